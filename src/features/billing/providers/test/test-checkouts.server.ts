import { createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNotNull, lt, ne, sql } from "drizzle-orm";
import { AppError } from "../../../../core/errors.ts";
import type { Database } from "../../../../platform/db/database.server.ts";
import type { DatabaseStep } from "../../../licenses/contract.ts";
import type { BillingClock } from "../../billing-clock.ts";
import type { Order } from "../contract.ts";
import { testCheckouts, type TestCheckoutTask } from "./tables.server.ts";
import type { TestCard } from "./test-cards.ts";

export type TestCheckout = Omit<typeof testCheckouts.$inferSelect, "task"> & { task: TestCheckoutTask };

/** The pages where somebody pays: what they are for, and what the bank said. */
export interface TestCheckouts {
  /** The same order has the same page. */
  openForOrder(order: Order): Promise<TestCheckout>;
  open(task: Exclude<TestCheckoutTask, { kind: "order" }>): Promise<TestCheckout>;
  find(id: string): Promise<TestCheckout | undefined>;
  /** @throws AppError `not_found` */
  get(id: string): Promise<TestCheckout>;
  /** What the page for an order is called, or would be. */
  nameForOrder(orderId: string): string;
  findForOrder(orderId: string): Promise<TestCheckout | undefined>;
  /** Nobody can pay there any more; what is paid stays paid. */
  expire(id: string): Promise<void>;
  /** The bank of the card wants to ask first. */
  holdCard(id: string, card: TestCard): Promise<void>;
  /** The bank says yes, once. @throws AppError `conflict` where nobody can pay any more */
  accept(id: string, card: TestCard): Promise<TestCheckout>;
  /** Those that are paid, and have had no effect yet. */
  listWaiting(): Promise<TestCheckout[]>;
  noteDone(id: string): Promise<void>;
  /** What was bought once, the last first. */
  listPurchases(limit: number): Promise<TestCheckout[]>;
  /** Gives back what was paid for something that is bought once. @throws AppError `conflict` for anything else */
  refund(id: string): Promise<void>;
  /** Forgets pages at which nothing was bought. */
  sweep(): Promise<void>;
}

const dayMs = 86_400_000;
const openForMs = dayMs;
const retentionMs = 30 * dayMs;
const mostAtOnce = 100;
const idBytes = 18;

const isPurchase = and(
  isNotNull(testCheckouts.paidAt),
  sql`${testCheckouts.task} ->> 'kind' = 'order'`,
  sql`${testCheckouts.task} #> '{order,product,period}' is null`,
);

const isOpen = (id: string) => and(eq(testCheckouts.id, id), eq(testCheckouts.status, "open"));

/** @param deps.onDone told in the transaction that keeps it */
export function createTestCheckouts(deps: {
  database: Database;
  clock: BillingClock;
  key: Uint8Array;
  onDone: (step: DatabaseStep, checkout: TestCheckout) => Promise<void>;
}): TestCheckouts {
  const { database, clock, key, onDone } = deps;
  const nameForOrder = (orderId: string) => `order_${createHmac("sha256", key).update(orderId).digest("base64url")}`;

  async function insert(id: string, task: TestCheckoutTask): Promise<TestCheckout> {
    const expiresAt = new Date(clock.now().getTime() + openForMs);
    await database.run((db) => db.insert(testCheckouts).values({ id, task, expiresAt }).onConflictDoNothing());
    return get(id);
  }

  async function find(id: string): Promise<TestCheckout | undefined> {
    const [row] = await database.run((db) => db.select().from(testCheckouts).where(eq(testCheckouts.id, id)));
    return row && (row.status === "open" && row.expiresAt <= clock.now() ? { ...row, status: "expired" } : row);
  }

  async function get(id: string): Promise<TestCheckout> {
    const checkout = await find(id);
    if (!checkout) throw new AppError("not_found", "Checkout page not found.");
    return checkout;
  }

  return {
    openForOrder: (order) => insert(nameForOrder(order.id), { kind: "order", order }),
    open: (task) => insert(`${task.kind}_${randomBytes(idBytes).toString("base64url")}`, task),
    find,
    get,
    nameForOrder,
    findForOrder: (orderId) => find(nameForOrder(orderId)),
    async expire(id) {
      await database.run((db) => db.update(testCheckouts).set({ status: "expired" }).where(isOpen(id)));
    },
    async holdCard(id, { number }) {
      await database.run((db) => db.update(testCheckouts).set({ cardNumber: number }).where(isOpen(id)));
    },
    async accept(id, { number }) {
      const paidAt = clock.now();
      const canBePaid = and(isOpen(id), gt(testCheckouts.expiresAt, paidAt));
      const paid = { status: "complete" as const, cardNumber: number, paidAt };
      await database.run((db) => db.update(testCheckouts).set(paid).where(canBePaid));
      const checkout = await get(id);
      if (checkout.status !== "complete") throw new AppError("conflict", "This checkout is closed.");
      return checkout;
    },
    listWaiting: () =>
      database.run((db) =>
        db
          .select()
          .from(testCheckouts)
          .where(and(isNotNull(testCheckouts.paidAt), eq(testCheckouts.isDone, false)))
          .orderBy(testCheckouts.paidAt)
          .limit(mostAtOnce),
      ),
    async noteDone(id) {
      await database.run((db) =>
        db.transaction(async (step) => {
          const isUndone = and(eq(testCheckouts.id, id), eq(testCheckouts.isDone, false));
          const [checkout] = await step.update(testCheckouts).set({ isDone: true }).where(isUndone).returning();
          if (checkout) await onDone(step, checkout);
        }),
      );
    },
    listPurchases: (limit) =>
      database.run((db) =>
        db.select().from(testCheckouts).where(isPurchase).orderBy(desc(testCheckouts.paidAt)).limit(limit),
      ),
    async refund(id) {
      await database.run((db) =>
        db.transaction(async (step) => {
          const isIt = and(eq(testCheckouts.id, id), isPurchase);
          const [checkout] = await step.select().from(testCheckouts).where(isIt).for("update");
          if (checkout?.task.kind !== "order" || checkout.task.isRefunded)
            throw new AppError("conflict", "There is nothing to refund.");
          await step
            .update(testCheckouts)
            .set({ task: { ...checkout.task, isRefunded: true } })
            .where(isIt);
          await onDone(step, checkout);
        }),
      );
    },
    async sweep() {
      const isOld = lt(testCheckouts.expiresAt, new Date(clock.now().getTime() - retentionMs));
      await database.run((db) => db.delete(testCheckouts).where(and(isOld, ne(testCheckouts.status, "complete"))));
    },
  };
}
