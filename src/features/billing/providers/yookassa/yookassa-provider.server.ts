import { describeInvoices, describeSubscription } from "../../../../core/billing/engine/engine-state.ts";
import type { Plan } from "../../../../core/billing/engine/engine-state.ts";
import type { ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import type { Product } from "../../../../core/billing/product.ts";
import { AppError } from "../../../../core/errors.ts";
import type { ManagedSubscriptions } from "../../managed/contract.ts";
import type { NextPage, PaymentProvider, SubscriptionChange } from "../contract.ts";
import { readNotification, readYookassaAmount, type YookassaApi, type YookassaPayment } from "./yookassa-api.server.ts";
import { formatMethodRef, formatMoney, renderReceipt } from "./yookassa-gateway.server.ts";
import { isYookassaNetwork } from "./yookassa-networks.server.ts";

const currency = "RUB";
const mostInvoices = 100;
const unknown = () => new AppError("not_found", "YooKassa has no such record.");
const unproven = () => new AppError("not_allowed", "This request didn’t come from YooKassa.");

/**
 * Takes money by YooKassa, which knows single payments only: subscriptions are run here. What was ordered goes along with the first
 * payment, so that it is known as long as YooKassa knows the payment.
 */
export function createYookassaProvider(deps: {
  api: YookassaApi;
  subscriptions: ManagedSubscriptions;
  vatCode: number | undefined;
}): PaymentProvider {
  const { api, subscriptions, vatCode } = deps;

  /** Gives what a payment was for, once. @returns the subscription, of one that was for a subscription */
  async function settle(payment: YookassaPayment): Promise<string | undefined> {
    const { metadata, payment_method: saved, status, id } = payment;
    if (status !== "succeeded") return undefined;
    const method = saved?.saved
      ? { ref: formatMethodRef(saved.id, metadata["email"] ?? ""), description: saved.title ?? "YooKassa" }
      : undefined;
    const { invoice, order, period } = metadata;
    if (invoice !== undefined) {
      const { ref } = await subscriptions.read(invoice);
      await subscriptions.apply(ref, { type: "invoicePaid", invoiceRef: invoice, paymentRef: id, method });
      return ref;
    }
    // Renewals are named after their subscription.
    if (metadata["key"] !== undefined) return (await subscriptions.refresh(metadata["key"])).ref;
    if (order === undefined || (period !== "month" && period !== "year")) return undefined;
    const plan = {
      productCode: metadata["product"] ?? "",
      name: metadata["name"] ?? "",
      period,
      unitAmount: Number(metadata["unit"]),
    } satisfies Plan;
    const quantity = Number(metadata["quantity"]);
    const { ref, invoices } = await subscriptions.begin({ orderId: order, plan, quantity, currency, trialDays: 0 });
    await subscriptions.apply(ref, { type: "invoicePaid", invoiceRef: invoices[0]!.ref, paymentRef: id, method });
    return ref;
  }

  async function listInvoices(of: { subscriptionRef: string } | { invoiceRef: string }): Promise<ProviderInvoice[]> {
    if ("subscriptionRef" in of)
      return describeInvoices(await subscriptions.read(of.subscriptionRef)).slice(0, mostInvoices);
    const { invoiceRef } = of;
    if (/^[0-9a-f-]{36}$/.test(invoiceRef)) {
      const payment = await api.get(invoiceRef);
      if (payment.metadata["order"] === undefined) throw unknown();
      return payment.status === "succeeded" ? [renderPurchase(payment)] : [];
    }
    return describeInvoices(await subscriptions.read(invoiceRef)).filter(({ ref }) => ref === invoiceRef);
  }

  return {
    code: "yookassa",
    currencies: [currency],
    hasCheckout: true,
    hasNoTrials: true,
    async startCheckout(order) {
      if (order.trialDays > 0) throw new AppError("invalid_input", "YooKassa doesn’t support trials.");
      const { product, productName: name, quantity, buyer } = order;
      const unit = readUnitAmount(product);
      const money = { amount: unit * quantity, currency };
      const isSubscription = product.period !== undefined;
      const payment = await api.pay(order.id, {
        amount: formatMoney(money),
        capture: true,
        confirmation: { type: "redirect", return_url: order.returnUrl },
        description: name.slice(0, 128),
        ...(isSubscription && { save_payment_method: true }),
        metadata: {
          order: order.id,
          product: product.code,
          name,
          unit: String(unit),
          quantity: String(quantity),
          email: buyer.email,
          ...(isSubscription && { period: product.period }),
        },
        ...renderReceipt(vatCode, { email: buyer.email, description: name, money }),
      });
      return { ref: payment.id, url: requirePage(payment) };
    },
    async readOrder(ref) {
      const payment = await api.get(ref);
      const none = { subscriptionRef: undefined, invoiceRef: undefined };
      if (payment.status === "canceled") return { ...none, status: "expired" };
      if (payment.status !== "succeeded") return { ...none, status: "open" };
      const subscriptionRef = await settle(payment);
      return {
        ...none,
        status: "complete",
        subscriptionRef,
        ...(subscriptionRef === undefined && { invoiceRef: ref }),
      };
    },
    // YooKassa finds nothing by an id of ours; the same order asked for again within a day is the same payment.
    findOrder: async () => undefined,
    readSubscription: async (ref) => describeSubscription(await subscriptions.refresh(ref)),
    listInvoices,
    readInvoicePdf: async () => undefined,
    async cancelAtPeriodEnd(ref) {
      await subscriptions.apply(ref, { type: "cancelled" });
    },
    async undo(ref) {
      await subscriptions.apply(ref, { type: "undone" });
    },
    async resume(ref) {
      await subscriptions.apply(ref, { type: "resumed" });
      return undefined;
    },
    async changeNow(ref, { key, quantity, ...change }) {
      const plan = describePlan(change);
      const { invoices } = await subscriptions.apply(ref, { type: "changedNow", key, plan, quantity });
      const isRefused = invoices.findLast(({ changeKey }) => changeKey === key)?.status === "void";
      if (isRefused) throw new AppError("conflict", "The bank declined the card. Try another one.");
      return undefined;
    },
    async changeAtPeriodEnd(ref, { quantity, ...change }) {
      await subscriptions.apply(ref, { type: "changePlanned", plan: describePlan(change), quantity });
      return undefined;
    },
    changePaymentMethod: () =>
      Promise.reject(new AppError("invalid_input", "You can change the card when the next payment is due.")),
    async payInvoice(invoiceRef, { returnUrl }): Promise<NextPage> {
      const state = await subscriptions.read(invoiceRef);
      const invoice = state.invoices.find(({ ref }) => ref === invoiceRef);
      if (invoice?.status !== "open") throw new AppError("conflict", "This invoice isn’t open.");
      const email = state.method?.ref.split(" ")[1] ?? "";
      const money = { amount: invoice.total, currency };
      const key = `${invoiceRef}-${invoice.charges.length}`.slice(-64);
      const payment = await api.pay(key, {
        amount: formatMoney(money),
        capture: true,
        confirmation: { type: "redirect", return_url: returnUrl },
        description: invoice.number,
        save_payment_method: true,
        metadata: { invoice: invoiceRef, email },
        ...renderReceipt(vatCode, { email, description: state.plan.name, money }),
      });
      const url = requirePage(payment);
      await subscriptions.apply(state.ref, { type: "payPageOpened", invoiceRef, key, url, paymentRef: payment.id });
      return { url };
    },
    runDue: () => subscriptions.runDue(),
    async readWebhook({ network, rawBody }) {
      if (!isYookassaNetwork(network)) throw unproven();
      const notification = readNotification(parse(rawBody));
      if (!notification.success) throw unproven();
      const { event, object } = notification.data;
      const payment = await api.get(object.payment_id ?? object.id);
      const subscriptionRef = await settle(payment);
      // What is told is not believed, and so has no name of its own: the state that was read is what is told.
      const id = `${event}-${object.id}-${payment.status}`;
      return [
        {
          id,
          type: event,
          subscriptionRef,
          orderRef: payment.metadata["order"] === undefined ? undefined : payment.id,
        },
      ];
    },
  };
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString("utf8"));
  } catch {
    throw unproven();
  }
}

