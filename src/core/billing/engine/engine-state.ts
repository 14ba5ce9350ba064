import type { BillingPeriod } from "../product.ts";
import type { InvoiceLine, ProviderInvoice, ProviderSubscription } from "../provider-subscription.ts";

/** What is paid for. */
export interface Plan {
  productCode: string;
  /** As it stands on invoices. */
  name: string;
  period: BillingPeriod;
  /** Minor units for one seat and period. */
  unitAmount: number;
}

/** A card or something like it, under the name that the gateway keeps it by. */
export interface PaymentMethod {
  ref: string;
  /** `Visa ···· 4242` */
  description: string;
}

/**
 * A payment that is wanted once, however often it is asked for under its key. `asked`: kept before anybody is asked, and
 * asked for again until there is an answer. `needsPerson`: waits for the person at `url`. `abandoned`: not waited for any more;
 * what is paid nonetheless counts or is given back.
 */
export interface EngineCharge {
  key: string;
  status: "asked" | "needsPerson" | "succeeded" | "failed" | "abandoned";
  amount: number;
  /** Undefined for what people pay at a page of the provider. */
  methodRef: string | undefined;
  askedAt: Date;
  url: string | undefined;
  /** What the gateway calls the payment, as soon as it has told. */
  paymentRef: string | undefined;
}

/** Money that goes back; asked for until there is an answer, and given once. */
export interface EngineRefund {
  key: string;
  status: "asked" | "made" | "failed";
  paymentRef: string;
  amount: number;
  askedAt: Date;
  /** What the gateway calls it. */
  refundRef: string | undefined;
}

/** What a subscription is once an invoice is paid. */
export interface Terms {
  plan: Plan;
  quantity: number;
  periodStart: Date;
  periodEnd: Date;
  /** Periods are counted from here, so that short months do not move the day. */
  anchor: Date;
}

export interface EngineInvoice extends ProviderInvoice {
  lines: readonly InvoiceLine[];
  purpose: "start" | "renewal" | "change";
  gives: Terms;
  /** Names the change that is asked for, so that it is made once. */
  changeKey: string | undefined;
  charges: readonly EngineCharge[];
  refunds: readonly EngineRefund[];
}

/** All that is known of a subscription that we run ourselves. */
export interface EngineState
  extends
    Terms,
    Omit<ProviderSubscription, "productCode" | "unitAmount" | "quantity" | "paymentMethod" | "plannedChange"> {
  /** 0 for none. */
  trialDays: number;
  planned: { plan: Plan; quantity: number } | undefined;
  method: PaymentMethod | undefined;
  disputedInvoiceRef: string | undefined;
  /** The oldest first. */
  invoices: readonly EngineInvoice[];
}

/** How long is waited for what. */
export interface EngineRules {
  /** Days after a renewal was first asked for on which it is tried again. */
  retryDays: readonly number[];
  /** After so many days nobody waits for a renewal any more. */
  giveUpDays: number;
  /** A renewal that is later than that begins a period from then on: nobody pays for days that the site slept through. */
  lateDays: number;
  /** What was begun and not paid for ends. */
  incompleteHours: number;
  /** How long a payment waits for the person. */
  personHours: number;
}

export const usualRules: EngineRules = {
  retryDays: [1, 3, 5, 7],
  giveUpDays: 14,
  lateDays: 3,
  incompleteHours: 24,
  personHours: 1,
};

/** What is told of a subscription to those who do not run it. */
export function describeSubscription(state: EngineState): ProviderSubscription {
  const { ref, orderId, status, endReason, quantity, currency, startedAt, trialEndsAt } = state;
  const { periodStart, periodEnd, pastDueSince, disputedSince, cancelsAtPeriodEnd, planned } = state;
  return {
    ref,
    orderId,
    status,
    endReason,
    quantity,
    currency,
    startedAt,
    trialEndsAt,
    periodStart,
    periodEnd,
    pastDueSince,
    disputedSince,
    cancelsAtPeriodEnd,
    productCode: state.plan.productCode,
    unitAmount: state.plan.unitAmount,
    plannedChange: planned && { productCode: planned.plan.productCode, quantity: planned.quantity },
    paymentMethod: state.method?.description,
  };
}

/** Likewise of its invoices, the newest first. */
export const describeInvoices = (state: EngineState): ProviderInvoice[] =>
  state.invoices.map(describeInvoice).toReversed();

function describeInvoice(invoice: EngineInvoice): ProviderInvoice {
  const { ref, subscriptionRef, orderId, number, status, currency, lines, tax, total } = invoice;
  const { amountPaid, amountRefunded, issuedAt, paidAt, payUrl } = invoice;
  return {
    ref,
    subscriptionRef,
    orderId,
    number,
    status,
    currency,
    lines,
    tax,
    total,
    amountPaid,
    amountRefunded,
    issuedAt,
    paidAt,
    payUrl,
  };
}
