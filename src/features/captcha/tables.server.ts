import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Challenges that were solved and used, until they expire: none counts twice. */
export const usedChallenges = pgTable("used_challenges", {
  id: text().primaryKey(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});
