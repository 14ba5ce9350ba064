import { Stripe } from "stripe";
import { AppError } from "../../../../core/errors.ts";
import type { ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import type { NextPage, Order, OrderState, PaymentProvider, SubscriptionChange } from "../contract.ts";
import { mapFailures } from "../map-failures.server.ts";
import {
  describeInvoice,
  describeSubscription,
  expanded,
  findPlannedChange,
  getItem,
  productCodeOf,
  refOf,
} from "./describe-stripe.server.ts";
import { fetchPdf } from "../fetch-pdf.server.ts";
import { ensurePrice } from "./stripe-prices.server.ts";
import { listCharges, settleSubscription, undoSubscription } from "./settle-stripe.server.ts";
import { readStripeWebhook } from "./stripe-webhook.server.ts";

const timeoutMs = 15_000;
/** A page can be paid at for a day. */
const pageSeconds = 25 * 3600;
const mostSessions = 1000;

export interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** Stripe reckons the tax. */
  hasTax?: boolean;
  /** In place of Stripe itself. */
  endpoint?: { host: string; port: number; protocol: "http" | "https" };
  now?: () => Date;
}

/**
 * Stripe: its pages take cards, its subscriptions renew and dun. Each order has a customer of its own there, since Stripe holds
 * a customer to one currency, and since the newest card of a customer can so be the card of the subscription.
 */
