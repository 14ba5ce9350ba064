import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
import { recordOrder } from "../../../../tests/harness/subscriptions/record-order.ts";
import { card, plans } from "../../../../tests/harness/subscriptions/play-subscription.ts";
import type { ChargeAnswer } from "../../../core/billing/engine/engine-event.ts";
import { describeSubscription } from "../../../core/billing/engine/engine-state.ts";
import { AppError } from "../../../core/errors.ts";
import { createLog } from "../../../platform/log.server.ts";
import { orders } from "../tables.server.ts";
import type { ChargeGateway, ManagedSubscriptions } from "./contract.ts";
import { createManagedSubscriptions } from "./managed-subscriptions.server.ts";
import { readState } from "./read-state.ts";

let started: Awaited<ReturnType<typeof startDatabase>>;
let now: Date;
let gateway: PlayedGateway;
let managed: ManagedSubscriptions;

/** Takes money once for each key, and may die before or after it did. */
class PlayedGateway implements ChargeGateway {
  readonly payments = new Map<string, { amount: number; answer: ChargeAnswer }>();
  readonly refunds = new Map<string, number>();
  next: ChargeAnswer["status"] = "succeeded";
  fault: "before" | "after" | undefined;

  async charge({ key, money }: Parameters<ChargeGateway["charge"]>[0]) {
    this.fail("before");
    const paymentRef = `payment-${key}`;
    const answer: ChargeAnswer =
      this.next === "failed" ? { status: "failed" } : { status: this.next, paymentRef, url: "https://bank.test" };
    if (!this.payments.has(key)) this.payments.set(key, { amount: money.amount, answer });
    this.fail("after");
    return this.payments.get(key)!.answer;
  }

  async readPayment(paymentRef: string) {
    return this.payments.get(paymentRef.slice("payment-".length))!.answer;
  }

  async refund({ key, money }: Parameters<ChargeGateway["refund"]>[0]) {
    this.fail("before");
    this.refunds.set(key, money.amount);
    this.fail("after");
    return { status: "made" as const, refundRef: `refund-${key}` };
  }

  fail(moment: "before" | "after") {
    if (this.fault === moment) throw new AppError("unavailable", "The gateway cannot be reached.");
  }

  get taken() {
    return [...this.payments.values()].filter(({ answer }) => answer.status === "succeeded");
  }
}

beforeAll(async () => {
  started = await startDatabase();
});
afterAll(() => started.close());
beforeEach(() => {
  now = new Date("2026-03-10T00:00:00Z");
  gateway = new PlayedGateway();
  managed = createManagedSubscriptions({
    database: started.database,
    provider: "yookassa",
    gateway,
    now: () => now,
    log: createLog("silent"),
  });
});

async function begin(orderId = randomUUID()) {
  await recordOrder(started.database, orderId);
  return managed.begin({ orderId, plan: plans.pro, quantity: 1, currency: "USD", trialDays: 0 });
}
const method = { type: "methodChanged", method: card } as const;

test("an order starts one subscription, however many simultaneous requests there are", async () => {
  const orderId = randomUUID();
  const begun = await Promise.all([1, 2, 3].map(() => begin(orderId)));
  expect(new Set(begun.map(({ ref }) => ref)).size).toBe(1);
  expect(await managed.find(orderId)).toEqual(begun[0]);
  expect(await managed.read(begun[0]!.invoices[0]!.ref)).toEqual(begun[0]);
  expect(await managed.find(randomUUID())).toBeUndefined();
  await expect(managed.read(randomUUID())).rejects.toMatchObject({ code: "not_found" });
  await expect(managed.read("'; nothing")).rejects.toMatchObject({ code: "not_found" });
});

test("a subscription is deleted with its order and its account, and needs an order", async () => {
  const orderId = randomUUID();
  const { ref } = await begin(orderId);
  await started.database.run((db) => db.delete(orders).where(eq(orders.id, orderId)));
  await expect(managed.read(ref)).rejects.toMatchObject({ code: "not_found" });
  const unknown = { orderId: randomUUID(), plan: plans.pro, quantity: 1, currency: "USD", trialDays: 0 };
  await expect(managed.begin(unknown)).rejects.toMatchObject({ code: "not_found" });
});

