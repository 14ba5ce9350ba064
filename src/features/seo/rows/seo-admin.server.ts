import { and, eq, ilike, or, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { RowCache, PlaceholderRow, RedirectRow } from "./row-cache.server.ts";
import type { Placeholder } from "../page-texts/placeholder-rows.ts";
import type { Redirect } from "../redirects/redirect-rules.ts";
import { FaultyFile } from "./row-files.ts";
import { importPlaceholders, importRedirects, inRevision } from "./row-repository.server.ts";
import { placeholders, redirects } from "../tables.server.ts";

export interface RowQuery {
  /** All rows that have them somewhere. */
  words: string;
  limit: number;
  /** From 1. */
  pageNumber: number;
}

export interface FoundRows<Row> {
  rows: Row[];
  /** All that fit, shown or not. */
  total: number;
}

/**
 * What admins can do about texts and redirects. What they change counts here before the answer, and at once in all other
 * processes. All calls throw AppError `unavailable` while the database cannot be reached.
 */
export interface SeoAdmin {
  listTexts(query: RowQuery): Promise<FoundRows<PlaceholderRow>>;
  /** Stores the texts of a page in a language, in place of those that were there. */
  saveText(row: Placeholder): Promise<void>;
  removeText(key: Pick<PlaceholderRow, "projectId" | "uri" | "locale">): Promise<void>;
  listRedirects(query: RowQuery): Promise<FoundRows<RedirectRow>>;
  /** @throws AppError `conflict` when paths would lead back to themselves */
  saveRedirect(row: Redirect): Promise<void>;
  removeRedirect(path: string): Promise<void>;
  /** Other sites that redirects may lead to. */
  readonly redirectHosts: readonly string[];
  count(subject: "texts" | "redirects"): Promise<number>;
}

export function createSeoAdmin(deps: {
  database: Database;
  rows: Pick<RowCache, "refresh">;
  redirectHosts: readonly string[];
}): SeoAdmin {
  const { database, rows, redirectHosts } = deps;
  const { projectId, uri, locale } = placeholders;

  async function change(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FaultyFile)) throw error;
      throw new AppError("conflict", error.message, { cause: error });
    }
    await rows.refresh();
  }

  const countRows = (table: PgTable, where?: SQL) => database.run((db) => db.$count(table, where));

  return {
    async listTexts({ words, limit, pageNumber }) {
      const where = hasWords(words, [uri, placeholders.h1, placeholders.t1, placeholders.mt, placeholders.md]);
      const found = await database.run((db) =>
        db
          .select()
          .from(placeholders)
          .where(where)
          .orderBy(uri, locale, projectId)
          .limit(limit)
          .offset((pageNumber - 1) * limit),
      );
      return { rows: found, total: await countRows(placeholders, where) };
    },
    saveText: (row) => change(() => importPlaceholders(database, [row], { isReplacing: false })),
    removeText: (key) =>
      change(() =>
        inRevision(database, (db) =>
          db.delete(placeholders).where(and(eq(projectId, key.projectId), eq(uri, key.uri), eq(locale, key.locale))),
        ),
      ),
    async listRedirects({ words, limit, pageNumber }) {
      const where = hasWords(words, [redirects.path, redirects.target, redirects.note]);
      const found = await database.run((db) =>
        db
          .select()
          .from(redirects)
          .where(where)
          .orderBy(redirects.path)
          .limit(limit)
          .offset((pageNumber - 1) * limit),
      );
      return { rows: found, total: await countRows(redirects, where) };
    },
    saveRedirect: (row) => change(() => importRedirects(database, [row], { isReplacing: false })),
    removeRedirect: (path) =>
      change(() => inRevision(database, (db) => db.delete(redirects).where(eq(redirects.path, path)))),
    redirectHosts,
    count: (subject) => countRows(subject === "texts" ? placeholders : redirects),
  };
}

function hasWords(words: string, columns: readonly Parameters<typeof ilike>[0][]): SQL | undefined {
  if (words === "") return undefined;
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return or(...columns.map((column) => ilike(column, pattern)));
}
