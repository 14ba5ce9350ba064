import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createPeople } from "../users/people.server.ts";
import { createSessions } from "./sessions.server.ts";
import { sessions as rows } from "../tables.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;
const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 1);
let nowMs = start;

beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

const open = () => createSessions({ ...held, now: () => new Date(nowMs) });
const meet = (email: string) => createPeople(held).meetByEmail(email, { locale: "en" });

test("a token lasts ten days from its last use, then expires", async () => {
  const sessions = open();
  const { id } = await meet("a@example.com");
  const { token } = await sessions.open(id, { device: "Firefox" });
  nowMs = start + 9 * dayMs;
  expect(await sessions.find(token)).toMatchObject({ personId: id, isRenewed: true });
  expect(await sessions.find(token)).toMatchObject({ personId: id, isRenewed: false });
  nowMs = start + 18 * dayMs;
  expect(await sessions.find(token)).toMatchObject({ personId: id });
  nowMs = start + 29 * dayMs;
  expect(await sessions.find(token)).toBeUndefined();
  expect(await sessions.list(id)).toEqual([]);
});

test("the database doesn't store tokens", async () => {
  const sessions = open();
  const { id } = await meet("b@example.com");
  const { token } = await sessions.open(id, { device: "Firefox" });
  const stored = await held.database.run((db) => db.select().from(rows));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(await sessions.find("x".repeat(43))).toBeUndefined();
});

test("a person signs out one device, all others, or all, but no other person's", async () => {
  const sessions = open();
  const [anna, ben] = [await meet("anna@example.com"), await meet("ben@example.com")];
  const [phone, laptop, other] = [
    await sessions.open(anna.id, { device: "Phone" }),
    await sessions.open(anna.id, { device: "Desk" }),
    await sessions.open(ben.id, { device: "Other" }),
  ];
  expect(await sessions.close(ben.id, phone.sessionId)).toBe(false);
  expect(await sessions.find(phone.token)).toBeDefined();
  expect(await sessions.close(anna.id, phone.sessionId)).toBe(true);
  expect(await sessions.find(phone.token)).toBeUndefined();
  const tablet = await sessions.open(anna.id, { device: "Tablet" });
  await sessions.closeAll(anna.id, { except: laptop.sessionId });
  expect(await sessions.find(tablet.token)).toBeUndefined();
  expect(await sessions.find(laptop.token)).toBeDefined();
  await sessions.closeAll(anna.id);
  expect(await sessions.find(laptop.token)).toBeUndefined();
  expect(await sessions.find(other.token)).toBeDefined();
});
