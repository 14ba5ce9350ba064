import { Redis } from "ioredis";
import type { Pool, QueryConfig } from "pg";
import {
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from "rate-limiter-flexible";
import type { Log } from "../../log.server.ts";
import { createMemoryRateLimits, describeStanding, type RateLimits, type RateRule } from "./rate-limit.server.ts";

const redisPatienceMs = 500;

/**
 * Counts in Redis, Valkey or whatever speaks their protocol.
 *
 * @param url such as `redis://localhost:6379`
 */
export function createRedisRateLimits(url: string, { log }: { log: Log }): RateLimits {
  const storeClient = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: redisPatienceMs,
    commandTimeout: redisPatienceMs,
  });
  // Counts say it, too; without a listener it would end the process.
  storeClient.on("error", (error: Error) => log.debug({ err: error }, "Redis is away"));
  const connected = storeClient.connect().catch(() => undefined);
  return createSharedRateLimits({
    log,
    prepare: () => connected,
    createLimiter: (settings) => new RateLimiterRedis({ ...settings, storeClient }),
    close: async () => storeClient.disconnect(),
  });
}

/** Counts in PostgreSQL, in a table that is made with the first count. */
export function createPostgresRateLimits(
  database: { run<T>(work: (db: { $client: Pick<Pool, "query"> }) => Promise<T>): Promise<T> },
  { log }: { log: Log },
): RateLimits {
  const shared = {
    storeClient: { query: (query: QueryConfig) => database.run((db) => db.$client.query(query)) },
    storeType: "pool",
    tableName: "rate_limits",
  };
  let table: Promise<unknown> | undefined;
  const createTable = () =>
    new Promise((resolve, reject) => {
      // It deletes what has expired, too.
      const first = new RateLimiterPostgres({ ...shared, points: 0, duration: 0 }, (error?: Error) => {
        if (error) reject(error);
        else resolve(first);
      });
    });
  return createSharedRateLimits({
    log,
    async prepare() {
      table ??= createTable();
      await table.catch((error: unknown) => {
        table = undefined;
        throw error;
      });
    },
    createLimiter: (settings) =>
      new RateLimiterPostgres({ ...settings, ...shared, tableCreated: true, clearExpiredByTimeout: false }),
  });
}

interface Settings {
  keyPrefix: string;
  points: number;
  /** s */
  duration: number;
}

/** While the store is away, each server counts by itself. */
function createSharedRateLimits({
  log,
  prepare,
  createLimiter,
  close,
}: {
  log: Log;
  prepare: () => Promise<void>;
  createLimiter: (settings: Settings) => RateLimiterStoreAbstract;
  close?: () => Promise<void>;
}): RateLimits {
  const limiters = new Map<string, RateLimiterStoreAbstract>();
  const ownCounts = createMemoryRateLimits();
  let isAway = false;

  function findLimiter({ name, most, windowMs }: RateRule): RateLimiterStoreAbstract {
    const found = limiters.get(name);
    if (found) return found;
    const made = createLimiter({ keyPrefix: name, points: most, duration: windowMs / 1000 });
    limiters.set(name, made);
    return made;
  }

  /** @throws where the store is away */
  async function consume(rule: RateRule, who: string, times: number): Promise<RateLimiterRes> {
    await prepare();
    try {
      return await findLimiter(rule).consume(who, times);
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal;
      throw refusal;
    }
  }

  return {
    async count(rule, who, times = 1) {
      try {
        const { consumedPoints, msBeforeNext } = await consume(rule, who, times);
        isAway = false;
        return describeStanding(rule, consumedPoints, msBeforeNext);
      } catch (error) {
        if (!isAway) log.warn({ err: error }, "Rates are counted by each server alone: their store is away");
        isAway = true;
        return ownCounts.count(rule, who, times);
      }
    },
    get isAway() {
      return isAway;
    },
    async close() {
      await close?.();
    },
  };
}
