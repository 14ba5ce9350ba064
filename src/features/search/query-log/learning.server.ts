import { createHash, createHmac, randomBytes } from "node:crypto";
import { desc, eq, lt, sql } from "drizzle-orm";
import { coalesceRuns } from "../../../core/coalesce-runs.ts";
import type { DownloadKind } from "../../../core/icons/download-kind.ts";
import { fewestVisitors, type DownloadCounts, weighDownloads } from "../../../core/search/match/preference.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { toStoredTerm } from "./last-term.ts";
import { createBatchWriter } from "../../../platform/db/batch-writer.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import { searchDownloads, visitorKeys } from "../tables.server.ts";

/** What each way to take one icon counts; many at once say little about a term. */
const weightOf: Readonly<Record<Exclude<DownloadKind, "bundle">, number>> = { click: 1, copy: 2, drag: 2, download: 3 };

/** Somebody took an icon that a search had found. */
export interface SearchDownload {
  /** As it was searched for. */
  term: string;
  /** Code of the language that it was searched in. */
  language: string;
  /** `commonName` of the icon. */
  concept: string;
  kind: keyof typeof weightOf;
  /** Where the visitor is, see `NetworkReader`; never written as it is. */
  network: string;
}

/** Learns from what people take after a search, slowly: see docs/decisions/0014. */
export interface SearchLearning {
  /** Notes a take. Never throws, never waits. */
  note(download: SearchDownload): void;
  /** By how many ranks each concept is lifted after a term; undefined for the terms of which nothing was learned. */
  preferred(term: string, language: string): ReadonlyMap<string, number> | undefined;
  /** Is told when something else than before is preferred. */
  onChange(listener: () => void): () => void;
  /** Writes what was noted; a database that is away keeps it pending. */
  flush(): Promise<void>;
  /** Reads anew what was learned, with all that was written before the call, and drops what is too old or too much; never fails. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;
/** What was taken counts less each day, and after this time nothing. */
const fadeDays = 90;
/** A visitor who takes the same again counts once in this time. */
const periodDays = 90;
/** Pairs of a term and a concept that are kept in memory, the strongest ones. */
const mostPairs = 20_000;
/** Rows of the table; the oldest are dropped. */
const mostRows = 1_000_000;
const refreshEveryMs = 30 * 60_000;
const retryAfterMs = 60_000;
const keyBytes = 32;

type PendingDownload = Omit<typeof searchDownloads.$inferInsert, "visitor"> & { network: string };

/**
 * @param deps.isEnabled otherwise nothing is noted and nothing preferred
 * @param deps.now for tests; the clock otherwise
 */
export function createSearchLearning(deps: {
  database: Database;
  log: Log;
  isEnabled: boolean;
  now?: () => Date;
}): SearchLearning {
  const { database, log, isEnabled, now = () => new Date() } = deps;
  const listeners = new Set<() => void>();
  const keys = new Map<number, string>();
  let lifts: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map();
  let digest = digestOf(lifts);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const pending = createBatchWriter<PendingDownload>({
    keyOf: ({ term, language, concept, network, period }) => [term, language, concept, network, period].join("\n"),
    merge(known, { weight, day }) {
      known.weight = Math.max(known.weight, weight);
      known.day = day;
    },
    async write(batch) {
      const rows: (typeof searchDownloads.$inferInsert)[] = [];
      for (const { network, ...download } of batch)
        rows.push({ ...download, visitor: nameVisitor(network, await keyOf(download)) });
      await database.run((db) =>
        db
          .insert(searchDownloads)
          .values(rows)
          .onConflictDoUpdate({
            target: [
              searchDownloads.term,
              searchDownloads.language,
              searchDownloads.concept,
              searchDownloads.visitor,
              searchDownloads.period,
            ],
            set: {
              weight: sql`greatest(${searchDownloads.weight}, excluded.weight)`,
              day: sql`greatest(${searchDownloads.day}, excluded.day)`,
            },
          }),
      );
    },
    log,
  });

  /** The key of a period, made by whoever needs it first. */
  async function keyOf({ period }: Pick<PendingDownload, "period">): Promise<string> {
    const known = keys.get(period);
    if (known !== undefined) return known;
    const made = randomBytes(keyBytes).toString("base64url");
    const rows = await database.run(async (db) => {
      await db.insert(visitorKeys).values({ period, key: made }).onConflictDoNothing();
      return db.select().from(visitorKeys).where(eq(visitorKeys.period, period));
    });
    const { key } = rows[0]!;
    keys.set(period, key);
    return key;
  }

  async function tidy(): Promise<void> {
    if (!isClockSteady()) return;
    const oldest = dayOf(new Date(now().getTime() - fadeDays * dayMs));
    const period = periodOf(now());
    for (const known of keys.keys()) if (known < period) keys.delete(known);
    await database.run(async (db) => {
      await db.delete(visitorKeys).where(lt(visitorKeys.period, period));
      await db.delete(searchDownloads).where(lt(searchDownloads.day, oldest));
      await db.execute(sql`
        delete from ${searchDownloads} where ctid in (
          select ctid from ${searchDownloads} order by day desc offset ${mostRows})`);
    });
  }

  /** The strongest pairs that enough visitors took, each visitor counted in one period only. */
  async function readDownloadCounts(): Promise<(DownloadCounts & { term: string; language: string })[]> {
    const { term, language, concept, period, day, weight: weights } = searchDownloads;
    const today = dayOf(now());
    const age = sql`greatest(0, ${today}::date - ${day})`;
    const weight = sql<number>`sum(${weights} * greatest(0, 1 - ${age} / ${fadeDays}::float8))`;
    const inPeriod = sql`count(*) filter (where ${period} = ${periodOf(now())}::int)`;
    const visitors = sql<number>`greatest(${inPeriod}, count(*) - ${inPeriod})::int`;
    return database.run((db) =>
      db
        .select({ term, language, concept, visitors, weight })
        .from(searchDownloads)
        .groupBy(term, language, concept)
        .having(sql`${visitors} >= ${fewestVisitors}`)
        .orderBy(desc(weight), term, concept)
        .limit(mostPairs),
    );
  }

  async function learn(): Promise<void> {
    await tidy();
    const byTerm = Map.groupBy(await readDownloadCounts(), ({ term, language }) => keyOfTerm(term, language));
    const weighed = [...byTerm].map(([key, downloads]) => [key, weighDownloads(downloads)] as const);
    const learned = new Map(weighed.filter(([, found]) => found.size > 0));
    const newDigest = digestOf(learned);
    if (newDigest === digest) return;
    [lifts, digest] = [learned, newDigest];
    for (const listener of listeners) listener();
  }

  async function learnPatiently(): Promise<void> {
    let againMs = refreshEveryMs;
    try {
      await learn();
    } catch (error) {
      againMs = retryAfterMs;
      log.debug({ err: error }, "Can’t read downloads for ranking: the database is unavailable");
    }
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void refresh(), againMs).unref();
  }

