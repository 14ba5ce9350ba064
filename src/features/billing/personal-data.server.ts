import { desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { readInParts } from "../../platform/db/read-in-parts.server.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { invoices, orders, subscriptions } from "./tables.server.ts";

/** What buying keeps about somebody. */
export function describeBillingData({ database }: { database: Database }): PersonalData[] {
  const tables = [
    { name: "orders", table: orders, order: desc(orders.createdAt) },
    { name: "subscriptions", table: subscriptions, order: desc(subscriptions.readAt) },
    { name: "invoices", table: invoices, order: desc(invoices.issuedAt) },
  ] as const;
  return tables.map(({ name, table, order }) => ({
    name,
    read: (personId) =>
      readInParts(({ offset, limit }) =>
        database.run((db) =>
          db.select().from(table).where(eq(table.personId, personId)).orderBy(order).offset(offset).limit(limit),
        ),
      ),
  }));
}
