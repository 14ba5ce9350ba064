import type { CreditPayment, Invoice, Subscription } from "recurly";
import type {
  EndReason,
  InvoiceLine,
  InvoiceStatus,
  ProviderInvoice,
  ProviderSubscription,
} from "../../../../core/billing/provider-subscription.ts";

const invoiceStatuses: Record<string, InvoiceStatus> = {
  paid: "paid",
  closed: "paid",
  voided: "void",
  failed: "uncollectible",
};
const refundOrigins = new Set(["refund", "line_item_refund", "open_amount_refund", "external_refund"]);

const digitsOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Recurly counts in whole units. */
export const toMajor = (minor: number, currency: string) => minor / 10 ** digitsOf(currency);
const toMinor = (major: number | null | undefined, currency: string) =>
  Math.round((major ?? 0) * 10 ** digitsOf(currency));

/** Recurly's other name for a subscription, the one that webhooks know. */
export const refOf = (subscription: Subscription) => `uuid-${subscription.uuid ?? ""}`;

/** The code of a plan is that of the product, and what tells its prices and names apart. */
export const productCodeOf = (planCode: string | null | undefined) => (planCode ?? "").replace(/-[0-9a-f]{8}$/, "");

/** @param invoices all of its account, which has one subscription */
export function describeSubscription(
  subscription: Subscription,
  { invoices, paymentMethod, now }: { invoices: readonly Invoice[]; paymentMethod: string | undefined; now: Date },
): ProviderSubscription {
  const { state, plan, pendingChange, trialEndsAt, account } = subscription;
  const currency = subscription.currency ?? "";
  const late = invoices
    .filter(({ state: each }) => each === "past_due")
    .map(({ dueAt, createdAt }) => dueAt ?? createdAt!);
  const hasEnded = state === "expired" || state === "failed";
  const isTrial = !!trialEndsAt && trialEndsAt > now;
  const isOpen = state === "active" || state === "canceled";
  const status = hasEnded
    ? "ended"
    : !isOpen
      ? "incomplete"
      : isTrial
        ? "trial"
        : late.length > 0
          ? "pastDue"
          : "active";
  return {
    ref: refOf(subscription),
    orderId: account?.code ?? undefined,
    status,
    endReason: hasEnded ? findEndReason(subscription, invoices) : undefined,
    productCode: productCodeOf(plan?.code),
    quantity: subscription.quantity ?? 1,
    currency,
    unitAmount: toMinor(subscription.unitAmount, currency),
    startedAt: subscription.activatedAt ?? subscription.createdAt ?? now,
    trialEndsAt: trialEndsAt ?? undefined,
    periodStart: subscription.currentPeriodStartedAt ?? now,
    periodEnd: subscription.currentPeriodEndsAt ?? subscription.expiresAt ?? now,
    pastDueSince: status === "pastDue" ? new Date(Math.min(...late.map((at) => at.getTime()))) : undefined,
    disputedSince: undefined,
    cancelsAtPeriodEnd: state === "canceled",
    plannedChange:
      pendingChange?.plan && !hasEnded
        ? { productCode: productCodeOf(pendingChange.plan.code), quantity: pendingChange.quantity ?? 1 }
        : undefined,
    paymentMethod,
  };
}

function findEndReason(subscription: Subscription, invoices: readonly Invoice[]): EndReason {
  const reason = subscription.expirationReason ?? "";
  if (subscription.state === "failed" || reason.startsWith("nonpayment")) return "unpaid";
  return findMoneyBack(subscription, invoices) ?? "cancelled";
}

/** All that was paid for the period was given back, or the bank took it. */
export function findMoneyBack(
  { currentPeriodStartedAt: since }: Subscription,
  invoices: readonly Invoice[],
): "refunded" | "disputed" | undefined {
  const from = (since?.getTime() ?? 0) - 86_400_000;
  const paid = invoices.filter(
    (invoice) => invoice.type === "charge" && listPayments(invoice).length > 0 && invoice.createdAt!.getTime() > from,
  );
  if (paid.some(({ transactions }) => transactions?.some(({ status }) => status === "chargeback"))) return "disputed";
  const isBack = (invoice: Invoice) =>
    describeInvoice(invoice, { all: invoices, subscriptionRef: undefined }).status === "refunded";
  return paid.length > 0 && paid.every(isBack) ? "refunded" : undefined;
}

const listPayments = ({ transactions }: Invoice) =>
  (transactions ?? []).filter(
    ({ type, status }) => type === "purchase" && (status === "success" || status === "chargeback"),
  );

/** @param all of its account: money goes back on invoices of its own */
export function describeInvoice(
  invoice: Invoice,
  { all, subscriptionRef }: { all: readonly Invoice[]; subscriptionRef: string | undefined },
): ProviderInvoice {
  const currency = invoice.currency ?? "";
  const minor = (major: number | null | undefined) => toMinor(major, currency);
  const credits = (invoice.creditPayments ?? []).filter(({ action }) => action === "payment");
  const payments = listPayments(invoice);
  const amountPaid = payments.reduce((sum, { amount }) => sum + minor(amount), 0);
  const amountRefunded = all
    .filter(({ previousInvoiceId, origin }) => previousInvoiceId === invoice.id && refundOrigins.has(origin ?? ""))
    .reduce((sum, { total }) => sum + Math.abs(minor(total)), 0);
  const isBack = amountPaid > 0 && amountRefunded >= amountPaid;
  return {
    ref: invoice.id ?? "",
    subscriptionRef,
    orderId: invoice.account?.code ?? undefined,
    number: invoice.number ?? invoice.id ?? "",
    status: isBack ? "refunded" : (invoiceStatuses[invoice.state ?? ""] ?? "open"),
    currency,
    lines: [
      ...(invoice.lineItems ?? []).map((line): InvoiceLine => ({
        description: line.description ?? "",
        quantity: line.quantity ?? 1,
        amount: minor(line.subtotal) - minor(line.discount),
        from: line.startDate ?? undefined,
        to: line.endDate ?? undefined,
      })),
      ...credits.map((credit) => describeCredit(credit, minor)),
    ],
    tax: minor(invoice.tax),
    total: minor(invoice.total) - credits.reduce((sum, { amount }) => sum + minor(amount), 0),
    amountPaid,
    amountRefunded: Math.min(amountRefunded, amountPaid),
    issuedAt: invoice.createdAt ?? new Date(0),
    paidAt: invoice.closedAt ?? undefined,
    // The page where its account is looked after is reached by payInvoice.
    payUrl: undefined,
  };
}

/** What was not used of an earlier invoice. */
function describeCredit(
  { amount, originalInvoice }: CreditPayment,
  minor: (major?: number | null) => number,
): InvoiceLine {
  const number = originalInvoice?.number ?? "";
  return {
    description: `Credit ${number}`.trim(),
    quantity: 1,
    amount: -minor(amount),
    from: undefined,
    to: undefined,
  };
}
