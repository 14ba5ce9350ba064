import type { IncomingHttpHeaders } from "node:http";
import type { Product } from "../../../core/billing/product.ts";
import type { ProviderInvoice, ProviderSubscription } from "../../../core/billing/provider-subscription.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { OrderProvider } from "../../../core/billing/license.ts";

export type ProviderCode = OrderProvider;

/** What somebody wants to buy. It is kept before a provider hears of it, so that it can be asked for again. */
export interface Order {
  /** The key under which providers do the same thing once, however often they are asked; at most 36 characters. */
  id: string;
  buyer: { id: string; email: string; name: string | undefined; locale: Locale };
  product: Product;
  /** For people, in their language. */
  productName: string;
  quantity: number;
  currency: string;
  /** 0 for none. */
  trialDays: number;
  /** Where the browser goes when it is done, and when the person turns back. */
  returnUrl: string;
  cancelUrl: string;
}

/** A person has to go on at the provider's own page; undefined when it is done already. */
export type NextPage = { url: string } | undefined;

/** What has become of an order. */
export interface OrderState {
  /** `expired` is final: nothing was paid and nothing can be any more. */
  status: "open" | "complete" | "expired";
  subscriptionRef: string | undefined;
  /** Of what is bought once: the invoice that was paid. */
  invoiceRef: string | undefined;
}

/** What a subscription is changed to. */
export interface SubscriptionChange {
  /** Does the same change once. */
  key: string;
  product: Product;
  productName: string;
  quantity: number;
  /** Where the browser comes back to when the provider has to ask the person. */
  returnUrl: string;
}

/** What a provider tells unasked: only that something has changed; what, is read anew. */
export interface ProviderEvent {
  /** The same for the same event, however often it is told. */
  id: string;
  type: string;
  subscriptionRef: string | undefined;
  orderRef: string | undefined;
}

/** A request of a provider to our webhook, as it came. */
export interface WebhookRequest {
  headers: IncomingHttpHeaders;
  rawBody: Buffer;
  /** Network address of who asks. */
  network: string;
}

/**
 * A company that takes money. All calls may be repeated; they throw AppError `unavailable` while it cannot be reached,
 * `invalid_input` for what it cannot do, `not_found` for what it does not know, and say nothing secret.
 */
export interface PaymentProvider {
  readonly code: ProviderCode;
  /** Takes these only; undefined for all that a product has a price in. */
  readonly currencies: readonly string[] | undefined;
  /** Whether somebody can begin here; licenses of AppSumo are bought there. */
  readonly hasCheckout: boolean;
  /** Nothing is bought once there. */
  readonly hasPlansOnly?: boolean;
  /** Whoever begins there pays at once. */
  readonly hasNoTrials?: boolean;
  /** Prepares the page where the person pays. The same order has the same page. */
  startCheckout(order: Order): Promise<{ ref: string; url: string }>;
  /** @param ref of `startCheckout` */
  readOrder(ref: string): Promise<OrderState>;
  /**
   * What became of an order whose `startCheckout` was never answered, as the server or the network died.
   *
   * @returns undefined when the provider never heard of it
   */
  findOrder(orderId: string): Promise<{ ref: string; url: string | undefined } | undefined>;
  /** Nobody can pay at that page any more, where the provider can do that. */
  closeCheckout?(ref: string): Promise<void>;
  readSubscription(ref: string): Promise<ProviderSubscription>;
  /** The newest first, at most 100. */
  listInvoices(of: { subscriptionRef: string } | { invoiceRef: string }): Promise<ProviderInvoice[]>;
  /** @returns undefined when the provider has none: then ours is rendered */
  readInvoicePdf(invoiceRef: string): Promise<Buffer | undefined>;
  /** No further payment is asked for; what is paid for lasts. */
  cancelAtPeriodEnd(ref: string): Promise<void>;
  /**
   * As if it had never been begun, for who has paid at two pages: it ends at once, and all that was paid for it goes back. Asked
   * again, it is asked for what did not go back yet.
   */
  undo(ref: string): Promise<void>;
  /** Takes a cancellation back. */
  resume(ref: string, options: { returnUrl: string }): Promise<NextPage>;
  /** At once; what is left of the old one is counted against the new one. */
  changeNow(ref: string, change: SubscriptionChange): Promise<NextPage>;
  /** At the end of what is paid for. The product of now drops a change that was planned. */
  changeAtPeriodEnd(ref: string, change: SubscriptionChange): Promise<NextPage>;
  changePaymentMethod(ref: string, options: { returnUrl: string }): Promise<NextPage>;
  payInvoice(invoiceRef: string, options: { returnUrl: string }): Promise<NextPage>;
  /**
   * Proves that the provider sent a request, and reads what it tells; events that do not concern subscriptions are left out.
   *
   * @throws AppError `not_allowed` for whatever is not proven to come from the provider
   */
  readWebhook(request: WebhookRequest): Promise<ProviderEvent[]>;
  /** What the webhook is answered with, where the provider wants more than 200. */
  serializeWebhookAnswer?(events: readonly ProviderEvent[], request: WebhookRequest): object;
  /** Does what is due, of providers whose subscriptions are run here. */
  runDue?(): Promise<unknown>;
  /**
   * Who comes with what they have bought at the provider's: the ref of its subscription.
   * @param code of the address that they came to
   * @throws AppError `not_allowed` for a code that is wrong or was used
   */
  readArrival?(code: string): Promise<string>;
  close?(): Promise<void> | void;
}
