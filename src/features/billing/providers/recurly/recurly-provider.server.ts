import { createHash } from "node:crypto";
import recurly, { type Invoice, type Subscription } from "recurly";
import type { Product } from "../../../../core/billing/product.ts";
import { AppError } from "../../../../core/errors.ts";
import type { Locale } from "../../../../i18n/locales.ts";
import type { Order, PaymentProvider, SubscriptionChange } from "../contract.ts";
import { mapFailures } from "../map-failures.server.ts";
import {
  describeInvoice,
  describeSubscription,
  findMoneyBack,
  productCodeOf,
  refOf,
  toMajor,
} from "./describe-recurly.server.ts";
import { createFetchAdapter } from "./fetch-adapter.server.ts";
import { readRecurlyWebhook } from "./recurly-webhook.server.ts";

const mostInvoices = 100;
const { errors } = recurly;

export interface RecurlyOptions {
  apiKey: string;
  webhookSecret: string;
  /** Of the pages where people pay: `https://icons.recurly.com`. */
  siteUrl: string;
  region?: "us" | "eu";
  /** In place of Recurly itself. */
  endpoint?: string;
  now?: () => Date;
}

const accountLocales: Record<Locale, string> = {
  en: "en-US",
  zh: "zh-CN",
  fr: "fr-FR",
  de: "de-DE",
  it: "it-IT",
  ja: "ja-JP",
  pt: "pt-BR",
  ru: "ru-RU",
  es: "es-ES",
  ko: "ko-KR",
};

const accountIdOf = ({ account }: Subscription | Invoice) => account?.id ?? "";

/**
 * Recurly: subscriptions at its hosted pages, which take cards and ask the bank. Its API sells only to who has taken a card
 * already, so what is bought once is not sold here. Each order is an account of its own there, under the order's id.
 */