export function createStripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, webhookSecret, hasTax = false, endpoint, now = () => new Date() } = options;
  const stripe = new Stripe(secretKey, {
    ...endpoint,
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: "Iconarium" },
  });

  const getSubscription = (ref: string) =>
    stripe.subscriptions.retrieve(ref, { expand: ["default_payment_method", "schedule"] });

  async function startCheckout(order: Order): Promise<{ ref: string; url: string }> {
    const { id, buyer, product, productName, currency, quantity, trialDays } = order;
    const price = await ensurePrice(stripe, { product, productName, currency });
    const metadata = { order_id: id, person_id: buyer.id };
    const session = await stripe.checkout.sessions.create(
      {
        line_items: [{ price, quantity }],
        client_reference_id: id,
        customer_email: buyer.email,
        locale: buyer.locale,
        metadata,
        success_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        ...(hasTax && { automatic_tax: { enabled: true } }),
        ...(product.period
          ? {
              mode: "subscription",
              subscription_data: { metadata, ...(trialDays && { trial_period_days: trialDays }) },
            }
          : {
              mode: "payment",
              customer_creation: "always",
              invoice_creation: { enabled: true, invoice_data: { metadata } },
            }),
      },
      { idempotencyKey: id },
    );
    if (!session.url) throw new Error(`the session ${session.id} has no page`);
    return { ref: session.id, url: session.url };
  }

  async function findOrder(orderId: string): Promise<{ ref: string; url: string | undefined } | undefined> {
    const created = { gte: Math.floor(now().getTime() / 1000) - pageSeconds };
    let seen = 0;
    for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
      if (session.client_reference_id === orderId) return { ref: session.id, url: session.url ?? undefined };
      seen += 1;
      if (seen === mostSessions) break;
    }
    return undefined;
  }

  async function readOrder(ref: string): Promise<OrderState> {
    const session = await stripe.checkout.sessions.retrieve(ref, { expand: ["payment_intent"] });
    return {
      status: findOrderStatus(session),
      subscriptionRef: refOf(session.subscription),
      invoiceRef: session.mode === "payment" ? refOf(session.invoice) : undefined,
    };
  }

  /** Who has paid just before has bought it. */
  async function closeCheckout(ref: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(ref);
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(ref);
      if (status === "open") throw error;
    }
  }

  async function listInvoices(of: { subscriptionRef: string } | { invoiceRef: string }): Promise<ProviderInvoice[]> {
    const invoices =
      "invoiceRef" in of
        ? [await stripe.invoices.retrieve(of.invoiceRef, { expand: ["payments"] })]
        : (
            await stripe.invoices.list({ subscription: of.subscriptionRef, limit: 100, expand: ["data.payments"] })
          ).data.filter(({ status }) => status !== "draft");
    const customer = refOf(invoices[0]?.customer);
    const charges = await listCharges(stripe, customer);
    return Promise.all(
      invoices.map(async (invoice) => {
        const { lines, id } = invoice;
        const all = lines.has_more ? (await stripe.invoices.listLineItems(id, { limit: 100 })).data : lines.data;
        return describeInvoice(invoice, all, charges);
      }),
    );
  }

  /** Stripe lets nothing else change a subscription that has a plan. */
  async function dropPlan(subscription: Stripe.Subscription): Promise<void> {
    const schedule = refOf(subscription.schedule);
    if (schedule !== undefined) await stripe.subscriptionSchedules.release(schedule);
  }

  /** A product that somebody has keeps its price when the seats change. */
  async function choosePrice(subscription: Stripe.Subscription, change: SubscriptionChange): Promise<string> {
    const item = getItem(subscription);
    if (productCodeOf(item) === change.product.code) return item.price.id;
    const { product, productName } = change;
    return ensurePrice(stripe, { product, productName, currency: subscription.currency.toUpperCase() });
  }

  /** What has to be paid first is not changed before: Stripe keeps the change, and its page of the invoice takes the money. */
  async function changeNow(ref: string, change: SubscriptionChange): Promise<NextPage> {
    const subscription = await getSubscription(ref);
    const item = getItem(subscription);
    const price = await choosePrice(subscription, change);
    if (item.price.id === price && item.quantity === change.quantity) return undefined;
    await dropPlan(subscription);
    const changed = await stripe.subscriptions.update(
      ref,
      {
        items: [{ id: item.id, price, quantity: change.quantity }],
        proration_behavior: "always_invoice",
        payment_behavior: "pending_if_incomplete",
        expand: ["latest_invoice"],
      },
      { idempotencyKey: change.key },
    );
    const url = expanded(changed.latest_invoice)?.hosted_invoice_url;
    return changed.pending_update && url ? { url } : undefined;
  }

  async function changeAtPeriodEnd(ref: string, change: SubscriptionChange): Promise<NextPage> {
    const subscription = await getSubscription(ref);
    const item = getItem(subscription);
    const { product, quantity } = change;
    if (productCodeOf(item) === product.code && item.quantity === quantity) {
      await dropPlan(subscription);
      return undefined;
    }
    const known = expanded(subscription.schedule);
    const planned = findPlannedChange(known);
    if (planned?.productCode === product.code && planned.quantity === quantity) return undefined;
    const price = await choosePrice(subscription, change);
    // A plan means that it goes on.
    if (subscription.cancel_at_period_end) await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
    const schedule = known ?? (await stripe.subscriptionSchedules.create({ from_subscription: ref }));
    const phase =
      schedule.phases.find(({ start_date: start }) => start === schedule.current_phase?.start_date) ??
      schedule.phases[0];
    if (!phase) throw new Error(`the schedule ${schedule.id} has no phase`);
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: "release",
      proration_behavior: "none",
      metadata: { product_code: product.code, quantity: String(quantity) },
      phases: [
        {
          items: [{ price: item.price.id, quantity: item.quantity ?? 1 }],
          start_date: phase.start_date,
          end_date: phase.end_date,
          ...(phase.trial_end && { trial_end: phase.trial_end }),
        },
        {
          items: [{ price, quantity }],
          proration_behavior: "none",
          duration: { interval: product.period ?? "month", interval_count: 1 },
        },
      ],
    });
    return undefined;
  }

  return mapFailures<PaymentProvider>(
    {
      code: "stripe",
      currencies: undefined,
      hasCheckout: true,
      startCheckout,
      findOrder,
      readOrder,
      closeCheckout,
      listInvoices,
      changeNow,
      changeAtPeriodEnd,
      async readSubscription(ref) {
        const { subscription, facts } = await settleSubscription(stripe, () => getSubscription(ref));
        return describeSubscription(subscription, facts);
      },
      async readInvoicePdf(ref) {
        const { invoice_pdf: url } = await stripe.invoices.retrieve(ref);
        return url ? fetchPdf(url) : undefined;
      },
      async cancelAtPeriodEnd(ref) {
        const subscription = await getSubscription(ref);
        await dropPlan(subscription);
        await stripe.subscriptions.update(ref, { cancel_at_period_end: true });
      },
      undo: (ref) => undoSubscription(stripe, () => getSubscription(ref)),
      async resume(ref) {
        await stripe.subscriptions.update(ref, { cancel_at_period_end: false });
        return undefined;
      },
      async changePaymentMethod(ref, { returnUrl }) {
        const { customer, currency } = await getSubscription(ref);
        const session = await stripe.checkout.sessions.create({
          mode: "setup",
          currency,
          customer: refOf(customer)!,
          client_reference_id: ref,
          success_url: returnUrl,
          cancel_url: returnUrl,
        });
        return session.url ? { url: session.url } : undefined;
      },
      async payInvoice(ref) {
        const { status, hosted_invoice_url: url } = await stripe.invoices.retrieve(ref);
        return status === "open" && url ? { url } : undefined;
      },
      readWebhook: (request) => readStripeWebhook({ stripe, webhookSecret }, request),
    },
    translate,
  );
}

/** Banks that take days leave a purchase open after the page is done; a subscription tells by itself whether it is paid. */
function findOrderStatus(session: Stripe.Checkout.Session): OrderState["status"] {
  if (session.status !== "complete") return session.status === "expired" ? "expired" : "open";
  if (session.mode !== "payment" || session.payment_status !== "unpaid") return "complete";
  const payment = expanded(session.payment_intent)?.status;
  return payment === "canceled" || payment === "requires_payment_method" ? "expired" : "open";
}

function translate(cause: unknown): AppError {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  if (cause instanceof StripeInvalidRequestError && cause.code === "resource_missing") {
    return new AppError("not_found", "Stripe has no such record.", { cause });
  }
  if (cause instanceof StripeCardError)
    return new AppError("invalid_input", "The card was declined. Try another one.", { cause });
  if (cause instanceof StripeInvalidRequestError || cause instanceof StripeIdempotencyError) {
    return new AppError("invalid_input", "Stripe refused this change.", { cause });
  }
  return new AppError("unavailable", "Stripe is unavailable. Try again in a minute.", { cause });
}
