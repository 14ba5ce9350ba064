import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../../../tests/harness/database/database.ts";
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
    sessionCache: { forget: () => undefined },
    analytics: { record: () => undefined },
    countUsedSeats: () => Promise.resolve(1),
    providers: [far],
    notifyReturned: () => Promise.resolve(),
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

test("a replaced order that is paid nevertheless is found without a webhook", async () => {
  const left = await order("pro-month");
  await order("pro-year");
  await pass(2 * hourMs);
  expect(await listPlans()).toEqual([]);
  far.pay(left);
  await pass(2 * hourMs);
  expect(await listPlans()).toEqual(["pro-month active"]);
});

test("an order that is paid after days is found", async () => {
  const late = await order("pro-month");
  await pass(4 * dayMs);
  expect(await billing.service.findLastOrder(personId)).toBe("expired");
  far.pay(late);
  await pass(dayMs);
  expect(await listPlans()).toEqual(["pro-month active"]);
});

test("a provider is checked for an order at growing intervals, and not forever", async () => {
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

test("a final state at the provider isn't checked again", async () => {
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

test("a customer whose provider page is unknown starts a new order, and still gets the old one if it is paid", async () => {
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

test("a customer of a provider that is no longer set up starts a new order", async () => {
  const left = await order("pro-month");
  await held.database.run((db) => db.update(orders).set({ provider: "paypal" }));
  expect(await order("pro-month")).not.toBe(left);
});
