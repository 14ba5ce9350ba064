import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Challenge } from "altcha-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collectionChangesPath } from "../src/features/collections/contract.ts";
import { reportPath } from "../src/features/error-reports/contract.ts";
import { createUserAdmin } from "../src/features/accounts/admin/user-admin.server.ts";
import { createSessions } from "../src/features/accounts/sessions/sessions.server.ts";
import { createPeople } from "../src/features/accounts/users/people.server.ts";
import { readMailLink } from "../src/features/accounts/mail/mail-link.ts";
import { captchaHeader } from "../src/core/people/captcha.ts";
import { collectionsPath } from "../src/core/urls/paths/collection-paths.ts";
import { formatImagePath } from "../src/core/urls/paths/image-path.ts";
import { createOutbox } from "../src/platform/mail/outbox.server.ts";
import type { Database } from "../src/platform/db/database.server.ts";
import { startDatabase } from "./harness/database/database.ts";
import { findFreePort } from "./harness/database/own-postgres.ts";
import { startRedis, type OwnRedis } from "./harness/database/own-redis.ts";
import { createTestDatabase, type TestDatabase } from "./harness/database/shared-postgres.ts";
import { solveCaptcha } from "./harness/people/solve-captcha.ts";
import { openFixtureCatalogue, pictureSets, prepareFixtureData } from "./harness/site/fixture-catalogue.ts";
import { startCalls } from "./harness/site/start-calls.ts";

/** What one server does, the others know within this time. */
const soon = { timeout: 1_000, interval: 20 };

interface Server {
  dataDir: string;
  ask: (
    method: string,
    path: string,
    options?: { token?: string; body?: object; headers?: object },
  ) => Promise<Response>;
  stop: () => Promise<void>;
}

let shared: TestDatabase;
let redis: OwnRedis;
let database: Database;
let closeDatabase: () => Promise<void>;
let servers: readonly [Server, Server, Server];
let icon: string;

beforeAll(async () => {
  shared = await createTestDatabase();
  ({ database, close: closeDatabase } = await startDatabase(shared.url));
  redis = await startRedis(await findFreePort());
  const catalogue = join(await prepareFixtureData(pictureSets), "catalogue");
  const snapshot = await openFixtureCatalogue(pictureSets);
  icon = snapshot.catalogue.id(7);
  snapshot.close();
  servers = [await startServer(catalogue), await startServer(catalogue), await startServer(catalogue)];
}, 120_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await redis?.stop();
  await closeDatabase?.();
  await shared?.drop();
});

