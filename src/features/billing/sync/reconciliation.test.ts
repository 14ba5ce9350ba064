import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/site/database.ts";
import {
  createRememberingProvider,
  type RememberingProvider,
} from "../../../../tests/harness/payments/remembering-provider.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createPeople } from "../../accounts/users/people.server.ts";
import { createLicenses } from "../../licenses/service.server.ts";
import { createBilling, type Billing } from "../create-billing.server.ts";
import { orders } from "../tables.server.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let now: Date;
let held: Awaited<ReturnType<typeof startDatabase>>;
let far: RememberingProvider;
let billing: Billing;
let personId: string;
let count = 0;

beforeAll(async () => {
  held = await startDatabase();
});
beforeEach(async () => {
  now = new Date("2026-03-01T00:00:00Z");
  const { database } = held;
  // This provider has never heard of what the others were asked for.
  await database.run((db) => db.delete(orders));
  // As PayPal: a page that nobody needs any more cannot be closed.
  far = Object.assign(
    createRememberingProvider(() => now),
    { closeCheckout: undefined },
  );
  const people = createPeople({ database });
  billing = createBilling({
    database,
    people,
    licenses: createLicenses({ database, now: () => now }),
    viewers: { forget: () => undefined },
    analytics: { record: () => undefined },
    countSeatsTaken: () => Promise.resolve(1),
    providers: [far],
    tellReturned: () => Promise.resolve(),
    renderInvoice: () => Promise.reject(new Error("nobody asks for one")),
    graceDays: 7,
    log: createLog("silent"),
    now: () => now,
  });
  personId = (await people.meetByEmail(`person-${count++}@example.com`, { locale: "en" })).id;
});
afterAll(() => held.close());

async function order(productCode: string): Promise<string> {
  const page = { locale: "en" as const, returnUrl: "http://localhost/done", cancelUrl: "http://localhost/left" };
  const started = await billing.service.startOrder(personId, { productCode, quantity: 1, currency: "USD", ...page });
  return started.orderId;
}

/** The site runs on, and nobody tells it anything. */
async function pass(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await billing.reconciliation.run();
}

const listPlans = async () =>
  (await billing.service.listSubscriptions(personId)).map(({ product, standing }) => `${product.code} ${standing}`);
const countAsked = (call: string) => far.asked.filter((one) => one === call).length;

test("an order that was given up for another one and is paid all the same is found though nobody tells", async () => {
  const left = await order("pro-month");
  await order("pro-year");
  await pass(2 * hourMs);
  expect(await listPlans()).toEqual([]);
  far.pay(left);
  await pass(2 * hourMs);
  expect(await listPlans()).toEqual(["pro-month active"]);
});

test("an order that nobody paid for days, and then was paid, is found", async () => {
  const late = await order("pro-month");
  await pass(4 * dayMs);
  expect(await billing.service.findLastOrder(personId)).toBe("expired");
  far.pay(late);
  await pass(dayMs);
  expect(await listPlans()).toEqual(["pro-month active"]);
});

test("a provider is asked about an order less and less often, and not for ever", async () => {
  await order("pro-month");
  for (let hour = 0; hour < 24; hour++) await pass(hourMs);
  const ofFirstDay = countAsked("readOrder");
  for (let day = 0; day < 60; day++) await pass(dayMs);
  const ofMonths = countAsked("readOrder") - ofFirstDay;
  expect(ofFirstDay).toBeGreaterThan(10);
  expect(ofMonths).toBeGreaterThan(5);
  expect(ofMonths).toBeLessThan(40);
  const before = countAsked("readOrder");
  await pass(60 * dayMs);
  expect(countAsked("readOrder")).toBe(before);
});

test("what is final at the provider is not asked about again", async () => {
  const paid = await order("pro-month");
  far.pay(paid);
  await pass(hourMs);
  expect(await listPlans()).toEqual(["pro-month active"]);
  const other = await order("api-10k");
  far.orders.get(other)!.status = "expired";
  await pass(hourMs);
  const before = countAsked("readOrder");
  await pass(dayMs);
  expect(countAsked("readOrder")).toBe(before);
});

test("who began at a page that its provider does not know any more orders anew, and has it should that one be paid after all", async () => {
  const lost = await order("pro-month");
  const page = far.orders.get(lost)!;
  far.orders.delete(lost);
  await order("pro-year");
  await pass(hourMs);
  expect(await listPlans()).toEqual([]);
  far.orders.set(lost, page);
  far.pay(lost);
  await pass(2 * hourMs);
  expect(await listPlans()).toEqual(["pro-month active"]);
});

test("who began at a provider that is not set up any more orders anew", async () => {
  const left = await order("pro-month");
  await held.database.run((db) => db.update(orders).set({ provider: "paypal" }));
  expect(await order("pro-month")).not.toBe(left);
});
