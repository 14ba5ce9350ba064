import { and, desc, gt, gte, lt, max, sql } from "drizzle-orm";
import type { Log } from "../../../platform/log.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { UnansweredTerm } from "../contract.ts";
import { toStoredTerm } from "./last-term.ts";
import { createBatchWriter } from "../../../platform/db/batch-writer.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import { searchTerms } from "../tables.server.ts";

const dayMs = 86_400_000;
const popularOverDays = 30;
const retentionDays = 90;
/** Rows beyond are dropped, those of the fewest visitors and searches first. */
const mostRows = 500_000;
/** So many written rows, or an hour, after the last time the table is made smaller. */
const tidyAfterRows = 100_000;
const tidyEveryMs = 3_600_000;
/** What fewer people look for is shown to nobody else. */
const fewestVisitors = 3;

/** Remembers what people search for. Recording costs a map entry. What may say something about a person is left out. */
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
  /**
   * The terms of the last 90 days that found nothing, mostly, and that several visitors searched for in a language: those
   * of most visitors first.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  unansweredTerms(limit: number, language: string): Promise<UnansweredTerm[]>;
  /** Writes what is still pending; a database that is away keeps it pending. */
  flush(): Promise<void>;
  /** Drops what is too old or too much; never fails. */
  tidy(): Promise<void>;
  /** Flushes for the last time. */
  close(): Promise<void>;
}

type Row = typeof searchTerms.$inferSelect;

/**
 * @param deps.now for tests; the clock otherwise
 * @param deps.mostRows for tests
 */
export function createTermLog(deps: { database: Database; log: Log; now?: () => Date; mostRows?: number }): TermLog {
  const { database, log, now = () => new Date() } = deps;
  const daysAgo = (days: number) => dayOf(new Date(now().getTime() - days * dayMs));
  let writtenRows = 0;
  const rows = createBatchWriter<Row>({
    keyOf: ({ day, language, term }) => `${day} ${language} ${term}`,
    merge(pending, row) {
      pending.searches += row.searches;
      pending.emptySearches += row.emptySearches;
      pending.visitors += row.visitors;
    },
    async write(batch) {
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
      writtenRows += batch.length;
      if (writtenRows > tidyAfterRows) await tidy();
    },
    log,
  });
  const timer = setInterval(() => void tidy(), tidyEveryMs).unref();

  async function tidy(): Promise<void> {
    if (!isClockSteady()) return;
    writtenRows = 0;
    try {
      await database.run((db) => db.delete(searchTerms).where(lt(searchTerms.day, daysAgo(retentionDays))));
      await database.run((db) =>
        db.execute(sql`
          delete from ${searchTerms} where ctid in (
            select ctid from ${searchTerms} order by visitors desc, searches desc, day desc
            offset ${deps.mostRows ?? mostRows})`),
      );
    } catch (error) {
      log.debug({ err: error }, "Waiting for the database to delete old search terms");
    }
  }

  function note(typed: string, language: string, counts: Omit<Row, "term" | "language" | "day">): void {
    const term = toStoredTerm(typed);
    if (term !== undefined) rows.add({ term, language: language.slice(0, 2), day: dayOf(now()), ...counts });
  }

  return {
    record(term, language, total) {
      note(term, language, { searches: 1, emptySearches: total === 0 ? 1 : 0, visitors: 0 });
    },
    countVisitor(term, language) {
      note(term, language, { searches: 0, emptySearches: 0, visitors: 1 });
    },
    async popularTerms(limit, language) {
      const found = sql<number>`sum(${searchTerms.searches} - ${searchTerms.emptySearches})`;
      const foundHere = sql`coalesce(${found} filter (where ${searchTerms.language} = ${language}), 0)`;
      const popular = await database.run((db) =>
        db
          .select({ term: searchTerms.term })
          .from(searchTerms)
          .where(gte(searchTerms.day, daysAgo(popularOverDays)))
          .groupBy(searchTerms.term)
          .having(and(gt(found, 0), gte(sql`sum(${searchTerms.visitors})`, fewestVisitors)))
          .orderBy(desc(foundHere), desc(found), searchTerms.term)
          .limit(limit),
      );
      return popular.map((row) => row.term);
    },
    async unansweredTerms(limit, language) {
      const searches = sql<number>`sum(${searchTerms.searches})::int`;
      const visitors = sql<number>`sum(${searchTerms.visitors})::int`;
      const isMostlyInVain = sql`2 * sum(${searchTerms.emptySearches}) > sum(${searchTerms.searches})`;
      return database.run((db) =>
        db
          .select({ term: searchTerms.term, searches, visitors, lastDay: sql<string>`${max(searchTerms.day)}` })
          .from(searchTerms)
          .where(and(gte(searchTerms.day, daysAgo(retentionDays)), sql`${searchTerms.language} = ${language}`))
          .groupBy(searchTerms.term)
          .having(and(isMostlyInVain, gte(visitors, fewestVisitors)))
          .orderBy(desc(visitors), desc(searches), searchTerms.term)
          .limit(limit),
      );
    },
    flush: () => rows.flush(),
    tidy,
    async close() {
      clearInterval(timer);
      await rows.close();
    },
  };
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
