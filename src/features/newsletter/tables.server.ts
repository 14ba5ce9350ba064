import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Who gets news by mail: addresses in small letters, of people with and without an account. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  email: text().primaryKey(),
  locale: text().notNull(),
  source: text().notNull(),
  confirmedAt: at("confirmed_at").notNull(),
});

/** What other programs are told, until they have heard it. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    type: text().notNull(),
    data: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: at("created_at").notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at("next_attempt_at").notNull(),
    deliveredAt: at("delivered_at"),
    /** The last answer that was none, for those who look for the reason. */
    fault: text(),
  },
  (table) => [
    index("webhook_deliveries_waiting")
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);
