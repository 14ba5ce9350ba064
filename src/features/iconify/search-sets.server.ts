import type { IconifyInfo } from "../../core/icon-sets/iconify-json.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import type { HybridSearch } from "../search/contract.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import { serveSets } from "./served-sets.server.ts";
import { readQuery, selectPrefixes, type ReadQuery, type SearchParameters } from "./search-request.ts";

export interface SearchDependencies {
  catalogue: CatalogueHost;
  hybrid: HybridSearch;
}

/** Icons by our search, best first, as Iconify's API lists them. `total` counts no more than `limit`. */
export async function searchSets({ catalogue: host, hybrid }: SearchDependencies, wanted: SearchParameters) {
  const { catalogue } = host.current();
  const sets = serveSets(host.current());
  const read = readQuery(wanted.query);
  const isOfCategory = (prefix: string) =>
    wanted.category === undefined || sets.info(prefix)?.info?.category === wanted.category;
  const named = selectPrefixes(sets.prefixes, listWanted(wanted, read));
  const isEverywhere = listWanted(wanted, read).length === 0;
  const prefixes = (isEverywhere ? sets.prefixes : named).filter(isOfCategory);
  const isLimited = prefixes.length < sets.prefixes.length;
  const chosen = new Set(prefixes);
  const styles = catalogue.styles.filter(({ set }) => chosen.has(set)).map(({ apiCode }) => apiCode);
  const { limit, start } = wanted;
  const found =
    read.words === "" || styles.length === 0
      ? []
      : (
          await hybrid.search({
            term: read.words,
            language: "en",
            filters: { ...toFilters(read), ...(isLimited && { style: styles }) },
            offset: 0,
            amount: limit,
          })
        ).ordinals;
  const icons = found.map((ordinal) => catalogue.icon(ordinal).iconifyName);
  const collections: Record<string, IconifyInfo | undefined> = {};
  for (const name of icons) collections[prefixOf(name)] ??= sets.info(prefixOf(name))?.info;
  return { icons: icons.slice(start), total: icons.length, limit, start, collections };
}

const prefixOf = (name: string) => name.slice(0, name.indexOf(":"));

/** Sets that the query names, else those of the parameters. */
function listWanted({ prefix, prefixes, collection }: SearchParameters, read: ReadQuery): string[] {
  if (read.prefixes.length > 0) return read.prefixes;
  return (prefixes ?? prefix ?? collection)?.split(",") ?? [];
}

const toFilters = ({ hasColors, isStroked }: ReadQuery): SearchFilters => ({
  ...(hasColors !== undefined && { isColor: hasColors }),
  ...(isStroked !== undefined && { technique: [isStroked ? ("outline" as const) : ("filled" as const)] }),
});
