import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { people } from "../accounts/tables.server.ts";
import { takenDownIcons } from "../catalogue/publishing/tables.server.ts";
import type { CollectionAccess, CollectionKind } from "./contract.ts";

/** Icons stay in collections when they are taken down, and are shown in none. */
export { takenDownIcons };

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const at = (name: string) => timestamp(name, { withTimezone: true });

/** Icons that people keep together. */
export const collections = pgTable(
  "collections",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Its name in addresses, which nobody can guess. */
    apiCode: text("api_code").notNull().unique(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    kind: text().$type<CollectionKind>().notNull().default("custom"),
    name: text().notNull(),
    description: text().notNull().default(""),
    access: text().$type<CollectionAccess>().notNull().default("private"),
    tags: text().array().notNull().default([]),
    createdAt: at("created_at").notNull().defaultNow(),
    updatedAt: at("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("collections_person").on(table.personId, table.updatedAt),
    // Everybody has one of each of those that are made for them.
    uniqueIndex("collections_made")
      .on(table.personId, table.kind)
      .where(sql`${table.kind} <> 'custom'`),
  ],
);

/** What collections were called in addresses before they became private: these lead their owners to them, and nobody else. */
export const formerCodes = pgTable(
  "collection_former_codes",
  {
    apiCode: text("api_code").primaryKey(),
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
  },
  (table) => [index("collection_former_codes_collection").on(table.collectionId)],
);

/** What is remembered of somebody's collections. Whoever changes one of them locks this row first, so changes follow one another. */
export const collectionOwners = pgTable("collection_owners", {
  personId: uuid("person_id")
    .primaryKey()
    .references(() => people.id, { onDelete: "cascade" }),
  /** Never Downloaded; absent until one was used. */
  lastUsedId: uuid("last_used_id").references(() => collections.id, { onDelete: "set null" }),
});

/** Drawings that people brought themselves, made harmless. */
export const uploadedIcons = pgTable(
  "uploaded_icons",
  {
    /** Begins with `upload-`, as no icon of the catalogue does. */
    id: text().primaryKey(),
    personId: uuid("person_id")
      .notNull()
      .references(() => people.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** The whole drawing, with its `svg` element. */
    svg: text().notNull(),
    isColor: boolean("is_color").notNull(),
    isAnimated: boolean("is_animated").notNull().default(false),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [index("uploaded_icons_person").on(table.personId)],
);

/** How uploads look, so that they are found by pictures; missing until one has been looked at. */
export const uploadPreviews = pgTable("upload_looks", {
  uploadId: text("upload_id")
    .primaryKey()
    .references(() => uploadedIcons.id, { onDelete: "cascade" }),
  /** Of what looked at it: views of different versions cannot be compared. */
  version: text().notNull(),
  /** One view of the drawing after another, a byte for each number; none where it cannot be drawn. */
  views: bytes().notNull(),
});

/** Which icons are in which collection. */
export const collectionIcons = pgTable(
  "collection_icons",
  {
    collectionId: uuid("collection_id")
      .notNull()
      .references(() => collections.id, { onDelete: "cascade" }),
    /** Of the catalogue, or of an upload. */
    iconId: text("icon_id").notNull(),
    /** In the order of these numbers, which leave room between them. */
    position: doublePrecision().notNull(),
    addedAt: at("added_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.iconId] }),
    index("collection_icons_order").on(table.collectionId, table.position),
    index("collection_icons_icon").on(table.iconId),
  ],
);
