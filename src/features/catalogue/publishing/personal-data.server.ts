import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import { readInParts } from "../../../platform/db/read-in-parts.server.ts";
import type { PersonalData } from "../../../core/people/personal-data.ts";
import { publishedIcons, publishedSets } from "./tables.server.ts";

const iconsAtOnce = 100;

/** What somebody published. It stays in the catalogue when they leave, as its license allows; only the account is forgotten. */
export function describePublishingData({ database }: { database: Database }): PersonalData[] {
  return [
    {
      name: "publishedIcons",
      read: (personId) =>
        readInParts(
          ({ offset, limit }) =>
            database.run((db) =>
              db
                .select({
                  id: publishedIcons.id,
                  name: publishedIcons.base,
                  tags: publishedIcons.tags,
                  license: publishedSets.license,
                  creditedTo: publishedSets.authorName,
                  publishedAt: publishedIcons.publishedAt,
                })
                .from(publishedIcons)
                .innerJoin(publishedSets, eq(publishedSets.prefix, publishedIcons.prefix))
                .where(eq(publishedSets.makerId, personId))
                .orderBy(publishedIcons.number)
                .offset(offset)
                .limit(limit),
            ),
          iconsAtOnce,
        ),
    },
  ];
}
