import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { makeToken } from "../../../platform/http/cookies/session-token.server.ts";
import { createOneTimeTokens } from "./one-time-tokens.server.ts";
import { createCrossOriginSignIn } from "./cross-origin-sign-in.server.ts";
import { oneTimeTokens as rows } from "../tables.server.ts";

let held: Awaited<ReturnType<typeof startDatabase>>;
let nowMs = Date.now();
beforeAll(async () => {
  held = await startDatabase();
});
afterAll(() => held.close());

/** As a process has them that has just begun: they share nothing but the database. */
const open = () =>
  createCrossOriginSignIn({ oneTimeTokens: createOneTimeTokens({ ...held, now: () => new Date(nowMs) }) });
const make = () => ({ token: makeToken(), ticket: makeToken() });

test("a code from one process is redeemed by another process, once", async () => {
  const transfer = make();
  const code = await open().open(transfer);
  const redeemed = await Promise.all(Array.from({ length: 8 }, () => open().redeem(code, transfer.ticket)));
  expect(redeemed.filter((token) => token !== undefined)).toEqual([transfer.token]);
});

test("a code with another ticket or too late is rejected, and the attempt uses it up", async () => {
  for (const ticket of [makeToken(), undefined]) {
    const transfer = make();
    const code = await open().open(transfer);
    expect(await open().redeem(code, ticket)).toBeUndefined();
    expect(await open().redeem(code, transfer.ticket)).toBeUndefined();
  }
  const late = make();
  const code = await open().open(late);
  nowMs += 61_000;
  expect(await open().redeem(code, late.ticket)).toBeUndefined();
  expect(await open().redeem("made-up", late.ticket)).toBeUndefined();
});

test("the database stores no code, ticket or token", async () => {
  const transfer = make();
  const code = await open().open(transfer);
  const stored = JSON.stringify(await held.database.run((db) => db.select().from(rows)));
  expect(stored).toContain("passage");
  for (const secret of [code, transfer.token, transfer.ticket]) expect(stored).not.toContain(secret);
});
