import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOrder, sampleProducts } from "../../../../../tests/harness/payments/payment-driver.ts";
import { startPaypalDriver } from "../../../../../tests/harness/payments/paypal-driver.ts";
import { after, makeChange, returnUrl } from "../../../../../tests/harness/payments/provider-play.ts";
import { readFailureCode } from "../../../../../tests/harness/calls/read-failure.ts";

let driver: Awaited<ReturnType<typeof startPaypalDriver>>;
beforeAll(async () => {
  driver = await startPaypalDriver();
});
afterAll(() => driver.close());

const books = () => driver.standIn.books;
const read = (ref: string) => driver.provider.readSubscription(ref);

async function subscribe(overrides: Partial<Parameters<typeof makeOrder>[0]> = {}): Promise<string> {
  const { ref, url } = await driver.provider.startCheckout(makeOrder({ currency: "USD", ...overrides }));
  books().answerPage(url, "accepted");
  return ref;
}

/** The state at PayPal itself. */
const readAtPaypal = (id: string) =>
  books().perform("subscriptions.get", { id, query: new URLSearchParams(), body: undefined }).body as {
    status: string;
    custom_id: string;
  };
const findNext = (id: string) => /;n=([^;]+)/.exec(readAtPaypal(id).custom_id)?.[1] ?? "";

test("an upgrade halfway costs half of the difference, and one subscription continues", async () => {
  const ref = await subscribe();
  const { periodStart, periodEnd } = await read(ref);
  books().passTime(new Date((periodStart.getTime() + periodEnd.getTime()) / 2));
  const page = await driver.provider.changeNow(ref, makeChange(sampleProducts.team, 3));
  expect(await read(ref)).toMatchObject({ productCode: "pro-month", quantity: 1 });
  books().answerPage(page!.url, "accepted");
  expect(await read(ref)).toMatchObject({ ref, productCode: "team-month", quantity: 3, periodEnd });
  const [difference] = await driver.provider.listInvoices({ subscriptionRef: ref });
  expect(difference!.total).toBe((3 * 1500 - 1990) / 2);
  expect(difference!.lines.map(({ amount }) => amount)).toEqual([2250, -995]);
  const next = findNext(ref);
  expect([readAtPaypal(ref).status, readAtPaypal(next).status]).toEqual(["CANCELLED", "ACTIVE"]);
  books().passTime(after(periodEnd, 1));
  const paid = await driver.provider.listInvoices({ subscriptionRef: ref });
  expect(paid.map(({ total }) => total)).toEqual([4500, 1255, 1990]);
  await driver.provider.cancelAtPeriodEnd(ref);
  expect(await read(ref)).toMatchObject({ cancelsAtPeriodEnd: true });
  expect(readAtPaypal(next).status).toBe("SUSPENDED");
});

test("a change from monthly to yearly is paid immediately, minus the remaining month", async () => {
  const ref = await subscribe();
  const { periodStart, periodEnd } = await read(ref);
  books().passTime(new Date((periodStart.getTime() + periodEnd.getTime()) / 2));
  const page = await driver.provider.changeNow(ref, makeChange(sampleProducts.proYear, 1));
  books().answerPage(page!.url, "accepted");
  const changed = await read(ref);
  expect(changed).toMatchObject({ productCode: "pro-year", status: "active" });
  expect(changed.periodEnd.getTime() - books().now.getTime()).toBe(365 * 86_400_000);
  const [difference] = await driver.provider.listInvoices({ subscriptionRef: ref });
  expect(difference!.total).toBe(19_900 - 995);
});

test("an upgrade whose payment is declined changes nothing", async () => {
  const ref = await subscribe();
  const page = await driver.provider.changeNow(ref, makeChange(sampleProducts.team, 3));
  books().refuseCard(findNext(ref));
  books().answerPage(page!.url, "accepted");
  expect(await read(ref)).toMatchObject({ status: "active", productCode: "pro-month" });
  expect(readAtPaypal(ref).status).toBe("ACTIVE");
});

test("an approval on an outdated page replaces the current subscription, so that no one pays for both", async () => {
  const ref = await subscribe();
  const old = await driver.provider.changeNow(ref, makeChange(sampleProducts.team, 3));
  const oldId = findNext(ref);
  const newer = await driver.provider.changeNow(ref, makeChange(sampleProducts.team, 9));
  books().answerPage(newer!.url, "accepted");
  expect(await read(ref)).toMatchObject({ quantity: 9 });
  await driver.receiveWebhooks();
  books().answerPage(old!.url, "accepted");
  const events = await Promise.all(
    (await driver.receiveWebhooks()).map((request) => driver.provider.readWebhook(request)),
  );
  expect(new Set(events.flat().map(({ subscriptionRef }) => subscriptionRef))).toEqual(new Set([ref]));
  expect(await read(ref)).toMatchObject({ quantity: 3 });
  expect(readAtPaypal(oldId).status).toBe("ACTIVE");
  const running = [ref, findNext(ref), oldId].filter((id) => readAtPaypal(id).status === "ACTIVE");
  expect(running).toEqual([oldId]);
});

