import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { readInParts } from "../../platform/db/read-in-parts.server.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { collectionIcons, collectionOwners, collections, uploadedIcons } from "./tables.server.ts";

/** Drawings are long. */
const drawingsAtOnce = 20;

/** What collections keep about somebody. */
export function describeCollectionData({ database }: { database: Database }): PersonalData[] {
  return [
    {
      name: "collections",
      async *read(personId) {
        yield* await database.run((db) =>
          db.select().from(collections).where(eq(collections.personId, personId)).orderBy(collections.id),
        );
      },
    },
    {
      name: "lastUsedCollection",
      async *read(personId) {
        yield* await database.run((db) =>
          db
            .select({ collectionId: collectionOwners.lastUsedId })
            .from(collectionOwners)
            .where(eq(collectionOwners.personId, personId)),
        );
      },
    },
    {
      name: "collectionIcons",
      read: (personId) =>
        readInParts(({ offset, limit }) =>
          database.run((db) =>
            db
              .select({
                collectionId: collectionIcons.collectionId,
                iconId: collectionIcons.iconId,
                addedAt: collectionIcons.addedAt,
              })
              .from(collectionIcons)
              .innerJoin(collections, eq(collections.id, collectionIcons.collectionId))
              .where(eq(collections.personId, personId))
              .orderBy(collectionIcons.collectionId, collectionIcons.position, collectionIcons.iconId)
              .offset(offset)
              .limit(limit),
          ),
        ),
    },
    {
      name: "uploadedIcons",
      read: (personId) =>
        readInParts(
          ({ offset, limit }) =>
            database.run((db) =>
              db
                .select()
                .from(uploadedIcons)
                .where(eq(uploadedIcons.personId, personId))
                .orderBy(uploadedIcons.id)
                .offset(offset)
                .limit(limit),
            ),
          drawingsAtOnce,
        ),
    },
  ];
}
