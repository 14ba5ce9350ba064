import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, lte, min } from "drizzle-orm";
import { type EngineState, usualRules } from "../../../core/billing/engine/engine-state.ts";
import { findNextStepAt } from "../../../core/billing/engine/pass-time.ts";
import { begin, listUnsettled, step } from "../../../core/billing/engine/step.ts";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { DatabaseStep } from "../../licenses/contract.ts";
import type { ProviderCode } from "../providers/contract.ts";
import { managedSubscriptions, orders } from "../tables.server.ts";
import type { ChargeGateway, EventWithoutTime, ManagedSubscriptions } from "./contract.ts";
import { listQuestions, type Question } from "./gateway-questions.ts";
import { readState } from "./read-state.ts";

const mostAtOnce = 100;
const refLength = 36;
const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Payments that nobody waits for any more are asked about for so long. */
const watchMs = 30 * dayMs;

/**
 * What is wanted of the gateway is kept before it is asked, and asked for again until there is an answer: a process may die
 * between any two steps, and two may do the same.
 */
export function createManagedSubscriptions(deps: {
  database: Database;
  provider: ProviderCode;
  gateway: ChargeGateway;
  now: () => Date;
  log: Log;
  /** Told in the transaction that keeps a change. */
  onChange?: (step: DatabaseStep, state: EngineState) => Promise<void>;
}): ManagedSubscriptions {
  const { database, provider, gateway, now, log, onChange } = deps;
  const { id, orderId, nextStepAt } = managedSubscriptions;
  const isOurs = eq(managedSubscriptions.provider, provider);

  async function find(order: string): Promise<EngineState | undefined> {
    const isOrder = and(isOurs, eq(orderId, order));
    const [row] = await database.run((db) => db.select().from(managedSubscriptions).where(isOrder));
    return row && readState(row.state);
  }

  async function read(ref: string): Promise<EngineState> {
    const isIt = and(isOurs, eq(id, readRef(ref)));
    const [row] = await database.run((db) => db.select().from(managedSubscriptions).where(isIt));
    return readState(requireRow(row).state);
  }

  /** One step, in one transaction: what happens at the same time happens one after the other. */
  async function applyEvent(ref: string, event: EventWithoutTime): Promise<EngineState> {
    const isIt = and(isOurs, eq(id, readRef(ref)));
    return database.run((db) =>
      db.transaction(async (transaction) => {
        const [row] = await transaction.select().from(managedSubscriptions).where(isIt).for("update");
        const at = now();
        const before = readState(requireRow(row).state);
        const state = step(before, { ...event, at }, usualRules);
        await transaction
          .update(managedSubscriptions)
          .set({ state, nextStepAt: planNextStep(state, at) })
          .where(isIt);
        if (state !== before) await onChange?.(transaction, state);
        return state;
      }),
    );
  }

  /** Asks what is not settled, each once, what is wanted by the answers too. */
  async function ask(given: EngineState, isMeant: (question: Question) => boolean): Promise<EngineState> {
    const asked = new Set<string>();
    let state = given;
    for (;;) {
      const question = listQuestions(state).find((one) => isMeant(one) && !asked.has(one.key));
      if (!question) return state;
      asked.add(question.key);
      const event = await question.ask(gateway);
      if (event) state = await applyEvent(state.ref, event);
    }
  }

  /** What the gateway does not answer now is asked later; everything else has happened. */
  async function askIfReached(state: EngineState): Promise<EngineState> {
    try {
      return await ask(state, ({ isWanted }) => isWanted);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "unavailable")) throw error;
      log.warn({ err: error, provider }, "Couldn’t request a payment; trying again");
      return read(state.ref);
    }
  }

  async function runOne(ref: string): Promise<void> {
    try {
      await ask(await read(ref), () => true);
      await ask(await applyEvent(ref, { type: "timePassed" }), ({ isWanted }) => isWanted);
    } catch (error) {
      log.warn({ err: error, provider }, "Couldn’t process a subscription that is due; trying again");
      const later = new Date(now().getTime() + minuteMs);
      await database.run((db) =>
        db
          .update(managedSubscriptions)
          .set({ nextStepAt: later })
          .where(and(eq(id, ref), lte(nextStepAt, later))),
      );
    }
  }

  return {
    async begin(order) {
      const at = now();
      const state = begin({ ...order, ref: randomUUID(), at });
      const row = { id: state.ref, provider, orderId: order.orderId, state, nextStepAt: planNextStep(state, at) };
      await database.run((db) =>
        db.transaction(async (transaction) => {
          const isOrder = eq(orders.id, order.orderId);
          const [existing] = await transaction.select({ id: orders.id }).from(orders).where(isOrder).for("key share");
          if (!existing) throw new AppError("not_found", "The account that placed this order no longer exists.");
          await transaction.insert(managedSubscriptions).values(row).onConflictDoNothing();
        }),
      );
      return (await find(order.orderId))!;
    },
    find,
    async listLatest(limit) {
      const rows = await database.run((db) =>
        db
          .select({ state: managedSubscriptions.state })
          .from(managedSubscriptions)
          .innerJoin(orders, eq(orders.id, orderId))
          .where(isOurs)
          .orderBy(desc(orders.createdAt))
          .limit(limit),
      );
      return rows.map(({ state }) => readState(state));
    },
    read,
    async apply(ref, event) {
      return askIfReached(await applyEvent(ref, event));
    },
    async refresh(ref) {
      return ask(await read(ref), () => true);
    },
    async runDue() {
      const isDue = and(isOurs, lte(nextStepAt, now()));
      const due = await database.run((db) =>
        db.select({ id }).from(managedSubscriptions).where(isDue).orderBy(asc(nextStepAt)).limit(mostAtOnce),
      );
      for (const row of due) await runOne(row.id);
      return due.length;
    },
    async findNextStepAt() {
      const [row] = await database.run((db) =>
        db
          .select({ first: min(nextStepAt) })
          .from(managedSubscriptions)
          .where(isOurs),
      );
      return row?.first ?? undefined;
    },
  };
}

/** Of a subscription, or of an invoice, which is named after it. */
function readRef(ref: string): string {
  const found = ref.slice(0, refLength);
  if (!/^[0-9a-f-]{36}$/.test(found)) throw new AppError("not_found", "Subscription not found.");
  return found;
}

function requireRow<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError("not_found", "Subscription not found.");
  return row;
}

/** What is not settled is asked about soon, and then less and less often. */
function planNextStep(state: EngineState, at: Date): Date | null {
  const { charges, refunds } = listUnsettled(state);
  const ages = [...charges.map(({ charge }) => charge), ...refunds.map(({ refund }) => refund)].map(
    ({ askedAt }) => at.getTime() - askedAt.getTime(),
  );
  const retries = ages
    .filter((age) => age < watchMs)
    .map((age) => at.getTime() + Math.min(Math.max(age, minuteMs), dayMs));
  const next = findNextStepAt(state, usualRules);
  // What is due and was not done waits for an answer.
  const moments = next && (next > at || retries.length === 0) ? [...retries, next.getTime()] : retries;
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
