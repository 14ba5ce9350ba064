import { addPeriods } from "../../../../core/billing/add-periods.ts";
import type { Database } from "../../../../platform/db/database.server.ts";
import type { Log } from "../../../../platform/log.server.ts";
import type { ManagedSubscriptions } from "../../managed/contract.ts";
import { createManagedSubscriptions } from "../../managed/managed-subscriptions.server.ts";
import type { PaymentProvider } from "../contract.ts";
import { createCustomerPortal, type CustomerPortal } from "./customer-portal.server.ts";
import { createTestCharges, type TestCharges } from "./test-charges.server.ts";
import type { ClockStep } from "./render-clock-page.server.ts";
import type { TestClock } from "./test-clock.server.ts";
import { createTestProvider } from "./test-provider.server.ts";
import { testBank } from "./test-bank.ts";
import { createTestCheckouts, type TestCheckouts } from "./test-checkouts.server.ts";
import { createWebhookOutbox, type WebhookOutbox } from "./webhook-outbox.server.ts";

/** The test provider with its pages, its webhooks and its time. */
export interface TestPayments {
  provider: PaymentProvider;
  clock: TestClock;
  checkouts: TestCheckouts;
  charges: TestCharges;
  portal: CustomerPortal;
  subscriptions: ManagedSubscriptions;
  outbox: WebhookOutbox;
  /** Does what is due: renewals, and what a dead process has left. */
  runDue(): Promise<void>;
  /** Puts the clock forward; whatever is due until then takes place in its order, at its time. */
  passTimeUntil(until: Date): Promise<void>;
}

const dayMs = 86_400_000;
/** What the engine does at once, and how often it is asked for more. */
const mostDueAtOnce = 100;
const mostRounds = 100;

/**
 * @param deps.settle has the service read what has changed, after time has passed
 * @throws Error outside of test mode: it gives everything for nothing
 */
export function createTestPayments(deps: {
  isTestMode: boolean;
  database: Database;
  clock: TestClock;
  key: Uint8Array;
  log: Log;
  settle: () => Promise<unknown>;
}): TestPayments {
  if (!deps.isTestMode) throw new Error("The test provider is only available in test mode");
  const { database, clock, key, log, settle } = deps;
  const outbox = createWebhookOutbox({ database, key, log });
  const checkouts = createTestCheckouts({
    database,
    clock,
    key,
    async onDone(step, { id, task }) {
      if (task.kind === "order")
        await outbox.add(step, { type: "order.paid", subscriptionRef: undefined, orderRef: id });
    },
  });
  const subscriptions = createManagedSubscriptions({
    database,
    log,
    now: clock.now,
    provider: "test",
    gateway: testBank,
    onChange: (step, { ref, orderId, status }) =>
      outbox.add(step, {
        type: `subscription.${status}`,
        subscriptionRef: ref,
        orderRef: orderId === undefined ? undefined : checkouts.nameForOrder(orderId),
      }),
  });
  const charges = createTestCharges({ subscriptions, checkouts });

  async function runDue(): Promise<void> {
    await charges.finishAll();
    for (let round = 0; round < mostRounds; round += 1) if ((await subscriptions.runDue()) < mostDueAtOnce) break;
    await checkouts.sweep();
  }

  async function passTimeUntil(until: Date): Promise<void> {
    while (clock.now() < until) {
      await runDue();
      const now = clock.now();
      const next = (await subscriptions.findNextStepAt()) ?? until;
      // What is due and could not be done waits for a day.
      const stop = next > now ? next : new Date(now.getTime() + dayMs);
      clock.advance(Math.min(stop.getTime(), until.getTime()) - now.getTime());
    }
    await runDue();
    await outbox.send();
    await settle();
  }

  return {
    provider: { ...createTestProvider({ subscriptions, checkouts, charges, key }), runDue },
    clock,
    checkouts,
    charges,
    portal: createCustomerPortal({ subscriptions, checkouts }),
    outbox,
    subscriptions,
    runDue,
    passTimeUntil,
  };
}

/** The same time of day, after a day, a week, a month or a year. */
export function stepTime(now: Date, step: ClockStep): Date {
  if (step === "month" || step === "year") return addPeriods(now, step, 1);
  return new Date(now.getTime() + (step === "day" ? 1 : 7) * dayMs);
}
