import type { Look } from "../../../core/lexicon/look-words.ts";
import { popularTerm, type Address, type FilterKey } from "../../../core/urls/address.ts";

/** Filters that are on; what the page itself is about is none, unless it is the list of everything. */
export function listActiveFilters({ page, filters, term }: Address): FilterKey[] {
  const subjectKeys: readonly string[] =
    term === popularTerm ? ["category"] : page === "style" || page === "family" || page === "author" ? [page] : [];
  return (Object.keys(filters) as FilterKey[]).filter((key) => !subjectKeys.includes(key) && filters[key] !== "");
}

/** Filters that words of a search were read as. */
export function listReadFilters({ technique, color }: Look = {}) {
  return [
    ...(technique ? [{ key: "technique" as const, value: technique }] : []),
    ...(color ? [{ key: "color" as const, value: color }] : []),
  ];
}
