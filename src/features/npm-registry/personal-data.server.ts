import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "../../core/people/personal-data.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { collections, packageReleases, packages } from "./tables.server.ts";

/** Versions of somebody's collections; their drawings are among the uploads. */
export function describePackageData({ database }: { database: Database }): PersonalData[] {
  return [
    {
      name: "publishedPackages",
      async *read(personId) {
        yield* await database.run((db) =>
          db
            .select({
              package: packageReleases.package,
              collectionId: packages.collectionId,
              version: packageReleases.version,
              changes: packageReleases.changes,
              publishedAt: packageReleases.publishedAt,
            })
            .from(packageReleases)
            .innerJoin(packages, eq(packages.name, packageReleases.package))
            .innerJoin(collections, eq(collections.id, packages.collectionId))
            .where(eq(collections.personId, personId))
            .orderBy(asc(packageReleases.package), asc(packageReleases.number)),
        );
      },
    },
  ];
}