async function startServer(catalogue: string): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), "iconarium-server-"));
  await symlink(catalogue, join(dataDir, "catalogue"), "junction");
  const { url, child, ended } = await startCalls(dataDir, {
    DATABASE_URL: shared.url!,
    REDIS_URL: redis.url,
    SECRET_KEY: "c2VjcmV0LW9mLXRocmVlLXNlcnZlcnMtb2Ytb25lLXRlc3Q",
  });
  return {
    dataDir,
    ask: (method, path, { token, body, headers } = {}) =>
      fetch(url + path, {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    async stop() {
      child.kill("SIGKILL");
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function signIn(email: string, { isAdmin = false } = {}): Promise<string> {
  const sessions = createSessions({ database });
  const { id } = await createPeople({ database }).meetByEmail(email, { locale: "en" });
  if (isAdmin) await createUserAdmin({ database, sessions }).change(id, { grant: "admin" });
  return (await sessions.open(id, { device: "Test" })).token;
}

async function prove(server: Server): Promise<Record<string, string>> {
  const challenge = (await (await server.ask("GET", "/api/captcha/v1/challenge")).json()) as Challenge;
  return { [captchaHeader]: await solveCaptcha(challenge) };
}

const statusesOf = async (
  of: readonly Server[],
  method: string,
  path: string,
  options?: Parameters<Server["ask"]>[2],
) => Promise.all(of.map(async (server) => (await server.ask(method, path, options)).status));

const countEach = (statuses: readonly number[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(statuses, String)).map(([status, each]) => [status, each!.length]));

test("who signs out on one server is signed out on all of them within a second", async () => {
  const token = await signIn("anna@example.com");
  expect(await statusesOf(servers, "GET", collectionsPath, { token })).toEqual([200, 200, 200]);
  expect((await servers[0].ask("POST", "/api/auth/v1/logout", { token, body: {} })).status).toBe(200);
  await expect.poll(() => statusesOf(servers, "GET", collectionsPath, { token }), soon).toEqual([401, 401, 401]);
});

test("who is put on hold by an admin on one server is refused by all of them within a second", async () => {
  const [admin, token] = [await signIn("admin@example.com", { isAdmin: true }), await signIn("bea@example.com")];
  expect(await statusesOf(servers, "GET", collectionsPath, { token })).toEqual([200, 200, 200]);
  const { id } = await createPeople({ database }).meetByEmail("bea@example.com", { locale: "en" });
  const held = await servers[0].ask("PATCH", `/api/admin/v1/people/${id}`, { token: admin, body: { isAbuser: true } });
  expect(held.status, await held.text()).toBe(200);
  await expect.poll(() => statusesOf(servers, "GET", collectionsPath, { token }), soon).toEqual([401, 401, 401]);
});

test("a proof of work counts once", async () => {
  const headers = await prove(servers[0]);
  const body = { email: "carl@example.com" };
  const path = "/api/auth/v1/login/email";
  const statuses = await statusesOf([...servers, ...servers], "POST", path, { headers, body });
  expect(countEach(statuses)).toEqual({ 200: 1, 403: 5 });
});

test("a link that one server sent signs in once, on any of them", async () => {
  const email = "dora@example.com";
  const asked = { headers: await prove(servers[0]), body: { email } };
  expect((await servers[0].ask("POST", "/api/auth/v1/login/email", asked)).status).toBe(200);
  const outbox = createOutbox({ folder: join(servers[0].dataDir, "outbox") });
  const letter = (await outbox.list()).find(({ to }) => to === email)!;
  const { token } = readMailLink(new URL(/http\S+/.exec(letter.text)![0]).hash)!;
  const path = "/api/auth/v1/login/email/confirm";
  const statuses = await statusesOf([...servers, ...servers], "POST", path, { body: { token } });
  expect(countEach(statuses)).toEqual({ 200: 1, 404: 5 });
});

test("a limit is the same for three servers as for one", async () => {
  const body = { kind: "error", message: "broken", path: "/icons" };
  const many = Array.from({ length: 10 }, () => servers).flat();
  const statuses = await statusesOf(many, "POST", reportPath, { body });
  expect(countEach(statuses)).toEqual({ 204: 20, 429: 10 });
});

test("who asks for letters again and again waits on all servers", async () => {
  const statuses: number[] = [];
  for (const server of [...servers, ...servers]) {
    const asked = { headers: await prove(server), body: { email: "emil@example.com" } };
    statuses.push((await server.ask("POST", "/api/auth/v1/login/email", asked)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});

test("icons that are published or taken down on one server are seen so on all of them within a second", async () => {
  const token = await signIn("admin@example.com", { isAdmin: true });
  const publish = async (size: number) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="M3 7l15.678 1.234v${size}z"/></svg>`;
    const pack = { title: `Pack ${size}`, author: `Maker ${size}`, license: "MIT", category: "science" };
    const body = { ...pack, drawings: [{ name: "Thing", svg }] };
    const answered = await servers[0].ask("POST", "/api/admin/v1/catalogue/packs", { token, body });
    const { published } = (await answered.json()) as { published: [{ id: string }] };
    return formatImagePath(published[0].id, "svg");
  };
  // With the first one, each server reads the rules by which icons are described.
  const first = await publish(8);
  await expect.poll(() => statusesOf(servers, "GET", first), { timeout: 30_000 }).toEqual([200, 200, 200]);
  const second = await publish(9);
  await expect.poll(() => statusesOf(servers, "GET", second), soon).toEqual([200, 200, 200]);

  const seen = formatImagePath(icon, "svg");
  expect(await statusesOf(servers, "GET", seen)).toEqual([200, 200, 200]);
  const removed = { token, body: { icon, reason: "license" } };
  expect((await servers[1].ask("POST", "/api/admin/v1/catalogue/taken-down", removed)).status).toBe(200);
  await expect.poll(() => statusesOf(servers, "GET", seen), soon).toEqual([410, 410, 410]);
});

test("what changes on one server is told on the streams of the others within a second", async () => {
  const token = await signIn("fritz@example.com");
  const streams = await Promise.all(
    servers.slice(1).map((server) => server.ask("GET", collectionChangesPath, { token })),
  );
  const told = streams.map(() => "");
  for (const [place, stream] of streams.entries()) {
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
    // It ends with its server, at the latest.
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) told[place] += part.value;
    })().catch(() => undefined);
  }
  await expect.poll(() => told.every((text) => text.includes("data: {}")), { timeout: 10_000 }).toBe(true);
  const made = await servers[0].ask("PUT", collectionsPath, { token, body: { name: "Ours" } });
  expect(made.status, await made.text()).toBe(200);
  await expect.poll(() => told.filter((text) => /data: \{"ids":\[.+\]\}/.test(text)).length, soon).toBe(2);
  for (const stream of streams) void stream.body?.cancel().catch(() => undefined);
});
