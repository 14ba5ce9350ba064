import { prorate } from "./money.ts";
import type { BillingPeriod, Product } from "./product.ts";

/** What somebody has, or wants instead. */
export interface PlanChoice {
  product: Pick<Product, "plan" | "period" | "order">;
  quantity: number;
}

/**
 * Whether a change gives more, and so begins at once: another plan further up, a year instead of a month, more seats. What
 * gives less begins when the period ends.
 */
export function isUpgrade(from: PlanChoice, to: PlanChoice): boolean {
  if (from.product.plan !== to.product.plan) return to.product.order > from.product.order;
  if (from.product.period !== to.product.period) return to.product.period === "year";
  return to.quantity > from.quantity;
}

const months: Readonly<Record<BillingPeriod, number>> = { month: 1, year: 12 };

/**
 * About what a change at once costs: what is left of the period is counted, and a period of another length begins anew.
 * Amounts are in minor units for one period and all seats.
 */
export function estimateChange(change: {
  from: { amount: number; period: BillingPeriod };
  to: { amount: number; period: BillingPeriod };
  periodEnd: Date;
  now: Date;
}): number {
  const { from, to, periodEnd, now } = change;
  const periodStart = new Date(periodEnd);
  periodStart.setUTCMonth(periodStart.getUTCMonth() - months[from.period]);
  const [left, whole] = [periodEnd.getTime() - now.getTime(), periodEnd.getTime() - periodStart.getTime()];
  const cost = from.period === to.period ? prorate(to.amount, left, whole) : to.amount;
  return Math.max(0, cost - prorate(from.amount, left, whole));
}
