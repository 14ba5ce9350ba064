import { eq, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import type { EventAuthor, EventSink, StoredEvent } from "./contract.ts";
import { events } from "./tables.server.ts";

/** Keeps events in the database. One that came twice is kept once; who has left meanwhile is nobody. */
export function createStoredEvents({ database }: { database: Database }): EventSink<StoredEvent> {
  return {
    name: "database",
    async send(batch) {
      const rows = batch.map(({ id, at, event: { name, ...details }, visitorId, personId, referralCode, context }) => ({
        id,
        at,
        name,
        visitor: visitorId,
        person_id: personId,
        details,
        context: { ...context, referralCode },
      }));
      await database.run((db) =>
        db.execute(sql`
          insert into ${events} (id, at, name, visitor, person_id, details, context)
          select told.id, told.at, told.name, told.visitor, told.person_id, told.details, told.context
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(
            id uuid, at timestamptz, name text, visitor text, person_id uuid, details jsonb, context jsonb)
          left join people on people.id = told.person_id
          where told.person_id is null or people.id is not null
          on conflict (id) do nothing`),
      );
    },
  };
}

/** Drops all of a browser, and all of a person. */
export async function dropEventsOf(
  database: Database,
  { visitorId, personId }: Pick<EventAuthor, "visitorId" | "personId">,
): Promise<void> {
  const isTheirs = [
    ...(visitorId === undefined ? [] : [eq(events.visitor, visitorId)]),
    ...(personId === undefined ? [] : [eq(events.personId, personId)]),
  ];
  if (isTheirs.length > 0) await database.run((db) => db.delete(events).where(or(...isTheirs)));
}

/** Drops what is older than it may be; so many rows at once that nobody waits for it. */
export async function dropOldEvents(database: Database, before: Date): Promise<void> {
  const rowsAtOnce = 20_000;
  for (let dropped = rowsAtOnce; dropped === rowsAtOnce;) {
    const old = sql`select ctid from ${events} where ${lt(events.at, before)} limit ${rowsAtOnce}`;
    const { rowCount } = await database.run((db) =>
      db.execute(sql`delete from ${events} where ctid = any(array(${old}))`),
    );
    dropped = rowCount ?? 0;
  }
}
