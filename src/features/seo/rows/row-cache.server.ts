import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { coalesceRuns } from "../../../core/coalesce-runs.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { listen } from "../../../platform/db/listen.server.ts";
import { placeholders, redirects, revisions } from "../tables.server.ts";

export type PlaceholderRow = typeof placeholders.$inferSelect;
export type RedirectRow = typeof redirects.$inferSelect;

/** Each table may have so many rows: all of them are kept in memory. */
export const mostRows = 20_000;
/** Names both tables among the revisions, and the channel on which servers hear of new ones. */
export const revisionSubject = "seo";

const ttlMs = 30 * 60_000;
const renewedAheadMs = 5 * 60_000;
const askEveryMs = 5_000;
const askAtLeastEveryMs = 60_000;

/** What was written by hand, in memory: nobody ever waits for the database. */
export interface RowCache {
  /** Empty until the database has answered for the first time; afterwards what it said last. */
  placeholder(key: Pick<PlaceholderRow, "projectId" | "uri" | "locale">): PlaceholderRow | undefined;
  redirect(path: string): RedirectRow | undefined;
  /** Is told when other rows than before are kept. */
  onChange(listener: () => void): () => void;
  /** Asks the database for news now: what was stored before the call is known after it. Never fails. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Reads both tables in the background: when somebody tells that the revision has changed, which is asked for every few
 * seconds as well, and before what is kept is half an hour old. A database that is away is asked less and less often, up to once a minute.
 */
export function createRowCache({ database, log }: { database: Database; log: Log }): RowCache {
  let placeholderRows = new Map<string, PlaceholderRow>();
  let redirectRows = new Map<string, RedirectRow>();
  let revision: number | undefined;
  let digest = digestOf([[], []]);
  let readAt = -Infinity;
  let askAgainMs = askEveryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();

  async function ask(): Promise<void> {
    const current = await database.run((db) =>
      db.select().from(revisions).where(eq(revisions.subject, revisionSubject)),
    );
    const number = current[0]?.revision ?? 0;
    const isOld = performance.now() - readAt > ttlMs - renewedAheadMs;
    if (number === revision && !isOld) return;
    const rows = await database.run(
      async (db) =>
        [
          await db.select().from(placeholders).limit(mostRows).orderBy(placeholders.uri, placeholders.locale),
          await db.select().from(redirects).limit(mostRows).orderBy(redirects.path),
        ] as const,
    );
    revision = number;
    readAt = performance.now();
    const readDigest = digestOf(rows);
    if (readDigest === digest) return;
    digest = readDigest;
    placeholderRows = new Map(rows[0].map((row) => [placeholderKey(row), row]));
    redirectRows = new Map(rows[1].map((row) => [row.path, row]));
    for (const listener of listeners) listener();
  }

  async function askPatiently(): Promise<void> {
    try {
      await ask();
      askAgainMs = askEveryMs;
    } catch (error) {
      askAgainMs = Math.min(askAtLeastEveryMs, askAgainMs * 2);
      log.debug({ err: error }, "The database is unavailable; texts and redirects stay as they are");
    }
    plan();
  }

  const { run: refresh, settled } = coalesceRuns(askPatiently);

  function plan(): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void refresh(), askAgainMs).unref();
  }

  void refresh();
  const stopListening = listen(database, {
    channel: revisionSubject,
    onMessage: () => void refresh(),
    onGap: () => void refresh(),
    log,
  });

  return {
    placeholder: (key) => placeholderRows.get(placeholderKey(key)),
    redirect: (path) => redirectRows.get(path),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    refresh,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await stopListening();
      await settled();
    },
  };
}

/** Names a text among all. */
export const placeholderKey = ({ projectId, locale, uri }: Pick<PlaceholderRow, "projectId" | "uri" | "locale">) =>
  `${projectId} ${locale} ${uri}`;

const digestOf = (rows: unknown) => createHash("sha1").update(JSON.stringify(rows)).digest("base64url");
