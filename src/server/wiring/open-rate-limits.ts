import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createMemoryRateLimits, type RateLimits } from "../../platform/http/limits/rate-limit.server.ts";
import {
  createPostgresRateLimits,
  createRedisRateLimits,
} from "../../platform/http/limits/shared-rate-limits.server.ts";
import type { Log } from "../../platform/log.server.ts";

/** Where rates are counted, as it is configured. */
export function openRateLimits(
  { REDIS_URL, RATE_LIMIT_STORE: store = REDIS_URL ?? "memory" }: Pick<Config, "RATE_LIMIT_STORE" | "REDIS_URL">,
  { database, log }: { database: Pick<Database, "run">; log: Log },
): RateLimits {
  if (store === "memory") return createMemoryRateLimits();
  return store === "postgres" ? createPostgresRateLimits(database, { log }) : createRedisRateLimits(store, { log });
}
