import type { PaymentProvider } from "../contract.ts";
import type { ProviderInvoice } from "../../../../core/billing/provider-subscription.ts";
import { AppError } from "../../../../core/errors.ts";
import { subscriptionSchema, transactionSchema } from "./paypal-answers.ts";
import {
  createPaypalApi,
  liveAddresses,
  sandboxAddresses,
  subscriptionPath,
  type PaypalAddresses,
} from "./paypal-api.server.ts";
import { createPaypalChains } from "./paypal-chain.server.ts";
import { createPaypalChanges, findPage, serializeContext, refuse } from "./paypal-changes.server.ts";
import { isOverdue } from "./interpret-paypal-subscription.ts";
import { listSubscriptionInvoices, readInvoiceRef } from "./paypal-invoices.ts";
import { paypalLanguages } from "./paypal-languages.ts";
import { serializePaypalMemory, readPaypalMemory } from "./paypal-memory.ts";
import { createPaypalPlans, describePlan } from "./paypal-plans.server.ts";
import { createPaypalPurchases } from "./paypal-purchases.server.ts";
import { provePaypalWebhook, readPaypalEvent } from "./paypal-webhook.server.ts";

/** Those that PayPal writes like everybody else, and that are not for one country only. */
const currencies = "USD EUR GBP JPY AUD CAD CHF CZK DKK HKD ILS MXN NOK NZD PHP PLN SEK SGD THB".split(" ");
const mostInvoices = 100;
const minuteMs = 60_000;

/** PayPal never had what does not look like its own. */
const isPaypalId = (ref: string) => /^(?:I-[A-Z0-9]{5,30}|[A-Z0-9]{17})$/.test(ref);
const isSubscription = (ref: string) => ref.startsWith("I-");

