import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { FacetCounts, SearchFilters } from "../../core/search/search.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { Facet, SearchService } from "./contract.ts";
import type { TermLog } from "./term-log.server.ts";

const pageSize = 60;

/** Searches the current catalogue and remembers what was searched for. */
export function createSearchService({
  catalogue: host,
  terms,
}: {
  catalogue: CatalogueHost;
  terms: TermLog;
}): SearchService {
  return {
    search({ offset = 0, amount = pageSize, ...request }) {
      const { catalogue, index } = host.current();
      const { ordinals, total, facets } = index.search({ ...request, offset, amount });
      const icons = Array.from(ordinals, (ordinal) => catalogue.icon(ordinal));
      const page = { term: request.term, icons, total, offset, amount };
      return facets ? { ...page, facets: describeFacets(facets, request.filters ?? {}) } : page;
    },
    group(request) {
      const { catalogue, index } = host.current();
      return index.group(request).map(({ code, total, ordinals }) => ({
        code,
        title: titleOf(catalogue, request.groupBy, code),
        total,
        icons: Array.from(ordinals, (ordinal) => catalogue.icon(ordinal)),
      }));
    },
    relatedTerms: (term, limit) => host.current().index.relatedTerms(term, limit),
    record: (term, language, total) => terms.record(term, language, total),
    async popularTerms(limit) {
      const recorded = await terms.popularTerms(limit).catch(() => []);
      return [...new Set([...recorded, ...listBestKnown(host.current().catalogue, limit)])].slice(0, limit);
    },
  };
}

function describeFacets(counts: FacetCounts, filters: SearchFilters): Facet[] {
  return (Object.keys(counts) as (keyof SearchFilters)[]).map((key) => {
    const selected = new Set([filters[key] ?? []].flat().map(String));
    const options = [...counts[key]].map(([value, count]) => ({ value, count, isSelected: selected.has(value) }));
    return {
      key,
      options: options.filter(({ count, isSelected }) => count > 0 || isSelected).toSorted((a, b) => b.count - a.count),
    };
  });
}

function titleOf(catalogue: Catalogue, groupBy: "style" | "family" | "category", code: string): string {
  if (groupBy === "style") return catalogue.findStyle(code)?.title ?? code;
  return (groupBy === "family" ? catalogue.findFamily(code)?.name : catalogue.findCategory(code)?.title) ?? code;
}

/** The concepts of the first icons: the static order puts what is best known first. */
function listBestKnown(catalogue: Catalogue, limit: number): string[] {
  const concepts = new Set<string>();
  for (let ordinal = 0; ordinal < catalogue.listedCount && concepts.size < limit; ordinal++) {
    concepts.add(catalogue.icon(ordinal).commonName.replaceAll("-", " "));
  }
  return [...concepts];
}
