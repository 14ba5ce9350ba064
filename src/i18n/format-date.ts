import { languageTags, type Locale } from "./locales.ts";

/** A day as the language writes it, the same wherever it is rendered: `13 January 2026`. */
export function formatDate(date: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: "long", timeZone: "UTC" }).format(date);
}
