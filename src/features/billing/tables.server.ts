import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Product } from "../../core/billing/product.ts";
import type { InvoiceLine, InvoiceStatus, ProviderSubscription } from "../../core/billing/provider-subscription.ts";
import { people } from "../accounts/tables.server.ts";
import { licenses } from "../licenses/tables.server.ts";
import type { ProviderCode } from "./providers/contract.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
/** Minor units; the largest sum that JavaScript counts exactly. */
const money = (name: string) => bigint(name, { mode: "number" });
const provider = () => text().$type<ProviderCode>().notNull();
const personId = () =>
  uuid("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** What is offered, and what was offered to those who still have it. */
export const products = pgTable("products", {
  code: text().primaryKey(),
  content: jsonb().$type<Product>().notNull(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

/**
 * `open` is kept before the provider hears of it, and asks the person to pay. `expired` is given up here, and may be paid all the
 * same as long as its provider keeps the page. `returned` was paid while another subscription ran: it gives nothing, and its money
 * goes back.
 */
export type OrderStatus = "open" | "complete" | "expired" | "returned";

/** What people began to buy. */
export const orders = pgTable(
  "orders",
  {
    /** The key by which the provider does it once. */
    id: uuid().primaryKey().defaultRandom(),
    personId: personId(),
    /** What it gives when it is paid. */
    licenseId: uuid("licence_id").references(() => licenses.id, { onDelete: "set null" }),
    provider: provider(),
    status: text().$type<OrderStatus>().notNull().default("open"),
    productCode: text("product_code").notNull(),
    quantity: integer().notNull(),
    currency: text().notNull(),
    trialDays: integer("trial_days").notNull().default(0),
    returnUrl: text("return_url").notNull(),
    cancelUrl: text("cancel_url").notNull(),
    locale: text().notNull(),
    source: text(),
    referralCode: text("referral_code"),
    metadata: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The provider's name for it and its page; unknown until the provider has answered. */
    ref: text(),
    url: text(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When the provider is to be asked what became of it though nobody told; never for what is final there. */
    nextCheckAt: at("next_check_at"),
    settledAt: at("settled_at"),
    /** When its person was told that the money goes back. */
    notifiedAt: at("told_at"),
  },
  (table) => [
    uniqueIndex("orders_open")
      .on(table.personId)
      .where(sql`${table.status} = 'open'`),
    index("orders_person").on(table.personId),
    index("orders_ref").on(table.provider, table.ref),
    index("orders_next_check").on(table.nextCheckAt),
  ],
);

/** What providers last said of subscriptions; each gives one license. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    licenseId: uuid("licence_id")
      .primaryKey()
      .references(() => licenses.id, { onDelete: "cascade" }),
    personId: personId(),
    provider: provider(),
    ref: text().notNull(),
    state: jsonb("said").$type<StoredSubscription>().notNull(),
    readAt: at("read_at").notNull(),
    /** When it is to be read again though nobody told of a change; never for one that has ended. */
    nextReadAt: at("next_read_at"),
  },
  (table) => [
    uniqueIndex("subscriptions_ref").on(table.provider, table.ref),
    index("subscriptions_person").on(table.personId),
    index("subscriptions_next_read").on(table.nextReadAt),
  ],
);

/** JSON has no dates. */
export type StoredSubscription = { [Key in keyof ProviderSubscription]: Stored<ProviderSubscription[Key]> };
type Stored<Value> = Value extends Date ? string : Value;

/** What people were asked to pay. It stays when a license goes. */
export const invoices = pgTable(
  "invoices",
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: personId(),
    licenseId: uuid("licence_id").references(() => licenses.id, { onDelete: "set null" }),
    provider: provider(),
    ref: text().notNull(),
    number: text().notNull(),
    status: text().$type<InvoiceStatus>().notNull(),
    currency: text().notNull(),
    lines: jsonb().$type<(Omit<InvoiceLine, "from" | "to"> & { from?: string; to?: string })[]>().notNull(),
    tax: money("tax").notNull(),
    total: money("total").notNull(),
    amountPaid: money("amount_paid").notNull(),
    amountRefunded: money("amount_refunded").notNull(),
    issuedAt: at("issued_at").notNull(),
    paidAt: at("paid_at"),
    payUrl: text("pay_url"),
  },
  (table) => [
    uniqueIndex("invoices_ref").on(table.provider, table.ref),
    index("invoices_person").on(table.personId, table.issuedAt),
  ],
);

/** What providers told, once each. */
export const billingEvents = pgTable(
  "billing_events",
  {
    provider: provider(),
    id: text().notNull(),
    type: text().notNull(),
    subscriptionRef: text("subscription_ref"),
    orderRef: text("order_ref"),
    receivedAt: at("received_at").notNull(),
    /** When what it hinted at had been read. */
    appliedAt: at("applied_at"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: at("next_attempt_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.id] }),
    index("billing_events_waiting")
      .on(table.nextAttemptAt)
      .where(sql`${table.appliedAt} is null`),
  ],
);

/** Subscriptions that are run here, for providers that have none. */
export const managedSubscriptions = pgTable(
  "managed_subscriptions",
  {
    id: uuid().primaryKey(),
    provider: provider(),
    /** Whoever asks for the same order again gets the same subscription, which goes with its order. */
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** `EngineState` of the core; its dates are text here. */
    state: jsonb().notNull(),
    /** When something is to be done though nobody asks for it. */
    nextStepAt: at("next_step_at"),
  },
  (table) => [
    uniqueIndex("managed_subscriptions_order").on(table.provider, table.orderId),
    index("managed_subscriptions_next_step").on(table.provider, table.nextStepAt),
  ],
);

/** Licenses of AppSumo have another key after each change; which one took the place of which is told once. */
export const appsumoKeys = pgTable(
  "appsumo_keys",
  {
    key: uuid().primaryKey(),
    previousKey: uuid("previous_key").notNull(),
  },
  (table) => [uniqueIndex("appsumo_keys_previous").on(table.previousKey)],
);
