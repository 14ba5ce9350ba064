import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Order } from "../contract.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What somebody does at the test checkout: pays for an order or an invoice, or leaves another card. */
export type TestCheckoutTask =
  | { kind: "order"; order: Order; isRefunded?: true }
  | { kind: "card"; subscriptionRef: string; returnUrl: string }
  | { kind: "invoice"; invoiceRef: string; returnUrl: string };

export type TestCheckoutStatus = "open" | "complete" | "expired";

/** Pages of the test provider where somebody pays. */
export const testCheckouts = pgTable(
  "test_tills",
  {
    /** Its name in addresses, which nobody can guess. */
    id: text().primaryKey(),
    task: jsonb().$type<TestCheckoutTask>().notNull(),
    status: text().$type<TestCheckoutStatus>().notNull().default("open"),
    /** The test card that pays, or whose bank wants to ask first. */
    cardNumber: text("card_number"),
    expiresAt: at("expires_at").notNull(),
    /** When the bank said yes. */
    paidAt: at("paid_at"),
    /** Whether what was paid has had its effect. */
    isDone: boolean("is_done").notNull().default(false),
  },
  (table) => [
    index("test_tills_waiting")
      .on(table.paidAt)
      .where(sql`not ${table.isDone}`),
  ],
);

/** What the test provider has to tell, until it has been heard. */
export const testWebhooks = pgTable(
  "test_webhooks",
  {
    id: text().primaryKey(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: at("created_at").notNull().defaultNow(),
    nextAttemptAt: at("next_attempt_at").notNull().defaultNow(),
  },
  (table) => [index("test_webhooks_next_attempt").on(table.nextAttemptAt)],
);
