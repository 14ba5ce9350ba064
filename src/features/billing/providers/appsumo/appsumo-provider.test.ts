import { afterAll, beforeAll, expect, test } from "vitest";
import { startAppsumoDriver } from "../../../../../tests/harness/payments/appsumo-driver.ts";
import { readFailureCode } from "../../../../../tests/harness/calls/read-failure.ts";
import { describePaymentProvider } from "../provider.suite.ts";
import { readAppsumoTiers } from "./appsumo-tiers.ts";

describePaymentProvider("AppSumo", {
  start: startAppsumoDriver,
  lacks: [
    "checkout",
    "finding",
    "purchases",
    "trials",
    "expiry",
    "cancelling",
    "changesNow",
    "proration",
    "changesAtPeriodEnd",
    "paymentMethods",
    "namedCards",
    "renewals",
    "refunds",
    "partRefunds",
    "disputes",
    "signedTime",
  ],
});

let driver: Awaited<ReturnType<typeof startAppsumoDriver>>;
beforeAll(async () => {
  driver = await startAppsumoDriver();
});
afterAll(() => driver.close());

const deliverAll = async (order: "as sent" | "the other way round" = "as sent") => {
  const requests = await driver.receiveWebhooks();
  const events = [];
  for (const request of order === "as sent" ? requests : requests.toReversed())
    events.push(...(await driver.provider.readWebhook(request)));
  return events;
};

test("a license keeps its ID through all changes of its key, in whatever order they arrive", async () => {
  const first = driver.standIn.buy(1);
  expect(await driver.provider.readSubscription(first)).toMatchObject({ status: "active", productCode: "pro-month" });
  const second = driver.standIn.change(first, 2, "upgrade");
  const third = driver.standIn.change(second, 1, "downgrade");
  const last = driver.standIn.change(third, 2, "upgrade");
  await deliverAll("the other way round");
  expect(await driver.provider.readSubscription(first)).toMatchObject({
    ref: first,
    status: "active",
    productCode: "team-month",
    quantity: 5,
  });
  driver.standIn.refund(last);
  expect((await deliverAll()).map(({ subscriptionRef }) => subscriptionRef)).toEqual([first]);
  expect(await driver.provider.readSubscription(first)).toMatchObject({ status: "ended", endReason: "refunded" });
});

test("webhooks get the response that AppSumo expects, including its test requests", async () => {
  const key = driver.standIn.buy(1);
  await driver.receiveWebhooks();
  driver.standIn.notify({ license_key: key, event: "purchase", event_timestamp: 1, test: true });
  driver.standIn.notify({ license_key: key, event: "activate", event_timestamp: 2, parent_license_key: key });
  for (const [request, event] of (await driver.receiveWebhooks()).map(
    (one, index) => [one, ["purchase", "activate"][index]] as const,
  )) {
    const events = await driver.provider.readWebhook(request);
    expect(events).toEqual([]);
    expect(driver.provider.serializeWebhookAnswer?.(events, request)).toEqual({ event, success: true });
  }
});

test("a customer from AppSumo is identified by the first key of their license, once", async () => {
  const first = driver.standIn.buy(1);
  const second = driver.standIn.change(first, 2, "upgrade");
  await deliverAll();
  const code = driver.standIn.arrive(second);
  expect(await driver.provider.readArrival(code)).toBe(first);
  expect(await readFailureCode(driver.provider.readArrival(code))).toBe("not_allowed");
  expect(await driver.provider.readOrder(first)).toMatchObject({ status: "complete", subscriptionRef: first });
});

test("AppSumo gets twenty requests a minute at most", async () => {
  driver.pass(61);
  const key = driver.standIn.buy(1);
  for (let count = 0; count < 20; count++) await driver.provider.readSubscription(key);
  expect(await readFailureCode(driver.provider.readSubscription(key))).toBe("unavailable");
  driver.pass(61);
  expect(await driver.provider.readSubscription(key)).toMatchObject({ status: "active" });
});

test("tiers map to product and seats", () => {
  expect(readAppsumoTiers("1=pro-year, 2=team-year:5")).toEqual(
    new Map([
      [1, { productCode: "pro-year", quantity: 1 }],
      [2, { productCode: "team-year", quantity: 5 }],
    ]),
  );
  for (const text of ["", "pro", "1=pro:0", "1=a,1=b", "x=pro"]) expect(readAppsumoTiers(text)).toBeUndefined();
});