test("an upgrade during a trial preserves the trial", async () => {
  const ref = await subscribe({ trialDays: 14 });
  const { trialEndsAt } = await read(ref);
  const page = await driver.provider.changeNow(ref, makeChange(sampleProducts.team, 2));
  books().answerPage(page!.url, "accepted");
  expect(await read(ref)).toMatchObject({ status: "trial", trialEndsAt, productCode: "team-month" });
  books().passTime(after(trialEndsAt!, 1));
  expect(await read(ref)).toMatchObject({ status: "active", trialEndsAt: undefined });
  expect((await driver.provider.listInvoices({ subscriptionRef: ref })).map(({ total }) => total)).toEqual([3000]);
});

test("a trial that is canceled lasts until its end, then closes", async () => {
  const ref = await subscribe({ trialDays: 14 });
  const { trialEndsAt } = await read(ref);
  await driver.provider.cancelAtPeriodEnd(ref);
  expect(await read(ref)).toMatchObject({ status: "trial", cancelsAtPeriodEnd: true, periodEnd: trialEndsAt });
  books().passTime(after(trialEndsAt!, 1));
  expect(await read(ref)).toMatchObject({ status: "ended", endReason: "cancelled" });
  expect(readAtPaypal(ref).status).toBe("CANCELLED");
});

test("a subscription canceled at PayPal lasts as long as it is paid for, and can't be resumed", async () => {
  const ref = await subscribe();
  const { periodEnd } = await read(ref);
  books().cancelAtPaypal(ref);
  expect(await read(ref)).toMatchObject({ status: "active", cancelsAtPeriodEnd: true, periodEnd });
  expect(await readFailureCode(driver.provider.resume(ref, { returnUrl }))).toBe("invalid_input");
  books().passTime(after(periodEnd, 1));
  expect(await read(ref)).toMatchObject({ status: "ended", endReason: "cancelled" });
});

test("an immediate change that would cause a refund is rejected", async () => {
  const ref = await subscribe({ product: sampleProducts.team, quantity: 4 });
  const change = makeChange(sampleProducts.pro, 1);
  expect(await readFailureCode(driver.provider.changeNow(ref, change))).toBe("invalid_input");
});

test("an unpaid subscription is closed at PayPal after some weeks", async () => {
  const ref = await subscribe();
  const { periodEnd } = await read(ref);
  books().refuseCard(ref);
  books().passTime(after(periodEnd, 20));
  expect(await read(ref)).toMatchObject({ status: "pastDue", pastDueSince: periodEnd });
  expect(readAtPaypal(ref).status).toBe("SUSPENDED");
  books().passTime(after(periodEnd, 31));
  expect(await read(ref)).toMatchObject({ status: "ended", endReason: "unpaid" });
  expect(readAtPaypal(ref).status).toBe("CANCELLED");
});

test("a webhook with another certificate is rejected without a request", async () => {
  await driver.receiveWebhooks();
  await subscribe();
  const [request] = await driver.receiveWebhooks();
  driver.standIn.asked.length = 0;
  for (const url of ["https://api.paypal.com.example/cert", "http://api.paypal.com@127.0.0.1:1/cert", "nonsense"]) {
    const forged = { ...request!, headers: { ...request!.headers, "paypal-cert-url": url } };
    expect(await readFailureCode(driver.provider.readWebhook(forged))).toBe("not_allowed");
  }
  expect(driver.standIn.asked).toEqual([]);
});

test("two servers that need the same plan create one", async () => {
  const other = await startPaypalDriver();
  const order = makeOrder({ currency: "EUR" });
  await Promise.all([other.provider.startCheckout(order), other.provider.startCheckout({ ...order, id: "another" })]);
  await other.provider.startCheckout({ ...order, id: "third", product: sampleProducts.team });
  const query = new URLSearchParams({ product_id: "ICONARIUM", page_size: "20" });
  const { plans } = other.standIn.books.perform("plans.list", { id: "", query, body: undefined }).body as {
    plans: { description: string }[];
  };
  expect(plans.map(({ description }) => description)).toEqual([
    "pro-month month EUR 1990 trial 0",
    "team-month month EUR 1500 trial 0",
  ]);
  await other.close();
});
