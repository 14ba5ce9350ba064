import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Texts written by hand for single pages; null leaves what the templates say. */
export const placeholders = pgTable(
  "placeholders",
  {
    /** Several sites may keep their texts in one database. */
    projectId: text("project_id").notNull(),
    /** Canonical path, as `pageKey` writes it. */
    uri: text().notNull(),
    locale: text().notNull(),
    h1: text(),
    t1: text(),
    mt: text(),
    md: text(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.uri, table.locale] })],
);

/** Where paths were moved by hand. */
export const redirects = pgTable("redirects", {
  /** Decoded, without query. */
  path: text().primaryKey(),
  /** A path of this site, or an address on an allowed host. */
  target: text().notNull(),
  status: integer().notNull(),
  /** Why, for people. */
  note: text().notNull(),
});

/** Grows with every import, so that running servers see that there is something new. */
export const revisions = pgTable("revisions", {
  subject: text().primaryKey(),
  revision: integer().notNull(),
});
