import { describe, expect, test } from "vitest";
import { card, otherCard, plans, SubscriptionPlay } from "../../../../tests/harness/subscriptions/play-subscription.ts";
import type { Plan } from "./engine-state.ts";
import { listUnsettled } from "./step.ts";

const method = { type: "methodChanged", method: card } as const;
const paid = (options?: ConstructorParameters<typeof SubscriptionPlay>[0]) => new SubscriptionPlay(options).do(method);

const change = (plan: Plan, quantity = 1, key = "k") => ({ type: "changedNow", key, plan, quantity }) as const;
const askBack = (amount: number, key = `back-${amount}`) =>
  ({ type: "refundAsked", key, invoiceRef: "abcdef12-0000-1", amount }) as const;

describe("beginning", () => {
  test("access starts when the first invoice is paid, for a whole period", () => {
    const play = new SubscriptionPlay();
    expect(play.state.status).toBe("incomplete");
    expect(play.invoice).toMatchObject({ status: "open", total: 1000, number: "ABCDEF12-0001" });
    play.passTo("2026-01-31T18:00:00Z").do(method);
    expect(play.state).toMatchObject({
      status: "active",
      periodStart: new Date("2026-01-31T18:00:00Z"),
      periodEnd: new Date("2026-02-28T18:00:00Z"),
    });
    expect(play.invoice).toMatchObject({ status: "paid", amountPaid: 1000, paidAt: play.now });
    expect(play.invoice.lines).toMatchObject([{ amount: 1000, from: play.now, to: play.state.periodEnd }]);
  });

  test("a declined card leaves the first invoice open for another card", () => {
    const play = new SubscriptionPlay();
    play.answer = "failed";
    play.do(method);
    expect([play.state.status, play.invoice.status]).toEqual(["incomplete", "open"]);
    play.answer = "succeeded";
    play.do({ type: "methodChanged", method: otherCard });
    expect([play.state.status, play.invoice.amountPaid]).toEqual(["active", 1000]);
  });

  test("an unpaid start expires after a day", () => {
    const play = new SubscriptionPlay().passTo("2026-02-01T12:00:00Z");
    expect(play.state).toMatchObject({ status: "ended", endReason: "unpaid" });
    expect(play.invoice.status).toBe("uncollectible");
  });

  test("a trial starts with a card, costs nothing, and is charged when it ends", () => {
    const play = paid({ trialDays: 14 });
    expect(play.state).toMatchObject({ status: "trial", trialEndsAt: new Date("2026-02-14T12:00:00Z"), invoices: [] });
    play.passTo("2026-02-14T12:00:00Z");
    expect(play.state).toMatchObject({ status: "active", periodEnd: new Date("2026-03-14T12:00:00Z") });
    expect(play.state.invoices).toHaveLength(1);
  });
});

describe("renewals", () => {
  test("are due on the day of the start, or on the last one of a shorter month", () => {
    const play = paid().passTo("2026-06-15T00:00:00Z");
    const ends = play.state.invoices.map(({ gives }) => gives.periodEnd.toISOString().slice(5, 10));
    expect(ends).toEqual(["02-28", "03-31", "04-30", "05-31", "06-30"]);
    expect(play.state.invoices.every(({ status, amountPaid }) => status === "paid" && amountPaid === 1000)).toBe(true);
  });

  test("that are declined are retried after 1, 3, 5 and 7 days, and given up after 14", () => {
    const play = paid();
    play.answer = "failed";
    play.passTo("2026-03-05T12:00:00Z");
    expect(play.state).toMatchObject({ status: "pastDue", pastDueSince: new Date("2026-02-28T12:00:00Z") });
    play.passTo("2026-03-14T11:59:00Z");
    expect(play.invoice.charges.map(({ askedAt }) => askedAt.toISOString().slice(5, 10))).toEqual([
      "02-28",
      "03-01",
      "03-03",
      "03-05",
      "03-07",
    ]);
    expect(play.state.status).toBe("pastDue");
    play.passTo("2026-03-14T12:00:00Z");
    expect(play.state).toMatchObject({ status: "ended", endReason: "unpaid" });
    expect(play.invoice.status).toBe("uncollectible");
  });

  test("with another card charge a declined payment immediately, for the time since the last period", () => {
    const play = paid();
    play.answer = "failed";
    play.passTo("2026-03-05T12:00:00Z");
    play.answer = "succeeded";
    play.do({ type: "methodChanged", method: otherCard });
    expect(play.state).toMatchObject({
      status: "active",
      pastDueSince: undefined,
      periodStart: new Date("2026-02-28T12:00:00Z"),
      periodEnd: new Date("2026-03-31T12:00:00Z"),
    });
  });

  test("don't charge for downtime of the site: the next period starts when it is back", () => {
    const play = paid();
    play.now = new Date("2026-05-10T00:00:00Z");
    play.do({ type: "timePassed" });
    expect(play.state).toMatchObject({ status: "active", periodStart: play.now, anchor: play.now });
    expect(play.state.invoices).toHaveLength(2);
  });

  test("wait for a lost response, and are charged once", () => {
    const play = paid();
    play.answer = "none";
    play.passTo("2026-03-10T00:00:00Z");
    expect(play.invoice.charges).toHaveLength(1);
    expect(() => play.dispatch({ type: "changedNow", key: "k", plan: plans.team, quantity: 1 })).toThrow("in progress");
    play.answerCharge(play.charge.key, "succeeded").answerCharge(play.charge.key, "succeeded");
    expect([play.state.status, play.invoice.amountPaid]).toEqual(["active", 1000]);
  });
});

