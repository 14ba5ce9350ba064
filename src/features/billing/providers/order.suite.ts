import { describe, expect } from "vitest";
import { sampleProducts } from "../../../../tests/harness/payments/payment-driver.ts";
import { after, type ProviderPlay } from "../../../../tests/harness/payments/provider-play.ts";

const dayMs = 86_400_000;

/** What providers promise of orders, until they are paid. */
export function describeOrders({
  driver,
  has,
  testWith,
  order,
  read,
  subscribe,
  listInvoices,
  listPayments,
}: ProviderPlay): void {
  describe("an order", () => {
    testWith(["checkout"], "that is asked for twice has one page, and is found", async () => {
      const wanted = order();
      expect(await driver().provider.findOrder(wanted.id)).toBeUndefined();
      const [first, second] = [
        await driver().provider.startCheckout(wanted),
        await driver().provider.startCheckout(wanted),
      ];
      expect(second).toEqual(first);
      if (has("finding")) expect(await driver().provider.findOrder(wanted.id)).toMatchObject({ ref: first.ref });
      expect(await driver().provider.readOrder(first.ref)).toMatchObject({ status: "open" });
    });

    testWith(["checkout"], "that is asked for twice at the same moment is one", async () => {
      const wanted = order();
      const [first, second] = await Promise.all([
        driver().provider.startCheckout(wanted),
        driver().provider.startCheckout(wanted),
      ]);
      expect(second.ref).toBe(first.ref);
    });

    testWith(["checkout"], "that is paid is complete, once, and gives what was ordered", async () => {
      const wanted = order({ product: sampleProducts.team, quantity: 3 });
      const { ref, url } = await driver().provider.startCheckout(wanted);
      await driver().payCheckout(url, "accepted");
      const state = await driver().provider.readOrder(ref);
      expect(state).toMatchObject({ status: "complete", subscriptionRef: expect.any(String) as string });
      expect(await driver().provider.readOrder(ref)).toEqual(state);
      const unitAmount = wanted.product.prices[wanted.currency]!;
      const subscription = await read(state.subscriptionRef!);
      expect(subscription).toMatchObject({
        ref: state.subscriptionRef,
        orderId: wanted.id,
        status: "active",
        endReason: undefined,
        productCode: "team-month",
        quantity: 3,
        currency: wanted.currency,
        unitAmount,
        pastDueSince: undefined,
        cancelsAtPeriodEnd: false,
        plannedChange: undefined,
      });
      const days = (subscription.periodEnd.getTime() - subscription.periodStart.getTime()) / dayMs;
      expect(days).toBeGreaterThanOrEqual(27.9);
      expect(days).toBeLessThanOrEqual(31.1);
      const [invoice, ...others] = await listInvoices({ subscriptionRef: subscription.ref });
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ status: "paid", subscriptionRef: subscription.ref, currency: wanted.currency });
      expect(invoice!.total - invoice!.tax).toBe(unitAmount * 3);
      expect(await listInvoices({ invoiceRef: invoice!.ref })).toEqual([invoice]);
    });

    testWith(["checkout"], "whose card is refused stays open, and can be paid with another one", async () => {
      const { ref, url } = await driver().provider.startCheckout(order());
      await driver().payCheckout(url, "declined");
      expect(await driver().provider.readOrder(ref)).toMatchObject({ status: "open" });
      await driver().payCheckout(url, "accepted");
      const { status, subscriptionRef } = await driver().provider.readOrder(ref);
      expect(status).toBe("complete");
      expect(await listPayments(subscriptionRef!)).toHaveLength(1);
    });

    testWith(["checkout"], "from which the person turns back is not paid", async () => {
      const { ref, url } = await driver().provider.startCheckout(order());
      await driver().payCheckout(url, "abandoned");
      expect((await driver().provider.readOrder(ref)).status).not.toBe("complete");
    });

    testWith(["checkout", "expiry"], "that waits for too long expires, and cannot be paid any more", async () => {
      const { ref, url } = await driver().provider.startCheckout(order());
      await driver().letExpire(url);
      expect(await driver().provider.readOrder(ref)).toMatchObject({ status: "expired", subscriptionRef: undefined });
      await driver()
        .payCheckout(url, "accepted")
        .catch(() => undefined);
      expect(await driver().provider.readOrder(ref)).toMatchObject({ status: "expired", subscriptionRef: undefined });
    });

    testWith(["checkout"], "that is given up cannot be paid any more, where the provider can do that", async () => {
      const { provider } = driver();
      if (!provider.closeCheckout) return;
      const { ref, url } = await provider.startCheckout(order());
      await provider.closeCheckout(ref);
      await provider.closeCheckout(ref);
      await driver()
        .payCheckout(url, "accepted")
        .catch(() => undefined);
      expect(await provider.readOrder(ref)).toMatchObject({ status: "expired", subscriptionRef: undefined });
    });

    testWith(["checkout"], "in a currency without cents is asked for in whole units", async () => {
      const { currencies } = driver().provider;
      if (currencies !== undefined && !currencies.includes("JPY")) return;
      const ref = await subscribe({ currency: "JPY" });
      const [invoice] = await listInvoices({ subscriptionRef: ref });
      expect(invoice!.total - invoice!.tax).toBe(sampleProducts.pro.prices["JPY"]);
    });

    testWith(["checkout", "purchases"], "of what is bought once ends with an invoice", async () => {
      const wanted = order({ product: sampleProducts.calls });
      const { ref, url } = await driver().provider.startCheckout(wanted);
      await driver().payCheckout(url, "accepted");
      const { status, subscriptionRef, invoiceRef } = await driver().provider.readOrder(ref);
      expect([status, subscriptionRef]).toEqual(["complete", undefined]);
      const [invoice, ...others] = await listInvoices({ invoiceRef: invoiceRef! });
      expect(others).toEqual([]);
      expect(invoice).toMatchObject({ status: "paid", subscriptionRef: undefined, orderId: wanted.id });
      expect(invoice!.total - invoice!.tax).toBe(wanted.product.prices[wanted.currency]);
    });

    testWith(["checkout", "trials", "renewals"], "with a trial is paid for when the trial is over", async () => {
      const ref = await subscribe({ trialDays: 14 });
      const trial = await read(ref);
      expect(trial.status).toBe("trial");
      expect(trial.trialEndsAt!.getTime() - trial.startedAt.getTime()).toBe(14 * dayMs);
      expect(await listPayments(ref)).toEqual([]);
      await driver().passTime(after(trial.trialEndsAt!, 1));
      expect(await read(ref)).toMatchObject({ status: "active" });
      expect(await listPayments(ref)).toHaveLength(1);
    });
  });
}
