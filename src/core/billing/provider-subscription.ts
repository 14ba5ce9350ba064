/**
 * `incomplete`: not paid for yet, nothing is given. `pastDue`: a payment failed, and the provider tries again. `ended` is
 * final; whoever comes back has a new subscription.
 */
export type SubscriptionStatus = "incomplete" | "trial" | "active" | "pastDue" | "ended";

export type EndReason = "cancelled" | "unpaid" | "refunded" | "disputed" | "replaced";

/** What a payment provider says of a subscription when it is asked: the same shape from all of them. */
export interface ProviderSubscription {
  /** The provider's own name for it. */
  ref: string;
  /** The order of ours that began it, where the provider keeps that. */
  orderId: string | undefined;
  status: SubscriptionStatus;
  endReason: EndReason | undefined;
  productCode: string;
  /** Seats. */
  quantity: number;
  /** ISO 4217, upper case. */
  currency: string;
  /** Minor units for one seat and period, without tax. */
  unitAmount: number;
  startedAt: Date;
  trialEndsAt: Date | undefined;
  periodStart: Date;
  periodEnd: Date;
  /** When the first payment of those that are due failed. */
  pastDueSince: Date | undefined;
  /** A payment for it is disputed at the bank: nothing is given until that is decided. */
  disputedSince: Date | undefined;
  cancelsAtPeriodEnd: boolean;
  /** What it becomes at the end of the period. */
  plannedChange: { productCode: string; quantity: number } | undefined;
  /** `Visa ···· 4242`, as the provider tells it. */
  paymentMethod: string | undefined;
}

export type InvoiceStatus = "open" | "paid" | "void" | "uncollectible" | "refunded";

export interface InvoiceLine {
  /** What stands on the invoice, as the provider or we wrote it. */
  description: string;
  quantity: number;
  /** Minor units, negative for credit of what was not used. */
  amount: number;
  from: Date | undefined;
  to: Date | undefined;
}

/** What somebody was asked to pay; `total` is the sum of the lines and the tax. */
export interface ProviderInvoice {
  ref: string;
  /** Undefined for what is bought once. */
  subscriptionRef: string | undefined;
  orderId: string | undefined;
  number: string;
  status: InvoiceStatus;
  currency: string;
  lines: readonly InvoiceLine[];
  /** As the provider reports it. */
  tax: number;
  total: number;
  amountPaid: number;
  amountRefunded: number;
  issuedAt: Date;
  paidAt: Date | undefined;
  /** Where the person can pay an open one. */
  payUrl: string | undefined;
}
