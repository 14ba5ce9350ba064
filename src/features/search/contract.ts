import type { Icon } from "../../core/icons/icon.ts";
import type { SearchFilters, SortOrder } from "../../core/search/search.ts";
import type { Locale } from "../../i18n/locales.ts";

/** Icons of one page of results plus what the page needs to show around them. */
export interface SearchPage {
  term: string;
  icons: Icon[];
  total: number;
  /** Nothing matched all the words, so some were left out. */
  isRelaxed: boolean;
  offset: number;
  amount: number;
  facets?: Facet[];
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

export interface SearchService {
  search(request: {
    term: string;
    filters?: SearchFilters;
    sort?: SortOrder;
    offset?: number;
    amount?: number;
    facets?: boolean;
  }): SearchPage;
  /** Rows by style: the first icons of each style with hits. */
  group(request: {
    term: string;
    filters?: SearchFilters;
    groupBy: "style" | "family" | "category";
    groups: number;
    amount: number;
  }): SearchRow[];
  /** What a term stands for, before anything is searched; quick enough to ask for every page. */
  presearch(term: string, locale: Locale): Presearch;
  /** The term with its spelling corrected; undefined when it is fine, or when nothing better is known. */
  correctTerm(term: string, locale: Locale): string | undefined;
  /** Words that go with the term (from tags of the best hits), at most `limit`. */
  relatedTerms(term: string, limit: number): string[];
  /** Notes that somebody searched, for popular requests; never throws, never waits. */
  record(term: string, language: string, total: number): void;
  /**
   * What people look for most: recorded searches that are words or names of icons, those of the language first, filled
   * up from the catalogue's own popularity prior.
   */
  popularTerms(limit: number, locale?: Locale): Promise<string[]>;
}
