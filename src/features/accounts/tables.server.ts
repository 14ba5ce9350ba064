import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { KeyScope } from "../../core/people/api-key-scopes.ts";
import type { Role } from "../../core/people/person.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Who has an account. What else is kept of people refers to this table and goes when they go. */
export const people = pgTable(
  "people",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Verified; absent where no provider told one. */
    email: text(),
    /** As a provider told it, or as they wrote it themselves. */
    name: text().notNull().default(""),
    locale: text().notNull().default("en"),
    roles: text().array().$type<Role[]>().notNull().default([]),
    isAbuser: boolean("is_abuser").notNull().default(false),
    /** API codes of the styles that come first for them. */
    pinnedStyles: text("pinned_styles").array().notNull().default([]),
    createdAt: at("created_at").notNull().defaultNow(),
    /** When they asked to be deleted; until it is done they can take it back by signing in. */
    deletedAt: at("deleted_at"),
  },
  (table) => [
    uniqueIndex("people_email").on(sql`lower(${table.email})`),
    index("people_deleted_at").on(table.deletedAt),
  ],
);

const personId = () =>
  uuid("person_id")
    .notNull()
    .references(() => people.id, { onDelete: "cascade" });

/** Accounts elsewhere by which people sign in here. */
export const identities = pgTable(
  "identities",
  {
    provider: text().notNull(),
    /** Whom the provider means, for ever. */
    subject: text().notNull(),
    personId: personId(),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index("identities_person").on(table.personId)],
);

/** Where people are signed in. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the token, with which nobody can pretend. */
    tokenHash: text("token_hash").notNull().unique(),
    personId: personId(),
    /** Browser and system, for people to tell their devices apart. */
    device: text().notNull().default(""),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("sessions_person").on(table.personId), index("sessions_expires_at").on(table.expiresAt)],
);

/** Links and codes that were sent or handed out and work once. */
export const oneTimeTokens = pgTable(
  "once_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** What it is good for, such as `sign-in`. */
    purpose: text().notNull(),
    /** Whose it is, where it is somebody's already. */
    personId: uuid("person_id").references(() => people.id, { onDelete: "cascade" }),
    /** What its maker has to know when it comes back, such as an e-mail address or a path. */
    payload: text().notNull().default(""),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [index("once_tokens_expires_at").on(table.expiresAt)],
);

/** Keys that devices keep for people to sign in with. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    personId: personId(),
    name: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** Grows with each use; 32 bits without a sign. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at"),
  },
  (table) => [index("passkeys_person").on(table.personId)],
);

/** Keys by which programs act for people. */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: uuid().primaryKey().defaultRandom(),
    personId: personId(),
    /** SHA-256 of the key, with which nobody can pretend. */
    keyHash: text("key_hash").notNull().unique(),
    /** Its last characters, by which its owner knows it. */
    ending: text().notNull(),
    name: text().notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at"),
    /** Absent where it lasts until it is revoked. */
    expiresAt: at("expires_at"),
  },
  (table) => [index("api_keys_person").on(table.personId)],
);
