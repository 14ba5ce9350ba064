import type { ChargeAnswer } from "../../../src/core/billing/engine/engine-event.ts";
import { AppError } from "../../../src/core/errors.ts";
import type { ChargeGateway, Pending } from "../../../src/features/billing/managed/contract.ts";

type Mood = ChargeAnswer["status"] | "pending";

interface Payment {
  amount: number;
  status: Mood;
}

/** A bank that takes and returns money once for each key, in whatever mood it is, and may be cut off before or after it did. */
export class PlayedGateway implements ChargeGateway {
  readonly payments = new Map<string, Payment>();
  readonly refunds = new Map<string, { amount: number; isMade: boolean }>();
  mood: Mood = "succeeded";
  fault: "before" | "after" | undefined;

  async charge({ key, money }: Parameters<ChargeGateway["charge"]>[0]) {
    this.fail("before");
    if (!this.payments.has(key)) this.payments.set(key, { amount: money.amount, status: this.mood });
    this.fail("after");
    return this.answer(key);
  }

  async readPayment(paymentRef: string) {
    this.fail("before");
    return this.answer(paymentRef.slice(prefix.length));
  }

  async refund({ key, money }: Parameters<ChargeGateway["refund"]>[0]) {
    this.fail("before");
    // What nobody owed can always go back.
    const isMade = this.mood !== "failed" || key.endsWith("-back");
    if (!this.refunds.has(key)) this.refunds.set(key, { amount: money.amount, isMade });
    this.fail("after");
    return this.refunds.get(key)!.isMade
      ? { status: "made" as const, refundRef: `refund-${key}` }
      : { status: "failed" as const };
  }

  /** The person pays at a page, where the same payment is one. */
  payAtCheckout(paymentRef: string, amount: number): void {
    if (!this.payments.has(paymentRef)) this.payments.set(paymentRef, { amount, status: "succeeded" });
  }

  /** The first payment that waits is decided. */
  decide(isGood: boolean): void {
    const waiting = [...this.payments.values()].find(({ status }) => status === "needsPerson" || status === "pending");
    if (waiting) waiting.status = isGood ? "succeeded" : "failed";
  }

  /** Whatever waits is refused, and all is well from now on. */
  settle(): void {
    for (const payment of this.payments.values())
      if (payment.status === "needsPerson" || payment.status === "pending") payment.status = "failed";
    this.mood = "succeeded";
    this.fault = undefined;
  }

  clear(): void {
    this.payments.clear();
    this.refunds.clear();
    this.settle();
  }

  get taken(): number {
    return sum([...this.payments.values()].filter(({ status }) => status === "succeeded"));
  }

  get returned(): number {
    return sum([...this.refunds.values()].filter(({ isMade }) => isMade));
  }

  private answer(key: string): ChargeAnswer | Pending {
    const { status } = this.payments.get(key)!;
    if (status === "pending" || status === "failed") return { status };
    return { status, paymentRef: prefix + key, url: `https://bank.test/${key}` };
  }

  private fail(moment: "before" | "after"): void {
    if (this.fault === moment) throw new AppError("unavailable", "The bank cannot be reached.");
  }
}

const prefix = "payment-";
const sum = (many: readonly { amount: number }[]): number => many.reduce((all, { amount }) => all + amount, 0);
