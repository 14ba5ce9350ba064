import { asc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { readInParts } from "../../platform/db/read-in-parts.server.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { events } from "./tables.server.ts";

/** What is kept of what somebody did on the site, where they agreed to that. */
export function describeEventData({ database }: { database: Database }): PersonalData[] {
  return [
    {
      name: "events",
      read: (personId) =>
        readInParts(({ offset, limit }) =>
          database.run((db) =>
            db
              .select({ at: events.at, name: events.name, details: events.details, context: events.context })
              .from(events)
              .where(eq(events.personId, personId))
              .orderBy(asc(events.at), asc(events.id))
              .offset(offset)
              .limit(limit),
          ),
        ),
    },
  ];
}
