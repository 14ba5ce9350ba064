import { createHash } from "node:crypto";
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { popularTerm } from "../../../core/urls/address.ts";
import { cleanTerm, termWords } from "../../../core/urls/normalize-query.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import { searchHistory } from "../tables.server.ts";
import type { TermLog } from "./query-log.server.ts";

/** Whose history it is: a browser's, or that of an account. */
export type HistoryOwner = `guest:${string}` | `user:${string}`;

/** A digest, with which nobody can pretend. */
export const guestOf = (client: string): HistoryOwner =>
  `guest:${createHash("sha256").update(client).digest("base64url")}`;

/** What somebody searched for, so that it can be searched again. */
export interface SearchHistory {
  /** Otherwise nothing is remembered, and what was is not shown. */
  readonly isEnabled: boolean;
  /**
   * The terms of an owner, the last one first.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  list(owner: HistoryOwner): Promise<string[]>;
  /** Notes that the owner searched. Never fails: a history that cannot be written has a gap. */
  remember(owner: HistoryOwner, search: { term: string; language: string }): Promise<void>;
  /**
   * Forgets one term, or all of them.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  forget(owner: HistoryOwner, term?: string): Promise<void>;
  /**
   * Moves a history to another owner, who may have one already: for a guest who signs in. False where there was none.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  move(from: HistoryOwner, to: HistoryOwner): Promise<boolean>;
  close(): void;
}

const mostTerms = 100;
const dayMs = 86_400_000;
/** As long as the cookie that tells whose it is. */
const historyRetentionDays = 365;
/** A visitor who searches for a term again counts among those who look for it once in this time. */
const countedOnceDays = 30;

/** @param deps.now for tests; the clock otherwise */
export function createSearchHistory(deps: {
  database: Database;
  terms: Pick<TermLog, "countVisitor">;
  isEnabled: boolean;
  log: Log;
  now?: () => Date;
}): SearchHistory {
  const { database, terms, isEnabled, log, now = () => new Date() } = deps;
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs);
  const timer = setInterval(() => void dropOld(), dayMs).unref();

  async function dropOld(): Promise<void> {
    if (!isClockSteady()) return;
    await gently(() =>
      database.run((db) => db.delete(searchHistory).where(lt(searchHistory.searchedAt, daysAgo(historyRetentionDays)))),
    );
  }

  async function gently(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.debug({ err: error }, "Waiting for the database to save the search history");
    }
  }

  async function write(owner: HistoryOwner, term: string): Promise<Date | undefined> {
    return database.run(async (db) => {
      const isIt = and(eq(searchHistory.owner, owner), eq(searchHistory.term, term));
      const [before] = await db.select({ at: searchHistory.searchedAt }).from(searchHistory).where(isIt);
      const searchedAt = now();
      await db
        .insert(searchHistory)
        .values({ owner, term, searchedAt })
        .onConflictDoUpdate({ target: [searchHistory.owner, searchHistory.term], set: { searchedAt } });
      const surplus = db
        .select({ term: searchHistory.term })
        .from(searchHistory)
        .where(eq(searchHistory.owner, owner))
        .orderBy(desc(searchHistory.searchedAt), searchHistory.term)
        .offset(mostTerms);
      await db.delete(searchHistory).where(and(eq(searchHistory.owner, owner), inArray(searchHistory.term, surplus)));
      return before?.at;
    });
  }

  return {
    isEnabled,
    async list(owner) {
      if (!isEnabled) return [];
      const rows = await database.run((db) =>
        db
          .select({ term: searchHistory.term })
          .from(searchHistory)
          .where(eq(searchHistory.owner, owner))
          .orderBy(desc(searchHistory.searchedAt), searchHistory.term)
          .limit(mostTerms),
      );
      return rows.map(({ term }) => term);
    },
    async remember(owner, { term: typed, language }) {
      const term = normalize(typed);
      if (!isEnabled || term === "" || term === popularTerm) return;
      await gently(async () => {
        const before = await write(owner, term);
        if (!before || before < daysAgo(countedOnceDays)) terms.countVisitor(term, language);
      });
    },
    async forget(owner, term) {
      const isWanted = term === undefined ? undefined : eq(searchHistory.term, normalize(term));
      await database.run((db) => db.delete(searchHistory).where(and(eq(searchHistory.owner, owner), isWanted)));
    },
    async move(from, to) {
      return database.run((db) =>
        db.transaction(async (tx) => {
          const rows = await tx.delete(searchHistory).where(eq(searchHistory.owner, from)).returning();
          if (rows.length === 0) return false;
          await tx
            .insert(searchHistory)
            .values(rows.map(({ term, searchedAt }) => ({ owner: to, term, searchedAt })))
            .onConflictDoUpdate({
              target: [searchHistory.owner, searchHistory.term],
              set: { searchedAt: sql`greatest(${searchHistory.searchedAt}, excluded.searched_at)` },
            });
          return true;
        }),
      );
    },
    close: () => clearInterval(timer),
  };
}

/** The words as the page of results has them. */
const normalize = (term: string) => termWords(cleanTerm(term));
