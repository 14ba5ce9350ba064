import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { readInParts } from "../../platform/db/read-in-parts.server.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { allowances, licenses, monthlyUsage, paidDownloads } from "./tables.server.ts";

/** What licenses keep about somebody. */
export function describeLicenseData({ database }: { database: Database }): PersonalData[] {
  return [
    {
      name: "licenses",
      async *read(personId) {
        yield* await database.run((db) => db.select().from(licenses).where(eq(licenses.personId, personId)));
      },
    },
    {
      name: "allowances",
      async *read(personId) {
        yield* await database.run((db) => db.select().from(allowances).where(eq(allowances.personId, personId)));
      },
    },
    {
      name: "monthlyUsage",
      async *read(personId) {
        const { resource, month, used } = monthlyUsage;
        yield* await database.run((db) =>
          db
            .select({ resource, month, used })
            .from(monthlyUsage)
            .where(eq(monthlyUsage.personId, personId))
            .orderBy(month, resource),
        );
      },
    },
    {
      name: "paidDownloads",
      read: (personId) =>
        readInParts(({ offset, limit }) =>
          database.run((db) =>
            db
              .select({
                resource: paidDownloads.resource,
                iconId: paidDownloads.iconId,
                takenAt: paidDownloads.takenAt,
              })
              .from(paidDownloads)
              .where(eq(paidDownloads.personId, personId))
              .orderBy(paidDownloads.resource, paidDownloads.iconId)
              .offset(offset)
              .limit(limit),
          ),
        ),
    },
  ];
}
