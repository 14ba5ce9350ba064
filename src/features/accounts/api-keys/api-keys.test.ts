import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createLog } from "../../../platform/log.server.ts";
import { mostApiKeys } from "../contract.ts";
import { apiKeys as rows } from "../tables.server.ts";
import { createPeople } from "../users/people.server.ts";
import { createApiKeys } from "./api-keys.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;
const minuteMs = 60_000;
let nowMs = Date.UTC(2026, 0, 1);

beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

const open = () => createApiKeys({ ...held, log: createLog("silent"), now: () => new Date(nowMs) });
const meet = (email: string) => createPeople(held).meetByEmail(email, { locale: "en" });
const wish = { name: "Build", scopes: ["search", "download"] as const, expiresAt: undefined };

test("a key is its owner’s until it is revoked, on every server at once", async () => {
  const [here, there] = [open(), open()];
  const { id } = await meet("a@example.com");
  const { key, apiKey } = await here.make(id, wish);
  const found = { id: apiKey.id, personId: id, scopes: ["search", "download"] };
  expect([await here.find(key), await there.find(key)]).toEqual([found, found]);
  expect(await here.revoke((await meet("b@example.com")).id, apiKey.id)).toBe(false);
  expect(await there.find(key)).toEqual(found);
  expect(await here.revoke(id, apiKey.id)).toBe(true);
  expect([await here.find(key), await there.find(key)]).toEqual([undefined, undefined]);
});

test("the database doesn’t store keys, only their last four characters", async () => {
  const keys = open();
  const { id } = await meet("c@example.com");
  const { key, apiKey } = await keys.make(id, wish);
  const stored = JSON.stringify(await held.database.run((db) => db.select().from(rows)));
  expect(stored).not.toContain(key.slice(4, -5));
  expect(apiKey.ending).toBe(key.slice(-4));
  expect(await keys.list(id)).toEqual([apiKey]);
});

test("a key opens nothing from the moment it expires, and stays listed", async () => {
  const keys = open();
  const { id } = await meet("d@example.com");
  const { key } = await keys.make(id, { ...wish, expiresAt: new Date(nowMs + minuteMs) });
  nowMs += minuteMs - 1;
  expect(await keys.find(key)).toBeDefined();
  nowMs += 1;
  expect(await keys.find(key)).toBeUndefined();
  expect(await keys.list(id)).toHaveLength(1);
});

test("use is written later, and once in a minute", async () => {
  const keys = open();
  const { id } = await meet("e@example.com");
  const { key } = await keys.make(id, wish);
  const lastUse = async () => (await keys.list(id))[0]!.usedAt?.getTime();
  const first = nowMs;
  await keys.find(key);
  expect(await lastUse()).toBeUndefined();
  await keys.flush();
  expect(await lastUse()).toBe(first);
  nowMs += minuteMs;
  await keys.find(key);
  await keys.flush();
  expect(await lastUse()).toBe(first);
  nowMs += 1;
  await keys.find(key);
  await keys.flush();
  expect(await lastUse()).toBe(nowMs);
});

test("nobody has more keys than are allowed, however many are made at once", async () => {
  const keys = open();
  const { id } = await meet("f@example.com");
  const made = await Promise.allSettled(Array.from({ length: mostApiKeys + 5 }, () => keys.make(id, wish)));
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(mostApiKeys);
  const refused = made.find((one) => one.status === "rejected");
  expect(refused?.reason).toMatchObject({ code: "limit_reached" });
  await keys.revokeAll(id);
  expect(await keys.list(id)).toEqual([]);
});
