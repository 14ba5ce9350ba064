import { describe, expect, test } from "vitest";
import { sampleProducts } from "../../../../tests/harness/payments/payment-driver.ts";
import { after, makeChange, returnUrl, type ProviderPlay } from "../../../../tests/harness/payments/provider-play.ts";
import { readFailureCode } from "../../../../tests/harness/calls/read-failure.ts";

const dayMs = 86_400_000;

/** What providers promise of subscriptions, and of the money that was paid for them. */
export function describeSubscriptions({
  driver,
  has,
  testWith,
  currency,
  read,
  subscribe,
  follow,
  listInvoices,
  listPayments,
}: ProviderPlay): void {
  describe("a subscription", () => {
    testWith(["renewals"], "is renewed and paid for once for each period", async () => {
      const ref = await subscribe();
      const { periodEnd } = await read(ref);
      await driver().passTime(after(periodEnd, 1));
      const renewed = await read(ref);
      expect(renewed.status).toBe("active");
      expect(renewed.periodEnd.getTime()).toBeGreaterThan(after(periodEnd, 27).getTime());
      expect(await listPayments(ref)).toHaveLength(2);
    });

    testWith(
      ["cancelling", "renewals"],
      "that is cancelled lasts until its period ends, and is not paid again",
      async () => {
        const ref = await subscribe();
        await driver().provider.cancelAtPeriodEnd(ref);
        await driver().provider.cancelAtPeriodEnd(ref);
        const cancelled = await read(ref);
        expect(cancelled).toMatchObject({ status: "active", cancelsAtPeriodEnd: true });
        await driver().passTime(after(cancelled.periodEnd, 1));
        expect(await read(ref)).toMatchObject({ status: "ended", endReason: "cancelled" });
        expect(await listPayments(ref)).toHaveLength(1);
        const refusal = await readFailureCode(driver().provider.resume(ref, { returnUrl }));
        expect(["conflict", "invalid_input"]).toContain(refusal);
      },
    );

    testWith(["cancelling", "renewals"], "whose cancellation is taken back goes on", async () => {
      const ref = await subscribe();
      await driver().provider.cancelAtPeriodEnd(ref);
      await follow(await driver().provider.resume(ref, { returnUrl }));
      await follow(await driver().provider.resume(ref, { returnUrl }));
      const resumed = await read(ref);
      expect(resumed).toMatchObject({ status: "active", cancelsAtPeriodEnd: false });
      await driver().passTime(after(resumed.periodEnd, 1));
      expect(await read(ref)).toMatchObject({ status: "active" });
    });

    testWith(["changesNow"], "is changed at once, and the same change is made once", async () => {
      const ref = await subscribe();
      const { unitAmount, periodStart, periodEnd } = await read(ref);
      if (has("renewals")) await driver().passTime(new Date((periodStart.getTime() + periodEnd.getTime()) / 2));
      const wanted = makeChange(sampleProducts.team, 3);
      await follow(await driver().provider.changeNow(ref, wanted));
      await driver().provider.changeNow(ref, wanted);
      expect(await read(ref)).toMatchObject({ status: "active", productCode: "team-month", quantity: 3 });
      if (!has("proration")) return;
      const [difference, first, ...others] = await listInvoices({ subscriptionRef: ref });
      expect(others).toEqual([]);
      const credit = difference!.lines.filter(({ amount }) => amount < 0);
      expect(credit).toHaveLength(1);
      expect(-credit[0]!.amount).toBeLessThanOrEqual(unitAmount);
      expect(-credit[0]!.amount).toBeGreaterThan(has("renewals") ? unitAmount * 0.4 : 0);
      expect(difference).toMatchObject({ status: "paid" });
      expect(difference!.issuedAt.getTime()).toBeGreaterThanOrEqual(first!.issuedAt.getTime());
      expect(difference!.total).toBeGreaterThan(0);
      expect(difference!.total - difference!.tax).toBeLessThan(sampleProducts.team.prices[currency()]! * 3);
    });

    testWith(
      ["changesAtPeriodEnd", "renewals"],
      "is changed at the end of its period, and paid for as what it is then",
      async () => {
        const ref = await subscribe({ product: sampleProducts.team, quantity: 4 });
        const wanted = makeChange(sampleProducts.pro, 1);
        await follow(await driver().provider.changeAtPeriodEnd(ref, wanted));
        await driver().provider.changeAtPeriodEnd(ref, wanted);
        const planned = await read(ref);
        expect(planned).toMatchObject({
          productCode: "team-month",
          quantity: 4,
          plannedChange: { productCode: "pro-month", quantity: 1 },
        });
        await driver().passTime(after(planned.periodEnd, 1));
        expect(await read(ref)).toMatchObject({ productCode: "pro-month", quantity: 1, plannedChange: undefined });
        const [renewal, ...earlier] = await listPayments(ref);
        expect(earlier).toHaveLength(1);
        expect(renewal!.total - renewal!.tax).toBe(sampleProducts.pro.prices[currency()]);
      },
    );

    testWith(["changesAtPeriodEnd"], "drops a change that was planned", async () => {
      const ref = await subscribe({ product: sampleProducts.team, quantity: 4 });
      await follow(await driver().provider.changeAtPeriodEnd(ref, makeChange(sampleProducts.pro, 1)));
      await follow(await driver().provider.changeAtPeriodEnd(ref, makeChange(sampleProducts.team, 4)));
      expect(await read(ref)).toMatchObject({ productCode: "team-month", quantity: 4, plannedChange: undefined });
    });

    testWith(["paymentMethods", "namedCards"], "is paid with another card from then on", async () => {
      const ref = await subscribe();
      const { paymentMethod } = await read(ref);
      const page = await driver().provider.changePaymentMethod(ref, { returnUrl });
      await driver().answerPage(page!.url, "abandoned");
      expect((await read(ref)).paymentMethod).toBe(paymentMethod);
      await driver().answerPage((await driver().provider.changePaymentMethod(ref, { returnUrl }))!.url, "accepted");
      const changed = (await read(ref)).paymentMethod;
      expect(changed).toEqual(expect.any(String));
      expect(changed).not.toBe(paymentMethod);
      expect(await listPayments(ref)).toHaveLength(1);
    });

    testWith(
      ["renewals", "paymentMethods"],
      "that is not paid for is past due, until there is another card",
      async () => {
        const ref = await subscribe();
        const { periodEnd } = await read(ref);
        await driver().failPayments(ref);
        await driver().passTime(after(periodEnd, 1));
        const late = await read(ref);
        expect(late).toMatchObject({ status: "pastDue", pastDueSince: expect.any(Date) as Date });
        expect(late.pastDueSince!.getTime()).toBeGreaterThanOrEqual(periodEnd.getTime() - dayMs);
        const [open, ...paid] = await listInvoices({ subscriptionRef: ref });
        expect([open!.status, paid.map(({ status }) => status)]).toEqual(["open", ["paid"]]);
        await follow(await driver().provider.changePaymentMethod(ref, { returnUrl }));
        const stillOpen = (await listInvoices({ subscriptionRef: ref })).find(({ status }) => status === "open");
        if (stillOpen) await follow(await driver().provider.payInvoice(stillOpen.ref, { returnUrl }));
        expect(await read(ref)).toMatchObject({ status: "active", pastDueSince: undefined });
        expect((await listInvoices({ subscriptionRef: ref })).map(({ status }) => status)).toEqual(["paid", "paid"]);
        expect((await read(ref)).periodEnd.getTime()).toBeGreaterThan(after(periodEnd, 27).getTime());
      },
    );

    testWith(["renewals"], "that nobody pays for ends", async () => {
      const ref = await subscribe();
      const { periodEnd } = await read(ref);
      await driver().failPayments(ref);
      await driver().passTime(after(periodEnd, 70));
      expect(await read(ref)).toMatchObject({ status: "ended", endReason: "unpaid" });
      expect(await listPayments(ref)).toHaveLength(1);
    });
  });

  describe("payments and refunds", () => {
    testWith(["refunds"], "that is given back ends the subscription, and stands on the invoice", async () => {
      const ref = await subscribe();
      const [paid] = await listInvoices({ subscriptionRef: ref });
      const { total } = paid!;
      await driver().refund(paid!.ref, total);
      const [refunded] = await listInvoices({ subscriptionRef: ref });
      expect(refunded).toMatchObject({ status: "refunded", amountRefunded: total, total });
      expect(await read(ref)).toMatchObject({ status: "ended", endReason: "refunded" });
    });

    testWith(["refunds", "partRefunds"], "that is given back in part ends nothing", async () => {
      const ref = await subscribe();
      const [paid] = await listInvoices({ subscriptionRef: ref });
      await driver().refund(paid!.ref, 500);
      const [inPart] = await listInvoices({ subscriptionRef: ref });
      expect(inPart).toMatchObject({ status: "paid", amountRefunded: 500, total: paid!.total });
      expect(await read(ref)).toMatchObject({ status: "active" });
    });

    testWith(["disputes"], "that is disputed at the bank is not counted on", async () => {
      const ref = await subscribe();
      const [paid] = await listInvoices({ subscriptionRef: ref });
      await driver().dispute(paid!.ref);
      const { status, endReason, disputedSince } = await read(ref);
      const isEnded = status === "ended" && endReason === "disputed";
      expect(isEnded || disputedSince instanceof Date).toBe(true);
      await listInvoices({ subscriptionRef: ref });
    });

    testWith(
      ["checkout"],
      "that was paid for nothing goes back, all of it and once, and the subscription ends",
      async () => {
        const ref = await subscribe();
        const [paid] = await listInvoices({ subscriptionRef: ref });
        await Promise.all(
          [driver().provider.undo(ref), driver().provider.undo(ref)].map((asked) => asked.catch(() => 0)),
        );
        await driver().provider.undo(ref);
        const [back, ...others] = await listInvoices({ subscriptionRef: ref });
        expect(others).toEqual([]);
        expect(back).toMatchObject({
          ref: paid!.ref,
          status: "refunded",
          amountRefunded: paid!.total,
          total: paid!.total,
        });
        expect(await read(ref)).toMatchObject({ status: "ended", endReason: "refunded" });
      },
    );

    testWith(["refunds", "partRefunds"], "of which a part went back goes back to the last cent", async () => {
      const ref = await subscribe();
      const [paid] = await listInvoices({ subscriptionRef: ref });
      await driver().refund(paid!.ref, 500);
      await driver().provider.undo(ref);
      expect(await listInvoices({ subscriptionRef: ref })).toMatchObject([{ amountRefunded: paid!.total }]);
      expect(await read(ref)).toMatchObject({ status: "ended" });
    });

    testWith(["trials", "renewals"], "is not asked for after a trial that was undone", async () => {
      const ref = await subscribe({ trialDays: 14 });
      const { trialEndsAt } = await read(ref);
      await driver().provider.undo(ref);
      await driver().passTime(after(trialEndsAt!, 40));
      expect(await read(ref)).toMatchObject({ status: "ended" });
      expect(await listPayments(ref)).toEqual([]);
    });

    test("appear on printable invoices", async () => {
      const [invoice] = await listInvoices({ subscriptionRef: await subscribe() });
      if (!invoice) return;
      const bytes = await driver().provider.readInvoicePdf(invoice.ref);
      if (bytes) expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    });
  });
}
