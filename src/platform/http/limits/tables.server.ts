import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What went wrong again and again, and until when those who tried wait: by a digest, which says nothing of them. */
export const backoffs = pgTable(
  "backoffs",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    waitUntil: timestamp("wait_until", { withTimezone: true }).notNull(),
    /** Then it is as if nothing had been. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt)],
);
