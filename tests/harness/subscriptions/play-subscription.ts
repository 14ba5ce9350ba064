import type { EngineEvent } from "../../../src/core/billing/engine/engine-event.ts";
import { usualRules, type EngineState, type Plan } from "../../../src/core/billing/engine/engine-state.ts";
import { findNextStepAt } from "../../../src/core/billing/engine/pass-time.ts";
import { begin, listUnsettled, step } from "../../../src/core/billing/engine/step.ts";

export const plans = {
  pro: { productCode: "pro-month", name: "Pro", period: "month", unitAmount: 1000 },
  proYear: { productCode: "pro-year", name: "Pro, a year", period: "year", unitAmount: 10_000 },
  team: { productCode: "team-month", name: "Team", period: "month", unitAmount: 2500 },
} as const satisfies Record<string, Plan>;

export const card = { ref: "card-1", description: "Visa ···· 4242" };
export const otherCard = { ref: "card-2", description: "Visa ···· 1881" };

type EventAt = EngineEvent extends infer Event ? (Event extends unknown ? Omit<Event, "at"> : never) : never;

/** One subscription, whose gateway answers what the test wants it to. */
export class SubscriptionPlay {
  state: EngineState;
  now: Date;
  answer: "succeeded" | "failed" | "needsPerson" | "none" = "succeeded";

  constructor(options: { at?: string; plan?: Plan; quantity?: number; trialDays?: number } = {}) {
    const { at = "2026-01-31T12:00:00Z", plan = plans.pro, quantity = 1, trialDays = 0 } = options;
    this.now = new Date(at);
    const terms = { plan, quantity, trialDays, currency: "USD", at: this.now };
    this.state = begin({ ref: "abcdef12-0000", orderId: "order-1", ...terms });
  }

  /** Something happens, and the gateway answers what is wanted then. */
  do(event: EventAt): this {
    this.dispatch(event);
    for (const { charge } of listUnsettled(this.state).charges) {
      if (charge.status === "asked") this.answerCharge(charge.key);
    }
    for (const { invoice, refund } of listUnsettled(this.state).refunds) {
      const { key, paymentRef, amount } = refund;
      this.dispatch({ type: "refunded", key, refundRef: `made-${key}`, invoiceRef: invoice.ref, paymentRef, amount });
    }
    return this;
  }

  /** Something happens, and nobody asks the gateway. */
  dispatch(event: EventAt): this {
    this.state = step(this.state, { ...event, at: this.now });
    return this;
  }

  answerCharge(key: string, status = this.answer): this {
    if (status === "none") return this;
    const paymentRef = `payment-${key}`;
    const answer = status === "failed" ? { status } : { status, paymentRef, url: `https://bank.test/${key}` };
    return this.dispatch({ type: "chargeAnswered", key, answer });
  }

  /** Stops wherever something is due. */
  passTo(time: string | Date): this {
    const end = new Date(time);
    for (;;) {
      const next = findNextStepAt(this.state, usualRules);
      if (!next || next > end) break;
      if (next > this.now) this.now = next;
      const before = this.state;
      this.do({ type: "timePassed" });
      if (this.state === before) break;
    }
    this.now = end;
    return this.do({ type: "timePassed" });
  }

  get invoice() {
    return this.state.invoices.at(-1)!;
  }

  get charge() {
    return this.invoice.charges.at(-1)!;
  }
}
