import type { FacetCounts, SearchFilters } from "../../../core/search/search.ts";
import type { Facet, FacetOption } from "../contract.ts";

/** Filters whose options the catalogue gives are shown largest first, those of closed lists in their natural order. */
const openLists: ReadonlySet<keyof SearchFilters> = new Set(["style", "family", "author", "category"]);

/** The options of every filter that leave something over, or are chosen. */
export function describeFacets(counts: FacetCounts, filters: SearchFilters): Facet[] {
  return (Object.keys(counts) as (keyof SearchFilters)[]).map((key) => {
    const selected = new Set([filters[key] ?? []].flat().map(String));
    const options: FacetOption[] = [];
    counts[key].forEach((count, value) => options.push({ value, count, isSelected: selected.has(value) }));
    for (const value of selected) if (!counts[key].has(value)) options.push({ value, count: 0, isSelected: true });
    return { key, options: openLists.has(key) ? options.toSorted((a, b) => b.count - a.count) : options };
  });
}
