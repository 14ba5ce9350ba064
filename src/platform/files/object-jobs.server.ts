import { eq, inArray, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database } from "../db/database.server.ts";
import type { Log } from "../log.server.ts";
import { createPeriodicJob } from "../periodic-job.server.ts";
import type { ObjectStore } from "./object-store.server.ts";
import { deletedObjects, objectJobs } from "./tables.server.ts";

/** Rows of a table that name objects. */
export interface ObjectOwner {
  /** The first name of their keys. */
  folder: "attachments" | "packages";
  /** Those keys that rows name. */
  listNamed(keys: readonly string[]): Promise<readonly string[]>;
  /** Moves what some rows contain into objects. @returns how many rows; 0 when no row contains anything */
  moveSome(): Promise<number>;
}

/** What is done to objects in the background, or by `npm run objects`. */
export interface ObjectJobs {
  /** Deletes objects whose rows are gone. @returns how many */
  deleteGone(): Promise<number>;
  /**
   * Deletes objects that no row ever named, because a server died in between, or that came back with a backup.
   *
   * @param olderThanMs of younger ones, the row may be about to be written
   * @returns how many
   */
  deleteOrphans(olderThanMs?: number): Promise<number>;
  /** From now on, servers store objects; then moves what rows contain. Can be interrupted and repeated. */
  moveAll(onMoved?: (folder: string, count: number) => void): Promise<void>;
  close(): Promise<void>;
}

/** While somebody holds it, shared, no object is deleted whose row is gone. */
export const keepObjectsLock = 1_229_147_984;
const everyMs = 60_000;
const deletedAtOnce = 200;
const comparedAtOnce = 500;
const dayMs = 86_400_000;

/** Whether the rows of an owner name objects by now, and not contain them: once no server of an earlier release runs. */
export async function storesObjects(
  db: Pick<NodePgDatabase, "select">,
  folder: ObjectOwner["folder"],
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(objectJobs)
    .where(eq(objectJobs.name, moveName(folder)));
  return row !== undefined;
}

const moveName = (folder: ObjectOwner["folder"]) => `move ${folder}`;

export function createObjectJobs(deps: {
  database: Database;
  store: ObjectStore;
  owners: readonly ObjectOwner[];
  log: Log;
}): ObjectJobs {
  const { database, store, owners, log } = deps;

  async function deleteGone(): Promise<number> {
    const gone = await database.run((db) => db.select().from(deletedObjects).limit(deletedAtOnce));
    // A backup that began before these rows went still names their objects.
    if (gone.length === 0 || (await isBackupRunning())) return 0;
    for (const { key } of gone) await store.delete(key);
    const keys = gone.map(({ key }) => key);
    await database.run((db) => db.delete(deletedObjects).where(inArray(deletedObjects.key, keys)));
    return gone.length;
  }

  async function isBackupRunning(): Promise<boolean> {
    const { rows } = await database.run((db) =>
      db.execute(sql`
        select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
          and classid = 0 and objid = ${keepObjectsLock} and mode = 'ShareLock' limit 1`),
    );
    return rows.length > 0;
  }

  async function deleteUnnamed(owner: ObjectOwner, keys: readonly string[]): Promise<number> {
    const named = new Set(await owner.listNamed(keys));
    const orphans = keys.filter((key) => !named.has(key));
    for (const key of orphans) await store.delete(key);
    return orphans.length;
  }

  async function deleteOrphans(olderThanMs = dayMs): Promise<number> {
    let deleted = 0;
    for (const owner of owners) {
      let keys: string[] = [];
      for await (const { key, storedAt } of store.list(owner.folder)) {
        if (Date.now() - storedAt.getTime() < olderThanMs) continue;
        keys.push(key);
        if (keys.length < comparedAtOnce) continue;
        deleted += await deleteUnnamed(owner, keys);
        keys = [];
      }
      if (keys.length > 0) deleted += await deleteUnnamed(owner, keys);
    }
    return deleted;
  }

  /** Whether a job that is done once a day is now up to this server. */
  async function claimDaily(name: string): Promise<boolean> {
    const { rows } = await database.run((db) =>
      db.execute(sql`
        insert into ${objectJobs} (name) values (${name})
        on conflict (name) do update set done_at = now() where ${objectJobs.doneAt} < now() - interval '1 day'
        returning name`),
    );
    return rows.length > 0;
  }

  const job = createPeriodicJob({
    async work() {
      const deleted = await deleteGone();
      if (await claimDaily("delete orphans")) await deleteOrphans();
      return deleted;
    },
    everyMs,
    hasMore: (deleted) => deleted === deletedAtOnce,
    onFailure: (error) => log.warn({ err: error }, "Objects without a row are not deleted for now"),
  });

  return {
    deleteGone,
    deleteOrphans,
    async moveAll(onMoved) {
      for (const owner of owners) {
        const { folder } = owner;
        await database.run((db) =>
          db
            .insert(objectJobs)
            .values({ name: moveName(folder) })
            .onConflictDoNothing(),
        );
        for (let moved = 0, count; (count = await owner.moveSome()) > 0;) onMoved?.(folder, (moved += count));
      }
    },
    close: () => job.close(),
  };
}
