import { date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** What people looked at and took away: one row for each icon, day (UTC) and way of taking it. */
export const iconDownloads = pgTable(
  "icon_takes",
  {
    /** Id of the icon. */
    icon: text().notNull(),
    day: date({ mode: "string" }).notNull(),
    kind: text().notNull(),
    /** Id of the format, or empty. */
    format: text().notNull(),
    /** Edge in px as one of a few sizes; 0 where none was told. */
    size: integer().notNull(),
    /** Kind of the page it was taken from, or empty. */
    page: text().notNull(),
    downloads: integer("takes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.icon, table.day, table.kind, table.format, table.size, table.page] }),
    index("icon_takes_day").on(table.day),
  ],
);
