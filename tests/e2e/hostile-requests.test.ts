import { once } from "node:events";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createRandom } from "../../bench/measure/random.ts";
import { listPlaces } from "../harness/calls/hostile-places.ts";
import { createHostileRequests, type HostileRequest } from "../harness/calls/hostile-requests.ts";
import { signIn } from "../harness/people/sign-in.ts";
import { amount } from "../harness/soak.ts";
import { startWholeSite, type TestApp } from "../harness/site/test-app.ts";

/** `FUZZ=100000` asks for more of them, `SEED=7` for others. */
const asked = Number(process.env["FUZZ"] ?? amount(1_000, 100_000));
const seed = Number(process.env["SEED"] ?? 1);
const atOnce = 8;
const requestsOfOnePerson = 50;
const patienceMs = 60_000;

let folder: string;
let site: TestApp;
let port: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "iconarium-flags-"));
  // Admins change what is in that file.
  const FLAGS_FILE = join(folder, "flags.json");
  await copyFile(join(import.meta.dirname, "../../data/flags.json"), FLAGS_FILE);
  // Nobody proves to be a person: behind that gate are the calls that take most.
  site = await startWholeSite({ TEST_MODE: "true", TEST_PAGES: "true", FLAGS_FILE }, (services) => ({
    ...services,
    captcha: { ...services.captcha, demand: async () => undefined },
  }));
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function listIcons(): Promise<{ id: string }[]> {
  const { icons } = (await site.app.inject("/siteApi/icons/v1/latest?amount=3")).json<{ icons: { id: string }[] }>();
  return icons;
}

/** What there is to be asked for, of each kind. */
async function listKnown(icons: readonly { id: string }[]): Promise<string[]> {
  const { headers } = await signIn(site, "owner@example.com");
  const collection = await site.app.inject({ method: "PUT", url: "/siteApi/collections/v2", headers, payload: {} });
  const body = { title: "Hedgehog with a book" };
  const made = await site.app.inject({ method: "PUT", url: "/api/requests", headers, payload: body });
  const { id, apiCode } = collection.json<{ collection: { id: string; apiCode: string } }>().collection;
  const ids = [...icons.map((icon) => icon.id), id, apiCode, made.json<{ request: { id: string } }>().request.id];
  const codes = [
    "home",
    "popular",
    "home--ai-garden",
    "lucide",
    "animals",
    "google",
    "pro-month",
    "DISPLAY_AD",
    "stripe",
  ];
  return [...ids, ...codes];
}

/** From everywhere, so that no limit of one network ends it. */
function chooseAddress(random: () => number): string {
  const octet = () => Math.floor(random() * 254) + 1;
  return process.platform === "linux" ? `127.${octet()}.${octet()}.${octet()}` : "127.0.0.1";
}

interface Requester {
  token: string;
  /** Ids and codes of what they made. */
  own: string[];
}

/** Those who ask, over and over as new people: limits are for people, too. */
function createCrowd(random: () => number, icons: readonly { id: string }[]) {
  let person = 0;
  let uses = requestsOfOnePerson;
  let clients: Requester[] = [];
  async function meet(role: string): Promise<Requester> {
    const { id, token, headers } = await signIn(site, `${role}${person}@example.com`);
    if (role !== "person") await site.services.userAdmin.change(id, { grant: role as "maker" });
    const put = async (url: string, payload: object) =>
      (await site.app.inject({ method: "PUT", url, headers, payload, remoteAddress: chooseAddress(random) })).json();
    const { collection } = (await put("/siteApi/collections/v2", {})) as {
      collection: { id: string; apiCode: string };
    };
    const made = (await put("/api/requests", { title: `Hedgehog of ${role} ${person}` })) as {
      request: { id: string };
    };
    await put(`/siteApi/icons/collections/${collection.id}/icons`, { icons: icons.map((icon) => icon.id) });
    return { token, own: [id, collection.id, collection.apiCode, made.request.id, ...icons.map((icon) => icon.id)] };
  }
  return async function chooseRequester(): Promise<Requester | undefined> {
    if ((uses += 1) > requestsOfOnePerson) {
      uses = 0;
      person += 1;
      clients = await Promise.all(["person", "maker", "admin"].map(meet));
    }
    return [undefined, ...clients][Math.floor(random() * (clients.length + 1))];
  };
}

/** The status; 0 for whoever was left without an answer. */
async function send({ method, path, headers, body }: HostileRequest, localAddress: string): Promise<number> {
  try {
    const length = body && { "content-length": String(body.length) };
    const sent = request({ port, method, path, headers: { ...headers, ...length }, localAddress, agent: false });
    // Whoever was refused early may hear of it again, when nobody listens any more.
    sent.on("error", () => undefined);
    sent.setTimeout(patienceMs, () => sent.destroy());
    const answered = once(sent, "response") as Promise<[IncomingMessage]>;
    sent.end(body);
    const [response] = await answered;
    // What never ends by itself has begun well.
    if (response.headers["content-type"]?.startsWith("text/event-stream")) sent.destroy();
    else await response.resume().toArray();
    return response.statusCode ?? 0;
  } catch {
    return 0;
  }
}

