import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAnswer } from "./answer.server.ts";
import { createAnswerCache, type AnswerCache } from "./answer-cache.server.ts";
import { registerDelivery } from "./delivery.server.ts";

const cache = createAnswerCache({ maxBytes: 1_000_000 });
const app = Fastify({
  serverFactory: (handle) =>
    createServer((request, response) => {
      if (!cache.serve(request, response)) handle(request, response);
    }),
});
const long = Array.from({ length: 2_000 }, (_, index) => `${index * 7} and ${index ** 2} `).join("");
let made = 0;
const seen: (string | undefined)[] = [];
let origin: string;

beforeAll(async () => {
  registerDelivery(app, cache);
  app.get("/kept", (_request, reply) => {
    made++;
    reply.publish({ maxAge: 0, onServe: ({ headers }) => void seen.push(headers["user-agent"]) });
    return reply.send("x".repeat(2_000));
  });
  app.get("/long", (_request, reply) => {
    reply.publish({ maxAge: 0 });
    return reply.send(long);
  });
  app.get("/icons/*", (_request, reply) => {
    made++;
    reply.publish({ status: 301, maxAge: 0 });
    return reply.code(301).header("location", "/icons/set/home?look=size-48").send(Buffer.alloc(0));
  });
  app.get("/away", (_request, reply) => reply.redirect("https://pay.example/", 302));
  await app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());

async function ask(name: string, headers: Record<string, string>) {
  const response = await fetch(`${origin}/kept`, { headers: { "user-agent": name, ...headers } });
  await response.arrayBuffer();
  return response;
}

const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync, deflate: inflateSync };

/** Not by `fetch`, which reads fewer encodings. */
async function askLong(accepted: string): Promise<{ bytes: number; encoding: string | undefined }> {
  const headers = { "accept-encoding": accepted };
  const [response] = (await once(get(`${origin}/long`, { headers }), "response")) as [IncomingMessage];
  const body = await buffer(response);
  const encoding = response.headers["content-encoding"];
  const plain = encoding === undefined ? body : decoders[encoding as keyof typeof decoders](body);
  expect(plain.toString()).toBe(long);
  expect(response.headers["content-length"]).toBe(String(body.length));
  return { bytes: body.length, encoding };
}

const follow = async (path: string) => (await fetch(origin + path, { redirect: "manual" })).headers.get("location");

describe("a published response", () => {
  it("reports every delivery: fresh, cached, in another encoding, or not modified", async () => {
    const first = await ask("fresh", { "accept-encoding": "gzip" });
    await ask("kept", { "accept-encoding": "gzip" });
    expect(made).toBe(1);
    await ask("encoded", { "accept-encoding": "br" });
    const known = await ask("known", { "if-none-match": String(first.headers.get("etag")) });
    expect(known.status).toBe(304);
    expect(seen).toEqual(["fresh", "kept", "encoded", "known"]);
  });
});

it("a response that is requested again is compressed better from then on", async () => {
  const sizes: number[] = [];
  const measureOnce = async () => {
    sizes.push((await askLong("br")).bytes);
    return sizes.at(-1)!;
  };
  const first = await measureOnce();
  await expect.poll(measureOnce).toBeLessThan(first);
  expect(sizes[1]).toBe(first);
});

it("so is one that is requested in another encoding later", async () => {
  for (const encoding of ["gzip", "deflate"]) {
    const first = await askLong(encoding);
    expect(first.encoding).toBe(encoding);
    await expect.poll(async () => (await askLong(encoding)).bytes).toBeLessThan(first.bytes);
  }
});

it("every client gets the best encoding that it reads", async () => {
  const asked = ["gzip, deflate, br, zstd", "gzip, zstd", "deflate, gzip;q=0", "gzip;q=0", "identity"];
  const given = await Promise.all(asked.map(async (accepted) => (await askLong(accepted)).encoding));
  expect(given).toEqual(["br", "zstd", "deflate", undefined, undefined]);
});

it("a redirect preserves campaign parameters, fresh or cached for everyone, and reveals nothing to other sites", async () => {
  made = 0;
  const to = "/icons/set/home?look=size-48";
  expect(await follow("/icons/set/Home?utm_source=letter&gclid=1")).toBe(`${to}&utm_source=letter`);
  expect(await follow("/icons/set/Home?utm_campaign=a%20b&utm_source=x")).toBe(`${to}&utm_campaign=a%20b&utm_source=x`);
  expect(await follow("/icons/set/Home")).toBe(to);
  expect(made).toBe(1);
  expect(await follow("/away?utm_source=letter")).toBe("https://pay.example/");
});

it("a response to a non-canonical URL is not cached", async () => {
  made = 0;
  const query = "x".repeat(3_000);
  for (const path of ["/kept?a", "/kept?a", `/kept?${query}`, `/kept?${query}`])
    await (await fetch(origin + path, { headers: { "accept-encoding": "br" } })).arrayBuffer();
  expect(made).toBe(3);
});

function store(answers: AnswerCache, url: string, { status = 200 } = {}): void {
  const answer = createAnswer({}, Buffer.from("small"), status);
  answers.store(` ${url} `, answer, { generation: 0, ttlMs: 60_000 });
}

function has(answers: AnswerCache, url: string): boolean {
  const response = { writeHead: () => undefined, end: () => undefined };
  return answers.serve({ method: "GET", url, headers: {} } as never, response as never);
}

describe("cached responses", () => {
  it("use no more memory than allowed, however long their URLs", () => {
    const small = createAnswerCache({ maxBytes: 400_000 });
    const addresses = Array.from({ length: 200 }, (_, index) => `/${index}?${"x".repeat(1_900)}`);
    for (const url of addresses) store(small, url);
    const count = addresses.filter((url) => has(small, url)).length;
    expect(count).toBeGreaterThan(0);
    expect(count * 1_900).toBeLessThan(200_000);
  });

  it("that were requested again stay, whatever is requested once after them", () => {
    const answers = createAnswerCache({ maxBytes: 400_000 });
    for (const url of ["/known", "/new"]) store(answers, url);
    expect(has(answers, "/known")).toBe(true);
    for (let index = 0; index < 1_000; index++) store(answers, `/random/${index}`);
    expect([has(answers, "/known"), has(answers, "/new")]).toEqual([true, false]);
  });

  it("with errors stay among responses requested once, however often they are requested", () => {
    const answers = createAnswerCache({ maxBytes: 400_000 });
    store(answers, "/missing", { status: 404 });
    expect([has(answers, "/missing"), has(answers, "/missing")]).toEqual([true, true]);
    for (let index = 0; index < 1_000; index++) store(answers, `/random/${index}`);
    expect(has(answers, "/missing")).toBe(false);
  });
});
