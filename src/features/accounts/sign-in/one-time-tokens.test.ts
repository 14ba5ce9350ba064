import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { createOneTimeTokens } from "./one-time-tokens.server.ts";
import { oneTimeTokens as rows } from "../tables.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;
let nowMs = Date.UTC(2026, 0, 1);
const minuteMs = 60_000;

beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

const open = () => createOneTimeTokens({ ...held, now: () => new Date(nowMs) });

test("of twenty simultaneous uses of a token exactly one succeeds", async () => {
  const tokens = open();
  for (let round = 0; round < 5; round += 1) {
    const token = await tokens.make("sign-in", { payload: `round ${round}`, minutes: 15 });
    const used = await Promise.all(Array.from({ length: 20 }, () => tokens.use("sign-in", token)));
    expect(used.filter((one) => one !== undefined)).toEqual([{ personId: undefined, payload: `round ${round}` }]);
    expect(await tokens.use("sign-in", token)).toBeUndefined();
  }
});

test("a token is valid for its purpose only, for a short time", async () => {
  const tokens = open();
  const token = await tokens.make("sign-in", { minutes: 15 });
  expect(await tokens.use("email", token)).toBeUndefined();
  nowMs += 14 * minuteMs;
  expect(await tokens.use("sign-in", token)).toEqual({ personId: undefined, payload: "" });
  const late = await tokens.make("sign-in", { minutes: 15 });
  nowMs += 16 * minuteMs;
  expect(await tokens.use("sign-in", late)).toBeUndefined();
});

test("the database doesn't store tokens, and expired rows are deleted", async () => {
  const tokens = open();
  await tokens.make("email", { payload: "old", minutes: 1 });
  nowMs += 2 * minuteMs;
  const token = await tokens.make("email", { payload: "new", minutes: 1 });
  const stored = await held.database.run((db) => db.select().from(rows));
  expect(stored.map(({ payload }) => payload)).toEqual(["new"]);
  expect(JSON.stringify(stored)).not.toContain(token);
});
