import { LRUCache } from "lru-cache";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import type { Icon } from "../../../core/icons/icon.ts";
import type { Style } from "../../../core/icons/style.ts";
import { createCompletions, type RankedCompletion } from "../../../core/search/completions.ts";
import { blankAddress } from "../../../core/urls/address.ts";
import { formatAddress } from "../../../core/urls/parse-address.ts";
import { cleanTerm } from "../../../core/urls/normalize-query.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { nameCategory } from "../../../i18n/name-category.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { AddressService } from "../../url-resolution/contract.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";
import { cachePerCatalogue, type IconWords } from "./autocomplete-words.server.ts";

export const autocompleteKinds = ["word", "style", "family", "category", "author"] as const;
export type AutocompleteKind = (typeof autocompleteKinds)[number];

/** What somebody may mean who has typed its beginning. */
export interface AutocompleteItem {
  kind: AutocompleteKind;
  text: string;
  /** Icons that are found there. */
  count: number;
  /** Path of the page. */
  address: string;
}

export interface AutocompleteRequest {
  typed: string;
  locale: Locale;
  limit: number;
  /** Only words, and only those that this style draws. */
  style?: Style | undefined;
  /** No styles, families, categories and authors. */
  isWordsOnly?: boolean | undefined;
}

/** Finishes what somebody types. Quick enough to ask for every letter. */
export interface Autocomplete {
  /** Best first; where nothing begins with what was typed, what begins with it when its spelling is put right. */
  suggest(request: AutocompleteRequest): AutocompleteItem[];
  /** The first icons of the first word suggested; of what was typed where that is the beginning of no word. */
  listIcons(items: readonly AutocompleteItem[], request: AutocompleteRequest): Icon[];
}

type RankedItem = AutocompleteItem & { fit: number };

/** Of things that are no words, so that there is room for all kinds. */
const mostOfKind = 2;
/** For each wanted word in a style, words looked at that it may not have. */
const candidatesInStyle = 20;
/** Of each language: the same words come up letter after letter. */
const countsRemembered = 5_000;

export function createAutocomplete({
  catalogue: host,
  addresses,
  words,
}: {
  catalogue: CatalogueHost;
  addresses: Pick<AddressService, "categoryPath">;
  words: IconWords;
}): Autocomplete {
  const listNamed = cachePerCatalogue(describeNamed);
  const countsOf = cachePerCatalogue(() => new LRUCache<string, number>({ max: countsRemembered }));

  function suggestRanked(typed: string, request: AutocompleteRequest): RankedItem[] {
    const { locale, limit, style, isWordsOnly = false } = request;
    const named = style || isWordsOnly ? [] : rank(suggestNamed(typed, locale)).slice(0, Math.floor(limit / 2));
    return rank([...suggestWords(typed, { locale, limit: limit - named.length, style }), ...named]);
  }

  function suggestWords(typed: string, request: Omit<AutocompleteRequest, "typed">): RankedItem[] {
    const { locale, limit, style } = request;
    const wanted = style ? limit * candidatesInStyle : limit * 2;
    const candidates = rank(words.listsFor(locale).flatMap((list) => list.complete(typed, wanted)));
    const items = new Map<string, RankedItem>();
    for (const candidate of candidates) {
      if (items.size === limit) break;
      const term = cleanTerm(candidate.text);
      const item = items.has(term) ? undefined : describeWord(candidate, { term, locale, style });
      if (item) items.set(term, item);
    }
    return [...items.values()];
  }

  /** Undefined for a word that finds nothing. */
  function describeWord(
    { text, fit }: RankedCompletion,
    { term, locale, style }: { term: string; locale: Locale; style?: Style | undefined },
  ): RankedItem | undefined {
    const count = countIcons(text, { locale, style });
    if (term === "" || count === 0) return undefined;
    const address = { ...blankAddress("search"), term, filters: style ? { style: style.seoCode } : {} };
    return { kind: "word", text, count, address: formatAddress(address), fit };
  }

  function countIcons(term: string, { locale, style }: { locale: Locale; style?: Style | undefined }): number {
    const { catalogue, index } = host.current();
    const counts = countsOf(catalogue, locale);
    const key = `${style?.apiCode ?? ""} ${term}`;
    const known = counts.get(key);
    if (known !== undefined) return known;
    const { total } = index.search({ term, language: locale, filters: inStyle(style), amount: 0 });
    counts.set(key, total);
    return total;
  }

  function suggestNamed(typed: string, locale: Locale): RankedItem[] {
    return listNamed(host.current().catalogue, locale).flatMap(({ list, items }) =>
      list.complete(typed, mostOfKind).map(({ code, fit }) => Object.assign({ fit }, items.get(code)!)),
    );
  }

  function describeNamed(catalogue: Catalogue, locale: Locale) {
    const t = loadTranslator(locale, "categories");
    const kinds: [AutocompleteKind, { code: string; text: string; count: number; address: string }[]][] = [
      [
        "style",
        catalogue.styles.map(({ apiCode, seoCode, title, iconCount }) => ({
          code: apiCode,
          text: title,
          count: iconCount,
          address: formatAddress({ ...blankAddress("style"), filters: { style: seoCode } }),
        })),
      ],
      [
        "family",
        catalogue.families
          // One that is called like one of its styles would look like it.
          .filter(({ entities, name }) => entities.every((code) => catalogue.findStyle(code)?.title !== name))
          .map(({ apiCode, name, iconCount }) => ({
            code: apiCode,
            text: name,
            count: iconCount,
            address: formatAddress({ ...blankAddress("family"), filters: { family: apiCode } }),
          })),
      ],
      [
        "category",
        catalogue.categories.map((category) => ({
          code: category.apiCode,
          text: nameCategory(t, category),
          count: category.iconCount,
          address: addresses.categoryPath(category.apiCode, locale),
        })),
      ],
      [
        "author",
        catalogue.authors.map(({ id, name, alias, iconCount }) => ({
          code: id,
          text: name,
          count: iconCount,
          address: formatAddress({ ...blankAddress("author"), alias, filters: { author: id } }),
        })),
      ],
    ];
    return kinds.map(([kind, named]) => ({
      list: createCompletions(named.map(({ code, text, count }) => ({ code, text, weight: count }))),
      items: new Map(named.map(({ code, ...item }) => [code, { kind, ...item }])),
    }));
  }

  return {
    suggest(request) {
      const { typed, locale } = request;
      const found = suggestRanked(typed, request);
      const meant = found.length > 0 ? undefined : host.current().index.correctTerm(typed, locale);
      const items = meant === undefined ? found : suggestRanked(meant, request);
      return items.map(({ fit: _fit, ...item }) => item);
    },
    listIcons(items, { typed, locale, limit, style }) {
      const { catalogue, index } = host.current();
      const term = items.find(({ kind }) => kind === "word")?.text ?? typed;
      if (cleanTerm(term) === "" || limit === 0) return [];
      const { ordinals, isRelaxed } = index.search({ term, language: locale, filters: inStyle(style), amount: limit });
      return isRelaxed ? [] : Array.from(ordinals, (ordinal) => catalogue.icon(ordinal));
    },
  };
}

const inStyle = (style: Style | undefined) => (style ? { style: [style.apiCode] } : {});

/** Those that fit better first, else in the order given. */
function rank<Item extends { fit: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((left, right) => left.fit - right.fit);
}
