import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeOrder, sampleProducts } from "../../../../../tests/harness/payments/payment-driver.ts";
import { startStripeDriver } from "../../../../../tests/harness/payments/stripe-driver.ts";
import type { Product } from "../../../../core/billing/product.ts";
import type { Order } from "../contract.ts";
import { describePaymentProvider } from "../provider.suite.ts";

const returnUrl = "http://localhost:3000/icons/account/billing";

const change = (product: Product, quantity: number) => ({
  key: randomUUID(),
  product,
  productName: product.code,
  quantity,
  returnUrl,
});

describePaymentProvider("Stripe", { start: startStripeDriver });

describe("Stripe only", () => {
  let driver: Awaited<ReturnType<typeof startStripeDriver>>;
  beforeEach(async () => {
    driver = await startStripeDriver({ taxPercent: 19 });
  });
  afterEach(() => driver.close());

  async function subscribe(overrides: Partial<Order> = {}): Promise<string> {
    const { ref, url } = await driver.provider.startCheckout(makeOrder({ currency: "EUR", ...overrides }));
    await driver.payCheckout(url, "accepted");
    return (await driver.provider.readOrder(ref)).subscriptionRef!;
  }

  test("a change that needs bank authentication takes effect only after it", async () => {
    const ref = await subscribe();
    driver.standIn.setBank(ref, "asks");
    const page = await driver.provider.changeNow(ref, change(sampleProducts.proYear, 1));
    expect(page?.url).toMatch(/^http/);
    expect(await driver.provider.readSubscription(ref)).toMatchObject({ productCode: "pro-month", status: "active" });
    await driver.answerPage(page!.url, "abandoned");
    expect(await driver.provider.readSubscription(ref)).toMatchObject({ productCode: "pro-month" });
    await driver.answerPage(page!.url, "accepted");
    const changed = await driver.provider.readSubscription(ref);
    expect(changed).toMatchObject({ productCode: "pro-year", status: "active", unitAmount: 19_900 });
    const days = (changed.periodEnd.getTime() - changed.periodStart.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(364);
  });

  test("a change that is never paid for is dropped, and its invoice is voided", async () => {
    const ref = await subscribe();
    await driver.failPayments(ref);
    expect(await driver.provider.changeNow(ref, change(sampleProducts.team, 5))).toBeDefined();
    await driver.passTime(new Date(driver.standIn.now().getTime() + 2 * 86_400_000));
    expect(await driver.provider.readSubscription(ref)).toMatchObject({ productCode: "pro-month", quantity: 1 });
    const [dropped] = await driver.provider.listInvoices({ subscriptionRef: ref });
    expect(dropped).toMatchObject({ status: "void", amountPaid: 0, payUrl: undefined });
  });

  test("a new card pays a due invoice immediately", async () => {
    const ref = await subscribe();
    const { periodEnd } = await driver.provider.readSubscription(ref);
    await driver.failPayments(ref);
    await driver.passTime(new Date(periodEnd.getTime() + 86_400_000));
    const page = await driver.provider.changePaymentMethod(ref, { returnUrl });
    await driver.answerPage(page!.url, "accepted");
    expect(await driver.provider.readSubscription(ref)).toMatchObject({
      status: "active",
      paymentMethod: "Mastercard ···· 4444",
    });
    const invoices = await driver.provider.listInvoices({ subscriptionRef: ref });
    expect(invoices.map(({ status }) => status)).toEqual(["paid", "paid"]);
  });

  test("a dispute that is won changes nothing, and one that is lost ends the subscription", async () => {
    for (const [status, expected] of [
      ["won", { status: "active", endReason: undefined, disputedSince: undefined }],
      ["lost", { status: "ended", endReason: "disputed" }],
    ] as const) {
      const ref = await subscribe();
      const [paid] = await driver.provider.listInvoices({ subscriptionRef: ref });
      await driver.dispute(paid!.ref);
      expect(await driver.provider.readSubscription(ref)).toMatchObject({
        status: "active",
        disputedSince: expect.any(Date) as Date,
      });
      driver.standIn.dispute(paid!.ref, status);
      expect(await driver.provider.readSubscription(ref)).toMatchObject(expected);
    }
  });

  test("a later charge or refund names its order and its subscription", async () => {
    const ref = await subscribe();
    const [paid] = await driver.provider.listInvoices({ subscriptionRef: ref });
    await driver.receiveWebhooks();
    await driver.refund(paid!.ref, 100);
    await driver.dispute(paid!.ref);
    const purchase = await driver.provider.startCheckout(makeOrder({ currency: "EUR", product: sampleProducts.calls }));
    await driver.payCheckout(purchase.url, "accepted");
    const { invoiceRef } = await driver.provider.readOrder(purchase.ref);
    await driver.refund(invoiceRef!, 4900);
    const requests = await driver.receiveWebhooks();
    const events = (await Promise.all(requests.map((request) => driver.provider.readWebhook(request)))).flat();
    const about = (type: string) =>
      events.filter((event) => event.type === type).map(({ subscriptionRef, orderRef }) => [subscriptionRef, orderRef]);
    expect(about("charge.refunded")).toEqual([
      [ref, expect.any(String)],
      [undefined, purchase.ref],
    ]);
    expect(about("charge.dispute.created")).toEqual([[ref, expect.any(String)]]);
  });

  test("the invoice shows tax separately from the price", async () => {
    const [invoice] = await driver.provider.listInvoices({ subscriptionRef: await subscribe() });
    expect(invoice).toMatchObject({ tax: 378, total: 2368, amountPaid: 2368 });
  });

  test("a price is created at Stripe once, and again when it or its name changes", async () => {
    const { prices, products } = driver.standIn.books;
    await subscribe();
    await subscribe();
    expect([prices.size, products.size]).toEqual([1, 1]);
    await subscribe({ currency: "JPY" });
    expect([prices.size, products.size]).toEqual([2, 1]);
    await subscribe({ product: { ...sampleProducts.pro, prices: { EUR: 2490 } } });
    expect([prices.size, products.size]).toEqual([3, 1]);
    await subscribe({ productName: "Iconarium Profi" });
    expect([prices.size, products.size]).toEqual([4, 2]);
  });

  test("a customer who adds seats keeps their price", async () => {
    const ref = await subscribe({ product: sampleProducts.team, quantity: 2 });
    const dearer = { ...sampleProducts.team, prices: { EUR: 9900 } };
    await driver.provider.changeNow(ref, change(dearer, 3));
    expect(await driver.provider.readSubscription(ref)).toMatchObject({ quantity: 3, unitAmount: 1500 });
  });

  test("the product and the page use the language of the buyer, and Stripe stores the order's person", async () => {
    const order = makeOrder({ currency: "EUR" });
    await driver.provider.startCheckout(order);
    const asked = [...driver.standIn.asked.values()].find(({ url }) => url === "/v1/checkout/sessions");
    const sent = new URLSearchParams(asked?.text);
    expect(Object.fromEntries(sent)).toMatchObject({
      locale: "en",
      client_reference_id: order.id,
      customer_email: order.buyer.email,
      "subscription_data[metadata][order_id]": order.id,
    });
    expect([...sent.keys()].filter((name) => name.startsWith("automatic_tax"))).toEqual([]);
  });

  const hasStripeMock = spawnSync("stripe-mock", ["-version"]).status === 0;
  test.skipIf(!hasStripeMock)(
    "Stripe's own stripe-mock accepts every request (skipped where it isn't installed)",
    async () => {
      const { provider } = driver;
      const ref = await subscribe({ product: sampleProducts.team, quantity: 3, trialDays: 3 });
      await subscribe({ product: sampleProducts.calls });
      await provider.findOrder(randomUUID());
      await provider.changeAtPeriodEnd(ref, change(sampleProducts.pro, 1));
      await provider.changeAtPeriodEnd(ref, change(sampleProducts.team, 3));
      await provider.changeNow(ref, change(sampleProducts.team, 5));
      await provider.cancelAtPeriodEnd(ref);
      await provider.resume(ref, { returnUrl });
      const page = await provider.changePaymentMethod(ref, { returnUrl });
      await driver.answerPage(page!.url, "accepted");
      await provider.readSubscription(ref);
      const [invoice] = await provider.listInvoices({ subscriptionRef: ref });
      await provider.payInvoice(invoice!.ref, { returnUrl });
      await driver.passTime(new Date(driver.standIn.now().getTime() + 4 * 86_400_000));
      const [paid] = await provider.listInvoices({ subscriptionRef: ref });
      await driver.dispute(paid!.ref);
      await driver.refund(paid!.ref, paid!.total);
      await provider.readSubscription(ref);
      const asked = [...driver.standIn.asked.values()];
      expect(asked.length).toBeGreaterThan(20);
      const mock = spawn("stripe-mock", ["-http-addr", "127.0.0.1:0"], { stdio: ["ignore", "pipe", "inherit"] });
      try {
        const origin = await readOrigin(mock.stdout);
        const refused = await Promise.all(
          asked.map(async ({ method, url, text }) => {
            const response = await fetch(`${origin}${url}`, {
              method,
              headers: {
                authorization: "Bearer sk_test_123",
                "content-type": "application/x-www-form-urlencoded",
              },
              ...(method === "POST" && { body: text }),
            });
            return response.ok ? [] : [`${method} ${url} ${text}: ${await response.text()}`];
          }),
        );
        expect(refused.flat()).toEqual([]);
      } finally {
        mock.kill();
        await once(mock, "exit");
      }
    },
  );
});

async function readOrigin(output: Readable): Promise<string> {
  let text = "";
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const address = /127\.0\.0\.1:\d+/.exec(text)?.[0];
    if (address === undefined) continue;
    output.resume();
    return `http://${address}`;
  }
  throw new Error(`stripe-mock ended: ${text}`);
}
