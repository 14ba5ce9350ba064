import { exists, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import { isEventWaiting } from "./event-inbox.server.ts";
import { isSubscriptionDue } from "./subscription-repository.server.ts";
import { isOrderDue } from "../checkout/checkout.server.ts";
import { billingEvents, orders, subscriptions } from "../tables.server.ts";

/** Whether there is anything to do: most rounds of the reconciliation ask this one question and end. */
export type FindWork = () => Promise<{ events: boolean; orders: boolean; subscriptions: boolean }>;

export function createFindWork({ database, now }: { database: Database; now: () => Date }): FindWork {
  const one = { one: sql`1` };
  return async () => {
    const { rows } = await database.run((db) => {
      const has = (table: typeof billingEvents | typeof orders | typeof subscriptions, where: SQL | undefined) =>
        exists(db.select(one).from(table).where(where));
      return db.execute<Awaited<ReturnType<FindWork>>>(sql`select
        ${has(billingEvents, isEventWaiting(now()))} as events,
        ${has(orders, isOrderDue(now()))} as orders,
        ${has(subscriptions, isSubscriptionDue(now()))} as subscriptions`);
    });
    return rows[0]!;
  };
}
