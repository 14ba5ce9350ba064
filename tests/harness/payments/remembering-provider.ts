import { createHash } from "node:crypto";
import type { ProviderInvoice, ProviderSubscription } from "../../../src/core/billing/provider-subscription.ts";
import { AppError } from "../../../src/core/errors.ts";
import type {
  Order,
  PaymentProvider,
  ProviderEvent,
  SubscriptionChange,
} from "../../../src/features/billing/providers/contract.ts";

const monthMs = 30 * 86_400_000;

const refOf = (orderId: string) => `checkout-${orderId}`;
const subscriptionOf = (orderId: string) => `sub-${orderId}`;
const changeTo = ({ product, quantity }: SubscriptionChange) => ({ productCode: product.code, quantity });

/** What somebody ordered, as the far side knows it. */
interface FarOrder {
  order: Order;
  status: "open" | "complete" | "expired";
}

/** A payment provider in memory, whose far side tests play: it pays, renews, loses answers and tells things twice. */
export interface RememberingProvider extends PaymentProvider {
  readonly orders: Map<string, FarOrder>;
  readonly subscriptions: Map<string, ProviderSubscription>;
  /** Calls that it was asked, by name. */
  readonly asked: string[];
  /** The next call of this name is carried out and its answer lost. */
  loseAnswer(call: string): void;
  /** From now on all calls fail, or all go well. */
  setReachable(isReachable: boolean): void;
  /** The person pays, and the provider tells so by the event it returns. */
  pay(orderId: string): ProviderEvent;
  /** What is so from now on, and the event that tells of it. */
  change(ref: string, facts: Partial<ProviderSubscription>): ProviderEvent;
  refundPurchase(orderId: string): ProviderEvent;
  /** What an order was billed for is to be paid again. */
  owe(orderId: string): ProviderEvent;
}

