import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

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
    /** How many visitors had not searched for it lately, as far as their histories tell. */
    visitors: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.language, table.term] })],
);

/** What each visitor searched for last: one row for each term. */
export const searchHistory = pgTable(
  "search_history",
  {
    /** Whose it is, see `HistoryOwner`. */
    owner: text().notNull(),
    term: text().notNull(),
    searchedAt: timestamp("searched_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.term] }),
    index("search_history_searched_at").on(table.searchedAt),
  ],
);
