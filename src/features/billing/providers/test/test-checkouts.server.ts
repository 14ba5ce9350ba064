import { createHmac, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNotNull, lt, ne, sql } from "drizzle-orm";
import { AppError } from "../../../../core/errors.ts";
import type { Database } from "../../../../platform/db/database.server.ts";
import type { DatabaseStep } from "../../../licenses/contract.ts";
import type { BillingClock } from "../../billing-clock.ts";
import type { Order } from "../contract.ts";
import { testTills, type TillTask } from "./tables.server.ts";
import type { TestCard } from "./test-cards.ts";

export type Till = Omit<typeof testTills.$inferSelect, "task"> & { task: TillTask };

/** The pages where somebody pays: what they are for, and what the bank said. */
export interface TestCheckouts {
  /** The same order has the same page. */
  openForOrder(order: Order): Promise<Till>;
  open(task: Exclude<TillTask, { kind: "order" }>): Promise<Till>;
  find(id: string): Promise<Till | undefined>;
  /** @throws AppError `not_found` */
  get(id: string): Promise<Till>;
  /** What the page for an order is called, or would be. */
  nameForOrder(orderId: string): string;
  findForOrder(orderId: string): Promise<Till | undefined>;
  /** Nobody can pay there any more; what is paid stays paid. */
  expire(id: string): Promise<void>;
  /** The bank of the card wants to ask first. */
  holdCard(id: string, card: TestCard): Promise<void>;
  /** The bank says yes, once. @throws AppError `conflict` where nobody can pay any more */
  accept(id: string, card: TestCard): Promise<Till>;
  /** Those that are paid, and have had no effect yet. */
  listWaiting(): Promise<Till[]>;
  noteDone(id: string): Promise<void>;
  /** What was bought once, the last first. */
  listPurchases(limit: number): Promise<Till[]>;
  /** Gives back what was paid for something that is bought once. @throws AppError `conflict` for anything else */
  refund(id: string): Promise<void>;
  /** Forgets pages at which nothing was bought. */
  sweep(): Promise<void>;
}

const dayMs = 86_400_000;
const openForMs = dayMs;
const keptForMs = 30 * dayMs;
const mostAtOnce = 100;
const idBytes = 18;

const isPurchase = and(
  isNotNull(testTills.paidAt),
  sql`${testTills.task} ->> 'kind' = 'order'`,
  sql`${testTills.task} #> '{order,product,period}' is null`,
);

const isOpen = (id: string) => and(eq(testTills.id, id), eq(testTills.status, "open"));

/** @param deps.onDone told in the transaction that keeps it */
export function createTestCheckouts(deps: {
  database: Database;
  clock: BillingClock;
  key: Uint8Array;
  onDone: (step: DatabaseStep, till: Till) => Promise<void>;
}): TestCheckouts {
  const { database, clock, key, onDone } = deps;
  const nameForOrder = (orderId: string) => `order_${createHmac("sha256", key).update(orderId).digest("base64url")}`;

  async function insert(id: string, task: TillTask): Promise<Till> {
    const expiresAt = new Date(clock.now().getTime() + openForMs);
    await database.run((db) => db.insert(testTills).values({ id, task, expiresAt }).onConflictDoNothing());
    return get(id);
  }

  async function find(id: string): Promise<Till | undefined> {
    const [row] = await database.run((db) => db.select().from(testTills).where(eq(testTills.id, id)));
    return row && (row.status === "open" && row.expiresAt <= clock.now() ? { ...row, status: "expired" } : row);
  }

  async function get(id: string): Promise<Till> {
    const till = await find(id);
    if (!till) throw new AppError("not_found", "Checkout page not found.");
    return till;
  }

  return {
    openForOrder: (order) => insert(nameForOrder(order.id), { kind: "order", order }),
    open: (task) => insert(`${task.kind}_${randomBytes(idBytes).toString("base64url")}`, task),
    find,
    get,
    nameForOrder,
    findForOrder: (orderId) => find(nameForOrder(orderId)),
    async expire(id) {
      await database.run((db) => db.update(testTills).set({ status: "expired" }).where(isOpen(id)));
    },
    async holdCard(id, { number }) {
      await database.run((db) => db.update(testTills).set({ cardNumber: number }).where(isOpen(id)));
    },
    async accept(id, { number }) {
      const paidAt = clock.now();
      const canBePaid = and(isOpen(id), gt(testTills.expiresAt, paidAt));
      const paid = { status: "complete" as const, cardNumber: number, paidAt };
      await database.run((db) => db.update(testTills).set(paid).where(canBePaid));
      const till = await get(id);
      if (till.status !== "complete") throw new AppError("conflict", "This checkout is closed.");
      return till;
    },
    listWaiting: () =>
      database.run((db) =>
        db
          .select()
          .from(testTills)
          .where(and(isNotNull(testTills.paidAt), eq(testTills.isDone, false)))
          .orderBy(testTills.paidAt)
          .limit(mostAtOnce),
      ),
    async noteDone(id) {
      await database.run((db) =>
        db.transaction(async (step) => {
          const isUndone = and(eq(testTills.id, id), eq(testTills.isDone, false));
          const [till] = await step.update(testTills).set({ isDone: true }).where(isUndone).returning();
          if (till) await onDone(step, till);
        }),
      );
    },
    listPurchases: (limit) =>
      database.run((db) => db.select().from(testTills).where(isPurchase).orderBy(desc(testTills.paidAt)).limit(limit)),
    async refund(id) {
      await database.run((db) =>
        db.transaction(async (step) => {
          const isIt = and(eq(testTills.id, id), isPurchase);
          const [till] = await step.select().from(testTills).where(isIt).for("update");
          if (till?.task.kind !== "order" || till.task.isRefunded)
            throw new AppError("conflict", "There is nothing to refund.");
          await step
            .update(testTills)
            .set({ task: { ...till.task, isRefunded: true } })
            .where(isIt);
          await onDone(step, till);
        }),
      );
    },
    async sweep() {
      const isOld = lt(testTills.expiresAt, new Date(clock.now().getTime() - keptForMs));
      await database.run((db) => db.delete(testTills).where(and(isOld, ne(testTills.status, "complete"))));
    },
  };
}
