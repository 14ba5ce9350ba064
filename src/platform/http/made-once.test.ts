import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { expect, it, onTestFinished } from "vitest";
import { createAnswerCache } from "./answers/answer-cache.server.ts";
import { registerDelivery } from "./answers/delivery.server.ts";

const text = "x".repeat(2_000);
const page = { maxAge: 0, keep: 60 };

/** A site with one page, made by `make`. */
async function openSite(make: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) {
  const cache = createAnswerCache({ maxBytes: 1_000_000 });
  const waiting: { count: number; done: () => void }[] = [];
  let asked = 0;
  const app = Fastify({
    serverFactory: (handle) =>
      createServer((request, response) => {
        asked++;
        for (const { count, done } of waiting) if (asked >= count) done();
        if (!cache.serve(request, response)) handle(request, response);
      }),
  });
  registerDelivery(app, cache);
  app.get("/page", { config: { isMadeOnce: true } }, make);
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const open = (headers: Record<string, string> = {}) =>
    ask({ port, host: "127.0.0.1", path: "/page", headers, agent: false }).end();
  return {
    open,
    async get(headers: Record<string, string> = {}) {
      const [response] = (await once(open(headers), "response")) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
    },
    /** Resolves when that many requests have come in. */
    arrived: (count: number) =>
      asked >= count ? Promise.resolve() : new Promise<void>((done) => waiting.push({ count, done })),
  };
}

it("simultaneous requests for a missing response share one, each in an encoding they accept", async () => {
  const gate = Promise.withResolvers<void>();
  let made = 0;
  const site = await openSite(async (_request, reply) => {
    made++;
    await gate.promise;
    reply.publish(page);
    return reply.type("text/plain").send(text);
  });
  const encodings = ["br", "gzip", "identity", "br", "gzip"];
  const answers = encodings.map((encoding) => site.get({ "accept-encoding": encoding }));
  await site.arrived(encodings.length);
  gate.resolve();
  const [first, second, third, ...rest] = await Promise.all(answers);
  expect(made).toBe(1);
  expect(brotliDecompressSync(first!.body).toString()).toBe(text);
  expect(gunzipSync(second!.body).toString()).toBe(text);
  expect(third!.body.toString()).toBe(text);
  expect(new Set([first, second, third, ...rest].map((answer) => answer!.headers.etag)).size).toBe(1);
});

it("a failure isn't shared: waiting requests try for themselves", async () => {
  const gate = Promise.withResolvers<void>();
  let made = 0;
  const site = await openSite(async (_request, reply) => {
    const isFirst = made++ === 0;
    await gate.promise;
    if (isFirst) throw new Error("once");
    reply.publish(page);
    return reply.send(text);
  });
  const first = site.get();
  await site.arrived(1);
  const others = [site.get(), site.get()];
  await site.arrived(3);
  gate.resolve();
  expect((await first).status).toBe(500);
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
});

it("when the first client disconnects, another takes its place for all who wait", async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  let made = 0;
  const site = await openSite(async (_request, reply) => {
    made++;
    begun.resolve();
    await gate.promise;
    reply.publish(page);
    return reply.send(text);
  });
  const first = site.open();
  first.on("error", () => undefined);
  await begun.promise;
  const others = [site.get(), site.get(), site.get()];
  await site.arrived(4);
  first.destroy();
  await expect.poll(() => made).toBe(2);
  gate.resolve();
  expect((await Promise.all(others)).map(({ body }) => body.toString())).toEqual([text, text, text]);
  expect(made).toBe(2);
});

it.each([{ cookie: "theme=dark; token=abc" }, { authorization: "Bearer abc" }])(
  "a request with credentials shares nothing: %o",
  async (credentials) => {
    let made = 0;
    const site = await openSite(async (_request, reply) => {
      reply.publish(page);
      return reply.send(`${text} ${++made}`);
    });
    const answers = [await site.get(credentials), await site.get(), await site.get(credentials), await site.get()];
    expect(answers.map(({ body }) => body.toString().slice(text.length))).toEqual([" 1", " 2", " 3", " 2"]);
  },
);

it("a response that sets a cookie, or fails after publication, isn't cached", async () => {
  let made = 0;
  const site = await openSite(async ({ headers }, reply) => {
    made++;
    reply.publish(page);
    if (headers["x-fails"] !== undefined) return reply.code(503).send(text);
    return reply.header("set-cookie", "a=b").send(text);
  });
  for (const headers of [{}, {}, { "x-fails": "1" }, { "x-fails": "1" }]) await site.get(headers);
  expect(made).toBe(4);
});

it("redirects and errors are cached with their status", async () => {
  const answers: [status: number, headers: Record<string, string>][] = [
    [301, { location: "/elsewhere" }],
    [404, {}],
  ];
  for (const [status, headers] of answers) {
    let made = 0;
    const site = await openSite(async (_request, reply) => {
      made++;
      reply.publish({ ...page, status });
      return reply.code(status).headers(headers).send(text);
    });
    expect(await site.get()).toMatchObject({ status, headers });
    expect(await site.get({ "if-none-match": "*" })).toMatchObject({ status, headers });
    expect(made).toBe(1);
  }
});
