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

/** The currency that readers of a language are asked for, where somebody takes it; dollars otherwise, or what is taken. */
export function chooseCurrency(
  locale: Locale,
  providers: readonly { currencies: readonly string[] | undefined }[],
): string {
  const isTaken = (currency: string) => providers.some(({ currencies }) => currencies?.includes(currency) ?? true);
  return [usual[locale], everywhere].find(isTaken) ?? providers[0]?.currencies?.[0] ?? everywhere;
}
