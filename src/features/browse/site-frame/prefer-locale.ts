import { locales, type Locale } from "../../../i18n/locales.ts";

/** Readers of traditional characters are not served by simplified ones. */
const traditionalChinese = /^zh-(hant|tw|hk|mo)\b/i;

/**
 * The first language of a list that pages are made in.
 *
 * @param tags BCP 47, best first, as `navigator.languages`
 */
export function preferLocale(tags: readonly string[]): Locale | undefined {
  for (const tag of tags) {
    const language = tag.split("-", 1)[0]!.toLowerCase();
    const found = traditionalChinese.test(tag) ? undefined : locales.find((locale) => locale === language);
    if (found) return found;
  }
  return undefined;
}
