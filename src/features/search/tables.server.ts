import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { people } from "../accounts/tables.server.ts";

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
    /** Of an account, so that its history goes with it. */
    personId: uuid("person_id")
      .generatedAlwaysAs(sql`case when owner like 'user:%' then substr(owner, 6)::uuid end`)
      .references(() => people.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.term] }),
    index("search_history_person").on(table.personId),
    index("search_history_searched_at").on(table.searchedAt),
  ],
);

/** What people took after a search: one row for each term, concept, visitor and period. */
export const searchDownloads = pgTable(
  "search_takes",
  {
    term: text().notNull(),
    language: text().notNull(),
    /** `commonName` of the icon. */
    concept: text().notNull(),
    /** Digest of the visitor's network with the key of the period, which is thrown away after it. */
    visitor: text().notNull(),
    period: integer().notNull(),
    /** The last day (UTC) it was taken. */
    day: date({ mode: "string" }).notNull(),
    /** Of the strongest kind of taking. */
    weight: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.language, table.concept, table.visitor, table.period] }),
    index("search_takes_day").on(table.day),
  ],
);

/** By which visitors can be told apart during a period, and not from one to the next. */
export const visitorKeys = pgTable("visitor_keys", {
  /** Number of the period since 1970. */
  period: integer().primaryKey(),
  key: text().notNull(),
});
