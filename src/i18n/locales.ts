interface Language {
  code: string;
  /** BCP 47 tag for `lang`, `Intl` and `hreflang`. */
  tag: string;
  /** The language's own name for itself. */
  name: string;
  /** Whether pages are made in it. */
  isActive: boolean;
}

/** The languages of the product, in the order the language menu shows them. */
export const languages = [
  { code: "en", tag: "en", name: "English", isActive: true },
  { code: "zh", tag: "zh-Hans", name: "简体中文", isActive: true },
  { code: "fr", tag: "fr", name: "Français", isActive: true },
  { code: "de", tag: "de", name: "Deutsch", isActive: true },
  { code: "it", tag: "it", name: "Italiano", isActive: true },
  { code: "ja", tag: "ja", name: "日本語", isActive: true },
  { code: "pt", tag: "pt-BR", name: "Português", isActive: true },
  { code: "ru", tag: "ru", name: "Русский", isActive: true },
  { code: "es", tag: "es", name: "Español", isActive: true },
  { code: "ko", tag: "ko", name: "한국어", isActive: true },
  { code: "zu", tag: "zu", name: "isiZulu", isActive: false },
] as const satisfies readonly Language[];

type ActiveLanguage = Extract<(typeof languages)[number], { isActive: true }>;

/** A language that pages are made in. */
export type Locale = ActiveLanguage["code"];
export const defaultLocale: Locale = "en";

const active = languages.filter((language): language is ActiveLanguage => language.isActive);

export const locales: readonly Locale[] = active.map(({ code }) => code);
export const languageTags = Object.fromEntries(active.map(({ code, tag }) => [code, tag])) as Record<Locale, string>;
export const languageNames = Object.fromEntries(active.map(({ code, name }) => [code, name])) as Record<Locale, string>;

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** The language of a tag such as `pt-BR`; English where no pages are made in it. */
export function readLocale(tag: string): Locale {
  const code = tag.slice(0, 2).toLowerCase();
  return isLocale(code) ? code : defaultLocale;
}
