import type { CatalogueHost } from "../catalogue/contract.ts";
import type { MeaningSearch } from "./contract.ts";

/** Searches the current catalogue by meaning. */
export function createMeaningSearch({ catalogue: host }: { catalogue: CatalogueHost }): MeaningSearch {
  return {
    async search(phrase, { locale, ...page }) {
      if (phrase.trim() === "") return { ordinals: [], total: 0 };
      const { index } = host.current();
      const { ordinals, total, facets } = index.search({ term: phrase, language: locale, ...page });
      return { ordinals: [...ordinals], total, ...(facets && { facets }) };
    },
  };
}
