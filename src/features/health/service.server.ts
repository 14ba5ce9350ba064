import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import type { Readiness, Standing } from "./contract.ts";

/** Nobody who asks waits longer: load balancers give up soon. */
const patienceMs = 500;
/** However many ask, the database is asked once in this time. */
const lastsMs = 500;

/**
 * A server is ready when it is warm and has found the database migrated, or away: it reads on without it, as all others do
 * then. What it serves, the snapshot, is open before it listens.
 *
 * @param deps.now for tests; milliseconds, of a clock that nobody puts back
 */
export function createReadiness(deps: { database: Pick<Database, "run">; now?: () => number }): Readiness {
  const { database, now = () => performance.now() } = deps;
  let isWarm = false;
  let state: Standing["database"] = "starting";
  let asking: Promise<void> | undefined;
  let askedAt = -Infinity;

  async function ask(): Promise<void> {
    try {
      await database.run((db) => db.execute(sql`select 1`));
      state = "ready";
      askedAt = now();
    } catch {
      state = "away";
      askedAt = now();
    } finally {
      asking = undefined;
    }
  }

  return {
    async read() {
      if (now() - askedAt >= lastsMs) {
        asking ??= ask();
        const isKnown = await Promise.race([asking.then(() => true), wait(patienceMs, false, { ref: false })]);
        if (!isKnown && state === "ready") state = "away";
      }
      return { isReady: isWarm && state !== "starting", database: state };
    },
    noteWarm() {
      isWarm = true;
    },
  };
}
