import type { Locale } from "../../../../i18n/locales.ts";

/** PayPal takes languages with a country only. */
export const paypalLanguages: Readonly<Record<Locale, string>> = {
  en: "en-US",
  zh: "zh-CN",
  fr: "fr-FR",
  de: "de-DE",
  it: "it-IT",
  ja: "ja-JP",
  pt: "pt-BR",
  ru: "ru-RU",
  es: "es-ES",
  ko: "ko-KR",
};
