/** The languages of the product, in the order the language menu shows them; `en` is the default. */
export const locales = ["en", "zh", "fr", "de", "it", "ja", "pt", "ru", "es", "ko"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "en";

/** BCP 47 tags for `lang`, `Intl` and `hreflang`. */
export const languageTags: Record<Locale, string> = {
  en: "en",
  zh: "zh-Hans",
  fr: "fr",
  de: "de",
  it: "it",
  ja: "ja",
  pt: "pt-BR",
  ru: "ru",
  es: "es",
  ko: "ko",
};

/** Each language's own name for itself. */
export const languageNames: Record<Locale, string> = {
  en: "English",
  zh: "简体中文",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  ja: "日本語",
  pt: "Português",
  ru: "Русский",
  es: "Español",
  ko: "한국어",
};

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
