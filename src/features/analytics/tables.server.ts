import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { people } from "../accounts/tables.server.ts";

/** What happened, with its circumstances: only of visitors who agreed. */
export const events = pgTable(
  "events",
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    name: text().notNull(),
    /** The browser, as its cookie names it; null where it has none. */
    visitor: text(),
    personId: uuid("person_id").references(() => people.id, { onDelete: "cascade" }),
    /** What is told of the event but its name. */
    details: jsonb().notNull(),
    context: jsonb().notNull(),
  },
  (table) => [
    index("events_at").on(table.at),
    index("events_person").on(table.personId, table.at),
    index("events_visitor").on(table.visitor),
  ],
);

/** How often something happened in a day, a week and a month (UTC). Nothing of it says to whom. */
export const eventCounts = pgTable(
  "event_counts",
  {
    name: text().notNull(),
    /** By what it is counted, such as `format`; empty for all of them. */
    dimension: text().notNull(),
    scale: text().notNull(),
    /** The first day of the day, week or month. */
    start: date({ mode: "string" }).notNull(),
    value: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.dimension, table.scale, table.start, table.value] }),
    index("event_counts_start").on(table.scale, table.start),
  ],
);
