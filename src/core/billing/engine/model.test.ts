import * as fc from "fast-check";
import { expect, test } from "vitest";
import { card, otherCard, plans } from "../../../../tests/harness/subscriptions/play-subscription.ts";
import {
  PlayedBank,
  SubscriptionModel,
  type EventAt,
} from "../../../../tests/harness/subscriptions/subscription-model.ts";
import { amount as runs } from "../../../../tests/harness/soak.ts";
import { AppError } from "../../errors.ts";
import { readAccess } from "../read-access.ts";
import { describeSubscription, type EngineInvoice, type EngineState } from "./engine-state.ts";
import { begin, listUnsettled, step } from "./step.ts";

const graceDays = 7;
const hourMs = 3_600_000;
const allPlans = [plans.pro, plans.team, plans.proYear] as const;
const kinds = [
  "card",
  "cancel",
  "resume",
  "changeNow",
  "changePlanned",
  "pay",
  "ask",
  "ask",
  "confirm",
  "deliver",
  "deliver",
  "lose",
  "read",
  "hours",
  "days",
  "days",
  "renewal",
  "renewal",
  "refund",
  "undo",
  "dispute",
  "win",
  "loseDispute",
] as const;
type Kind = (typeof kinds)[number];

/** One life of a subscription: people, a bank whose news are lost, late and told twice, and a clock. */
class Life {
  now = new Date("2026-01-30T00:00:00Z");
  readonly bank = new PlayedBank();
  readonly model = new SubscriptionModel(plans.pro, 1);
  readonly news: EventAt[] = [];
  state: EngineState;
  /** What banks took back, by invoice. */
  readonly chargedBack = new Map<string, number>();

  constructor(trialDays: number) {
    const terms = { plan: plans.pro, quantity: 1, currency: "USD", trialDays, at: this.now };
    this.state = begin({ ref: "s", orderId: "o", ...terms });
  }

  /** @returns whether it could be */
  dispatch(event: EventAt): boolean {
    const before = this.state;
    try {
      this.state = step(before, { ...event, at: this.now });
    } catch (error) {
      if (!(error instanceof AppError && error.code === "conflict")) throw error;
      return false;
    }
    this.model.judge(before, this.state, { event, now: this.now });
    return true;
  }

  act(kind: Kind, a: number, b: number): void {
    const { invoices } = this.state;
    const invoice = invoices[a % Math.max(1, invoices.length)];
    const plan = allPlans[a % allPlans.length]!;
    const quantity = 1 + (b % 3);
    const moods = ["succeeded", "failed", "needsPerson"] as const;
    switch (kind) {
      case "card":
        return void this.dispatch({ type: "methodChanged", method: a % 2 ? card : otherCard });
      case "cancel":
        return void this.dispatch({ type: "cancelled" });
      case "resume":
        return void this.dispatch({ type: "resumed" });
      case "changeNow":
        return void this.dispatch({ type: "changedNow", key: `change-${b % 4}`, plan, quantity });
      case "changePlanned":
        return void this.dispatch({ type: "changePlanned", plan, quantity });
      case "pay":
        return void (invoice && this.dispatch({ type: "payAsked", invoiceRef: invoice.ref }));
      case "ask":
        return this.askBank(moods[a % 5] ?? "succeeded", b % 3 > 0);
      case "confirm":
        return this.confirm(a % 4 > 0);
      case "deliver":
        return this.deliver(a, b % 3 === 0);
      case "lose":
        return void this.news.splice(a % Math.max(1, this.news.length), 1);
      case "read":
        return this.read();
      case "hours":
        return this.pass((a % 30) * hourMs);
      case "days":
        return this.pass((a % 20) * 24 * hourMs);
      case "renewal":
        return this.pass(Math.max(0, this.state.periodEnd.getTime() - this.now.getTime()));
      case "refund":
        return void (
          invoice &&
          this.dispatch({
            type: "refundAsked",
            key: `r${a}`,
            invoiceRef: invoice.ref,
            amount: b % 2 ? invoice.total : 1 + b,
          })
        );
      // Nobody undoes what has lasted for long.
      case "undo":
        return void (a % 4 === 0 && this.dispatch({ type: "undone" }));
      case "dispute":
        return void (invoice && this.dispatch({ type: "disputed", invoiceRef: invoice.ref }));
      case "win":
        return void this.dispatch({ type: "disputeWon" });
      case "loseDispute":
        return this.loseDispute();
    }
  }

  private pass(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
    this.dispatch({ type: "timePassed" });
  }

  /** The bank does what is wanted; whether the answer arrives is another matter. */
  private askBank(mood: "succeeded" | "failed" | "needsPerson", isAnswered: boolean): void {
    const { charges, refunds } = listUnsettled(this.state);
    for (const { charge } of charges.filter((one) => one.charge.status === "asked")) {
      this.bank.charge(charge, mood);
      if (isAnswered) this.news.push(this.renderNews(charge.key)!);
    }
    for (const { invoice, refund } of refunds) {
      this.bank.refunds.set(refund.key, refund);
      if (isAnswered) this.news.push(renderRefund(invoice, refund));
    }
  }

