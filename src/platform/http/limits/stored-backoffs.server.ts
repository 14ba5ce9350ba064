import { createHash } from "node:crypto";
import { eq, lt, sql, type SQL } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../db/database.server.ts";
import { createMemoryBackoffs, mostDoublings, type BackoffRule, type Backoffs } from "./backoff.server.ts";
import { backoffs } from "./tables.server.ts";

const tidyEveryMs = 600_000;
const interval = (ms: number | SQL) => sql`${ms} * interval '1 millisecond'`;

/**
 * Counts in the database, for all servers of a site: what makes somebody wait is rare, and writes by itself. While the
 * database is away, each server counts alone.
 */
export function createStoredBackoffs({ database }: { database: Pick<Database, "run"> }): Backoffs {
  const own = createMemoryBackoffs();
  let tidiedAt = performance.now();

  async function tidy(): Promise<void> {
    if (performance.now() - tidiedAt < tidyEveryMs) return;
    tidiedAt = performance.now();
    await database.run((db) => db.delete(backoffs).where(lt(backoffs.expiresAt, sql`now()`)));
  }

  async function readStored(rule: BackoffRule, key: string): Promise<number> {
    const left = sql<number>`extract(epoch from ${backoffs.waitUntil} - now())::float8 * 1000`;
    const [found] = await database.run((db) => db.select({ left }).from(backoffs).where(eq(backoffs.key, key)));
    // Nobody waits longer: the clock was put back.
    return found === undefined || found.left > rule.longestMs ? 0 : found.left;
  }

  /** @returns whether it was counted */
  async function count(rule: BackoffRule, key: string, { isAlways }: { isAlways: boolean }): Promise<boolean> {
    const { freely, firstMs, longestMs } = rule;
    const times = sql`case when ${backoffs.expiresAt} <= now() then 1 else ${backoffs.failures} + 1 end`;
    const waitAfter = (failures: SQL) => {
      const doublings = sql`least(greatest(${failures} - ${freely} - 1, 0), ${mostDoublings})`;
      const waitMs = sql`least(${longestMs}::float8, ${firstMs}::float8 * 2 ^ ${doublings})`;
      // Long ago, and not now: of statements at one time, each has a now of its own.
      return sql`case when ${failures} <= ${freely} then to_timestamp(0) else now() + ${interval(waitMs)} end`;
    };
    const expiresAt = sql`now() + ${interval(2 * longestMs)}`;
    const counted = await database.run((db) =>
      db
        .insert(backoffs)
        .values({ key, failures: 1, waitUntil: waitAfter(sql`1`), expiresAt })
        .onConflictDoUpdate({
          target: backoffs.key,
          set: { failures: times, waitUntil: waitAfter(sql`(${times})`), expiresAt },
          ...(!isAlways && {
            setWhere: sql`${backoffs.waitUntil} <= now() or ${backoffs.waitUntil} > now() + ${interval(longestMs)}`,
          }),
        })
        .returning({ key: backoffs.key }),
    );
    await tidy();
    return counted.length > 0;
  }

  return {
    read: (rule, who) =>
      orElse(
        () => readStored(rule, digest(rule, who)),
        () => own.read(rule, who),
      ),
    note: (rule, who) =>
      orElse(
        async () => void (await count(rule, digest(rule, who), { isAlways: true })),
        () => own.note(rule, who),
      ),
    take: (rule, who) =>
      orElse(
        async () => {
          const key = digest(rule, who);
          return (await count(rule, key, { isAlways: false })) ? 0 : Math.max(1, await readStored(rule, key));
        },
        () => own.take(rule, who),
      ),
    forgive: (rule, who) =>
      orElse(
        async () => void (await database.run((db) => db.delete(backoffs).where(eq(backoffs.key, digest(rule, who))))),
        () => own.forgive(rule, who),
      ),
  };
}

const digest = ({ name }: BackoffRule, who: string) =>
  createHash("sha256").update(`${name}\n${who}`).digest("base64url");

async function orElse<Result>(stored: () => Promise<Result>, alone: () => Promise<Result>): Promise<Result> {
  try {
    return await stored();
  } catch (error) {
    if (error instanceof AppError && error.code === "unavailable") return alone();
    throw error;
  }
}
