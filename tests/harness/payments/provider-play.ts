import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Product } from "../../../src/core/billing/product.ts";
import type { ProviderInvoice, ProviderSubscription } from "../../../src/core/billing/provider-subscription.ts";
import type { NextPage, Order, SubscriptionChange } from "../../../src/features/billing/providers/contract.ts";
import { makeOrder, type Ability, type PaymentDriver } from "./payment-driver.ts";

type Of = Parameters<PaymentDriver["provider"]["listInvoices"]>[0];

/** What the promises of a payment provider are proved by. */
export interface ProviderPlay {
  driver: () => PaymentDriver;
  has: (...abilities: Ability[]) => boolean;
  /** What a provider does not have is not skipped, but not there; the name of the suite says so. */
  testWith: (abilities: Ability[], promise: string, prove: () => Promise<void>) => void;
  currency: () => string;
  order: (overrides?: Partial<Order>) => Order;
  read: (subscriptionRef: string) => Promise<ProviderSubscription>;
  /** Pays for an order. @returns its subscription */
  subscribe: (overrides?: Partial<Order>) => Promise<string>;
  /** Says yes on the page that a call led to, if it did. */
  follow: (page: NextPage) => Promise<void>;
  /** The invoices of something, the newest first; whatever happened to them, they add up. */
  listInvoices: (of: Of) => Promise<ProviderInvoice[]>;
  /** Those of them that were paid. */
  listPayments: (subscriptionRef: string) => Promise<ProviderInvoice[]>;
}

export const returnUrl = "http://localhost:3000/icons/account/billing";

const dayMs = 86_400_000;
export const after = (date: Date, days: number) => new Date(date.getTime() + days * dayMs);

export const makeChange = (product: Product, quantity: number): SubscriptionChange => ({
  key: randomUUID(),
  product,
  productName: product.code,
  quantity,
  returnUrl,
});

export function createProviderPlay(driver: () => PaymentDriver, lacks: readonly Ability[]): ProviderPlay {
  const has: ProviderPlay["has"] = (...abilities) => abilities.every((ability) => !lacks.includes(ability));
  const currency = () => driver().provider.currencies?.[0] ?? "USD";
  const order: ProviderPlay["order"] = (overrides = {}) => makeOrder({ currency: currency(), ...overrides });

  async function listInvoices(of: Of): Promise<ProviderInvoice[]> {
    const invoices = await driver().provider.listInvoices(of);
    for (const invoice of invoices) expectSum(invoice);
    const times = invoices.map(({ issuedAt }) => issuedAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(invoices.map(({ ref }) => ref)).size).toBe(invoices.length);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
    return invoices;
  }

  return {
    driver,
    has,
    testWith(abilities, promise, prove) {
      if (has(...abilities)) test(promise, prove);
    },
    currency,
    order,
    read: (ref) => driver().provider.readSubscription(ref),
    async subscribe(overrides) {
      const wanted = order(overrides);
      if (!has("checkout")) return driver().buyElsewhere!(wanted);
      const { provider } = driver();
      const { ref, url } = await provider.startCheckout(wanted);
      await driver().payCheckout(url, "accepted");
      const state = await provider.readOrder(ref);
      expect(state.status).toBe("complete");
      return state.subscriptionRef!;
    },
    async follow(page) {
      if (page) await driver().answerPage(page.url, "accepted");
    },
    listInvoices,
    listPayments: async (subscriptionRef) =>
      (await listInvoices({ subscriptionRef })).filter(({ amountPaid }) => amountPaid > 0),
  };
}

function expectSum(invoice: ProviderInvoice): void {
  const { lines, tax, total, status, amountPaid, amountRefunded, paidAt } = invoice;
  const amounts = [tax, total, amountPaid, amountRefunded, ...lines.map(({ amount }) => amount)];
  expect(amounts.every(Number.isSafeInteger), JSON.stringify(invoice)).toBe(true);
  expect(lines.reduce((sum, { amount }) => sum + amount, tax)).toBe(total);
  expect(amountRefunded).toBeLessThanOrEqual(amountPaid);
  expect(amountPaid).toBeLessThanOrEqual(Math.max(0, total));
  if (status === "paid") expect([amountPaid, paidAt]).toEqual([Math.max(0, total), expect.any(Date)]);
  if (status === "refunded") expect(amountRefunded).toBe(amountPaid);
  if (status === "open") expect(amountPaid).toBeLessThan(total);
}