/** An answer of calls that stop where a server has not everything that there could be. */
const mayBeAway = /^\/(?:api\/iconsets\/vector\/|health\/ready\b)/;

const unmatched = ["/zz%0Ayy", "/zz%0D", "/zz%E2%80%A8", "/zz%E2%80%A9"];

test.each(unmatched)("%s, which no route matches, is a 404 in the visitor's language", async (path) => {
  const { statusCode, body } = await site.app.inject({ url: path, headers: { host: `de.localhost:${port}` } });
  expect(statusCode).toBe(404);
  expect(body).toContain('<html lang="de"');
  expect(body).toMatch(/<title>[^<]+<\/title>/);
  expect(body).toContain("<h1>404</h1>");
});

test("a failure before anything is loaded still renders the complete error page, also for signed-in people", async () => {
  const { addresses } = site.services;
  const resolve = addresses.resolve.bind(addresses);
  const anna = await signIn(site, "anna@example.com");
  addresses.resolve = () => Promise.reject(new Error("the addresses are away"));
  try {
    const { statusCode, body } = await site.app.inject({ url: "/icons", headers: anna.headers });
    expect(statusCode).toBe(500);
    expect(body).toContain("<h1>An error occurred</h1>");
    expect(body).toContain("anna@example.com");
  } finally {
    addresses.resolve = resolve;
  }
});

test("the page and the call of an invalid request id are not found", async () => {
  for (const id of ["x", "%00", "a%0Ab", "00000000-0000-4000-8000-00000000000G"]) {
    expect((await site.app.inject(`/icons/request-icon/${id}`)).statusCode, id).toBe(404);
    expect((await site.app.inject(`/api/requests/${id}`)).statusCode, id).toBe(404);
  }
});

test.each(["*", "*1.5?ref=*", "icons", "?term=home", "http://localhost?term=home"])(
  "%s, which is not a path, gets a response without a server error",
  async (target) => {
    const ask: HostileRequest = { method: "GET", path: target, headers: {}, body: undefined };
    expect(await send(ask, "127.0.0.1")).toBeOneOf([200, 302, 400, 404]);
  },
);

test("a visitor from an unknown marketplace gets a 404", async () => {
  const { headers } = await signIn(site, "anna@example.com");
  expect(await site.app.inject({ url: "/billing/appsumo?code=a", headers })).toMatchObject({ statusCode: 404 });
});

test("an unrequested provider response is rejected as expired, whatever it contains", async () => {
  for (const [index, state] of ["a-state-of-somebody", "' or 1=1 --", "a;b", "あ", "\n", "\0"].entries()) {
    const url = `/api/auth/v1/callback/google?code=a&state=${encodeURIComponent(state)}`;
    const { statusCode, headers } = await site.app.inject({ url, remoteAddress: `10.9.8.${index}` });
    expect([statusCode, headers.location], state).toEqual([302, expect.stringContaining("problem=expired")]);
  }
});

test("a return path may be written in any script", async () => {
  const anna = await signIn(site, "anna@example.com");
  const path = encodeURIComponent("/icon/set/эмодзи/emoji?q=あ");
  for (const url of [`/api/token/v1/enter?path=${path}`, `/icons/sign-in?path=${path}`]) {
    const { statusCode, headers } = await site.app.inject({ url, headers: anna.headers });
    expect(statusCode, url).toBe(302);
    expect(headers.location, url).toContain("/icon/set/%D1%8D%D0%BC%D0%BE%D0%B4%D0%B7%D0%B8/emoji?q=%E3%81%82");
  }
});

test(`no request fails with a server error, out of ${asked}`, { timeout: 60_000 + asked * 50 }, async () => {
  const random = createRandom(seed);
  const icons = await listIcons();
  const make = createHostileRequests(random, await listPlaces(site.app), await listKnown(icons));
  const chooseRequester = createCrowd(random, icons);
  const failures: string[] = [];
  const statuses = new Map<number, number>();
  let left = asked;
  const go = async () => {
    while ((left -= 1) >= 0) {
      const requester = await chooseRequester();
      const hostile = await make(requester?.own);
      const { headers } = hostile;
      if (requester && random() < 0.15) headers["authorization"] ??= `Bearer ${requester.token}`;
      else if (requester) {
        headers["cookie"] = [`token=${requester.token}`, headers["cookie"]].filter(Boolean).join("; ");
        headers["origin"] ??= `http://localhost:${port}`;
      }
      const status = await send(hostile, chooseAddress(random));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isFailure = status === 0 || (status >= 500 && !(status === 503 && mayBeAway.test(hostile.path)));
      if (!isFailure) continue;
      const { method, path, body } = hostile;
      failures.push(`${status} ${method} ${path} ${JSON.stringify(headers)} ${String(body ?? "").slice(0, 400)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, go));
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(`${asked} requests, seed ${seed}: ${counts.join(", ")}\n`);
  expect(failures.slice(0, 200)).toEqual([]);
});
