/** An amount in minor units (cents, yen) of a currency (ISO 4217). */
export interface Money {
  amount: number;
  currency: string;
}

/** How many decimals a currency has: 2 for USD, 0 for JPY. */
export function countDecimals(currency: string): number {
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** `19.00`, as the interfaces of providers write amounts. */
export function formatAmount({ amount, currency }: Money): string {
  const decimals = countDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const part = decimals === 0 ? "" : `.${digits.slice(-decimals)}`;
  return `${amount < 0 ? "-" : ""}${whole}${part}`;
}

/**
 * Reads what `formatAmount` prints.
 *
 * @returns undefined for what is no amount of the currency
 */
export function readAmount(text: string, currency: string): number | undefined {
  const decimals = countDecimals(currency);
  const found = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text);
  if (!found) return undefined;
  const [, sign, whole = "", part = ""] = found;
  if (/[1-9]/.test(part.slice(decimals))) return undefined;
  const amount = Number(whole + part.slice(0, decimals).padEnd(decimals, "0"));
  return sign === "-" && amount !== 0 ? -amount : amount;
}

/** A price with the sign of its currency as the language writes it; decimals only where it is not whole: `$9`, `9,50 €`. */
export function formatPrice(money: Money, locale: string): string {
  const decimals = countDecimals(money.currency);
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: money.currency,
    currencyDisplay: "narrowSymbol",
    useGrouping: "always",
    minimumFractionDigits: money.amount % 10 ** decimals === 0 ? 0 : decimals,
    maximumFractionDigits: decimals,
  }).format(formatAmount(money) as Intl.StringNumericLiteral);
}

/**
 * What a part of something costs, such as the days that are left of a month, to the nearest minor unit. Differences of
 * parts add up to the whole: paying from one moment to the next costs the difference of what is left at both.
 */
export function prorate(amount: number, part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0;
  if (part >= whole) return amount;
  const [cost, of] = [BigInt(Math.abs(amount)), BigInt(whole)];
  return Math.sign(amount) * Number((2n * cost * BigInt(part) + of) / (2n * of));
}
