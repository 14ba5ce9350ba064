import { popularTerm, type Address, type FilterKey } from "../../../core/urls/address.ts";

/** Filters that are on; what the page itself is about is none, unless it is the list of everything. */
export function listActiveFilters({ page, filters, term }: Address): FilterKey[] {
  const subjectKeys: readonly string[] =
    term === popularTerm ? ["category"] : page === "style" || page === "family" || page === "author" ? [page] : [];
  return (Object.keys(filters) as FilterKey[]).filter((key) => !subjectKeys.includes(key) && filters[key] !== "");
}
