import { languageTags, type Locale } from "./locales.ts";

/** A price with its dollar sign as the language writes it; cents only where it is not whole. */
export function formatPrice(dollars: number, locale: Locale): string {
  const cents = Math.round(dollars * 100);
  return new Intl.NumberFormat(languageTags[locale], {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    useGrouping: "always",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);
}
