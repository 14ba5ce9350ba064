import { and, desc, gt, gte, sql } from "drizzle-orm";
import type { Log } from "../../platform/log.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { searchTerms } from "./tables.server.ts";

const flushEveryMs = 5_000;
const pendingLimit = 5_000;
const rowsPerStatement = 1_000;
const termLengthLimit = 64;
const popularOverDays = 30;
/** What fewer people look for is shown to nobody else. */
const fewestVisitors = 3;

/** Remembers what people search for. Recording costs a map entry: rows are written in batches, every few seconds. */
export interface TermLog {
  /** Notes one search and how many icons it found. Never throws, never waits. */
  record(term: string, language: string, total: number): void;
  /** Notes that a visitor searched who had not searched for this lately. Never throws, never waits. */
  countVisitor(term: string, language: string): void;
  /**
   * The terms of the last 30 days that found something and that several visitors searched for: those of the language
   * first, most searched first.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  popularTerms(limit: number, language: string): Promise<string[]>;
  /** Writes what is still pending; a database that is away keeps it pending. */
  flush(): Promise<void>;
  /** Flushes for the last time. */
  close(): Promise<void>;
}

type Row = typeof searchTerms.$inferSelect;

/**
 * @param deps.now for tests; the clock otherwise
 */
export function createTermLog(deps: { database: Database; log: Log; now?: () => Date }): TermLog {
  const { database, log, now = () => new Date() } = deps;
  let pending = new Map<string, Row>();
  let flushing: Promise<void> | undefined;
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  /** Past the limit new terms are dropped, so that a flood of invented words cannot fill the memory. */
  function add(row: Row): void {
    const key = `${row.day} ${row.language} ${row.term}`;
    const known = pending.get(key);
    if (known) {
      known.searches += row.searches;
      known.emptySearches += row.emptySearches;
      known.visitors += row.visitors;
    } else if (pending.size < pendingLimit) {
      pending.set(key, row);
    }
  }

  function note(term: string, language: string, counts: Omit<Row, "term" | "language" | "day">): void {
    const normal = normalise(term);
    if (normal !== "") add({ term: normal, language: language.slice(0, 2), day: dayOf(now()), ...counts });
  }

  async function write(): Promise<void> {
    const rows = [...pending.values()];
    pending = new Map();
    // One order for all writers: two processes that update the same rows never wait for each other in a circle.
    rows.sort((a, b) => compare(a.day, b.day) || compare(a.language, b.language) || compare(a.term, b.term));
    while (rows.length > 0) {
      const batch = rows.slice(0, rowsPerStatement);
      try {
        await database.run((db) =>
          db
            .insert(searchTerms)
            .values(batch)
            .onConflictDoUpdate({
              target: [searchTerms.day, searchTerms.language, searchTerms.term],
              set: {
                searches: sql`${searchTerms.searches} + excluded.searches`,
                emptySearches: sql`${searchTerms.emptySearches} + excluded.empty_searches`,
                visitors: sql`${searchTerms.visitors} + excluded.visitors`,
              },
            }),
        );
      } catch (error) {
        for (const row of rows) add(row);
        log.debug({ err: error }, "Search terms wait for the database");
        return;
      }
      rows.splice(0, batch.length);
    }
  }

  function flush(): Promise<void> {
    if (pending.size === 0) return flushing ?? Promise.resolve();
    flushing ??= write().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  return {
    record(term, language, total) {
      note(term, language, { searches: 1, emptySearches: total === 0 ? 1 : 0, visitors: 0 });
    },
    countVisitor(term, language) {
      note(term, language, { searches: 0, emptySearches: 0, visitors: 1 });
    },
    async popularTerms(limit, language) {
      const since = new Date(now().getTime() - popularOverDays * 86_400_000);
      const found = sql<number>`sum(${searchTerms.searches} - ${searchTerms.emptySearches})`;
      const foundHere = sql`coalesce(${found} filter (where ${searchTerms.language} = ${language}), 0)`;
      const rows = await database.run((db) =>
        db
          .select({ term: searchTerms.term })
          .from(searchTerms)
          .where(gte(searchTerms.day, dayOf(since)))
          .groupBy(searchTerms.term)
          .having(and(gt(found, 0), gte(sql`sum(${searchTerms.visitors})`, fewestVisitors)))
          .orderBy(desc(foundHere), desc(found), searchTerms.term)
          .limit(limit),
      );
      return rows.map((row) => row.term);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flushing;
      await flush();
    },
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function normalise(term: string): string {
  return term
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toLowerCase()
    .slice(0, termLengthLimit)
    .toWellFormed()
    .trim();
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