export function createRecurlyProvider(options: RecurlyOptions): PaymentProvider {
  const { apiKey, webhookSecret, siteUrl, region = "us", endpoint, now = () => new Date() } = options;
  const client = new recurly.Client(apiKey, { region, httpAdapter: createFetchAdapter(endpoint) });

  /** Finds the plan that sells a product, or makes it: nothing has to be set up at Recurly. */
  async function ensurePlan(
    { product, productName }: { product: Product; productName: string },
    page: { trialDays: number; returnUrl: string } | undefined,
  ): Promise<string> {
    const { prices, period } = product;
    if (!period) throw new AppError("invalid_input", "Recurly doesn’t support one-time purchases.");
    const purchase = {
      name: productName,
      intervalUnit: "months",
      intervalLength: period === "year" ? 12 : 1,
      ...(page?.trialDays && { trialUnit: "days", trialLength: page.trialDays }),
      currencies: Object.entries(prices).map(([currency, amount]) => ({
        currency,
        unitAmount: toMajor(amount, currency),
      })),
      ...(page && { hostedPages: { successUrl: page.returnUrl, bypassConfirmation: true, displayQuantity: false } }),
    };
    const mark = createHash("sha256").update(JSON.stringify(purchase)).digest("hex").slice(0, 8);
    const code = `${product.code}-${mark}`;
    const find = () => client.getPlan(`code-${code}`);
    try {
      await find().catch((error: unknown) => {
        if (!(error instanceof errors.NotFoundError)) throw error;
        return client.createPlan({ code, ...purchase });
      });
    } catch (error) {
      // Somebody else was first.
      if (!(error instanceof errors.ValidationError)) throw error;
      await find();
    }
    return code;
  }

  const getAccount = (orderId: string) => client.getAccount(`code-${orderId}`);

  async function startCheckout(order: Order): Promise<{ ref: string; url: string }> {
    const { id, buyer, currency, quantity, product, productName, trialDays, returnUrl } = order;
    if (product.prices[currency] === undefined)
      throw new AppError("invalid_input", `There is no price in ${currency}. Choose another currency.`);
    const plan = await ensurePlan({ product, productName }, { trialDays, returnUrl });
    const [firstName = "", ...lastNames] = (buyer.name ?? "").split(" ");
    try {
      const preferredLocale = accountLocales[buyer.locale];
      await client.createAccount({
        code: id,
        email: buyer.email,
        firstName,
        lastName: lastNames.join(" "),
        preferredLocale,
      });
    } catch (error) {
      // It is there already.
      if (!(error instanceof errors.ValidationError)) throw error;
      await getAccount(id);
    }
    const query = new URLSearchParams({
      currency,
      quantity: String(quantity),
      email: buyer.email,
      first_name: firstName,
    });
    return { ref: id, url: `${siteUrl}/subscribe/${plan}/${id}?${query}` };
  }

  async function findSubscription(orderId: string): Promise<string | undefined> {
    for await (const subscription of client
      .listAccountSubscriptions(`code-${orderId}`, { params: { limit: 1 } })
      .each()) {
      return refOf(subscription);
    }
    return undefined;
  }

  async function listOfAccount(id: string): Promise<Invoice[]> {
    const invoices: Invoice[] = [];
    const params = { limit: mostInvoices, sort: "created_at", order: "desc" };
    for await (const invoice of client.listAccountInvoices(id, { params }).each()) {
      invoices.push(invoice);
      if (invoices.length === mostInvoices) break;
    }
    return invoices;
  }

  async function findPaymentMethod(accountId: string): Promise<string | undefined> {
    try {
      const { paymentMethod } = await client.getBillingInfo(accountId);
      const { cardType, lastFour, object } = paymentMethod ?? {};
      return lastFour ? `${cardType ?? object ?? ""} ···· ${lastFour}` : (cardType ?? object ?? undefined);
    } catch (error) {
      if (error instanceof errors.NotFoundError) return undefined;
      throw error;
    }
  }

  /** Recurly leaves to us what money means that went back; it is seen to while reading, as webhooks may be lost. */
  async function readSubscription(ref: string) {
    let subscription = await client.getSubscription(ref);
    const accountId = accountIdOf(subscription);
    const [invoices, paymentMethod] = await Promise.all([listOfAccount(accountId), findPaymentMethod(accountId)]);
    const isLive = subscription.state === "active" || subscription.state === "canceled";
    if (isLive && findMoneyBack(subscription, invoices)) {
      await client.terminateSubscription(ref, { params: { refund: "none" } });
      subscription = await client.getSubscription(ref);
    }
    return describeSubscription(subscription, { invoices, paymentMethod, now: now() });
  }

  /** A refund is an invoice of its own at Recurly, and stands on the one that was paid. */
  async function listInvoices(of: { subscriptionRef: string } | { invoiceRef: string }) {
    const one = "invoiceRef" in of ? await client.getInvoice(of.invoiceRef) : undefined;
    const about = one ?? (await client.getSubscription((of as { subscriptionRef: string }).subscriptionRef));
    const all = await listOfAccount(accountIdOf(about));
    const subscriptionRef =
      "subscriptionRef" in of ? of.subscriptionRef : await findSubscription(about.account?.code ?? "");
    return (one ? [one] : all)
      .filter(({ type }) => type === "charge")
      .map((invoice) => describeInvoice(invoice, { all, subscriptionRef }));
  }

  async function change(ref: string, to: SubscriptionChange, timeframe: "now" | "bill_date"): Promise<void> {
    const subscription = await client.getSubscription(ref);
    const { plan, quantity, pendingChange, currency } = subscription;
    const isSame = productCodeOf(plan?.code) === to.product.code && quantity === to.quantity;
    if (isSame && timeframe === "bill_date" && pendingChange) await client.removeSubscriptionChange(ref);
    const isPlanned =
      timeframe === "bill_date" &&
      productCodeOf(pendingChange?.plan?.code) === to.product.code &&
      pendingChange?.quantity === to.quantity;
    if (isSame || isPlanned) return;
    const isSameProduct = productCodeOf(plan?.code) === to.product.code;
    const planCode = isSameProduct ? (plan?.code ?? "") : await ensurePlan(to, undefined);
    const unitAmount = isSameProduct
      ? (subscription.unitAmount ?? 0)
      : toMajor(to.product.prices[currency ?? ""] ?? 0, currency ?? "");
    await client.createSubscriptionChange(ref, { timeframe, planCode, unitAmount, quantity: to.quantity });
  }

  /** Where somebody looks after an account; it tells of no way back. */
  async function findAccountPage(accountId: string): Promise<{ url: string }> {
    const { hostedLoginToken } = await client.getAccount(accountId);
    return { url: `${siteUrl}/account/billing_info/edit?ht=${hostedLoginToken ?? ""}` };
  }

  return mapFailures<PaymentProvider>(
    {
      code: "recurly",
      currencies: undefined,
      hasCheckout: true,
      hasPlansOnly: true,
      startCheckout,
      readSubscription,
      listInvoices,
      async findOrder(orderId) {
        try {
          await getAccount(orderId);
          return { ref: orderId, url: undefined };
        } catch (error) {
          if (error instanceof errors.NotFoundError) return undefined;
          throw error;
        }
      },
      async readOrder(ref) {
        await getAccount(ref);
        const subscriptionRef = await findSubscription(ref);
        return { status: subscriptionRef ? "complete" : "open", subscriptionRef, invoiceRef: undefined };
      },
      async readInvoicePdf(ref) {
        const { data } = await client.getInvoicePdf(ref);
        return data ? Buffer.from(data, "latin1") : undefined;
      },
      async cancelAtPeriodEnd(ref) {
        const { state } = await client.getSubscription(ref);
        if (state !== "canceled") await client.cancelSubscription(ref, { body: { timeframe: "bill_date" } });
      },
      async undo(ref) {
        const { state } = await client.getSubscription(ref);
        const hasEnded = state === "expired" || state === "failed";
        if (!hasEnded) await client.terminateSubscription(ref, { params: { refund: "none" } });
        for (const { ref: invoiceRef, amountPaid, amountRefunded } of await listInvoices({ subscriptionRef: ref })) {
          if (amountRefunded < amountPaid)
            await client.refundInvoice(invoiceRef, { type: "amount", refundMethod: "all_transaction" });
        }
      },
      async resume(ref) {
        const { state } = await client.getSubscription(ref);
        if (state !== "active") await client.reactivateSubscription(ref);
        return undefined;
      },
      async changeNow(ref, to) {
        await change(ref, to, "now");
        return undefined;
      },
      async changeAtPeriodEnd(ref, to) {
        await change(ref, to, "bill_date");
        return undefined;
      },
      async changePaymentMethod(ref) {
        return findAccountPage(accountIdOf(await client.getSubscription(ref)));
      },
      async payInvoice(ref) {
        const invoice = await client.getInvoice(ref);
        if (invoice.state === "paid" || invoice.state === "closed") return undefined;
        try {
          await client.collectInvoice(ref);
          return undefined;
        } catch (error) {
          if (error instanceof errors.TransactionError) return findAccountPage(accountIdOf(invoice));
          throw error;
        }
      },
      readWebhook: (request) => readRecurlyWebhook({ webhookSecret, findSubscription }, request),
    },
    translate,
  );
}

function translate(cause: unknown): AppError {
  if (cause instanceof errors.NotFoundError) return new AppError("not_found", "Recurly has no such record.", { cause });
  if (cause instanceof errors.TransactionError)
    return new AppError("invalid_input", "The card was declined. Try another one.", { cause });
  const isRefused =
    cause instanceof errors.ValidationError ||
    cause instanceof errors.BadRequestError ||
    cause instanceof errors.ImmutableSubscriptionError;
  if (isRefused) return new AppError("invalid_input", "Recurly refused this change.", { cause });
  return new AppError("unavailable", "Recurly is unavailable. Try again in a minute.", { cause });
}
