import type { ProductAdmin } from "./products/product-admin.server.ts";
import type { ProviderRegistry } from "./providers/provider-registry.server.ts";
import type { TestPayments } from "./providers/test/create-test-payments.server.ts";
import type { EventInbox } from "./sync/event-inbox.server.ts";
import type { Reconciliation } from "./sync/reconciliation.server.ts";
import type { SubscriptionStanding } from "../../core/billing/read-access.ts";
import type { Product } from "../../core/billing/product.ts";
import type { ProviderInvoice } from "../../core/billing/provider-subscription.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { NextPage, ProviderCode } from "./providers/contract.ts";

/** A subscription, as whoever pays for it sees it; it has the id of the license that it gives. */
export interface Subscription {
  licenseId: string;
  provider: ProviderCode;
  product: Product;
  standing: SubscriptionStanding;
  quantity: number;
  currency: string;
  /** Minor units for one seat and period, without tax. */
  unitAmount: number;
  periodEnd: Date;
  trialEndsAt: Date | undefined;
  /** When what is given ends, unless something is paid. */
  accessEndsAt: Date | undefined;
  plannedChange: { product: Product; quantity: number } | undefined;
  paymentMethod: string | undefined;
}

/** An invoice as it is kept here. */
export interface Invoice extends Omit<ProviderInvoice, "ref" | "subscriptionRef" | "orderId"> {
  id: string;
  licenseId: string | undefined;
  provider: ProviderCode;
}

/** What somebody asks for. */
export interface OrderRequest {
  productCode: string;
  quantity: number;
  currency: string;
  /** The only one that is set up, or the first, without it. */
  provider?: ProviderCode | undefined;
  locale: Locale;
  returnUrl: string;
  cancelUrl: string;
  source?: string | undefined;
  referralCode?: string | undefined;
  metadata?: Readonly<Record<string, string>> | undefined;
}

export interface Change {
  productCode: string;
  quantity: number;
  locale: Locale;
  returnUrl: string;
}

/** Where something can be paid for. */
export interface OpenProvider {
  code: ProviderCode;
  /** Undefined for all that a product has a price in. */
  currencies: readonly string[] | undefined;
  hasTrials: boolean;
}

/**
 * What people buy. Nothing is believed that a browser says: after each call the provider is asked what is so. Calls throw
 * AppError `not_found` for what is not the person's own, `conflict` for what cannot be done as things stand,
 * `unavailable` while the database or the provider cannot be reached.
 */
export interface BillingService {
  /** Those that are set up and sell such a product, or anything; the one used by default first. */
  listProviders(product?: Pick<Product, "period">): OpenProvider[];
  /** What became of what somebody ordered last; undefined for who never did. */
  findLastOrder(personId: string): Promise<"open" | "complete" | "expired" | "returned" | undefined>;
  /** What is offered, in order. */
  listProducts(): Promise<Product[]>;
  listSubscriptions(personId: string): Promise<Subscription[]>;
  /** The newest first, at most 100. */
  listInvoices(personId: string): Promise<Invoice[]>;
  /** The oldest that is to be paid: nothing is asked for any more of what has ended. */
  findUnpaidInvoice(personId: string): Promise<Invoice | undefined>;
  readInvoicePdf(personId: string, invoiceId: string): Promise<{ bytes: Buffer; fileName: string }>;
  /** A subscription or, of a product without a period, a purchase: the page to pay at. The same person has one open order. */
  startOrder(personId: string, request: OrderRequest): Promise<{ orderId: string; url: string }>;
  /** Whether a provider has a shop of its own, from which people come with what they bought. */
  sellsElsewhere(provider: ProviderCode): boolean;
  /**
   * Gives somebody what they have bought at a provider's own shop.
   * @throws AppError `not_allowed` for a code that is wrong; `conflict` for what somebody else has already
   */
  welcome(personId: string, provider: ProviderCode, code: string): Promise<void>;
  /**
   * Asks the provider at once what became of what the person has begun, as far as it can be reached: open orders, and what they
   * went on to its pages for. The license wait calls it.
   *
   * @param options.isUrgent asks though it was asked a moment ago: a page that is opened shows what is so
   */
  settleOrders(personId: string, options?: { isUrgent?: boolean }): Promise<void>;
  cancel(personId: string, licenseId: string): Promise<void>;
  /** Cancels everything that would be paid for again. */
  cancelAll(personId: string): Promise<void>;
  resume(personId: string, licenseId: string, options: { returnUrl: string }): Promise<NextPage>;
  upgrade(personId: string, licenseId: string, change: Change): Promise<NextPage>;
  downgrade(personId: string, licenseId: string, change: Change): Promise<NextPage>;
  changePaymentMethod(personId: string, licenseId: string, options: { returnUrl: string }): Promise<NextPage>;
  payUnpaidInvoice(personId: string, options: { returnUrl: string }): Promise<NextPage>;
}

declare module "../../context.ts" {
  interface Services {
    billing: BillingService;
    /** Only in test mode. */
    testPayments: TestPayments | undefined;
    paymentProviders: ProviderRegistry;
    billingEvents: EventInbox;
    reconciliation: Reconciliation;
    productAdmin: ProductAdmin;
  }
}
