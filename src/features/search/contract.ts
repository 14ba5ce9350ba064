import type { Autocomplete } from "./autocomplete/autocomplete.server.ts";
import type { SearchHistory } from "./query-log/history.server.ts";
import type { SearchLearning } from "./query-log/learning.server.ts";
import type { Icon } from "../../core/icons/icon.ts";
import type { Style } from "../../core/icons/style.ts";
import type { Look } from "../../core/lexicon/look-words.ts";
import type {
  FacetCounts,
  HitReason,
  SearchFilters,
  SearchGroup,
  SearchQuery,
  SearchResult,
  SortOrder,
} from "../../core/search/search.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Icons of one page of results plus what the page needs to show around them. */
export interface SearchPage {
  term: string;
  icons: Icon[];
  total: number;
  /** Nothing matched all the words, so some were left out. */
  isRelaxed: boolean;
  /** How many of the icons, the last ones, were added because few have all the words; `total` doesn’t count them. */
  addedCount?: number;
  /** Filters that words of the term were read as. */
  read?: Look;
  offset: number;
  amount: number;
  facets?: Facet[];
  /** For each icon by what the words of the term found it. */
  reasons?: HitReason[][];
}

/** A filter of a page of results, as its search field shows it. */
export interface SearchScope {
  key: string;
  label: string;
  removeLabel: string;
  /** The results without it; how icons are painted is left out. */
  href: string;
}

export interface FacetOption {
  value: string;
  count: number;
  isSelected: boolean;
}

export interface Facet {
  key: keyof SearchFilters;
  /** Options with at least one icon, or selected; largest first (natural order for closed lists). */
  options: FacetOption[];
}

export interface SearchRow {
  code: string;
  title: string;
  total: number;
  icons: Icon[];
}

/** What kind of page suits a term. */
export interface Presearch {
  /** The term is known: it names a category, or is among those that people look for most. */
  success: boolean;
  type: "popular" | "category" | "default";
  /** Code of the category, for that type. */
  category?: string;
}

/** Something that people look for in vain. */
export interface UnansweredTerm {
  term: string;
  searches: number;
  /** Those who had not searched for it lately. */
  visitors: number;
  /** The last day (UTC) it was searched for, `2026-03-01`. */
  lastDay: string;
}

