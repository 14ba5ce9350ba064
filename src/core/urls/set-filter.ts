import {
  blankAddress,
  popularTerm,
  type Address,
  type AddressFilters,
  type FilterKey,
  type PageKind,
} from "./address.ts";
import { cleanTerm } from "./normalize-query.ts";

/** What the rules need to know about the value that is chosen. */
export interface FilterFacts {
  /** The chosen style is drawn in colors of its own. */
  isColorStyle?: boolean;
}

/** Pages that are about the value of one filter. */
const subjectKeys: Partial<Record<PageKind, FilterKey>> = { style: "style", family: "family", author: "author" };

/** Filters that cannot stand together with a newly chosen value. */
function losers(key: FilterKey, filters: AddressFilters, facts: FilterFacts): readonly FilterKey[] {
  if (key === "animated" && filters.animated) return ["color"];
  if (key === "family") return ["style"];
  if (key !== "style") return [];
  if (!facts.isColorStyle) return ["family"];
  return filters.colors === "mono" ? ["family", "color", "colors"] : ["family", "color"];
}

/**
 * The address after a filter was chosen, replaced or (with undefined) cleared. Choosing *animated* removes the color;
 * a style that brings its own colors sets color mode, which resets the color and rules out *mono*; a style and a family
 * replace each other. Paging and the selected icon start anew.
 */
export function setFilter<Key extends FilterKey>(
  address: Address,
  change: { key: Key; value: AddressFilters[Key] | undefined },
  facts: FilterFacts = {},
): Address {
  const { key, value } = change;
  const filters: AddressFilters = { ...address.filters };
  delete filters[key];
  if (value !== undefined) {
    filters[key] = value;
    for (const loser of losers(key, filters, facts)) delete filters[loser];
  }
  return repage({ ...address, filters, pageNumber: 1, icon: "" }, address);
}

/** The address with every filter gone; the page of a style, family or author stays that, and a search by meaning too. */
export function clearFilters(address: Address): Address {
  const key = subjectKeys[address.page];
  const filters: AddressFilters = {};
  if (address.filters.ai !== undefined) filters.ai = address.filters.ai;
  if (key !== undefined) Object.assign(filters, { [key]: address.filters[key] });
  return { ...address, filters, pack: "", pageNumber: 1, icon: "" };
}

/** The address of a search for another term with the same filters. */
export function setTerm(address: Address, text: string): Address {
  const term = cleanTerm(text);
  const { filters, sort, isGrouped, customization } = address;
  return { ...blankAddress("search"), term: term === "" ? popularTerm : term, filters, sort, isGrouped, customization };
}

/**
 * The page of the filters: one that lost its subject becomes the page of another subject that is left, or the list of
 * everything. The name in an author's path belongs to that author only, the pack to its style.
 */
function repage(address: Address, before: Address): Address {
  const { page, filters } = address;
  const isSameAuthor = filters.author === before.filters.author;
  const carried: Address = {
    ...address,
    alias: isSameAuthor ? address.alias : "",
    pack: page === "author" && isSameAuthor && filters.style !== undefined ? (filters.category ?? "") : "",
  };
  const subject = subjectKeys[page];
  if (subject === undefined || filters[subject] !== undefined) return carried;
  if (filters.style !== undefined) return { ...carried, page: "style" };
  if (filters.family !== undefined) return { ...carried, page: "family" };
  return { ...carried, page: "search", term: popularTerm };
}
