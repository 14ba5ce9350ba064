import { createTarballOwner } from "../../features/npm-registry/stored-tarballs.server.ts";
import { createFileOwner } from "../../features/requests/attachments/file-contents.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { openObjectStore } from "../../platform/files/open-object-store.server.ts";
import { createObjectJobs, type ObjectJobs } from "../../platform/files/object-jobs.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";

/** The store of files, and what is done to them in the background; a server that is alone moves what an earlier release left. */
export function openObjects(
  config: Config,
  deps: { database: Database; dataDir: string; log: Log },
): { objects: ObjectStore; jobs: ObjectJobs; warmUp(): void; close(): Promise<void> } {
  const { database, dataDir, log } = deps;
  const objects = openObjectStore(config, { dataDir, log });
  const owners = [createFileOwner({ database, objects }), createTarballOwner({ database, objects })];
  const jobs = createObjectJobs({ database, store: objects, owners, log });
  let moving: Promise<void> | undefined;
  return {
    objects,
    jobs,
    warmUp() {
      if (config.DATABASE_URL !== undefined) return;
      moving ??= jobs
        .moveAll()
        .catch((error: unknown) => log.warn({ err: error }, "Files stay in the database for now"));
    },
    async close() {
      await moving;
      await jobs.close();
      objects.close();
    },
  };
}
