import { popularTerm, type Address, type AddressFilters, type FilterKey } from "./address.ts";
import { cleanTerm } from "./clean-term.ts";

/** What the rules need to know about the value that is chosen. */
export interface FilterFacts {
  /** The chosen style is drawn in colours of its own. */
  isColorStyle?: boolean;
}

/** Filters that cannot stand together with a newly chosen value. */
function losers(key: FilterKey, filters: AddressFilters, facts: FilterFacts): readonly FilterKey[] {
  if (key === "animated" && filters.animated) return ["color"];
  if (key === "family") return ["style"];
  if (key !== "style") return [];
  if (!facts.isColorStyle) return ["family"];
  return filters.colors === "mono" ? ["family", "color", "colors"] : ["family", "color"];
}

/**
 * The address after a filter was chosen, replaced or (with undefined) cleared. Choosing *animated* removes the colour;
 * a style that brings its own colours sets colour mode, which resets the colour and rules out *mono*; a style and a family
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
  return repage({ ...address, filters, pageNumber: 1, icon: "" });
}

/** The address with every filter gone; a style or family page stays the page of its style or family. */
export function clearFilters(address: Address): Address {
  const { style, family } = address.filters;
  const filters: AddressFilters = {};
  if (address.page === "style" && style !== undefined) filters.style = style;
  if (address.page === "family" && family !== undefined) filters.family = family;
  return { ...address, filters, pageNumber: 1, icon: "" };
}

/** The address of a search for another term with the same filters. */
export function setTerm(address: Address, text: string): Address {
  const term = cleanTerm(text);
  return repage({ ...address, page: "search", term: term === "" ? popularTerm : term, pageNumber: 1, icon: "" });
}

/** A style or family page that lost its subject becomes the page of the other one, or the list of everything. */
function repage(address: Address): Address {
  const { style, family } = address.filters;
  if (address.page === "style" && style === undefined) {
    return family === undefined ? { ...address, page: "search", term: popularTerm } : { ...address, page: "family" };
  }
  if (address.page === "family" && family === undefined) {
    return style === undefined ? { ...address, page: "search", term: popularTerm } : { ...address, page: "style" };
  }
  return address;
}
