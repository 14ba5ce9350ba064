import { and, eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database } from "../../../platform/db/database.server.ts";
import {
  mostRows,
  placeholderKey,
  revisionSubject,
  type PlaceholderRow,
  type RedirectRow,
} from "./row-cache.server.ts";
import { flattenRedirects, type Redirect } from "../redirects/redirect-rules.ts";
import { FaultyFile } from "./row-files.ts";
import { placeholders, redirects, revisions } from "../tables.server.ts";

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

interface ImportOptions {
  /** Rows that are not in the file are removed. */
  isReplacing: boolean;
}

const rowsPerStatement = 500;

/**
 * Stores texts; the same rows twice change nothing. All or none of it happens, and running servers see it.
 *
 * @throws FaultyFile when there would be more rows than servers keep
 */
export async function importPlaceholders(
  database: Database,
  rows: readonly PlaceholderRow[],
  { isReplacing }: ImportOptions,
): Promise<ImportCounts> {
  return inRevision(database, async (db) => {
    const stored = await db.select().from(placeholders);
    const difference = compare(stored, rows, { keyOf: placeholderKey, isReplacing });
    for (const batch of inBatches([...difference.added, ...difference.changed])) {
      await db
        .insert(placeholders)
        .values(batch)
        .onConflictDoUpdate({
          target: [placeholders.projectId, placeholders.uri, placeholders.locale],
          set: { h1: sql`excluded.h1`, t1: sql`excluded.t1`, mt: sql`excluded.mt`, md: sql`excluded.md` },
        });
    }
    for (const { projectId, uri, locale } of difference.removed) {
      await db
        .delete(placeholders)
        .where(and(eq(placeholders.projectId, projectId), eq(placeholders.uri, uri), eq(placeholders.locale, locale)));
    }
    return countDifference(difference);
  });
}

/**
 * Stores redirects, flattened together with those that are stored; the same rows twice change nothing. All or none of it
 * happens, and running servers see it.
 *
 * @throws FaultyFile when some go in a circle, or there would be more rows than servers keep
 */
export async function importRedirects(
  database: Database,
  rows: readonly Redirect[],
  { isReplacing }: ImportOptions,
): Promise<ImportCounts> {
  return inRevision(database, async (db) => {
    const stored = await db.select().from(redirects);
    const merged = new Map<string, Redirect>();
    for (const row of [...(isReplacing ? [] : (stored as Redirect[])), ...rows]) merged.set(row.path, row);
    const { redirects: flattened, circular } = flattenRedirects([...merged.values()]);
    if (circular.length > 0) throw new FaultyFile(circular.map((path) => `${path} redirects to itself`));
    const difference = compare(stored, flattened, { keyOf: ({ path }: RedirectRow) => path, isReplacing: true });
    for (const batch of inBatches([...difference.added, ...difference.changed])) {
      await db
        .insert(redirects)
        .values(batch)
        .onConflictDoUpdate({
          target: redirects.path,
          set: { target: sql`excluded.target`, status: sql`excluded.status`, note: sql`excluded.note` },
        });
    }
    for (const { path } of difference.removed) await db.delete(redirects).where(eq(redirects.path, path));
    return countDifference(difference);
  });
}

/** All stored texts, in the order of their paths. */
export function listPlaceholders(database: Database): Promise<PlaceholderRow[]> {
  return database.run((db) =>
    db.select().from(placeholders).orderBy(placeholders.projectId, placeholders.uri, placeholders.locale),
  );
}

/** All stored redirects, in the order of their paths. */
export function listRedirects(database: Database): Promise<RedirectRow[]> {
  return database.run((db) => db.select().from(redirects).orderBy(redirects.path));
}

/** One change at a time: the new revision locks out the others until this one is done. Servers hear of it when it is. */
export function inRevision<Result>(database: Database, work: (db: NodePgDatabase) => Promise<Result>): Promise<Result> {
  return database.run((db) =>
    db.transaction(async (transaction) => {
      await transaction
        .insert(revisions)
        .values({ subject: revisionSubject, revision: 1 })
        .onConflictDoUpdate({ target: revisions.subject, set: { revision: sql`${revisions.revision} + 1` } });
      await transaction.execute(sql`select pg_notify(${revisionSubject}, '')`);
      return work(transaction);
    }),
  );
}

interface Difference<Row> {
  added: Row[];
  changed: Row[];
  unchanged: Row[];
  removed: Row[];
}

function compare<Row extends object>(
  stored: readonly Row[],
  wanted: readonly Row[],
  { keyOf, isReplacing }: ImportOptions & { keyOf: (row: Row) => string },
): Difference<Row> {
  const before = new Map(stored.map((row) => [keyOf(row), row]));
  const difference: Difference<Row> = { added: [], changed: [], unchanged: [], removed: [] };
  for (const row of wanted) {
    const known = before.get(keyOf(row));
    if (!known) difference.added.push(row);
    else difference[isSame(known, row) ? "unchanged" : "changed"].push(row);
  }
  if (isReplacing) {
    const wantedKeys = new Set(wanted.map(keyOf));
    difference.removed = stored.filter((row) => !wantedKeys.has(keyOf(row)));
  }
  const count = stored.length + difference.added.length - difference.removed.length;
  if (count > mostRows) throw new FaultyFile([`Too many rows: ${count} of at most ${mostRows}.`]);
  return difference;
}

const isSame = (left: object, right: object) =>
  Object.entries(left).every(([name, value]) => (right as Record<string, unknown>)[name] === value);

function countDifference({ added, changed, unchanged, removed }: Difference<unknown>): ImportCounts {
  return { added: added.length, changed: changed.length, unchanged: unchanged.length, removed: removed.length };
}

function inBatches<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );
}
