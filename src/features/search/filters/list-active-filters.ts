import type { Look } from "../../../core/lexicon/look-words.ts";
import { popularTerm, type Address, type FilterKey } from "../../../core/urls/address.ts";

/** Filters that are on; what the page itself is about is none, unless it is the list of everything. */
export function listActiveFilters({ page, filters, term }: Address): FilterKey[] {
  const subjectKeys: readonly string[] =
    term === popularTerm ? ["category"] : page === "style" || page === "family" || page === "author" ? [page] : [];
  return (Object.keys(filters) as FilterKey[]).filter((key) => !subjectKeys.includes(key) && filters[key] !== "");
}

/** What narrows or changes the results and can be taken away: each has a chip. */
export function countChips(address: Address, { read, isByMeaning }: { read?: Look; isByMeaning: boolean }): number {
  const isRestyled = Object.keys(address.customization).length > 0;
  return listActiveFilters(address).length + listReadFilters(read).length + Number(isRestyled) + Number(isByMeaning);
}

/** Filters that words of a search were read as. */
export function listReadFilters({ technique, color }: Look = {}) {
  return [
    ...(technique ? [{ key: "technique" as const, value: technique }] : []),
    ...(color ? [{ key: "color" as const, value: color }] : []),
  ];
}