  private renderNews(key: string): EventAt | undefined {
    const payment = this.bank.payments.get(key);
    if (!payment) return undefined;
    const { status } = payment;
    const answer = status === "failed" ? { status } : { status, paymentRef: `p-${key}`, url: "https://bank.test" };
    return { type: "chargeAnswered", key, answer };
  }

  private confirm(isGood: boolean): void {
    const waiting = [...this.bank.payments].find(([, { status }]) => status === "needsPerson");
    if (!waiting) return;
    waiting[1].status = isGood ? "succeeded" : "failed";
    this.news.push(this.renderNews(waiting[0])!);
  }

  private deliver(place: number, isCurrent: boolean): void {
    const index = place % Math.max(1, this.news.length);
    const event = this.news[index];
    if (!event) return;
    if (!isCurrent) this.news.splice(index, 1);
    this.dispatch(event);
  }

  /** Reading finds what was lost. */
  private read(): void {
    const { charges, refunds } = listUnsettled(this.state);
    for (const { charge } of charges) {
      const event = this.renderNews(charge.key);
      if (event) this.dispatch(event);
    }
    for (const { invoice, refund } of refunds) {
      if (this.bank.refunds.has(refund.key)) this.dispatch(renderRefund(invoice, refund));
    }
  }

  private loseDispute(): void {
    const disputed = this.state.invoices.find(({ ref }) => ref === this.state.disputedInvoiceRef);
    if (!disputed || !this.dispatch({ type: "disputeLost" })) return;
    const returned = disputed.refunds.filter(({ key }) => this.bank.refunds.has(key));
    this.chargedBack.set(disputed.ref, disputed.amountPaid - returned.reduce((sum, { amount }) => sum + amount, 0));
  }

  /** Everybody is asked until there is nothing to say any more. */
  settle(): void {
    for (let round = 0; round < 6; round += 1) {
      this.askBank("failed", false);
      for (const payment of this.bank.payments.values())
        if (payment.status === "needsPerson") payment.status = "failed";
      this.read();
      while (this.news.length > 0) this.deliver(0, false);
    }
  }

  checkAccess(): void {
    const access = readAccess(describeSubscription(this.state), this.now, { graceDays });
    const isLate = this.state.status === "pastDue";
    expect(access.endsAt).toEqual(this.model.findAccessEnd(this.now, { graceDays, isLate }));
    if (access.standing === "grace") expect(this.now >= this.model.paidUntil!).toBe(true);
  }

  checkMoney(): void {
    const sum = (count: (invoice: EngineInvoice) => number) =>
      this.state.invoices.reduce((all, one) => all + count(one), 0);
    expect(sum(({ amountPaid }) => amountPaid)).toBe(this.bank.moneyTaken);
    const returned = [...this.bank.refunds.values()].reduce((all, { amount }) => all + amount, 0);
    const chargedBack = [...this.chargedBack.values()].reduce((all, amount) => all + amount, 0);
    expect(sum(({ amountRefunded }) => amountRefunded)).toBe(returned + chargedBack);
    if (this.model.isUndone) expect(sum(({ amountPaid, amountRefunded }) => amountPaid - amountRefunded)).toBe(0);
    for (const { status, total, amountPaid, amountRefunded, lines, refunds } of this.state.invoices) {
      expect(lines.reduce((all, { amount }) => all + amount, 0)).toBe(total);
      expect(amountPaid - amountRefunded).toBeLessThanOrEqual(total);
      if (status === "paid" && refunds.every(({ key }) => key.endsWith("-back")))
        expect(amountPaid - amountRefunded).toBe(total);
      if (status !== "paid") expect(amountPaid - amountRefunded).toBe(0);
    }
    const spans = this.state.invoices
      .filter(({ purpose, status }) => purpose !== "change" && status === "paid")
      .map(({ gives }) => gives);
    for (const [index, { periodStart }] of spans.entries())
      if (index > 0) expect(periodStart.getTime()).toBeGreaterThanOrEqual(spans[index - 1]!.periodStart.getTime());
  }
}

const renderRefund = (
  invoice: EngineInvoice,
  refund: { key: string; paymentRef: string; amount: number },
): EventAt => ({
  type: "refunded",
  key: refund.key,
  refundRef: `b-${refund.key}`,
  invoiceRef: invoice.ref,
  paymentRef: refund.paymentRef,
  amount: refund.amount,
});

const act = fc.record({ kind: fc.constantFrom(...kinds), a: fc.nat(200), b: fc.nat(20) });

test("whatever people, banks and clocks do, the license matches the model, each period is paid once, and every cent is on an invoice", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(0, 14),
      fc.array(act, { minLength: 5, maxLength: 40, size: "max" }),
      (trialDays, acts) => {
        const life = new Life(trialDays);
        life.act("card", 0, 0);
        life.act("ask", 0, 1);
        life.act("deliver", 0, 1);
        life.checkAccess();
        for (const { kind, a, b } of acts) {
          life.act(kind, a, b);
          life.checkAccess();
        }
        life.settle();
        life.checkAccess();
        life.checkMoney();
      },
    ),
    { numRuns: runs(1_500, 50_000) },
  );
});