  const { run: refresh, settled } = coalesceRuns(learnPatiently);

  if (isEnabled) void refresh();

  return {
    note({ term: typed, language, concept, kind, network }) {
      const term = toStoredTerm(typed);
      if (!isEnabled || term === undefined) return;
      const at = now();
      const [day, period, weight] = [dayOf(at), periodOf(at), weightOf[kind]];
      pending.add({ term, language, concept, network, period, day, weight });
    },
    preferred(term, language) {
      if (lifts.size === 0) return undefined;
      const stored = toStoredTerm(term);
      return stored === undefined ? undefined : lifts.get(keyOfTerm(stored, language));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    flush: () => pending.flush(),
    refresh,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await settled();
      await pending.close();
    },
  };
}

const keyOfTerm = (term: string, language: string) => `${language} ${term}`;

const nameVisitor = (network: string, key: string) => createHmac("sha256", key).update(network).digest("base64url");

const periodOf = (date: Date) => Math.floor(date.getTime() / (periodDays * dayMs));

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function digestOf(lifts: ReadonlyMap<string, ReadonlyMap<string, number>>): string {
  const lines = [...lifts].flatMap(([key, found]) => Array.from(found, (lift) => [key, ...lift].join("\n")));
  return createHash("sha1").update(lines.toSorted().join("\n")).digest("base64url");
}