describe("a cancellation", () => {
  test("takes effect at the end of the period, unless the person resumes", () => {
    const play = paid().do({ type: "cancelled" }).do({ type: "cancelled" });
    expect(play.state).toMatchObject({ status: "active", cancelsAtPeriodEnd: true });
    const resumed = new SubscriptionPlay();
    Object.assign(resumed, { state: play.state, now: play.now });
    resumed.do({ type: "resumed" }).passTo("2026-03-01T00:00:00Z");
    expect(resumed.state).toMatchObject({ status: "active", cancelsAtPeriodEnd: false });
    play.passTo("2026-02-28T12:00:00Z");
    expect(play.state).toMatchObject({ status: "ended", endReason: "cancelled" });
    expect(() => play.dispatch({ type: "resumed" })).toThrow(expect.objectContaining({ code: "conflict" }));
    expect(play.state.invoices).toHaveLength(1);
  });

  test("ends a past-due subscription immediately; a later payment is refunded", () => {
    const play = paid();
    play.answer = "needsPerson";
    play.passTo("2026-02-28T12:30:00Z");
    expect([play.state.status, play.invoice.payUrl]).toEqual(["pastDue", `https://bank.test/${play.charge.key}`]);
    play.do({ type: "cancelled" });
    expect([play.state.status, play.invoice.status, play.invoice.payUrl]).toEqual(["ended", "void", undefined]);
    play.answerCharge(play.charge.key, "succeeded");
    expect(listUnsettled(play.state).refunds.map(({ refund }) => refund.amount)).toEqual([1000]);
  });
});

describe("changes", () => {
  const halfway = "2026-02-14T12:00:00Z";

  test("charge the difference for the rest of the period immediately, on one invoice", () => {
    const play = paid().passTo(halfway).do(change(plans.team, 3)).do(change(plans.team, 3));
    expect(play.state).toMatchObject({
      plan: plans.team,
      quantity: 3,
      periodEnd: new Date("2026-02-28T12:00:00Z"),
    });
    expect(play.state.invoices).toHaveLength(2);
    expect(play.invoice.lines.map(({ amount }) => amount)).toEqual([-500, 3750]);
    expect(play.invoice).toMatchObject({ status: "paid", total: 3250, amountPaid: 3250 });
  });

  test("to a year start a new period, at its full price minus the unused time", () => {
    const play = paid().passTo(halfway).do(change(plans.proYear));
    expect(play.invoice.lines.map(({ amount }) => amount)).toEqual([-500, 10_000]);
    expect(play.state.periodEnd).toEqual(new Date("2027-02-14T12:00:00Z"));
  });

  test("don't take effect while they are unpaid, and can be requested again", () => {
    const play = paid().passTo(halfway);
    play.answer = "failed";
    play.do(change(plans.team));
    expect([play.state.plan, play.invoice.status]).toEqual([plans.pro, "void"]);
    play.answer = "needsPerson";
    play.do(change(plans.team));
    expect([play.state.plan, play.invoice.status]).toEqual([plans.pro, "open"]);
    play.answerCharge(play.charge.key, "succeeded");
    expect([play.state.plan, play.invoice.status]).toEqual([plans.team, "paid"]);
  });

  test("that wait for the person for an hour are dropped; a later payment is refunded", () => {
    const play = paid().passTo(halfway);
    play.answer = "needsPerson";
    play.do(change(plans.team)).passTo("2026-02-14T13:00:00Z");
    expect([play.invoice.status, play.charge.status]).toEqual(["void", "abandoned"]);
    play.answerCharge(play.charge.key, "succeeded");
    expect(play.state.plan).toEqual(plans.pro);
    expect(listUnsettled(play.state).refunds).toHaveLength(1);
  });

  test("to a cheaper plan wait for the end of the period", () => {
    const play = paid({ plan: plans.team, quantity: 2 }).passTo(halfway);
    expect(() => play.dispatch(change(plans.pro))).toThrow(expect.objectContaining({ code: "conflict" }));
    play.do({ type: "changePlanned", plan: plans.pro, quantity: 1 });
    expect([play.state.plan, play.state.planned?.plan]).toEqual([plans.team, plans.pro]);
    play.passTo("2026-02-28T12:00:00Z");
    expect(play.state).toMatchObject({ plan: plans.pro, quantity: 1, planned: undefined });
    expect(play.invoice.amountPaid).toBe(1000);
  });

  test("that are scheduled are dropped by requesting the current plan", () => {
    const play = paid().do({ type: "changePlanned", plan: plans.team, quantity: 1 });
    play.do({ type: "changePlanned", plan: plans.pro, quantity: 1 });
    expect(play.state.planned).toBeUndefined();
  });

  test("during a trial cost nothing until it is over", () => {
    const play = paid({ trialDays: 14 }).do(change(plans.team, 2));
    expect([play.state.plan, play.state.invoices]).toEqual([plans.team, []]);
    play.passTo("2026-02-14T12:00:00Z");
    expect(play.invoice.amountPaid).toBe(5000);
  });
});

