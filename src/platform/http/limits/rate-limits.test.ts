import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { startRedis, type OwnRedis } from "../../../../tests/harness/database/own-redis.ts";
import { createLog } from "../../log.server.ts";
import type { Database } from "../../db/database.server.ts";
import { createMemoryRateLimits, type RateLimits } from "./rate-limit.server.ts";
import { createPostgresRateLimits, createRedisRateLimits } from "./shared-rate-limits.server.ts";

const log = createLog("silent");
const rule = { name: "tries", most: 10, windowMs: 60_000 };

let redis: OwnRedis;
let database: Database;
let closeDatabase: () => Promise<void>;
beforeAll(async () => {
  redis = await startRedis();
  ({ database, close: closeDatabase } = await startDatabase());
}, 120_000);
afterAll(async () => {
  await redis.stop();
  await closeDatabase();
});

const opened: RateLimits[] = [];
afterAll(() => Promise.all(opened.map((limits) => limits.close())));

const stores: Record<string, () => RateLimits> = {
  memory: () => createMemoryRateLimits(),
  Redis: () => createRedisRateLimits(redis.url, { log }),
  PostgreSQL: () => createPostgresRateLimits(database, { log }),
};
const shared = ["Redis", "PostgreSQL"];

function open(store: string): RateLimits {
  const limits = stores[store]!();
  opened.push(limits);
  return limits;
}

describe.each(Object.keys(stores))("rates counted in %s", (store) => {
  test("what somebody does is within the limit up to it, and says what is left", async () => {
    const limits = open(store);
    const first = await limits.count(rule, "anna", 4);
    expect(first).toEqual({ isWithin: true, left: 6, resetSeconds: 60 });
    expect(await limits.count(rule, "anna", 6)).toMatchObject({ isWithin: true, left: 0 });
    expect(await limits.count(rule, "anna")).toMatchObject({ isWithin: false, left: 0 });
    expect(await limits.count(rule, "bea")).toMatchObject({ isWithin: true, left: 9 });
  });

  test("rules count apart", async () => {
    const limits = open(store);
    const other = { ...rule, name: "others" };
    await limits.count(other, "carl", 10);
    expect(await limits.count({ ...rule, name: "others still" }, "carl")).toMatchObject({ isWithin: true, left: 9 });
    expect(await limits.count(other, "carl")).toMatchObject({ isWithin: false });
  });

  test("a window begins with the first, and then anew", async () => {
    const limits = open(store);
    const short = { name: "short", most: 1, windowMs: 1000 };
    expect(await limits.count(short, "dora")).toMatchObject({ isWithin: true, resetSeconds: 1 });
    expect(await limits.count(short, "dora")).toMatchObject({ isWithin: false });
    await expect
      .poll(() => limits.count(short, "dora"), { interval: 250, timeout: 10_000 })
      .toMatchObject({
        isWithin: true,
      });
  });

  test("many at once are counted one by one", async () => {
    const limits = open(store);
    const standings = await Promise.all(Array.from({ length: 25 }, () => limits.count(rule, "emil")));
    expect(standings.filter(({ isWithin }) => isWithin)).toHaveLength(10);
  });
});

describe.each(shared)("several servers on one %s", (store) => {
  test("a limit of 10 is 10 for all of them", async () => {
    const servers = [open(store), open(store), open(store)];
    const standings = await Promise.all(
      Array.from({ length: 30 }, (_, place) => servers[place % 3]!.count(rule, "fritz")),
    );
    expect(standings.filter(({ isWithin }) => isWithin)).toHaveLength(10);
  });
});

test("while the store is away, a server counts by itself, and with the others again afterwards", async () => {
  const limits = createPostgresRateLimits(
    { run: (work) => (isAway ? Promise.reject(new Error("away")) : database.run(work)) },
    { log },
  );
  let isAway = false;
  await limits.count(rule, "gabi", 9);
  isAway = true;
  expect(await limits.count(rule, "gabi", 10)).toMatchObject({ isWithin: true, left: 0 });
  expect(await limits.count(rule, "gabi")).toMatchObject({ isWithin: false });
  isAway = false;
  expect(await limits.count(rule, "gabi")).toMatchObject({ isWithin: true, left: 0 });

  const own = await startRedis();
  const inRedis = createRedisRateLimits(own.url, { log });
  opened.push(inRedis);
  await own.stop();
  expect(await inRedis.count(rule, "hans", 10)).toMatchObject({ isWithin: true, left: 0 });
  expect(await inRedis.count(rule, "hans")).toMatchObject({ isWithin: false });
});
