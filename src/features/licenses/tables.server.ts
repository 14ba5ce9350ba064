import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { people } from "../accounts/tables.server.ts";
import type { AccountingType, AllowanceResource } from "../../core/quotas/quota.ts";
import type { LicenseStatus, OrderProvider } from "../../core/billing/license.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const personId = () =>
  uuid("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** What people have paid for or were given. */
export const licenses = pgTable(
  "licences",
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: personId(),
    status: text().$type<LicenseStatus>().notNull(),
    /** `month` or `year`; empty for what has no end. */
    period: text().notNull().default(""),
    isObsolete: boolean("is_obsolete").notNull().default(false),
    isGroup: boolean("is_group").notNull().default(false),
    isGroupOwner: boolean("is_group_owner").notNull().default(false),
    /** Where it comes from when nobody paid, such as `manual` or `github`. */
    source: text(),
    orderProvider: text("order_provider").$type<OrderProvider>(),
    allowUpdateProducts: boolean("allow_update_products").notNull().default(false),
    allowUpdateMembersLimit: boolean("allow_update_members_limit").notNull().default(false),
    isSiteDefault: boolean("is_site_default").notNull().default(false),
    isSetupFinished: boolean("is_setup_finished").notNull().default(true),
    /** What was bought; nothing where a license was given. */
    productCode: text("product_code"),
    /** Whether it is for programs. */
    isApi: boolean("is_api").notNull().default(false),
    /** How many people it is for, its owner counted. */
    seats: integer().notNull().default(1),
    /** The owner's license, of a member of a group. */
    groupId: uuid("group_id").references((): AnyPgColumn => licenses.id, { onDelete: "cascade" }),
    /** Largest PNG edge in px; as the site has it without. */
    pngSizePx: integer("png_size_px"),
    createdAt: at("created_at").notNull().defaultNow(),
    endsAt: at("ends_at"),
  },
  (table) => [index("licences_person").on(table.personId), index("licences_group").on(table.groupId)],
);

/** What people may still take of what is counted. */
export const allowances = pgTable(
  "allowances",
  {
    personId: personId(),
    /** What gives it; nothing where it was given by itself. */
    licenseId: uuid("licence_id").references(() => licenses.id, { onDelete: "cascade" }),
    resource: text().$type<AllowanceResource>().notNull(),
    accountingType: text("accounting_type").$type<AccountingType>().notNull(),
    /** Never below zero. */
    usagesLeft: integer("usages_left").notNull(),
    allowOverusage: boolean("allow_overusage").notNull().default(false),
    isUnlimited: boolean("is_unlimited").notNull().default(false),
    /** What was used beyond the allowance, where that is allowed. */
    overused: integer().notNull().default(0),
    /** The product and the begin of the period that it was filled for. */
    filledFor: text("filled_for").notNull().default(""),
  },
  (table) => [
    unique("allowances_one")
      .on(table.personId, table.licenseId, table.resource, table.accountingType)
      .nullsNotDistinct(),
  ],
);

/** What people took while they had a license, or paid for: they keep the right to take it again. */
export const paidDownloads = pgTable(
  "paid_downloads",
  {
    personId: personId(),
    resource: text().$type<AllowanceResource>().notNull().default("icon"),
    /** Of an icon, or of what else the resource is. */
    iconId: text("icon_id").notNull(),
    takenAt: at("taken_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.resource, table.iconId] })],
);

/** How much people used of what is counted in each calendar month, limited or not; of who goes on, the last year is kept. */
export const monthlyUsage = pgTable(
  "monthly_usage",
  {
    personId: personId(),
    resource: text().$type<AllowanceResource>().notNull(),
    /** Its first day (UTC). */
    month: date().notNull(),
    used: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.resource, table.month] })],
);

/** Whom owners of group licenses have asked to join. */
export const licenseInvitations = pgTable(
  "licence_invitations",
  {
    id: uuid().primaryKey().defaultRandom(),
    licenseId: uuid("licence_id")
      .notNull()
      .references(() => licenses.id, { onDelete: "cascade" }),
    email: text().notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedAt: at("invited_at").notNull(),
  },
  (table) => [uniqueIndex("licence_invitations_email").on(table.licenseId, table.email)],
);
