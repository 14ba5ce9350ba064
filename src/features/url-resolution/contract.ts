import type { SearchFilters } from "../../core/search/search.ts";
import type { Address } from "../../core/urls/address.ts";
import type { Locale } from "../../i18n/locales.ts";

/**
 * How a page of icons is laid out: `author` for the icons of one author, `category-cards` for a category by itself and
 * `category` for one that filters narrow, `popular` for a term that many people look for.
 */
export type Variant = "default" | "popular" | "author" | "category" | "category-cards";

/** A page that exists: the address in canonical form with every code known to the catalogue. */
export interface PageAddress {
  address: Address;
  variant: Variant;
  /** Words to search for; empty lists everything that the filters let through. */
  term: string;
  /** The words are searched for by what they mean. */
  isByMeaning: boolean;
  /** The language that the words are understood in. */
  language: Locale;
  /** All filters as the search takes them, with the category that the term names. */
  filters: SearchFilters;
  /** Code of the category that the term names, which is searched for instead of the words. */
  category?: string;
  /** Canonical path with query, without selection, look and what was typed. */
  path: string;
  /** The same page in every active language. */
  paths: Record<Locale, string>;
}

/** What answers a request for an address; 302 leads to what depends on the language or may change. */
export type Resolution =
  | { kind: "page"; page: PageAddress }
  | { kind: "redirect"; to: string; status: 301 | 302 }
  | { kind: "missing" };

export interface AddressService {
  /** What stands at `path?query` for somebody who reads this language. Never fails for what the address says. */
  resolve(href: string, locale: Locale): Promise<Resolution>;
  /** Path of the page of a category, which is named in the words of the language. */
  categoryPath(code: string, locale: Locale): string;
}

/** Where single paths lead that were moved by hand. Never fails: while it cannot tell, nothing was moved. */
export interface RedirectLookup {
  /** @param path decoded, as it was asked for, without query */
  find(path: string): Promise<{ to: string; status: 301 | 302 | 307 | 308 } | undefined>;
}