function requirePage({ confirmation }: YookassaPayment): string {
  if (confirmation?.confirmation_url === undefined)
    throw new AppError("unavailable", "YooKassa returned no checkout page. Try again in a minute.");
  return confirmation.confirmation_url;
}

function readUnitAmount({ code, prices }: Product): number {
  const amount = prices[currency];
  if (amount === undefined) throw new AppError("invalid_input", `${code} has no price in ${currency}.`);
  return amount;
}

function describePlan({ product, productName }: Pick<SubscriptionChange, "product" | "productName">): Plan {
  if (product.period === undefined) throw new AppError("invalid_input", `${product.code} is a one-time purchase.`);
  return { productCode: product.code, name: productName, period: product.period, unitAmount: readUnitAmount(product) };
}

function renderPurchase(payment: YookassaPayment): ProviderInvoice {
  const {
    id,
    metadata,
    amount,
    refunded_amount: refunded,
    created_at: issuedAt,
    captured_at: paidAt = issuedAt,
  } = payment;
  const total = readYookassaAmount(amount);
  const amountRefunded = refunded ? readYookassaAmount(refunded) : 0;
  return {
    ref: id,
    number: id,
    subscriptionRef: undefined,
    orderId: metadata["order"],
    status: amountRefunded === total ? "refunded" : "paid",
    currency: amount.currency,
    lines: [
      {
        description: metadata["name"] ?? "Iconarium",
        quantity: Number(metadata["quantity"] ?? 1),
        amount: total,
        from: undefined,
        to: undefined,
      },
    ],
    tax: 0,
    total,
    amountPaid: total,
    amountRefunded,
    issuedAt,
    paidAt,
    payUrl: undefined,
  };
}