test("a paid subscription is stored, and renewed once when it is due", async () => {
  const { ref } = await begin();
  expect((await managed.apply(ref, method)).status).toBe("active");
  now = new Date("2026-04-10T00:00:00Z");
  await Promise.all([managed.runDue(), managed.runDue()]);
  expect(await managed.runDue()).toBe(0);
  const state = await managed.read(ref);
  expect(describeSubscription(state).periodEnd).toEqual(new Date("2026-05-10T00:00:00Z"));
  expect(gateway.taken).toHaveLength(2);
});

test.each(["before", "after"] as const)(
  "a gateway that crashes %s it charged the card is asked again, and charges once",
  async (fault) => {
    const { ref } = await begin();
    gateway.fault = fault;
    const asked = await managed.apply(ref, method);
    expect([asked.status, asked.invoices[0]!.charges[0]!.status]).toEqual(["incomplete", "asked"]);
    now = new Date(now.getTime() + 60_000);
    await managed.runDue();
    expect((await managed.read(ref)).status).toBe("incomplete");
    gateway.fault = undefined;
    now = new Date(now.getTime() + 600_000);
    await managed.runDue();
    const paid = await managed.read(ref);
    expect([paid.status, paid.invoices[0]!.amountPaid]).toEqual(["active", 1000]);
    expect(gateway.taken).toHaveLength(1);
  },
);

test("a payment that the person confirmed is found by reading, without a webhook", async () => {
  const { ref } = await begin();
  gateway.next = "needsPerson";
  const waiting = await managed.apply(ref, method);
  expect(waiting.invoices[0]!.payUrl).toBe("https://bank.test");
  const [[key, payment]] = [...gateway.payments] as [[string, { amount: number; answer: ChargeAnswer }]];
  payment.answer = { status: "succeeded", paymentRef: `payment-${key}` };
  expect((await managed.refresh(ref)).status).toBe("active");
});

test("a payment that arrives too late is found, and refunded once", async () => {
  const { ref } = await begin();
  gateway.next = "needsPerson";
  await managed.apply(ref, method);
  expect((await managed.apply(ref, { type: "cancelled" })).status).toBe("ended");
  const [[key, payment]] = [...gateway.payments] as [[string, { amount: number; answer: ChargeAnswer }]];
  payment.answer = { status: "succeeded", paymentRef: `payment-${key}` };
  gateway.fault = "after";
  now = (await managed.findNextStepAt())!;
  await managed.runDue();
  gateway.fault = undefined;
  now = (await managed.findNextStepAt())!;
  await managed.runDue();
  expect((await managed.read(ref)).invoices[0]).toMatchObject({ amountPaid: 1000, amountRefunded: 1000 });
  expect([...gateway.refunds.values()]).toEqual([1000]);
});

test("an invalid request changes nothing", async () => {
  const { ref } = await begin();
  const before = await managed.apply(ref, method);
  await expect(managed.apply(ref, { type: "disputeLost" })).rejects.toMatchObject({ code: "conflict" });
  expect(await managed.read(ref)).toEqual(before);
});

test("one failing subscription doesn't delay others", async () => {
  const broken = await begin();
  await managed.apply(broken.ref, method);
  const { ref } = await begin();
  await managed.apply(ref, method);
  const charge = gateway.charge.bind(gateway);
  gateway.charge = (wanted) =>
    wanted.key.startsWith(broken.ref) ? Promise.reject(new TypeError("broken")) : charge(wanted);
  now = new Date("2026-04-10T00:00:00Z");
  await managed.runDue();
  expect((await managed.read(ref)).periodEnd).toEqual(new Date("2026-05-10T00:00:00Z"));
  expect((await managed.read(broken.ref)).periodEnd).toEqual(now);
  expect((await managed.findNextStepAt())! > now).toBe(true);
});

test("a state survives serialization as JSON", async () => {
  const { ref } = await begin();
  await managed.apply(ref, method);
  now = new Date("2026-03-20T00:00:00Z");
  const state = await managed.apply(ref, { type: "changedNow", key: "k", plan: plans.team, quantity: 2 });
  expect(await managed.read(ref)).toEqual(state);
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(readState({ plan: { name } })).toEqual({ plan: { name } });
    }),
  );
});
