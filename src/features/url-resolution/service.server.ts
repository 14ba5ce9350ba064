import type { SearchFilters } from "../../core/search/search.ts";
import { blankAddress, popularTerm, type Address, type AddressProblem } from "../../core/urls/address.ts";
import { parseAddress, formatAddress } from "../../core/urls/parse-address.ts";
import { searchWords } from "../../core/urls/normalize-query.ts";
import { emojiWords } from "../../core/urls/emoji-words.ts";
import { locales, type Locale } from "../../i18n/locales.ts";
import { loadMessages } from "../../i18n/translations.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { TermSearch, AddressService, RedirectLookup, Resolution } from "./contract.ts";
import { findCodes } from "./resolve-codes.ts";
import { createCategoryTerms } from "./category-terms.server.ts";
import type { PageAddress, Variant } from "../../context.ts";
import { isSamePath, formatTarget, settleMoves } from "./moves.ts";
import { amongEmoji, toSearchFilters } from "./search-filters.ts";
import { createTermReader, type Meaning } from "./resolve-term.server.ts";

/** Problems that leave no page; the others lead to the canonical address. */
const unreadable: ReadonlySet<AddressProblem["reason"]> = new Set(["unknown_token", "invalid_value"]);

/** Decides for every address whether there is a page, where it leads otherwise, and what it asks for. */
export function createAddressService({
  catalogue: host,
  search,
  redirects,
}: {
  catalogue: CatalogueHost;
  search: TermSearch;
  redirects?: RedirectLookup;
}): AddressService {
  const categoryTerms = createCategoryTerms((locale) => loadMessages(locale, "categories"));
  const readTerm = createTermReader({ search, categoryTerms });

  /** What the grammar and the catalogue make of an address, redirects by hand aside. */
  function read(href: string, locale: Locale): Resolution {
    const parsed = parseAddress(href);
    if (!parsed || parsed.problems.some(({ reason }) => unreadable.has(reason))) return { kind: "missing" };
    const { catalogue } = host.current();
    const known = findCodes(parsed.address, catalogue) ?? parsed.otherwise;
    if (!known) return { kind: "missing" };
    const meaning = readTerm(known, { catalogue, locale });
    const to = formatTarget(meaning.address, href, { isOtherTerm: meaning.address.term !== parsed.address.term });
    // What a term means can differ by language, and one host may have all languages: no browser may keep that for good.
    if (!isSamePath(to, href)) return { kind: "redirect", to, status: meaning.address === known ? 301 : 302 };
    return { kind: "page", page: describePage(meaning, locale) };
  }

  function describePage(meaning: Meaning, locale: Locale): PageAddress {
    const { category } = meaning;
    const { filters: chosen, term: own } = meaning.address;
    const words = category !== undefined || own === popularTerm ? "" : searchWords(own);
    const term = [words, searchWords(chosen.ai ?? "")].filter(Boolean).join(" ");
    const isByMeaning = chosen.ai !== undefined && term !== "";
    const address = isByMeaning ? inOrderOfMeaning(meaning.address) : meaning.address;
    const filters = toSearchFilters(chosen, host.current().catalogue);
    const paths = listPaths(address, category);
    return {
      address,
      variant: chooseVariant(meaning),
      term,
      isByMeaning,
      language: locale,
      filters: searchWithin(meaning, filters),
      ...(category !== undefined && { category }),
      path: paths[locale],
      paths,
    };
  }

  /** The filters together with what the term stands for. */
  function searchWithin({ address, category }: Meaning, filters: SearchFilters): SearchFilters {
    if (address.page === "emoji") return amongEmoji(filters, host.current().catalogue);
    return category === undefined ? filters : { ...filters, category: [category] };
  }

  /** The same page in all languages: each has its own word for emoji, and names categories in its own words. */
  function listPaths(address: Address, category: string | undefined): Record<Locale, string> {
    const icon = address.page === "icon" ? address.icon : "";
    const canonical: Address = { ...address, icon, customization: {}, typed: "" };
    const isTranslated = address.page === "emoji" || category !== undefined;
    const path = isTranslated ? "" : formatAddress(canonical);
    const inLanguage = (locale: Locale) =>
      isTranslated ? formatAddress({ ...canonical, term: translateTerm(address, { category, locale }) }) : path;
    return Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, string>;
  }

  function translateTerm(
    { page, term }: Address,
    { category, locale }: { category: string | undefined; locale: Locale },
  ): string {
    if (page === "emoji") return emojiWords[locale][0];
    return categoryTerms(host.current().catalogue, locale).byCode.get(category ?? "") ?? term;
  }

  return {
    async resolve(href, locale) {
      const own = read(href, locale);
      const readPlace = (place: string) => (place === href ? own : read(place, locale));
      return (redirects && (await settleMoves(href, { redirects, read: readPlace }))) ?? own;
    },
    categoryPath(code, locale) {
      const { catalogue } = host.current();
      const term = categoryTerms(catalogue, locale).byCode.get(code) ?? code;
      const address: Address = { ...blankAddress("search"), term };
      return formatAddress(readTerm(address, { catalogue, locale }).address);
    },
  };
}

/** What means something is nearer or farther, whichever style it has: there is one order for it, and no rows. */
function inOrderOfMeaning(address: Address): Address {
  return { ...address, sort: "relevance", isGrouped: false };
}

function chooseVariant({ address: { page, filters }, category, isPopular = false }: Meaning): Variant {
  if (page === "author" || filters.author !== undefined) return "author";
  if (page === "emoji") return "category";
  if (category !== undefined) return Object.keys(filters).length > 0 ? "category" : "category-cards";
  return isPopular ? "popular" : "default";
}
