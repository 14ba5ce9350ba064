import type { LicenseClass } from "../icons/vocabulary.ts";
import type { SortOrder } from "../search/search.ts";
import type { IconCustomization } from "../svg/icon-customization.ts";
import type { PathFilters } from "./filter-grammar.ts";

/** All filters an address can carry: those of the path and those that the query string holds. */
export interface AddressFilters extends PathFilters {
  family?: string;
  category?: string;
  license?: LicenseClass;
}

export type FilterKey = keyof AddressFilters;

/** Every kind of page that the grammar knows. */
export type PageKind =
  | "landing"
  | "search"
  | "emoji"
  | "style"
  | "family"
  | "author"
  | "styles"
  | "new"
  | "clip-art"
  | "search-by-image"
  | "collections"
  | "collection"
  | "shared"
  | "icon";

/** Everything the address of a page says. `parseAddress` and `formatAddress` are each other's inverse. */
export interface Address {
  page: PageKind;
  /** Cleaned search term of a search page, the word for emoji on the page of emoji; elsewhere empty. */
  term: string;
  /** What somebody typed before its spelling was corrected to `term`, cleaned; else empty. */
  typed: string;
  filters: AddressFilters;
  /** Readable name at the end of an author page's path; elsewhere empty. */
  alias: string;
  /** Code of the category that an author page in one style is about: the same as `filters.category`; elsewhere empty. */
  pack: string;
  sort: SortOrder;
  /** Results in rows by style. */
  isGrouped: boolean;
  /** 1 is the first page of results. */
  pageNumber: number;
  /** Id of the selected icon; on an icon page, of the icon it shows. */
  icon: string;
  /** The readable end of an icon page's path. */
  iconName: string;
  /** The code, or the id, of the collection that a page shows, or the packed icons of one that nobody keeps; elsewhere empty. */
  collection: string;
  /** How every icon of the page looks while a person looks around; no filter. */
  customization: IconCustomization;
}

/** What was wrong with an address that still has a meaning; the meaning is what `parseAddress` gives without it. */
export interface AddressProblem {
  text: string;
  reason: "invalid_color" | "invalid_value" | "unknown_token" | "repeated_filter" | "unclean_term";
}

export interface ParsedAddress {
  address: Address;
  /** What the path means when no style or family has the code that `address` is about. */
  otherwise?: Address;
  problems: AddressProblem[];
}

/** An address with nothing set, for one kind of page. */
export function blankAddress(page: PageKind): Address {
  return {
    page,
    term: "",
    typed: "",
    filters: {},
    alias: "",
    pack: "",
    sort: "relevance",
    isGrouped: false,
    pageNumber: 1,
    icon: "",
    iconName: "",
    collection: "",
    customization: {},
  };
}

/** The term of the search page that lists everything, best known first. */
export const popularTerm = "popular";
