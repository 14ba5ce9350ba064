import { locales, type Locale } from "./locales.ts";

/** The same page in one language; `href` is absolute. */
export interface Alternate {
  locale: Locale;
  href: string;
}

/** The absolute address of a path in a language. */
export type HrefIn = (locale: Locale, path: string) => string;

/** A page in all languages; `paths` is one path where the path is the same in all of them. */
export function listAlternates(paths: string | Readonly<Record<Locale, string>>, hrefIn: HrefIn): Alternate[] {
  const list = typeof paths === "string" ? locales.map((locale) => [locale, paths] as const) : Object.entries(paths);
  return list.map(([locale, path]) => ({ locale: locale as Locale, href: hrefIn(locale as Locale, path) }));
}
