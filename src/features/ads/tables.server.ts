import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Pictures that were earned in the last day: none twice, and so many a day. It does not say by whom: names are hashed. */
export const spentRewards = pgTable(
  "spent_rewards",
  {
    id: uuid().primaryKey(),
    visitor: text().notNull(),
    network: text().notNull(),
    spentAt: timestamp("spent_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("spent_rewards_visitor").on(table.visitor, table.spentAt),
    index("spent_rewards_network").on(table.network, table.spentAt),
    index("spent_rewards_spent_at").on(table.spentAt),
  ],
);
