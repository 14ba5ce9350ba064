import { expect } from "vitest";
import type { EngineEvent } from "../../../src/core/billing/engine/engine-event.ts";
import type { EngineCharge, EngineInvoice, EngineState, Plan } from "../../../src/core/billing/engine/engine-state.ts";

const dayMs = 86_400_000;

export type EventAt = EngineEvent extends infer Event ? (Event extends unknown ? Omit<Event, "at"> : never) : never;

interface Wanted {
  purpose: EngineInvoice["purpose"];
  askedAt: Date;
  plan: Plan;
  quantity: number;
  amount: number;
}

/**
 * What somebody should have, told in the simplest way: until when it is paid for, and what each payment should cost. It counts
 * months, days and cents by itself, and asks the engine only whether a payment was kept and whether all is over.
 */
export class SubscriptionModel {
  /** Until when it is paid for, or tried; undefined before. */
  paidUntil: Date | undefined;
  cancels = false;
  private disputed = false;
  /** Everything that was paid is to go back. */
  isUndone = false;
  isOver = false;
  private readonly wanted = new Map<string, Wanted>();
  private planned: { plan: Plan; quantity: number } | undefined;
  /** What is asked for at this moment. */
  private change: { plan: Plan; quantity: number } | undefined;
  plan: Plan;
  quantity: number;
  private periodStart: Date | undefined;
  private anchor: Date | undefined;
  private hasPaid = false;

  constructor(plan: Plan, quantity: number) {
    this.plan = plan;
    this.quantity = quantity;
  }

  /**
   * One step of the engine: what is newly wanted costs what it should, what was paid gives what it should or goes back, and
   * nothing ends without a reason.
   *
   * @param event that the step was taken for, where it is known
   */
  judge(before: EngineState, after: EngineState, { event, now }: { event: EventAt | undefined; now: Date }): void {
    const isAskedNothing = this.cancels || (before.disputedSince !== undefined && after.disputedSince !== undefined);
    if (event?.type === "methodChanged" && before.status === "incomplete" && before.trialDays > 0)
      this.beginTrial(now, before.trialDays);
    if (event?.type === "cancelled") this.cancels = true;
    if (event?.type === "resumed") this.cancels = false;
    if (event?.type === "undone") this.isUndone = true;
    if (
      event?.type === "changedNow" &&
      (event.plan.productCode !== this.plan.productCode || event.quantity !== this.quantity)
    ) {
      const { plan, quantity } = event;
      if (before.status === "trial" && after.status === "trial")
        Object.assign(this, { plan, quantity, planned: undefined });
      else this.change = { plan, quantity };
    }
    this.judgePayments(before, after, now);
    if (after.status === "ended" && !this.isOver) {
      expect(this.listEndReasons(after, now)).toContain(after.endReason);
      this.isOver = true;
    }
    this.disputed = after.disputedSince !== undefined;
    if (before.status === "ended") expect(after.status).toBe("ended");
    if (isAskedNothing) expect(countWanted(after)).toBe(countWanted(before));
    this.change = undefined;
    if (event?.type === "changePlanned") this.planned = after.planned && { plan: event.plan, quantity: event.quantity };
  }

  private judgePayments(before: EngineState, after: EngineState, now: Date): void {
    const known = new Map(listCharges(before).map(({ key, charge }) => [key, charge.status]));
    const fresh = listCharges(after);
    const wasOpen = ({ ref }: EngineInvoice) =>
      (before.invoices.find((one) => one.ref === ref)?.status ?? "open") === "open";
    for (const { key, invoice, charge } of fresh) {
      if (known.has(key) || (charge.status === "succeeded" && !wasOpen(invoice))) continue;
      expect([before.status, charge.amount]).toEqual([expect.not.stringMatching("ended"), this.expectCharge(key, now)]);
    }
    for (const { key, invoice, charge } of fresh) {
      if (charge.status !== "succeeded" || known.get(key) === "succeeded") continue;
      if (!wasOpen(invoice)) {
        expect(invoice.refunds.filter(({ paymentRef }) => paymentRef === charge.paymentRef)).toHaveLength(1);
        continue;
      }
      const { from, to } = this.give(key, now);
      expect(invoice.lines.at(-1)).toMatchObject({ from, to });
    }
  }

  private beginTrial(at: Date, days: number): void {
    if (this.paidUntil) return;
    this.periodStart = at;
    this.paidUntil = new Date(at.getTime() + days * dayMs);
    this.anchor = this.paidUntil;
  }

  /** A payment is wanted for the first time: what it should be for, and cost. */
  private expectCharge(key: string, now: Date): number {
    const [invoiceKey] = splitKey(key);
    const before = [...this.wanted].find(([known]) => splitKey(known)[0] === invoiceKey)?.[1];
    const wanted = before ?? this.describeWanted(now);
    this.wanted.set(key, wanted);
    return wanted.amount;
  }

