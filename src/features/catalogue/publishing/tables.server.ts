import { bigserial, doublePrecision, index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { people } from "../../accounts/tables.server.ts";

export { people };

const at = (name: string) => timestamp(name, { withTimezone: true });
const personId = (name: string) => uuid(name).references(() => people.id, { onDelete: "set null" });

/** Icon sets that came into the catalogue while it was served: those of one maker under one license, and packs. */
export const publishedSets = pgTable(
  "published_sets",
  {
    /** Begins the Iconify name of each icon. */
    prefix: text().primaryKey(),
    title: text().notNull(),
    /** Code and name of whoever drew them; a license that asks for credit asks for it when they have left, too. */
    author: text().notNull(),
    authorName: text("author_name").notNull(),
    url: text(),
    license: text("licence").notNull(),
    /** Undefined for packs, and for makers who have left. */
    makerId: personId("maker_id"),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (table) => [unique("published_sets_maker").on(table.makerId, table.license)],
);

/** Icons that came into the catalogue while it was served. */
export const publishedIcons = pgTable(
  "published_icons",
  {
    id: text().primaryKey(),
    /** Counts in the order in which they were committed. */
    number: bigserial({ mode: "number" }).notNull().unique(),
    prefix: text()
      .notNull()
      .references(() => publishedSets.prefix, { onDelete: "cascade" }),
    /** In the set. */
    name: text().notNull(),
    /** What it shows, as it was called. */
    base: text().notNull(),
    tags: text().array().notNull(),
    category: text().notNull(),
    /** Inner markup, harmless. */
    body: text().notNull(),
    box: doublePrecision().array().notNull(),
    publishedAt: at("published_at").notNull().defaultNow(),
  },
  (table) => [unique("published_icons_name").on(table.prefix, table.name)],
);

/** Icons that are not shown any more, published ones and those of the compiled catalogue. */
export const takenDownIcons = pgTable(
  "taken_down_icons",
  {
    iconId: text("icon_id").primaryKey(),
    /** As it was called, for whoever looks through the list. */
    name: text().notNull(),
    reason: text().notNull(),
    /** For admins only. */
    note: text().notNull().default(""),
    takenDownBy: personId("taken_down_by"),
    takenDownAt: at("taken_down_at").notNull().defaultNow(),
  },
  (table) => [index("taken_down_icons_at").on(table.takenDownAt)],
);
