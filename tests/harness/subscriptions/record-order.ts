import { createPeople } from "../../../src/features/accounts/users/people.server.ts";
import type { PaymentProvider } from "../../../src/features/billing/providers/contract.ts";
import { orders } from "../../../src/features/billing/tables.server.ts";
import type { Database } from "../../../src/platform/db/database.server.ts";

/** Subscriptions that are run here belong to orders: keeps one of somebody, as the site does before its provider hears of it. */
export async function recordOrder(database: Database, id: string): Promise<void> {
  const person = await createPeople({ database }).meetByEmail(`${id}@example.com`, { locale: "en" });
  const facts = {
    productCode: "pro-month",
    quantity: 1,
    currency: "USD",
    returnUrl: "/",
    cancelUrl: "/",
    locale: "en",
  };
  await database.run((db) =>
    db
      .insert(orders)
      .values({ ...facts, id, personId: person.id, provider: "test" })
      .onConflictDoNothing(),
  );
}

/** A provider whose orders are kept here. */
export const withRecordedOrders = (database: Database, provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  async startCheckout(order) {
    await recordOrder(database, order.id);
    return provider.startCheckout(order);
  },
});