describe("a refund", () => {
  test("covers a payment confirmed after the end, even if it wasn't known to be pending", () => {
    const play = paid();
    play.answer = "none";
    play.passTo("2026-02-28T12:00:00Z").dispatch({ type: "undone" });
    play.answerCharge(play.charge.key, "needsPerson");
    // It is asked about under the name that its gateway has for it.
    expect(play.charge).toMatchObject({
      status: "abandoned",
      paymentRef: `payment-${play.charge.key}`,
      url: undefined,
    });
    play.answerCharge(play.charge.key, "succeeded");
    expect(listUnsettled(play.state).refunds.map(({ invoice }) => invoice.ref)).toContain(play.invoice.ref);
    expect(play.invoice).toMatchObject({ status: "void", amountPaid: 1000 });
  });

  test("in full ends the subscription, in part doesn't, and never exceeds the payment", () => {
    const play = paid().do(askBack(400)).do(askBack(400));
    expect([play.state.status, play.invoice.amountRefunded]).toEqual(["active", 400]);
    expect(() => play.dispatch(askBack(601))).toThrow("The refund exceeds the amount paid");
    play.do(askBack(600));
    expect(play.state).toMatchObject({ status: "ended", endReason: "refunded" });
    expect(play.invoice).toMatchObject({ status: "refunded", amountRefunded: 1000 });
  });

  test("is counted once, by webhook or by response", () => {
    const play = paid().dispatch(askBack(1000, "ours"));
    const [payment] = play.invoice.charges;
    const reported = {
      type: "refunded",
      invoiceRef: play.invoice.ref,
      paymentRef: payment!.paymentRef!,
      amount: 1000,
    } as const;
    play.dispatch({ ...reported, key: undefined, refundRef: "theirs" });
    play.dispatch({ ...reported, key: "ours", refundRef: "theirs" });
    expect([play.invoice.amountRefunded, play.invoice.refunds.length]).toEqual([1000, 1]);
  });

  test("of a second payment of the same invoice is automatic", () => {
    const play = paid();
    play.dispatch({ type: "invoicePaid", invoiceRef: play.invoice.ref, paymentRef: "again", method: undefined });
    play.dispatch({ type: "invoicePaid", invoiceRef: play.invoice.ref, paymentRef: "again", method: undefined });
    play.do({ type: "timePassed" });
    expect(play.invoice).toMatchObject({ status: "paid", amountPaid: 2000, amountRefunded: 1000 });
    expect(play.state.status).toBe("active");
  });

  test("a disputed payment suspends everything until the decision", () => {
    const play = paid().do({ type: "disputed", invoiceRef: "abcdef12-0000-1" }).passTo("2026-03-01T00:00:00Z");
    expect(play.state.invoices).toHaveLength(1);
    const won = Object.assign(new SubscriptionPlay(), { state: play.state, now: play.now }).do({ type: "disputeWon" });
    won.do({ type: "timePassed" });
    expect(won.state).toMatchObject({ status: "active", disputedSince: undefined });
    expect(won.state.invoices).toHaveLength(2);
    play.do({ type: "disputeLost" });
    expect(play.state).toMatchObject({ status: "ended", endReason: "disputed" });
    expect(play.invoice).toMatchObject({ status: "refunded", amountRefunded: 1000 });
  });
});
