import { and, asc, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { PackageChanges, PackageState } from "../../core/packages/package-changes.ts";
import type { Release } from "../../core/packages/package-manifest.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { readObject, type ObjectStore } from "../../platform/files/object-store.server.ts";
import { storeTarball } from "./stored-tarballs.server.ts";
import { collections, packageReleases, packages } from "./tables.server.ts";

/** A version with what it was made of. */
export interface LedgerRelease extends Release {
  contents: string;
  changes: PackageChanges | undefined;
}

/** A package with all of its versions, the oldest first. */
export interface LedgerEntry {
  name: string;
  /** Of packages of collections: who has it, whether everybody may, and what it is called. */
  owner: { id: string; isPublic: boolean; title: string } | undefined;
  state: PackageState | null;
  readme: string;
  releases: readonly LedgerRelease[];
}

/** Which versions there are, for all servers. */
export interface PackageLedger {
  find(name: string): Promise<LedgerEntry | undefined>;
  findOfCollection(collectionId: string): Promise<LedgerEntry | undefined>;
  /** Newest versions by names of packages; those that have none are absent. */
  listNewest(names: readonly string[]): Promise<Map<string, string>>;
  /**
   * Adds a version behind those that are known.
   * @returns whether no other server has added one meanwhile
   */
  add(
    name: string,
    release: LedgerRelease,
    rest: { number: number; state: PackageState; readme: string; collectionId?: string; tarball?: Buffer },
  ): Promise<boolean>;
  readTarball(name: string, version: string): Promise<Buffer | undefined>;
  /** Keeps the tarball of a version of a style; those of the oldest versions go where all take more than `mostBytes`. */
  keepTarball(name: string, version: string, kept: { tarball: Buffer; mostBytes: number }): Promise<void>;
}

export function createPackageLedger({
  database,
  objects,
}: {
  database: Database;
  objects: ObjectStore;
}): PackageLedger {
  async function read(condition: SQL): Promise<LedgerEntry | undefined> {
    const [known] = await database.run((db) =>
      db
        .select({
          name: packages.name,
          state: packages.state,
          readme: packages.readme,
          personId: collections.personId,
          access: collections.access,
          title: collections.name,
        })
        .from(packages)
        .leftJoin(collections, eq(collections.id, packages.collectionId))
        .where(condition),
    );
    if (!known) return undefined;
    const rows = await database.run((db) =>
      db
        .select(releaseColumns)
        .from(packageReleases)
        .where(eq(packageReleases.package, known.name))
        .orderBy(asc(packageReleases.number)),
    );
    const { name, state, readme, personId, access, title } = known;
    const owner = personId === null ? undefined : { id: personId, isPublic: access === "public", title: title ?? "" };
    return { name, state, readme, owner, releases: rows.map(toRelease) };
  }

  return {
    find: (name) => read(eq(packages.name, name)),
    findOfCollection: (collectionId) => read(eq(packages.collectionId, collectionId)),
    async listNewest(names) {
      if (names.length === 0) return new Map();
      const rows = await database.run((db) =>
        db
          .selectDistinctOn([packageReleases.package], {
            name: packageReleases.package,
            version: packageReleases.version,
          })
          .from(packageReleases)
          .where(inArray(packageReleases.package, [...names]))
          .orderBy(packageReleases.package, sql`${packageReleases.number} desc`),
      );
      return new Map(rows.map(({ name, version }) => [name, version]));
    },
    add: async (name, release, { number, state, readme, collectionId, tarball }) => {
      const stored = tarball && (await storeTarball({ database, objects }, tarball));
      const isAdded = await database.run((db) =>
        db.transaction(async (step) => {
          const described = { state, readme };
          await step
            .insert(packages)
            .values({ name, collectionId, ...described })
            .onConflictDoNothing();
          const [row] = await step
            .insert(packageReleases)
            .values({
              ...release,
              package: name,
              version: release.manifest.version,
              number,
              publishedAt: new Date(release.publishedAt),
              ...stored,
            })
            .onConflictDoNothing()
            .returning({ version: packageReleases.version });
          if (row) await step.update(packages).set(described).where(eq(packages.name, name));
          return row !== undefined;
        }),
      );
      if (!isAdded && stored?.objectKey) await objects.delete(stored.objectKey);
      return isAdded;
    },
    async readTarball(name, version) {
      const [row] = await database.run((db) =>
        db
          .select({ tarball: packageReleases.tarball, objectKey: packageReleases.objectKey })
          .from(packageReleases)
          .where(sql`${packageReleases.package} = ${name} and ${packageReleases.version} = ${version}`),
      );
      if (row?.objectKey == null) return row?.tarball ?? undefined;
      return readObject(objects, row.objectKey);
    },
    async keepTarball(name, version, { tarball, mostBytes }) {
      const isMissing = and(
        eq(packageReleases.package, name),
        eq(packageReleases.version, version),
        isNull(packageReleases.tarball),
        isNull(packageReleases.objectKey),
      );
      const [missing] = await database.run((db) =>
        db.select({ version: packageReleases.version }).from(packageReleases).where(isMissing),
      );
      if (!missing) return;
      const stored = await storeTarball({ database, objects }, tarball);
      const isKept = await database.run((db) =>
        db.transaction(async (step) => {
          const [row] = await step
            .update(packageReleases)
            .set(stored)
            .where(isMissing)
            .returning({ version: packageReleases.version });
          if (row) await step.execute(dropOldest(mostBytes));
          return row !== undefined;
        }),
      );
      if (!isKept && stored.objectKey !== null) await objects.delete(stored.objectKey);
    },
  };
}

/** Collections keep all of their versions. */
const dropOldest = (mostBytes: number) => sql`
  update package_releases set tarball = null, object_key = null, tarball_bytes = null
  where (package, version) in (
    select package, version from (
      select package, version,
        sum(coalesce(tarball_bytes, octet_length(tarball))) over (order by published_at desc, package, number desc) as bytes
      from package_releases
      join packages on packages.name = package_releases.package
      where (tarball is not null or object_key is not null) and collection_id is null
    ) as kept where bytes > ${mostBytes}
  )`;

const releaseColumns = {
  contents: packageReleases.contents,
  manifest: packageReleases.manifest,
  changes: packageReleases.changes,
  integrity: packageReleases.integrity,
  shasum: packageReleases.shasum,
  fileCount: packageReleases.fileCount,
  unpackedBytes: packageReleases.unpackedBytes,
  publishedAt: packageReleases.publishedAt,
};

function toRelease({
  publishedAt,
  changes,
  ...row
}: Omit<LedgerRelease, "publishedAt" | "changes"> & {
  publishedAt: Date;
  changes: PackageChanges | null;
}): LedgerRelease {
  return { ...row, changes: changes ?? undefined, publishedAt: publishedAt.toISOString() };
}
