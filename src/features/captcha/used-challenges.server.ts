import { lt } from "drizzle-orm";
import type { UsedChallenges } from "../../platform/captcha/altcha-captcha.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { isClockSteady } from "../../platform/steady-clock.server.ts";
import { usedChallenges } from "./tables.server.ts";

/** @param deps.now for tests; the clock otherwise */
export function createUsedChallenges(deps: { database: Database; now?: () => Date }): UsedChallenges {
  const { database, now = () => new Date() } = deps;
  return {
    use: (id, expiresAt) =>
      database.run(async (db) => {
        if (isClockSteady()) await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now()));
        const added = await db
          .insert(usedChallenges)
          .values({ id, expiresAt })
          .onConflictDoNothing()
          .returning({ id: usedChallenges.id });
        return added.length === 1;
      }),
  };
}
