import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { popularTerm } from "../../core/urls/address.ts";
import { cleanTerm } from "../../core/urls/normalize-query.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import { nameCategory } from "../../i18n/name-category.ts";
import { createTranslator, type Messages } from "../../i18n/translator.ts";

/** The terms that name categories, in one language. */
export interface CategoryTerms {
  /** Term of the category's page, by its code. */
  readonly byCode: ReadonlyMap<string, string>;
  /** Category by its title in the language, or in English. */
  readonly byTerm: ReadonlyMap<string, string>;
}

/** Where everything is listed, best known first, is no category. */
const popularCategory = "popular";

/**
 * Gives the terms of a catalogue's categories in any language, made when they are first asked for, and anew after a
 * swap of the catalogue or of the messages.
 */
export function createCategoryTerms(loadMessages: (locale: Locale) => Messages) {
  const known = new Map<Locale, { catalogue: Catalogue; titles: unknown; terms: CategoryTerms }>();
  return (catalogue: Catalogue, locale: Locale): CategoryTerms => {
    const messages = loadMessages(locale);
    const titles = messages["categories"];
    const cache = known.get(locale);
    if (cache?.catalogue === catalogue && cache.titles === titles) return cache.terms;
    const terms = collectTerms(catalogue, { locale, messages, english: loadMessages(defaultLocale) });
    known.set(locale, { catalogue, titles, terms });
    return terms;
  };
}

function collectTerms(
  catalogue: Catalogue,
  { locale, messages, english }: { locale: Locale; messages: Messages; english: Messages },
): CategoryTerms {
  const byCode = new Map<string, string>();
  const byTerm = new Map<string, string>();
  const claim = (term: string, code: string) => {
    if (term !== "" && term !== popularTerm && !byTerm.has(term)) byTerm.set(term, code);
    return byTerm.get(term) === code;
  };
  const t = createTranslator(locale, messages);
  for (const category of catalogue.categories) {
    const { apiCode } = category;
    const term = cleanTerm(nameCategory(t, category));
    const isOwn = claim(term, apiCode);
    if (apiCode === popularCategory) byCode.set(apiCode, popularTerm);
    else byCode.set(apiCode, isOwn ? term : apiCode);
  }
  const inEnglish = createTranslator(defaultLocale, english);
  for (const category of catalogue.categories) {
    claim(cleanTerm(nameCategory(inEnglish, category)), category.apiCode);
    if (byCode.get(category.apiCode) === category.apiCode) claim(category.apiCode, category.apiCode);
  }
  return { byCode, byTerm };
}
