import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What people searched for: one row for each term, language and day (UTC). */
export const searchTerms = pgTable(
  "search_terms",
  {
    term: text().notNull(),
    language: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    searches: integer().notNull(),
    /** How many of these searches found nothing. */
    emptySearches: integer("empty_searches").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.term] })],
);
