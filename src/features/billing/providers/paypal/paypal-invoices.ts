import { addPeriods } from "../../../../core/billing/add-periods.ts";
import type { InvoiceStatus, ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import { readMoney } from "./interpret-paypal-subscription.ts";
import type { PaypalOrder, PaypalSubscription, PaypalTransaction } from "./paypal-answers.ts";
import { readPaypalMemory } from "./paypal-memory.ts";
import type { PaypalPlan } from "./paypal-plans.server.ts";

interface Billed {
  subscription: PaypalSubscription;
  /** The oldest first. */
  transactions: readonly PaypalTransaction[];
  plan: PaypalPlan;
  /** The subscription that the site knows it by. */
  rootRef: string;
  now: Date;
}

const statusOf: Readonly<Record<PaypalTransaction["status"], InvoiceStatus>> = {
  COMPLETED: "paid",
  PARTIALLY_REFUNDED: "paid",
  REFUNDED: "refunded",
  PENDING: "open",
  DECLINED: "void",
};

/**
 * PayPal has no invoices: each payment is one, and what is due is the next. They are counted, so that what is due keeps its
 * name when it is paid.
 */
export function listSubscriptionInvoices(billed: Billed): ProviderInvoice[] {
  const { subscription, transactions, now } = billed;
  const invoices = transactions
    .filter(({ status }) => status !== "DECLINED")
    .map((transaction, index) => renderTransaction(billed, transaction, index + 1));
  const bill = subscription.billing_info;
  const due = bill ? readMoney(bill.outstanding_balance) : 0;
  if (bill && due > 0) {
    const issuedAt = bill.last_failed_payment?.time ?? now;
    const facts = { issuedAt, currency: bill.outstanding_balance.currency_code, amount: due, tax: 0 };
    invoices.push({ ...renderInvoice(billed, facts, invoices.length + 1), status: "open" });
  }
  return invoices.toReversed();
}

function renderTransaction(billed: Billed, transaction: PaypalTransaction, count: number): ProviderInvoice {
  const { gross_amount: gross, tax_amount: taxed } = transaction.amount_with_breakdown;
  const tax = taxed ? readMoney(taxed) : 0;
  const amount = readMoney(gross);
  const status = statusOf[transaction.status];
  const isPaid = status === "paid" || status === "refunded";
  const facts = { issuedAt: transaction.time, currency: gross.currency_code, amount: amount - tax, tax };
  return {
    ...renderInvoice(billed, facts, count),
    status,
    amountPaid: isPaid ? amount : 0,
    amountRefunded: status === "refunded" ? amount : 0,
    paidAt: isPaid ? transaction.time : undefined,
  };
}

function renderInvoice(
  { subscription, plan, rootRef }: Billed,
  { issuedAt, currency, amount, tax }: { issuedAt: Date; currency: string; amount: number; tax: number },
  count: number,
): Omit<ProviderInvoice, "status"> {
  const { orderId, credit = 0 } = readPaypalMemory(subscription.custom_id);
  const start = subscription.start_time ?? subscription.create_time;
  const name = formatInvoiceRef(subscription.id, count);
  const isDifference = issuedAt < start && credit > 0;
  const to = issuedAt < start ? start : addPeriods(issuedAt, plan.period, 1);
  // Which plan an older payment was for is nowhere said.
  const line = { description: "Iconarium", quantity: 1, amount, from: issuedAt, to };
  return {
    ref: name,
    number: name,
    subscriptionRef: rootRef,
    orderId: orderId === "" ? undefined : orderId,
    currency,
    lines: isDifference
      ? [
          { ...line, amount: amount + credit },
          { ...line, amount: -credit },
        ]
      : [line],
    tax,
    total: amount + tax,
    amountPaid: 0,
    amountRefunded: 0,
    issuedAt,
    paidAt: undefined,
    payUrl: undefined,
  };
}

const formatInvoiceRef = (subscriptionId: string, count: number) => `${subscriptionId}-${count}`;

/** @returns undefined for one of something that was bought once */
export const readInvoiceRef = (ref: string) => /^(I-[A-Z0-9]+)-\d+$/.exec(ref)?.[1];

/** The invoice of what was bought once; undefined until it is paid. */
export function renderOrderInvoice(order: PaypalOrder): ProviderInvoice | undefined {
  const unit = order.purchase_units[0];
  const capture = unit?.payments.captures.find(({ status }) =>
    /^(?:COMPLETED|PARTIALLY_REFUNDED|REFUNDED)$/.test(status),
  );
  if (!unit || !capture) return undefined;
  const total = readMoney(capture.amount);
  const refunds = unit.payments.refunds.filter(({ status }) => status === "COMPLETED");
  const refunded = refunds.reduce((sum, { amount }) => sum + readMoney(amount), 0);
  const amountRefunded = capture.status === "REFUNDED" ? total : refunded;
  const item = unit.items[0];
  return {
    ref: order.id,
    number: capture.id,
    subscriptionRef: undefined,
    orderId: unit.custom_id,
    status: amountRefunded === total ? "refunded" : "paid",
    currency: capture.amount.currency_code,
    lines: [
      {
        description: item?.name ?? "Iconarium",
        quantity: item?.quantity ?? 1,
        amount: total,
        from: undefined,
        to: undefined,
      },
    ],
    tax: 0,
    total,
    amountPaid: total,
    amountRefunded,
    issuedAt: capture.create_time,
    paidAt: capture.create_time,
    payUrl: undefined,
  };
}