/** Takes money by PayPal: subscriptions, and orders of what is bought once. */
export function createPaypalProvider(options: {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  isSandbox: boolean;
  /** Elsewhere, for tests. */
  addresses?: PaypalAddresses;
  now?: () => Date;
}): PaymentProvider {
  const { clientId, clientSecret, webhookId, isSandbox, now = () => new Date() } = options;
  const { addresses = isSandbox ? sandboxAddresses : liveAddresses } = options;
  const api = createPaypalApi({ clientId, clientSecret, addresses, now });
  const plans = createPaypalPlans(api);
  const chains = createPaypalChains({ api, plans, now });
  const changes = createPaypalChanges({ api, chains, plans, now });
  const purchases = createPaypalPurchases(api);
  const renderPaymentsPage = (id: string) => ({ url: `${addresses.payments}connect/${id}` });

  async function listAllInvoices(rootRef: string): Promise<ProviderInvoice[]> {
    const { all } = await chains.read(rootRef);
    const invoices = await Promise.all(
      all.map(async (subscription) => {
        const transactions = await chains.listTransactions(subscription);
        const plan = await plans.get(subscription.plan_id);
        return listSubscriptionInvoices({ subscription, transactions, plan, rootRef, now: now() });
      }),
    );
    return invoices
      .flat()
      .toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime())
      .slice(0, mostInvoices);
  }

  return {
    code: "paypal",
    currencies,
    hasCheckout: true,
    async startCheckout(order) {
      if (order.product.period === undefined) return purchases.start(order);
      const plan = describePlan(order.product, order.currency, order.trialDays);
      const { email, name, locale } = order.buyer;
      const made = await api.read(subscriptionSchema, {
        method: "POST",
        path: "/v1/billing/subscriptions",
        key: order.id,
        body: {
          plan_id: await plans.require(plan),
          quantity: String(order.quantity),
          custom_id: serializePaypalMemory({ orderId: order.id }),
          subscriber: { email_address: email, ...(name !== undefined && { name: { given_name: name.slice(0, 140) } }) },
          application_context: {
            ...serializeContext(order.returnUrl),
            locale: paypalLanguages[locale],
            cancel_url: order.cancelUrl,
          },
        },
      });
      const page = findPage(made.links);
      if (!page) throw new AppError("unavailable", "PayPal returned no checkout page. Try again in a minute.");
      return { ref: made.id, url: page.url };
    },
    async readOrder(ref) {
      const none = { subscriptionRef: undefined, invoiceRef: undefined };
      try {
        if (!isSubscription(ref)) return await purchases.read(ref);
        const { status } = await chains.get(ref);
        if (status === "APPROVAL_PENDING" || status === "APPROVED") return { ...none, status: "open" };
        return { ...none, status: "complete", subscriptionRef: ref };
      } catch (error) {
        // PayPal forgets what nobody agreed to.
        if (isPaypalId(ref) && error instanceof AppError && error.code === "not_found")
          return { ...none, status: "expired" };
        throw error;
      }
    },
    // PayPal finds nothing by an id of ours. Nobody can have paid at a page whose address was never answered, and starting
    // again with the same order gives the same page.
    findOrder: async () => undefined,
    readSubscription: async (ref) => (await chains.read(ref)).subscription,
    async listInvoices(of) {
      if ("subscriptionRef" in of) return listAllInvoices(of.subscriptionRef);
      const id = readInvoiceRef(of.invoiceRef);
      if (id === undefined) return purchases.listInvoices(of.invoiceRef);
      const { root = id } = readPaypalMemory((await chains.get(id)).custom_id);
      return (await listAllInvoices(root)).filter(({ ref }) => ref === of.invoiceRef);
    },
    readInvoicePdf: async () => undefined,
    async cancelAtPeriodEnd(ref) {
      const { current, memory, subscription } = await chains.read(ref);
      const { status, cancelsAtPeriodEnd, periodEnd } = subscription;
      if (status === "ended" || cancelsAtPeriodEnd) return;
      if (status !== "active" && status !== "trial") {
        // Nothing is paid for that could last.
        if (current.status === "APPROVAL_PENDING") throw refuse("This subscription hasn’t been approved yet.");
        await api.demand({
          method: "POST",
          path: `${subscriptionPath(current.id)}/cancel`,
          body: { reason: "Cancelled" },
        });
        return;
      }
      await chains.remember(current.id, { ...memory, endsAt: periodEnd });
      await api.demand({
        method: "POST",
        path: `${subscriptionPath(current.id)}/suspend`,
        body: { reason: "Cancelled" },
      });
    },
    async undo(ref) {
      const { all } = await chains.read(ref);
      for (const subscription of all) {
        await chains.close(subscription, "Duplicate payment");
        for (const { id, status } of await chains.listTransactions(subscription)) {
          if (status !== "COMPLETED" && status !== "PARTIALLY_REFUNDED") continue;
          const path = `/v2/payments/captures/${encodeURIComponent(id)}/refund`;
          await api.demand({ method: "POST", path, key: `undo-${id}`, body: {} }, ["CAPTURE_FULLY_REFUNDED"]);
        }
      }
    },
    async resume(ref) {
      const { current, memory, subscription } = await chains.read(ref);
      if (!subscription.cancelsAtPeriodEnd && subscription.status !== "ended") return undefined;
      if (current.status !== "SUSPENDED" || subscription.status === "ended") {
        throw refuse("PayPal has ended this subscription. Start a new one.");
      }
      await chains.remember(current.id, { ...memory, endsAt: undefined });
      await api.demand({
        method: "POST",
        path: `${subscriptionPath(current.id)}/activate`,
        body: { reason: "Resumed" },
      });
      return undefined;
    },
    changeNow: changes.changeNow,
    changeAtPeriodEnd: changes.changeAtPeriodEnd,
    async changePaymentMethod(ref) {
      const { current } = await chains.read(ref);
      return renderPaymentsPage(current.id);
    },
    async payInvoice(invoiceRef) {
      const id = readInvoiceRef(invoiceRef);
      if (id === undefined) throw refuse("This is already paid or was never due.");
      const subscription = await chains.get(id);
      const bill = subscription.billing_info;
      if (!bill || !isOverdue(subscription)) return undefined;
      const question = {
        method: "POST" as const,
        path: `${subscriptionPath(id)}/capture`,
        // Who asks twice within a minute pays once; later it is tried again.
        key: `${invoiceRef}-${Math.floor(now().getTime() / minuteMs)}`,
        body: { note: "Unpaid balance", capture_type: "OUTSTANDING_BALANCE", amount: bill.outstanding_balance },
      };
      const answer = await api.ask(question);
      const paid = transactionSchema.safeParse(answer.body);
      if (!paid.success || paid.data.status === "DECLINED") return renderPaymentsPage(id);
      if (subscription.status === "SUSPENDED") {
        await api.requestIssues({ method: "POST", path: `${subscriptionPath(id)}/activate`, body: { reason: "Paid" } });
      }
      return undefined;
    },
    async readWebhook(request) {
      const proven = await provePaypalWebhook(request, { api, webhookId, certificates: addresses.certificates });
      const reported = readPaypalEvent(proven);
      if (!reported) return [];
      const { begun, ...event } = reported;
      if (begun) await chains.adopt(begun.id, begun.root);
      return [event];
    },
  };
}
