import { randomUUID } from "node:crypto";
import type { Product } from "../../../src/core/billing/product.ts";
import type { Order, PaymentProvider, WebhookRequest } from "../../../src/features/billing/providers/contract.ts";

/** What the person does on a page of the provider: `declined` is a card that is refused, `abandoned` the way back. */
export type PageOutcome = "accepted" | "declined" | "abandoned";

/** Ways in which somebody who is not the provider could call: another body, another signer, a request of two hours ago. */
export type Forgery = "altered" | "stranger" | "old";

/** What not every provider does. Who lacks it says so; calls for it are then refused with `invalid_input`. */
export type Ability =
  | "checkout"
  /** Orders are found by their own id. */
  | "finding"
  | "purchases"
  | "trials"
  | "expiry"
  | "cancelling"
  | "changesNow"
  | "proration"
  | "changesAtPeriodEnd"
  | "paymentMethods"
  /** It is told which card is paid with. */
  | "namedCards"
  | "renewals"
  | "refunds"
  | "partRefunds"
  | "disputes"
  | "signedTime";

/** Plays everybody but this site: the person at the provider's pages, the bank, the clock, whoever sends webhooks. */
export interface PaymentDriver {
  provider: PaymentProvider;
  /** The same, where nobody answers. */
  unreachable: PaymentProvider;
  /** What must never be said: keys of the site at the provider. */
  secrets: readonly string[];
  /** Without `checkout`: somebody buys at the provider's own place. @returns the ref of the subscription */
  buyElsewhere?(order: Order): Promise<string>;
  /** The page of `startCheckout`. */
  payCheckout(url: string, outcome: PageOutcome): Promise<void>;
  /** The page of any other call; what is accepted there is another card than the first. */
  answerPage(url: string, outcome: PageOutcome): Promise<void>;
  /** The page is left alone until it is too late. */
  letExpire(url: string): Promise<void>;
  /** Lets the provider's time pass, and everything take place that is due until then. */
  passTime(until: Date): Promise<void>;
  /** From now on the bank refuses the card of a subscription. */
  failPayments(subscriptionRef: string): Promise<void>;
  /** At the provider's own desk: `amount` in minor units. */
  refund(invoiceRef: string, amount: number): Promise<void>;
  /** The person has the bank take the money back. */
  dispute(invoiceRef: string): Promise<void>;
  /** Webhooks that were sent since the last call, as they came. */
  receiveWebhooks(): Promise<WebhookRequest[]>;
  /** Makes a request that looks like a true one and is not. */
  forge(request: WebhookRequest, how: Forgery): Promise<WebhookRequest>;
  close(): Promise<void>;
}

const prices = (usd: number) => ({ USD: usd, EUR: usd, JPY: usd * 1.5, RUB: usd * 80 });

const sample = (code: string, usd: number, options: Partial<Product>): Product => ({
  code,
  plan: code.replace(/-.*/, ""),
  period: "month",
  prices: prices(usd),
  seats: { min: 1, max: 1 },
  trialDays: 0,
  allowances: [],
  limits: { pngSizePx: 1600 },
  isObsolete: false,
  order: 0,
  ...options,
});

/** What is bought in tests. */
export const sampleProducts = {
  pro: sample("pro-month", 1990, {}),
  proYear: sample("pro-year", 19_900, { period: "year" }),
  team: sample("team-month", 1500, { seats: { min: 2, max: 100 } }),
  calls: sample("api-package", 4900, { period: undefined }),
};

/** An order of its own for each call. */
export function makeOrder(order: Partial<Order> & Pick<Order, "currency">): Order {
  const product = order.product ?? sampleProducts.pro;
  return {
    id: randomUUID(),
    buyer: { id: randomUUID(), email: "mira@example.com", name: "Mira Maker", locale: "en" },
    product,
    productName: `Iconarium ${product.code}`,
    quantity: product.seats.min,
    trialDays: 0,
    returnUrl: "http://localhost:3000/icons/pricing/done",
    cancelUrl: "http://localhost:3000/icons/pricing",
    ...order,
  };
}
