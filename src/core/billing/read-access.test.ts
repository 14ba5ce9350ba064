import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProviderSubscription } from "./provider-subscription.ts";
import { readAccess } from "./read-access.ts";

const day = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
const graceDays = 3;

/** Paid for from day 0 to day 30. */
const subscription: ProviderSubscription = {
  ref: "s",
  orderId: undefined,
  status: "active",
  endReason: undefined,
  productCode: "pro-month",
  quantity: 1,
  currency: "USD",
  unitAmount: 900,
  startedAt: day(0),
  trialEndsAt: undefined,
  periodStart: day(0),
  periodEnd: day(30),
  pastDueSince: undefined,
  disputedSince: undefined,
  cancelsAtPeriodEnd: false,
  plannedChange: undefined,
  paymentMethod: undefined,
};

const read = (changes: Partial<ProviderSubscription>, now: Date) =>
  readAccess({ ...subscription, ...changes }, now, { graceDays });
const nothing = (standing: string) => ({ standing, endsAt: undefined });

describe("the access of a subscription", () => {
  test("is none before payment and after the end", () => {
    expect(read({ status: "incomplete" }, day(1))).toEqual(nothing("incomplete"));
    expect(read({ status: "ended", endReason: "refunded" }, day(1))).toEqual(nothing("ended"));
  });

  test("covers the paid period, and some days more for the payment to arrive", () => {
    expect(read({}, day(1))).toEqual({ standing: "active", endsAt: day(33) });
    expect(read({}, day(32.9))).toEqual({ standing: "active", endsAt: day(33) });
    expect(read({}, day(33))).toEqual(nothing("lapsed"));
  });

  test("covers a trial likewise", () => {
    const trial = { status: "trial", trialEndsAt: day(7), periodEnd: day(7) } as const;
    expect(read(trial, day(6))).toEqual({ standing: "trial", endsAt: day(10) });
    expect(read({ ...trial, periodEnd: day(30) }, day(9))).toEqual({ standing: "trial", endsAt: day(10) });
    expect(read(trial, day(10))).toEqual(nothing("lapsed"));
    expect(read({ ...trial, cancelsAtPeriodEnd: true }, day(6))).toEqual({
      standing: "unsubscribed",
      endsAt: day(7),
    });
  });

  test("ends exactly with the paid period after a cancellation", () => {
    expect(read({ cancelsAtPeriodEnd: true }, day(29))).toEqual({ standing: "unsubscribed", endsAt: day(30) });
    expect(read({ cancelsAtPeriodEnd: true }, day(30))).toEqual(nothing("ended"));
  });

  test("continues through the grace period after a failed payment", () => {
    const failed = { status: "pastDue", pastDueSince: day(30) } as const;
    expect(read(failed, day(31))).toEqual({ standing: "grace", endsAt: day(33) });
    expect(read(failed, day(33))).toEqual(nothing("lapsed"));
    expect(read({ ...failed, cancelsAtPeriodEnd: true }, day(31))).toEqual({
      standing: "grace",
      endsAt: day(33),
    });
  });

  test("counts grace from the due date, whatever period the provider has started and however late it charged", () => {
    const begun = { status: "pastDue", periodStart: day(30), periodEnd: day(60) } as const;
    expect(read({ ...begun, pastDueSince: day(30) }, day(31)).endsAt).toEqual(day(33));
    expect(read({ ...begun, pastDueSince: undefined }, day(31)).endsAt).toEqual(day(33));
    expect(read({ status: "pastDue", pastDueSince: day(32) }, day(32)).endsAt).toEqual(day(33));
  });

  test("is suspended while a payment is disputed", () => {
    expect(read({ disputedSince: day(2) }, day(3))).toEqual(nothing("lapsed"));
    expect(read({ disputedSince: day(2), status: "ended" }, day(3))).toEqual(nothing("ended"));
  });
});

test("never continues beyond the grace period after the paid one, whatever the last webhook", () => {
  const moment = fc.integer({ min: -1000, max: 1000 }).map((days) => day(days / 10));
  const maybe = fc.option(moment, { nil: undefined });
  const any = fc.record({
    status: fc.constantFrom<ProviderSubscription["status"]>("incomplete", "trial", "active", "pastDue", "ended"),
    trialEndsAt: maybe,
    periodStart: moment,
    periodEnd: moment,
    pastDueSince: maybe,
    disputedSince: maybe,
    cancelsAtPeriodEnd: fc.boolean(),
  });
  fc.assert(
    fc.property(any, moment, (changes, now) => {
      const { standing, endsAt } = read(changes, now);
      const isGiven = ["trial", "active", "grace", "unsubscribed"].includes(standing);
      expect(endsAt !== undefined).toBe(isGiven);
      if (!endsAt) return;
      expect(endsAt > now).toBe(true);
      const last = changes.status === "trial" && changes.trialEndsAt ? changes.trialEndsAt : changes.periodEnd;
      expect(endsAt.getTime()).toBeLessThanOrEqual(last.getTime() + graceDays * 86_400_000);
      expect(read(changes, endsAt).endsAt).toBeUndefined();
    }),
  );
});
