import type { Stripe } from "stripe";
import type {
  EndReason,
  InvoiceLine,
  InvoiceStatus,
  ProviderInvoice,
  ProviderSubscription,
  SubscriptionStatus,
} from "../../../../core/billing/provider-subscription.ts";

const statuses: Record<string, SubscriptionStatus> = {
  incomplete: "incomplete",
  incomplete_expired: "ended",
  trialing: "trial",
  active: "active",
  past_due: "pastDue",
  // Stripe has stopped asking for money, but what is open can still be paid.
  unpaid: "pastDue",
  // Nobody left a card during the trial.
  paused: "incomplete",
  canceled: "ended",
};

const endReasons: Record<string, EndReason> = {
  payment_failed: "unpaid",
  payment_disputed: "disputed",
  cancellation_requested: "cancelled",
};

/** What was paid, and what of it was given back, by the payment that Stripe names. */
export type Charges = ReadonlyMap<string, Stripe.Charge>;

/** What only other questions than that for the subscription tell. */
export interface SubscriptionFacts {
  /** All that was paid for the period. */
  moneyBack: "refunded" | "disputed" | undefined;
  disputedSince: Date | undefined;
  pastDueSince: Date | undefined;
}

export const toDate = (seconds: number) => new Date(seconds * 1000);
const toDateIfAny = (seconds: number | null | undefined) => (seconds ? toDate(seconds) : undefined);
export const refOf = (object: string | { id: string } | null | undefined) =>
  typeof object === "string" ? object : (object?.id ?? undefined);

/** Something that was or may be left out of an answer; undefined when it is only named. */
export const expanded = <Part extends object>(part: string | Part | null | undefined): Part | undefined =>
  typeof part === "object" ? (part ?? undefined) : undefined;

/** Subscriptions of ours have one item. */
export function getItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`the subscription ${subscription.id} has no items`);
  return item;
}

export const productCodeOf = (item: Stripe.SubscriptionItem) => item.price.metadata["product_code"] ?? "";

/** @param facts what has to be asked for apart */
export function describeSubscription(
  subscription: Stripe.Subscription,
  facts: SubscriptionFacts,
): ProviderSubscription {
  const item = getItem(subscription);
  const status = statuses[subscription.status] ?? "incomplete";
  return {
    ref: subscription.id,
    orderId: subscription.metadata["order_id"],
    status,
    endReason: status === "ended" ? findEndReason(subscription, facts) : undefined,
    productCode: productCodeOf(item),
    quantity: item.quantity ?? 1,
    currency: subscription.currency.toUpperCase(),
    unitAmount: item.price.unit_amount ?? 0,
    startedAt: toDate(subscription.start_date),
    trialEndsAt: toDateIfAny(subscription.trial_end),
    periodStart: toDate(item.current_period_start),
    periodEnd: toDate(item.current_period_end),
    pastDueSince: status === "pastDue" ? facts.pastDueSince : undefined,
    disputedSince: facts.disputedSince,
    cancelsAtPeriodEnd: status !== "ended" && (subscription.cancel_at_period_end || subscription.cancel_at !== null),
    plannedChange: findPlannedChange(expanded(subscription.schedule)),
    paymentMethod: describePaymentMethod(expanded(subscription.default_payment_method)),
  };
}

function findEndReason({ status, cancellation_details: details }: Stripe.Subscription, facts: SubscriptionFacts) {
  if (status === "incomplete_expired") return "unpaid";
  return facts.moneyBack ?? endReasons[details?.reason ?? ""] ?? "cancelled";
}

/** The plan is written on its schedule; Stripe tells of its later phase only by the name of a price. */
export function findPlannedChange(schedule: Stripe.SubscriptionSchedule | undefined) {
  const { current_phase: phase, metadata, phases = [] } = schedule ?? {};
  const { product_code: productCode, quantity } = metadata ?? {};
  const isAhead = phase && phases.some(({ start_date: start }) => start > phase.start_date);
  return isAhead && productCode && quantity ? { productCode, quantity: Number(quantity) } : undefined;
}

function describePaymentMethod(method: Stripe.PaymentMethod | undefined): string | undefined {
  if (!method) return undefined;
  const details = (method as unknown as Record<string, { brand?: string; last4?: string } | undefined>)[method.type];
  const words = (details?.brand ?? method.type).split("_");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return details?.last4 ? `${name} ···· ${details.last4}` : name;
}

export const subscriptionRefOf = (invoice: Stripe.Invoice) => refOf(invoice.parent?.subscription_details?.subscription);

/** @param charges all of the customer's; `invoice` tells which of them paid it */
export function describeInvoice(
  invoice: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
  charges: Charges,
): ProviderInvoice {
  const paidBy = (invoice.payments?.data ?? []).flatMap(({ payment }) => {
    const charge = charges.get(refOf(payment.payment_intent) ?? "");
    return charge ? [charge] : [];
  });
  const amountRefunded = paidBy.reduce((sum, charge) => sum + charge.amount_refunded, 0);
  const { amount_paid: amountPaid, status_transitions: times, parent, metadata } = invoice;
  const status: InvoiceStatus =
    amountPaid > 0 && amountRefunded >= amountPaid ? "refunded" : ((invoice.status ?? "open") as InvoiceStatus);
  return {
    ref: invoice.id,
    subscriptionRef: subscriptionRefOf(invoice),
    orderId: parent?.subscription_details?.metadata?.["order_id"] ?? metadata?.["order_id"],
    number: invoice.number ?? invoice.id,
    status,
    currency: invoice.currency.toUpperCase(),
    lines: lines.map(describeLine),
    tax: (invoice.total_taxes ?? [])
      .filter(({ tax_behavior: behavior }) => behavior === "exclusive")
      .reduce((sum, { amount }) => sum + amount, 0),
    total: invoice.total,
    amountPaid,
    amountRefunded,
    issuedAt: toDate(times.finalized_at ?? invoice.created),
    paidAt: toDateIfAny(times.paid_at),
    payUrl: invoice.status === "open" ? (invoice.hosted_invoice_url ?? undefined) : undefined,
  };
}

function describeLine(line: Stripe.InvoiceLineItem): InvoiceLine {
  const discount = (line.discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    description: line.description ?? "",
    quantity: line.quantity ?? 1,
    amount: line.amount - discount,
    from: toDateIfAny(line.period.start),
    to: toDateIfAny(line.period.end),
  };
}