export function createRememberingProvider(now: () => Date = () => new Date()): RememberingProvider {
  const orders = new Map<string, FarOrder>();
  const subscriptions = new Map<string, ProviderSubscription>();
  const invoices = new Map<string, ProviderInvoice>();
  const asked: string[] = [];
  const lost = new Set<string>();
  let isReachable = true;
  let reported = 0;

  async function answer<Result>(call: string, work: () => Result): Promise<Result> {
    asked.push(call);
    if (!isReachable) throw new AppError("unavailable", "The provider cannot be reached.");
    const result = work();
    if (lost.delete(call)) throw new AppError("unavailable", "The answer was lost.");
    return result;
  }

  function get(ref: string): ProviderSubscription {
    const found = subscriptions.get(ref);
    if (!found) throw new AppError("not_found", "Subscription not found.");
    return found;
  }

  function notify(refs: Pick<ProviderEvent, "subscriptionRef" | "orderRef">): ProviderEvent {
    return { id: `event-${++reported}`, type: "changed", ...refs };
  }

  function bill(order: Order, subscriptionRef: string | undefined): ProviderInvoice {
    const amount = (order.product.prices[order.currency] ?? 0) * order.quantity;
    const ref = `in-${invoices.size + 1}`;
    const invoice: ProviderInvoice = {
      ref,
      subscriptionRef,
      orderId: order.id,
      number: `N-${invoices.size + 1}`,
      status: "paid",
      currency: order.currency,
      lines: [{ description: order.productName, quantity: order.quantity, amount, from: undefined, to: undefined }],
      tax: 0,
      total: amount,
      amountPaid: amount,
      amountRefunded: 0,
      issuedAt: now(),
      paidAt: now(),
      payUrl: undefined,
    };
    invoices.set(ref, invoice);
    return invoice;
  }

  const invoiceOf = (orderId: string) => [...invoices.values()].find((one) => one.orderId === orderId);

  function change(ref: string, facts: Partial<ProviderSubscription>): ProviderEvent {
    subscriptions.set(ref, { ...get(ref), ...facts });
    return notify({ subscriptionRef: ref, orderRef: undefined });
  }

  return {
    code: "stripe",
    currencies: undefined,
    hasCheckout: true,
    orders,
    subscriptions,
    asked,
    change,
    loseAnswer: (call) => void lost.add(call),
    setReachable(wanted) {
      isReachable = wanted;
      lost.clear();
    },
    pay(orderId) {
      const far = orders.get(orderId)!;
      far.status = "complete";
      const { order } = far;
      const { product, quantity, currency, trialDays } = order;
      if (product.period === undefined) {
        bill(order, undefined);
        return notify({ subscriptionRef: undefined, orderRef: refOf(orderId) });
      }
      const ref = subscriptionOf(orderId);
      bill(order, ref);
      subscriptions.set(ref, {
        ref,
        orderId,
        status: trialDays > 0 ? "trial" : "active",
        endReason: undefined,
        productCode: product.code,
        quantity,
        currency,
        unitAmount: product.prices[currency] ?? 0,
        startedAt: now(),
        trialEndsAt: trialDays > 0 ? new Date(now().getTime() + trialDays * 86_400_000) : undefined,
        periodStart: now(),
        periodEnd: new Date(now().getTime() + monthMs),
        pastDueSince: undefined,
        disputedSince: undefined,
        cancelsAtPeriodEnd: false,
        plannedChange: undefined,
        paymentMethod: "Visa ···· 4242",
      });
      return notify({ subscriptionRef: ref, orderRef: undefined });
    },
    refundPurchase(orderId) {
      const invoice = invoiceOf(orderId)!;
      invoices.set(invoice.ref, { ...invoice, status: "refunded", amountRefunded: invoice.total });
      return notify({ subscriptionRef: undefined, orderRef: refOf(orderId) });
    },
    owe(orderId) {
      const invoice = invoiceOf(orderId)!;
      invoices.set(invoice.ref, { ...invoice, status: "open", amountPaid: 0, paidAt: undefined });
      return notify({ subscriptionRef: invoice.subscriptionRef, orderRef: undefined });
    },
    startCheckout: (order) =>
      answer("startCheckout", () => {
        if (!orders.has(order.id)) orders.set(order.id, { order, status: "open" });
        return { ref: refOf(order.id), url: `https://pay.example/${order.id}` };
      }),
    readOrder: (ref) =>
      answer("readOrder", () => {
        const found = [...orders].find(([orderId]) => refOf(orderId) === ref);
        if (!found) throw new AppError("not_found", "Page not found.");
        const [id, far] = found;
        const isDone = far.status === "complete";
        const isOnce = far.order.product.period === undefined;
        return {
          status: far.status,
          subscriptionRef: isDone && !isOnce ? subscriptionOf(id) : undefined,
          invoiceRef: isDone && isOnce ? invoiceOf(id)?.ref : undefined,
        };
      }),
    findOrder: (id) =>
      answer("findOrder", () => (orders.has(id) ? { ref: refOf(id), url: `https://pay.example/${id}` } : undefined)),
    closeCheckout: (ref) =>
      answer("closeCheckout", () => {
        const [, far] = [...orders].find(([orderId]) => refOf(orderId) === ref)!;
        if (far.status === "open") far.status = "expired";
      }),
    readSubscription: (ref) => answer("readSubscription", () => get(ref)),
    listInvoices: (of) =>
      answer("listInvoices", () =>
        [...invoices.values()].filter((one) =>
          "invoiceRef" in of ? one.ref === of.invoiceRef : one.subscriptionRef === of.subscriptionRef,
        ),
      ),
    readArrival: (code) =>
      answer("readArrival", () => {
        if (!subscriptions.has(code)) throw new AppError("not_allowed", "This code is wrong.");
        return code;
      }),
    readInvoicePdf: () => answer("readInvoicePdf", () => undefined),
    cancelAtPeriodEnd: (ref) => answer("cancelAtPeriodEnd", () => void change(ref, { cancelsAtPeriodEnd: true })),
    undo: (ref) =>
      answer("undo", () => {
        change(ref, { status: "ended", endReason: "refunded" });
        for (const [key, one] of invoices)
          if (one.subscriptionRef === ref)
            invoices.set(key, { ...one, status: "refunded", amountRefunded: one.amountPaid });
      }),
    resume: (ref) => answer("resume", () => void change(ref, { cancelsAtPeriodEnd: false })),
    changeNow: (ref, to) => answer("changeNow", () => void change(ref, changeTo(to))),
    changeAtPeriodEnd: (ref, wish) =>
      answer("changeAtPeriodEnd", () => void change(ref, { plannedChange: changeTo(wish) })),
    changePaymentMethod: () => answer("changePaymentMethod", () => ({ url: "https://pay.example/card" })),
    payInvoice: () => answer("payInvoice", () => ({ url: "https://pay.example/invoice" })),
    readWebhook: ({ headers, rawBody }) => {
      const signed = createHash("sha256").update("secret").update(rawBody).digest("hex");
      if (headers["x-signature"] !== signed) throw new AppError("not_allowed", "This is not signed.");
      return Promise.resolve(JSON.parse(rawBody.toString()) as ProviderEvent[]);
    },
  };
}

/** A webhook as the far side sends it. */
export function signEvents(events: readonly ProviderEvent[]): { payload: string; headers: Record<string, string> } {
  const payload = JSON.stringify(events);
  const signed = createHash("sha256").update("secret").update(payload).digest("hex");
  return { payload, headers: { "content-type": "application/json", "x-signature": signed } };
}
