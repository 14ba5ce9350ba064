import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../db/database.server.ts";
import { createBackoff, createMemoryBackoffs, type Backoffs } from "./backoff.server.ts";
import { createStoredBackoffs } from "./stored-backoffs.server.ts";
import { backoffs as table } from "./tables.server.ts";

const rule = { name: "tries", freely: 3, firstMs: 1_000, longestMs: 8_000 };

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ database, close } = await startDatabase());
});
afterAll(() => close());

/** Where failures are counted, and how time passes there. */
const places: Record<string, () => { backoffs: Backoffs; pass: (ms: number) => Promise<void> }> = {
  memory() {
    let nowMs = 1_000_000;
    return { backoffs: createMemoryBackoffs({ now: () => nowMs }), pass: async (ms) => void (nowMs += ms) };
  },
  "the database": () => ({
    backoffs: createStoredBackoffs({ database }),
    pass: async (ms) => {
      const earlier = sql`${ms} * interval '1 millisecond'`;
      const { waitUntil, expiresAt } = table;
      await database.run((db) =>
        db.update(table).set({ waitUntil: sql`${waitUntil} - ${earlier}`, expiresAt: sql`${expiresAt} - ${earlier}` }),
      );
    },
  }),
};

describe.each(Object.keys(places))("failures counted in %s", (place) => {
  const open = () => {
    const { backoffs, pass } = places[place]!();
    const readSeconds = async (who: string) => Math.max(0, Math.ceil((await backoffs.read(rule, who)) / 1000));
    return { backoffs, pass, readSeconds };
  };

  test("after some each one more doubles the wait, up to a maximum", async () => {
    const { backoffs, pass, readSeconds } = open();
    const waits: number[] = [];
    for (let count = 0; count < 9; count++) {
      await backoffs.note(rule, "ada");
      waits.push(await readSeconds("ada"));
      await pass(waits.at(-1)! * 1_000);
    }
    expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 8, 8]);
    expect(await readSeconds("ada")).toBe(0);
    await pass(17_000);
    await backoffs.note(rule, "ada");
    expect(await readSeconds("ada")).toBe(0);
  });

  test("concern one who failed, by one rule, and are forgiven by a success", async () => {
    const { backoffs, readSeconds } = open();
    for (let count = 0; count < 6; count++) await backoffs.note(rule, "bea");
    expect([await readSeconds("bea"), await readSeconds("ben")]).toEqual([4, 0]);
    expect(await backoffs.read({ ...rule, name: "others" }, "bea")).toBeLessThanOrEqual(0);
    await backoffs.forgive(rule, "bea");
    expect(await readSeconds("bea")).toBe(0);
  });

  test("of many at once as many get through as one by one", async () => {
    const { backoffs } = open();
    const waits = await Promise.all(Array.from({ length: 20 }, () => backoffs.take(rule, "carl")));
    expect(waits.filter((waitMs) => waitMs <= 0)).toHaveLength(4);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_000);
    const freely = await Promise.all(Array.from({ length: 30 }, () => backoffs.take({ ...rule, freely: 30 }, "cara")));
    expect(freely.filter((waitMs) => waitMs > 0)).toEqual([]);
  });
});

test("three servers count together, and one alone while the database is away", async () => {
  let isAway = false;
  const run: Database["run"] = (work) =>
    isAway ? Promise.reject(new AppError("unavailable", "away")) : database.run(work);
  const servers = Array.from({ length: 3 }, () => createStoredBackoffs({ database: { run } }));
  const waits = await Promise.all(Array.from({ length: 30 }, (_, place) => servers[place % 3]!.take(rule, "dora")));
  expect(waits.filter((waitMs) => waitMs <= 0)).toHaveLength(4);
  isAway = true;
  for (let count = 0; count < 4; count++) expect(await servers[0]!.take(rule, "dora")).toBeLessThanOrEqual(0);
  expect(await servers[0]!.take(rule, "dora")).toBeGreaterThan(0);
  expect(await servers[0]!.read(rule, "dora")).toBeGreaterThan(0);
});

test("what is kept doesn't say who failed", async () => {
  await createStoredBackoffs({ database }).note(rule, "emil@example.com");
  const rows = await database.run((db) => db.select().from(table).where(eq(table.failures, 1)));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("emil");
});

test("who has to wait is told how long", async () => {
  const server = { backoffs: createMemoryBackoffs() };
  const backoff = createBackoff({ ...rule, freely: 0 });
  await backoff.take({ server } as never, "fritz");
  await expect(backoff.take({ server } as never, "fritz")).rejects.toMatchObject({
    code: "limit_reached",
    retryAfterSeconds: 1,
  });
  await expect(backoff.demand({ server } as never, "fritz")).rejects.toMatchObject({ code: "limit_reached" });
});
