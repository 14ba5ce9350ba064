import type { Locale } from "../../i18n/locales.ts";

const usual: Readonly<Record<Locale, string>> = {
  en: "USD",
  zh: "CNY",
  fr: "EUR",
  de: "EUR",
  it: "EUR",
  ja: "JPY",
  pt: "BRL",
  ru: "RUB",
  es: "EUR",
  ko: "KRW",
};
const everywhere = "USD";

/**
 * The currency that readers of a language are asked for, where somebody takes it and it has a price; dollars otherwise, or
 * whatever has both.
 *
 * @param prices of a product; every currency has one without it
 */
export function chooseCurrency(
  locale: Locale,
  providers: readonly { currencies: readonly string[] | undefined }[],
  prices?: Readonly<Record<string, number>>,
): string {
  const isAccepted = (currency: string) => providers.some(({ currencies }) => currencies?.includes(currency) ?? true);
  const isFit = (currency: string) => isAccepted(currency) && (prices === undefined || currency in prices);
  const others = prices ? Object.keys(prices) : (providers[0]?.currencies ?? []);
  return [usual[locale], everywhere, ...others].find(isFit) ?? everywhere;
}
