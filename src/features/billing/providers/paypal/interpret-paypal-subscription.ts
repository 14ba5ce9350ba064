import { addPeriods } from "../../../../core/billing/add-periods.ts";
import { readAmount } from "../../../../core/billing/money.ts";
import type { EndReason, ProviderSubscription } from "../../../../core/billing/provider-subscription.ts";
import type { PaypalMoney, PaypalSubscription } from "./paypal-answers.ts";
import { readPaypalMemory } from "./paypal-memory.ts";
import type { PaypalPlan } from "./paypal-plans.server.ts";

/** What is known of a subscription, and of those that it took the place of. */
export interface PaypalFacts {
  /** The one that began it all. */
  root: PaypalSubscription;
  /** The one that counts. */
  current: PaypalSubscription;
  plan: PaypalPlan;
  /** Whether anything was ever paid. */
  isPaid: boolean;
  /** Whether the last payment was given back. */
  isRefunded: boolean;
  now: Date;
}

const dayMs = 86_400_000;
/** For so long one that PayPal has given up can still be paid. */
const patienceMs = 30 * dayMs;
type Standing = Pick<
  ProviderSubscription,
  "status" | "endReason" | "periodEnd" | "pastDueSince" | "cancelsAtPeriodEnd" | "trialEndsAt"
>;

export function readMoney({ value, currency_code: currency }: PaypalMoney): number {
  const amount = readAmount(value, currency);
  if (amount === undefined) throw new RangeError(`PayPal reported ${value} ${currency}`);
  return amount;
}

/** Says what PayPal says in our words. */
export function interpretPaypalSubscription(facts: PaypalFacts): ProviderSubscription {
  const { root, current, plan, now } = facts;
  const { orderId, before } = readPaypalMemory(current.custom_id);
  const standing = readStanding(facts);
  const isChanging =
    before !== undefined &&
    before.until > now &&
    standing.status !== "ended" &&
    (before.productCode !== plan.productCode || before.quantity !== current.quantity);
  const startedAt = root.start_time ?? root.create_time;
  return {
    ref: root.id,
    orderId: orderId === "" ? undefined : orderId,
    ...standing,
    // PayPal tells of disputes by another of its interfaces.
    disputedSince: undefined,
    productCode: isChanging ? before.productCode : plan.productCode,
    quantity: isChanging ? before.quantity : current.quantity,
    currency: plan.currency,
    unitAmount: isChanging ? before.unitAmount : plan.unitAmount,
    startedAt,
    periodStart: standing.trialEndsAt ? startedAt : addPeriods(standing.periodEnd, plan.period, -1),
    plannedChange: isChanging ? { productCode: plan.productCode, quantity: current.quantity } : undefined,
    paymentMethod: ["PayPal", current.subscriber.email_address].filter(Boolean).join(" "),
  };
}

function readStanding(facts: PaypalFacts): Standing {
  const { current, isPaid, isRefunded, now, plan } = facts;
  const { billing_info: bill, status } = current;
  const { endsAt } = readPaypalMemory(current.custom_id);
  const paidUntil = findPaidUntil(facts);
  const trialEndsAt = isPaid ? undefined : paidUntil;
  const isOwing = isOverdue(current);
  const given = { endReason: undefined, pastDueSince: undefined, cancelsAtPeriodEnd: false, trialEndsAt };
  const runs = { ...given, status: trialEndsAt ? ("trial" as const) : ("active" as const) };
  const end = (endReason: EndReason, periodEnd: Date): Standing => ({
    ...given,
    trialEndsAt: undefined,
    status: "ended",
    endReason,
    periodEnd: periodEnd < now ? periodEnd : now,
  });
  const lasts = (until: Date): Standing =>
    until > now ? { ...runs, cancelsAtPeriodEnd: true, periodEnd: until } : end("cancelled", until);
  const dueAt = paidUntil ?? current.start_time ?? current.create_time;

  if (status === "APPROVAL_PENDING" || status === "APPROVED") {
    return { ...given, trialEndsAt: undefined, status: "incomplete", periodEnd: addPeriods(dueAt, plan.period, 1) };
  }
  if (isRefunded) return end("refunded", now);
  if (status === "CANCELLED" || status === "EXPIRED") {
    return isOwing ? end("unpaid", dueAt) : lasts(endsAt ?? dueAt);
  }
  if (isOwing) {
    const failedAt = bill?.last_failed_payment?.time ?? dueAt;
    const pastDueSince = dueAt < failedAt ? dueAt : failedAt;
    const periodEnd = bill?.next_billing_time ?? addPeriods(dueAt, plan.period, 1);
    if (status === "SUSPENDED" && now.getTime() > pastDueSince.getTime() + patienceMs)
      return end("unpaid", pastDueSince);
    return { ...given, trialEndsAt: undefined, status: "pastDue", pastDueSince, periodEnd };
  }
  if (status === "SUSPENDED") return lasts(endsAt ?? dueAt);
  if (paidUntil === undefined) {
    return { ...given, status: "incomplete", periodEnd: bill?.next_billing_time ?? addPeriods(dueAt, plan.period, 1) };
  }
  return { ...runs, periodEnd: trialEndsAt ?? bill?.next_billing_time ?? paidUntil };
}

export const isOverdue = ({ billing_info: bill }: PaypalSubscription) =>
  bill !== undefined && (bill.failed_payments_count > 0 || readMoney(bill.outstanding_balance) > 0);

/** Until when a subscription has been paid for or is free; undefined when nothing was paid. */
function findPaidUntil({ current, plan, isPaid }: PaypalFacts): Date | undefined {
  const start = current.start_time ?? current.create_time;
  const paidAt = current.billing_info?.last_payment?.time;
  // What was paid before the start was for the time until then.
  if (paidAt && paidAt >= start) return addPeriods(paidAt, plan.period, 1);
  if (paidAt || isPaid) return start;
  if (plan.trialDays > 0) return new Date(start.getTime() + plan.trialDays * dayMs);
  return start > current.create_time ? start : undefined;
}
