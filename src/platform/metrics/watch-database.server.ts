import type { Pool } from "pg";
import type { Database } from "../db/database.server.ts";
import type { Metrics } from "./metrics.server.ts";

/** The same database, timed, with its connections counted. */
export function watchDatabase(database: Database, metrics: Metrics | undefined): Database {
  if (!metrics) return database;
  let pool: Pool | undefined;
  metrics.watch("database_connections", "idle", () => pool?.idleCount);
  metrics.watch("database_connections", "busy", () => pool && pool.totalCount - pool.idleCount);
  metrics.watch("database_connections", "awaited", () => pool?.waitingCount);
  return {
    run: (work) =>
      metrics.time("database", () =>
        database.run((db) => {
          pool = db.$client;
          return work(db);
        }),
      ),
    close: () => database.close(),
  };
}
