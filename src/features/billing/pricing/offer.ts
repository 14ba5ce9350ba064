import { formatPrice } from "../../../core/billing/money.ts";
import type { BillingPeriod, Product } from "../../../core/billing/product.ts";

/** A product as pages show it, in one currency and language. */
export interface Offer {
  code: string;
  plan: string;
  period: BillingPeriod | undefined;
  /** Minor units for one seat and period. */
  amount: number;
  order: number;
  currency: string;
  price: string;
  /** What a month of a year costs. */
  monthlyPrice: string | undefined;
  seats: { min: number; max: number };
  trialDays: number;
  pngSizePx: number;
  /** Icons in large sizes for each period; undefined without a limit. */
  icons: number | undefined;
  downloads: number;
}

const monthsOfYear = 12;

/** @returns undefined for what has no price in the currency */
export function describeOffer(
  product: Product,
  { currency, tag }: { currency: string; tag: string },
): Offer | undefined {
  const { code, plan, period, seats, trialDays, limits, allowances, order } = product;
  const amount = product.prices[currency];
  if (amount === undefined) return undefined;
  const count = (resource: string) => allowances.find((each) => each.resource === resource);
  const icons = count("icon");
  const monthly = Math.round(amount / monthsOfYear);
  return {
    code,
    plan,
    period,
    amount,
    currency,
    seats,
    trialDays,
    order,
    price: formatPrice({ amount, currency }, tag),
    monthlyPrice: period === "year" ? formatPrice({ amount: monthly, currency }, tag) : undefined,
    pngSizePx: limits.pngSizePx,
    icons: icons && !icons.isUnlimited ? icons.usages : undefined,
    downloads: count("api-call-icon")?.usages ?? 0,
  };
}

/** By how much less a year costs than twelve months, of the plan where that is most; 0 where no plan has both. */
export function findSaving(offers: readonly Offer[]): number {
  const savings = offers.map((year) => {
    const month = offers.find(
      ({ plan, period, currency }) => plan === year.plan && period === "month" && currency === year.currency,
    );
    return year.period === "year" && month ? 1 - year.amount / (monthsOfYear * month.amount) : 0;
  });
  return Math.max(0, ...savings);
}
