import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { storesObjects, type ObjectOwner } from "../../platform/files/object-jobs.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import { packageReleases } from "./tables.server.ts";

/** What a row says of its tarball. */
export interface StoredTarball {
  tarball: Buffer | null;
  objectKey: string | null;
  tarballBytes: number | null;
}

interface Places {
  database: Database;
  objects: ObjectStore;
}

const folder = "packages";
const movedAtOnce = 5;

/** Stores a tarball before the row that names it. */
export async function storeTarball({ database, objects }: Places, tarball: Buffer): Promise<StoredTarball> {
  const isObject = await database.run((db) => storesObjects(db, folder));
  return isObject ? storeObject(objects, tarball) : { tarball, objectKey: null, tarballBytes: tarball.length };
}

const storeObject = async (objects: ObjectStore, tarball: Buffer) => ({
  tarball: null,
  objectKey: await objects.put(`${folder}/${randomUUID()}`, tarball),
  tarballBytes: tarball.length,
});

/** Versions of packages as owners of objects. */
export function createTarballOwner({ database, objects }: Places): ObjectOwner {
  return {
    folder,
    async listNamed(keys) {
      const rows = await database.run((db) =>
        db
          .select({ key: packageReleases.objectKey })
          .from(packageReleases)
          .where(inArray(packageReleases.objectKey, [...keys])),
      );
      return rows.map(({ key }) => key!);
    },
    async moveSome() {
      const rows = await database.run((db) =>
        db
          .select({
            name: packageReleases.package,
            version: packageReleases.version,
            tarball: packageReleases.tarball,
          })
          .from(packageReleases)
          .where(isNotNull(packageReleases.tarball))
          .limit(movedAtOnce),
      );
      for (const { name, version, tarball } of rows) {
        const stored = await storeObject(objects, tarball!);
        const isIt = and(
          eq(packageReleases.package, name),
          eq(packageReleases.version, version),
          isNotNull(packageReleases.tarball),
          isNull(packageReleases.objectKey),
        );
        const moved = await database.run((db) =>
          db.update(packageReleases).set(stored).where(isIt).returning({ version: packageReleases.version }),
        );
        // Another server was quicker, or made room for newer ones.
        if (moved.length === 0) await objects.delete(stored.objectKey);
      }
      return rows.length;
    },
  };
}
