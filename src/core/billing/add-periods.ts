import type { BillingPeriod } from "./product.ts";

const months: Record<BillingPeriod, number> = { month: 1, year: 12 };

/**
 * When the nth period from an anchor ends: on the same day of a later month, or on its last one where it has no such day.
 * What began on the 31st of January goes on at the end of February and on the 31st of March.
 */
export function addPeriods(anchor: Date, period: BillingPeriod, count: number): Date {
  const month = anchor.getUTCFullYear() * 12 + anchor.getUTCMonth() + months[period] * count;
  const year = Math.floor(month / 12);
  const lastDay = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  const sinceMidnight = anchor.getTime() % 86_400_000;
  return new Date(Date.UTC(year, month % 12, Math.min(anchor.getUTCDate(), lastDay)) + sinceMidnight);
}

/** The end of the first period from an anchor that ends after a moment. */
export function findPeriodEnd(anchor: Date, period: BillingPeriod, after: Date): Date {
  const passed = (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.max(1, Math.floor(passed / months[period]));
  while (addPeriods(anchor, period, count) <= after) count += 1;
  return addPeriods(anchor, period, count);
}
