import { popularTerm, type Address } from "../../core/urls/address.ts";
import { cleanTerm, searchWords } from "../../core/urls/normalize-query.ts";
import { emojiWords, isEmojiWord } from "../../core/urls/emoji-words.ts";
import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import type { TermSearch } from "./contract.ts";
import type { CategoryTerms } from "./category-terms.server.ts";

/** What the term of an address turned out to mean. */
export interface Meaning {
  /** The address with the term, and the page, of what it means: the one that was given when that is what it says. */
  address: Address;
  /** Code of the category that the term names. */
  category?: string | undefined;
  isPopular?: boolean;
}

interface SubjectContext {
  catalogue: Catalogue;
  locale: Locale;
}

/** The icons that the page of emoji shows. */
const emojiCategory = "emoji";

/** Reads terms in the language of a page: emoji, a category, what many look for, or a word that is spelt differently. */
export function createTermReader({
  search,
  categoryTerms,
}: {
  search: TermSearch;
  categoryTerms: (catalogue: Catalogue, locale: Locale) => CategoryTerms;
}): (address: Address, at: SubjectContext) => Meaning {
  return (address, at) => {
    if (address.page === "emoji") return asEmoji(address, at);
    if (!isOpenTerm(address)) return { address };
    const meaning = readWord(address, at);
    if (meaning) return meaning;
    return readElsewhere(address, at) ?? { address };
  };

  /** A term that finds nothing in the language of the page may name a category in another one, or be spelt differently. */
  function readElsewhere(address: Address, at: SubjectContext): Meaning | undefined {
    const { term, typed, filters } = address;
    const terms = categoryTerms(at.catalogue, at.locale);
    const foreign = filters.category === undefined ? findForeignCategory(term, at.catalogue) : undefined;
    if (
      foreign !== undefined &&
      (isForeign(searchWords(term), at.locale) || !search.findsAll(searchWords(term), at.locale))
    )
      return asCategory(foreign, { address, terms, at });
    const corrected = typed === "" ? correct(term, at.locale) : undefined;
    if (corrected === undefined) return undefined;
    const other = { ...address, term: corrected, typed: term };
    return readWord(other, at) ?? { address: other };
  }

  function findForeignCategory(term: string, catalogue: Catalogue): string | undefined {
    const locale = locales.find((other) => categoryTerms(catalogue, other).byTerm.has(term));
    return locale && categoryTerms(catalogue, locale).byTerm.get(term);
  }

  /** Undefined for a word like any other. */
  function readWord(address: Address, at: SubjectContext): Meaning | undefined {
    const { term, filters } = address;
    if (isEmojiWord(term)) return filters.style === undefined ? asEmoji(address, at) : undefined;
    if (filters.category !== undefined) return undefined;
    const terms = categoryTerms(at.catalogue, at.locale);
    const own = terms.byTerm.get(term);
    if (own !== undefined) return asCategory(own, { address, terms, at });
    const { success, type, category } = search.presearch(searchWords(term), at.locale);
    if (success && type === "popular") return { address, isPopular: true };
    if (type !== "category" || category === undefined || !at.catalogue.findCategory(category)) return undefined;
    return asCategory(category, { address, terms, at });
  }

  function isForeign(words: string, locale: Locale): boolean {
    return search.findLanguage(words, locale) !== locale;
  }

  /** Another spelling that finds something, for a term that does not. */
  function correct(term: string, locale: Locale): string | undefined {
    const words = searchWords(term);
    const corrected = search.correctTerm(words, locale);
    if (corrected === undefined) return undefined;
    const cleaned = cleanTerm(corrected);
    const hasSpecialCharacters = searchWords(cleaned) !== corrected.toLowerCase();
    if (hasSpecialCharacters || cleaned === "" || cleaned === term || search.findsAll(words, locale)) return undefined;
    return search.findsAll(corrected, locale) ? cleaned : undefined;
  }
}

/** A term that may stand for something else than its letters; what is searched for by its meaning stands for that. */
function isOpenTerm({ page, term, filters }: Address): boolean {
  return page === "search" && term !== popularTerm && !filters.nocorrect && filters.ai !== "";
}

function asCategory(
  code: string,
  { address, terms, at }: { address: Address; terms: CategoryTerms; at: SubjectContext },
): Meaning {
  if (code === emojiCategory) return asEmoji(address, at);
  const term = terms.byCode.get(code) ?? address.term;
  const named = term === address.term ? address : { ...address, term };
  return term === popularTerm ? { address: named } : { address: named, category: code };
}

function asEmoji(address: Address, { catalogue, locale }: SubjectContext): Meaning {
  const [term] = emojiWords[locale];
  const isCanonical = address.page === "emoji" && address.term === term;
  return {
    address: isCanonical ? address : { ...address, page: "emoji", term },
    category: address.filters.category ?? catalogue.findCategory(emojiCategory)?.apiCode,
  };
}