  private describeWanted(now: Date): Wanted {
    const change = this.paidUntil && now < this.paidUntil ? this.change : undefined;
    const purpose = change ? "change" : this.paidUntil ? "renewal" : "start";
    const { plan, quantity } = change ?? (purpose === "renewal" ? (this.planned ?? this) : this);
    const price = plan.unitAmount * quantity;
    const amount = purpose === "change" ? this.reckonDifference(plan, price, now) : price;
    return { purpose, askedAt: now, plan, quantity, amount };
  }

  private reckonDifference(plan: Plan, price: number, now: Date): number {
    const left = this.paidUntil!.getTime() - now.getTime();
    const whole = this.paidUntil!.getTime() - this.periodStart!.getTime();
    // Products of whole numbers: half a cent is exactly that.
    const share = (amount: number) => Math.round((amount * left) / whole);
    const unused = share(this.plan.unitAmount * this.quantity);
    return (plan.period === this.plan.period ? share(price) : price) - unused;
  }

  /** A payment was kept: what it is for is given. */
  private give(key: string, now: Date): { from: Date; to: Date } {
    const { purpose, askedAt, plan, quantity } = this.wanted.get(key)!;
    const isOtherLength = plan.period !== this.plan.period;
    this.hasPaid = true;
    if (purpose === "change" && !isOtherLength) {
      const period = { from: askedAt, to: this.paidUntil! };
      Object.assign(this, { plan, quantity, planned: undefined });
      return period;
    }
    const joins = purpose === "renewal" && askedAt.getTime() <= this.paidUntil!.getTime() + 3 * dayMs;
    const from = purpose === "start" ? now : joins ? this.paidUntil! : askedAt;
    if (!joins || isOtherLength) this.anchor = from;
    const to = findBoundary(this.anchor!, plan.period === "month" ? 1 : 12, from);
    Object.assign(this, { plan, quantity, planned: undefined, periodStart: from, paidUntil: to });
    return { from, to };
  }

  findAccessEnd(now: Date, { graceDays, isLate }: { graceDays: number; isLate: boolean }): Date | undefined {
    if (this.isOver || this.disputed || !this.paidUntil) return undefined;
    const days = this.cancels && !isLate ? 0 : graceDays;
    const end = new Date(this.paidUntil.getTime() + days * dayMs);
    return now < end ? end : undefined;
  }

  /** Why it may be over, as far as is known here. */
  private listEndReasons(state: EngineState, now: Date): string[] {
    const isUnpaid = !this.paidUntil || now.getTime() >= this.paidUntil.getTime() + 14 * dayMs;
    const isReturned = state.invoices.some(({ status }) => status === "refunded");
    return [
      ...(isUnpaid ? ["unpaid"] : []),
      ...(this.cancels ? ["cancelled"] : []),
      ...(this.isUndone ? ["refunded"] : []),
      ...(isReturned && this.hasPaid ? ["refunded", "disputed"] : []),
    ];
  }
}

/** Payments under a name that tells what they are for. */
const listCharges = ({ invoices }: EngineState) =>
  invoices.flatMap((invoice) =>
    invoice.charges.map((charge, place) => ({ key: `${invoice.ref}-${place + 1}`, invoice, charge })),
  );

/** What was asked of a card while nobody was there. */
const countWanted = (state: EngineState): number =>
  listCharges(state).filter(({ charge }) => charge.methodRef !== undefined).length;

const splitKey = (key: string): [invoice: string, attempt: string] => {
  const place = key.lastIndexOf("-");
  return [key.slice(0, place), key.slice(place + 1)];
};

function findBoundary(anchor: Date, months: number, after: Date): Date {
  for (let count = months; ; count += months) {
    const day = new Date(anchor);
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() + count);
    const month = day.getUTCMonth();
    day.setUTCDate(anchor.getUTCDate());
    if (day.getUTCMonth() !== month) day.setUTCDate(0);
    if (day > after) return day;
  }
}

/** A company that takes money: what it knows is so, whoever hears of it. */
export class PlayedBank {
  readonly payments = new Map<string, { amount: number; status: "succeeded" | "failed" | "needsPerson" }>();
  readonly refunds = new Map<string, { amount: number; key: string }>();

  /** The same key is the same payment. */
  charge({ key, amount }: EngineCharge, mood: "succeeded" | "failed" | "needsPerson"): void {
    if (!this.payments.has(key)) this.payments.set(key, { amount, status: mood });
  }

  get moneyTaken(): number {
    return [...this.payments.values()]
      .filter(({ status }) => status === "succeeded")
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}
