import { popularTerm, type Address, type AddressProblem } from "../../core/urls/address.ts";
import { parseAddress, printAddress } from "../../core/urls/address-grammar.ts";
import { cleanTerm, searchWords } from "../../core/urls/clean-term.ts";
import { emojiWords, isEmojiWord } from "../../core/urls/emoji-words.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import { loadMessages } from "../../i18n/translations.server.ts";
import type { CatalogueHost, OpenCatalogue } from "../catalogue/contract.ts";
import type { SearchService } from "../search/contract.ts";
import { findCodes } from "./catalogue-codes.ts";
import { createCategoryTerms } from "./category-terms.server.ts";
import type { AddressService, PageAddress, RedirectLookup, Resolution, Variant } from "./contract.ts";
import { followRedirects } from "./follow-redirects.ts";
import { isSamePath, printTarget } from "./redirect-target.ts";
import { toSearchFilters } from "./search-filters.ts";

type Search = Pick<SearchService, "presearch" | "correctTerm" | "search">;

/** What a term turned out to mean. */
interface Meaning {
  address: Address;
  /** The category that the term names. */
  category?: string | undefined;
  isPopular?: boolean;
  /** The term is spelt differently from what was asked for. */
  isCorrected?: boolean;
}

/** The icons that the page of emoji shows. */
const emojiCategory = "emoji";
const popularCategory = "popular";

/** Problems that leave no page; the others lead to the canonical address. */
const unreadable: ReadonlySet<AddressProblem["reason"]> = new Set(["unknown_token", "invalid_value"]);

/** Decides for every address whether there is a page, where it leads otherwise, and what it asks for. */
export function createAddressService({
  catalogue: host,
  search,
  redirects,
}: {
  catalogue: CatalogueHost;
  search: Search;
  redirects?: RedirectLookup;
}): AddressService {
  const categoryTerms = createCategoryTerms((locale) => loadMessages(locale, "categories"));

  function resolveGrammar(href: string, locale: Locale): Resolution {
    const parsed = parseAddress(href);
    if (!parsed || parsed.problems.some(({ reason }) => unreadable.has(reason))) return { kind: "missing" };
    const opened = host.current();
    const known = findCodes(parsed.address, opened.catalogue) ?? parsed.otherwise;
    if (!known) return { kind: "missing" };
    const meaning = readMeaning(known, { opened, locale });
    const isOtherTerm = meaning.address.term !== parsed.address.term;
    const to = printTarget(meaning.address, href, { isOtherTerm });
    if (!isSamePath(to, href)) return { kind: "redirect", to, status: meaning.isCorrected ? 302 : 301 };
    return { kind: "page", page: describePage(meaning, { opened, locale }) };
  }

  /** What the term means in the language: emoji, a category, what many look for, or a word that is spelt differently. */
  function readMeaning(address: Address, at: { opened: OpenCatalogue; locale: Locale }): Meaning {
    const meaning = readTerm(address, at);
    const { term, typed, filters, page } = address;
    const isPlain = page === "search" && meaning.address === address && !meaning.category && !meaning.isPopular;
    if (!isPlain || filters.nocorrect || typed !== "" || term === popularTerm) return meaning;
    const corrected = correct(term, at.locale);
    if (corrected === undefined) return meaning;
    return { ...readTerm({ ...address, term: corrected, typed: term }, at), isCorrected: true };
  }

  function readTerm(address: Address, { opened, locale }: { opened: OpenCatalogue; locale: Locale }): Meaning {
    const { page, term, filters } = address;
    const emoji = emojiWords[locale][0];
    if (page === "emoji") {
      const category = opened.catalogue.findCategory(emojiCategory)?.apiCode;
      return { address: term === emoji ? address : { ...address, term: emoji }, category };
    }
    if (page !== "search" || filters.nocorrect || term === popularTerm) return { address };
    if (isEmojiWord(term) && filters.style === undefined) {
      return { address: { ...address, page: "emoji", term: emoji } };
    }
    if (filters.category !== undefined) return { address };
    const terms = categoryTerms(opened.catalogue, locale);
    const answer = terms.byTerm.has(term) ? undefined : search.presearch(searchWords(term), locale);
    const named = terms.byTerm.get(term) ?? (answer?.type === "category" ? answer.category : undefined);
    const category = named === undefined ? undefined : opened.catalogue.findCategory(named)?.apiCode;
    if (category === undefined) return { address, isPopular: answer?.success === true && answer.type === "popular" };
    const own = terms.byCode.get(category) ?? term;
    return {
      address: own === term ? address : { ...address, term: own },
      category: category === popularCategory ? undefined : category,
    };
  }

  /** Another spelling that finds something, for a term that does not. */
  function correct(term: string, locale: Locale): string | undefined {
    const words = searchWords(term);
    const corrected = search.correctTerm(words, locale);
    if (corrected === undefined) return undefined;
    const cleaned = cleanTerm(corrected);
    const isPlain = searchWords(cleaned) === corrected.toLowerCase();
    if (!isPlain || cleaned === term || findsAll(words)) return undefined;
    return findsAll(corrected) ? cleaned : undefined;
  }

  /** Whether some icons have all the words. */
  function findsAll(words: string): boolean {
    const { total, isRelaxed } = search.search({ term: words, amount: 0 });
    return total > 0 && !isRelaxed;
  }

  function describePage(meaning: Meaning, { opened, locale }: { opened: OpenCatalogue; locale: Locale }): PageAddress {
    const { address, category } = meaning;
    const canonical: Address = {
      ...address,
      icon: address.page === "icon" ? address.icon : "",
      restyling: {},
      typed: "",
    };
    const paths = Object.fromEntries(
      locales.map((other) => [other, printAddress(translate(canonical, category, { opened, locale: other }))]),
    ) as Record<Locale, string>;
    const filters = toSearchFilters(address.filters, opened.catalogue);
    return {
      address,
      variant: chooseVariant(meaning),
      term: category !== undefined || address.term === popularTerm ? "" : searchWords(address.term),
      filters: category === undefined || filters.category ? filters : { ...filters, category: [category] },
      ...(category !== undefined && { category }),
      path: paths[locale],
      paths,
    };
  }

  /** The same page in another language: its own word for emoji, its own name of the category. */
  function translate(
    address: Address,
    category: string | undefined,
    { opened, locale }: { opened: OpenCatalogue; locale: Locale },
  ): Address {
    if (address.page === "emoji") return { ...address, term: emojiWords[locale][0] };
    if (category === undefined) return address;
    return { ...address, term: categoryTerms(opened.catalogue, locale).byCode.get(category) ?? address.term };
  }

  return {
    async resolve(href, locale) {
      const moved = await followRedirects(href, redirects);
      if (!moved) return resolveGrammar(href, locale);
      if (!moved.to.startsWith("/")) return { kind: "redirect", ...moved };
      const onward = resolveGrammar(moved.to, locale);
      return onward.kind === "redirect" ? { ...onward, status: moved.status } : { kind: "redirect", ...moved };
    },
    categoryTerm: (code, locale) => categoryTerms(host.current().catalogue, locale).byCode.get(code) ?? code,
  };
}

function chooseVariant({ address, category, isPopular }: Meaning): Variant {
  if (address.page === "author" || address.filters.author !== undefined) return "author";
  if (address.page === "emoji") return "category";
  if (category !== undefined) return Object.keys(address.filters).length > 0 ? "category" : "category-cards";
  return isPopular ? "popular" : "default";
}