export interface SearchService {
  /** Groups of the index with titles and icons. */
  describeGroups(groups: readonly SearchGroup[], groupBy: Grouping["groupBy"]): SearchRow[];
  /** Ordinals of icons, with what people take after the term further up. */
  find(request: Omit<SearchQuery, "preferred"> & { language?: Locale | undefined }): Promise<SearchResult>;
  /** Whether some icons have all the words of a term. */
  findsAll(term: string, language: Locale): boolean;
  /** The same as a page of icons. */
  search(request: {
    term: string;
    /** The language of the term; English unless told otherwise. */
    language?: Locale;
    filters?: SearchFilters;
    sort?: SortOrder;
    offset?: number;
    amount?: number;
    facets?: boolean;
    isLiteral?: boolean;
    /** Tell by what the icons were found. */
    explains?: boolean;
  }): Promise<SearchPage>;
  /** Rows by style: the first icons of each style with hits. */
  group(
    request: {
      term: string;
      language?: Locale;
      filters?: SearchFilters;
    } & Grouping,
  ): Promise<SearchRow[]>;
  /** What a term stands for, before anything is searched; quick enough to ask for every page. */
  presearch(term: string, locale: Locale): Presearch;
  /** The term with its spelling corrected; undefined when it is fine, or when nothing better is known. */
  correctTerm(term: string, locale: Locale): string | undefined;
  /** The language a term is understood in: that of the page, unless its words are of another one. */
  findLanguage(term: string, locale: Locale): Locale;
  /**
   * Words that go with the term (from tags of the best hits) in the language of the term, at most `limit`.
   *
   * @param style only words that find icons in it
   */
  relatedTerms(term: string, limit: number, locale?: Locale, style?: Style): string[];
  /** Terms close to one that finds nothing, each of which finds something; the closest first, at most `limit`. */
  suggestQueries(term: string, limit: number, locale: Locale): string[];
  /** Notes that somebody searched, for popular requests; never throws, never waits. */
  record(term: string, language: string, total: number): void;
  /**
   * What people look for most: recorded searches that are words or names of icons, those of the language first, filled
   * up from the catalogue's own popularity prior.
   */
  popularTerms(limit: number, locale?: Locale): Promise<string[]>;
  /**
   * What several visitors look for in vain, most visitors first: for those who decide what to draw next.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  unansweredTerms(limit: number, locale: Locale): Promise<UnansweredTerm[]>;
}

/**
 * Text and AI search as one list: exact and tagged icons first, then what has some of the words or means the same. What pages
 * and calls ask.
 */
export interface HybridSearch {
  search(request: HybridRequest): Promise<HybridResult>;
  /**
   * The same; where no icon has all the words, the answer to the term with its spelling corrected, if icons have all of these.
   * What a phrase means is found by the phrase.
   */
  searchCorrected(request: HybridRequest): Promise<{ found: HybridResult; asTyped: HybridResult; corrected?: string }>;
  /** Rows by style, family or category of what `total` counts. */
  group(request: Pick<HybridRequest, "term" | "language" | "filters"> & Grouping): Promise<SearchRow[]>;
}

export interface HybridRequest {
  term: string;
  language: Locale;
  filters: SearchFilters;
  sort?: SortOrder | undefined;
  /** The language that names are shown in, by which `name` sorts; English unless told otherwise. */
  shownIn?: Locale | undefined;
  offset: number;
  amount: number;
  /** API codes of styles that come first of what matches as well. */
  pinned?: readonly string[] | undefined;
  facets?: boolean | undefined;
  /** Take the words as they are typed: nothing else is found. */
  isLiteral?: boolean | undefined;
  /** Where few icons have all the words, others are added. */
  isToppedUp?: boolean | undefined;
}

export interface HybridResult {
  /** Ordinals of one page, best first. */
  ordinals: number[];
  /** Icons that have all the words; where no icon at all has them, those that have some or mean the same. */
  total: number;
  /** How many of the ordinals, the last ones, were added because `total` is small; `total` and `facets` don’t count them. */
  addedCount: number;
  /** No icon has all the words: everything was found because it has some of them or means the same. */
  isNear: boolean;
  /** Filters that words of the term were read as. */
  read?: Look;
  facets?: FacetCounts;
}

/** Finds icons by what a phrase means, whether or not they are called by one of its words. */
export interface MeaningSearch {
  /**
   * Best first, all filters applied: the best icons of several concepts that are near the phrase rather than all of the
   * nearest. Empty where nothing is near enough. `total` counts what can be paged through, not all icons of the concepts.
   */
  search(phrase: string, request: MeaningRequest): Promise<{ ordinals: number[]; total: number; facets?: FacetCounts }>;
  /** The same by style, family or category, in the order of their best icon. */
  group(
    phrase: string,
    request: Pick<MeaningRequest, "locale" | "filters"> & Grouping,
  ): Promise<readonly SearchGroup[]>;
}

/** How results are divided: so many groups with so many icons each. */
export interface Grouping {
  groupBy: "style" | "family" | "category";
  groups: number;
  amount: number;
  /** API codes of styles that come first. */
  pinned?: readonly string[] | undefined;
}

export interface MeaningRequest {
  /** The language of the phrase; English words are understood beside it. */
  locale: Locale;
  filters: SearchFilters;
  offset: number;
  amount: number;
  /** API codes of styles that come first of each concept. */
  pinned?: readonly string[] | undefined;
  /** Other than by relevance, concepts are not mixed. */
  sort?: SortOrder | undefined;
  /** The language that names are shown in, by which `name` sorts; English unless told otherwise. */
  shownIn?: Locale | undefined;
  /** Count every filter option among what can be paged through, given the other filters: pages offer filters by that. */
  facets?: boolean | undefined;
}

export type { AutocompleteKind } from "./autocomplete/autocomplete.server.ts";
export type { AutocompleteAnswer } from "./autocomplete/autocomplete-calls.server.ts";

declare module "../../context.ts" {
  interface Services {
    search: SearchService;
    meaning: MeaningSearch;
    hybrid: HybridSearch;
    learning: SearchLearning;
    autocomplete: Autocomplete;
    history: SearchHistory;
  }
}
