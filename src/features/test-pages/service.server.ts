import type { CatalogueHost } from "../catalogue/contract.ts";
import type { SearchService } from "../search/contract.ts";
import type { TestPagesService } from "./contract.ts";

const iconCount = 24;
const styleCount = 12;
const relatedCount = 12;

/** What the pages for makers show; they are on when configuration says so. */
export function createTestPagesService(deps: {
  isEnabled: boolean;
  catalogue: CatalogueHost;
  search: SearchService;
}): TestPagesService {
  const { isEnabled, catalogue: host, search } = deps;
  return {
    isEnabled,
    async explainTerm(term, locale) {
      const { catalogue, index } = host.current();
      const found = await measure(() => search.search({ term, language: locale, amount: iconCount }));
      const counted = await measure(() => search.search({ term, language: locale, amount: iconCount, facets: true }));
      const presearch = await measure(() => search.presearch(term, locale));
      const corrected = await measure(() => search.correctTerm(term, locale));
      const related = await measure(() => search.relatedTerms(term, relatedCount, locale));
      const styles = counted.result.facets?.find(({ key }) => key === "style")?.options ?? [];
      return {
        term,
        explanation: index.explain(term, locale),
        total: found.result.total,
        icons: found.result.icons,
        styles: styles.slice(0, styleCount).map(({ value, count }) => ({
          code: value,
          title: catalogue.findStyle(value)?.title ?? value,
          count,
        })),
        presearch: presearch.result,
        corrected: corrected.result,
        relatedTerms: related.result,
        timesMs: {
          search: found.timeMs,
          searchWithCounts: counted.timeMs,
          presearch: presearch.timeMs,
          correction: corrected.timeMs,
          relatedTerms: related.timeMs,
        },
      };
    },
  };
}

async function measure<Result>(run: () => Result | Promise<Result>): Promise<{ result: Result; timeMs: number }> {
  const startedMs = performance.now();
  const result = await run();
  return { result, timeMs: performance.now() - startedMs };
}
