import { resolve } from "node:path";
import { readLexicon } from "../../features/catalogue/compile/curated.server.ts";
import type { CatalogueHost } from "../../features/catalogue/contract.ts";
import { createIconWords } from "../../features/search/autocomplete/autocomplete-words.server.ts";
import { createSearchHistory } from "../../features/search/query-log/history.server.ts";
import { createSearchLearning } from "../../features/search/query-log/learning.server.ts";
import { createTermLog } from "../../features/search/query-log/query-log.server.ts";
import { createHybridSearch } from "../../features/search/semantic/hybrid-search.server.ts";
import { createMeaningSearch } from "../../features/search/semantic/semantic-search.server.ts";
import { createSearchService } from "../../features/search/service.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { createEmbeddingsEndpoint } from "../../platform/embeddings/embeddings-endpoint.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { Metrics } from "../../platform/metrics/metrics.server.ts";

/** Search by words and by meaning, with what it keeps of what people look for. */
export function openSearch(
  config: Config,
  deps: { database: Database; catalogue: CatalogueHost; metrics: Metrics | undefined; dataDir: string; log: Log },
) {
  const { database, catalogue, metrics, dataDir, log } = deps;
  const terms = createTermLog({ database, log });
  const words = createIconWords({ catalogue, readLexicon });
  const learning = createSearchLearning({ database, log, isEnabled: config.SEARCH_LEARNING });
  const search = createSearchService({ catalogue, terms, words, learning, metrics });
  const closing = new AbortController();
  const meaning = createMeaningSearch({
    catalogue,
    log,
    folder: resolve(dataDir, "cache", "embeddings"),
    endpoint: config.EMBEDDINGS_URL
      ? createEmbeddingsEndpoint({
          url: config.EMBEDDINGS_URL,
          model: config.EMBEDDINGS_MODEL,
          apiKey: config.EMBEDDINGS_API_KEY,
          timeoutMs: config.EMBEDDINGS_TIMEOUT_MS,
          signal: closing.signal,
        })
      : undefined,
  });
  const hybrid = createHybridSearch({ search, meaning });
  const history = createSearchHistory({ database, terms, isEnabled: config.SEARCH_HISTORY, log });
  return {
    services: { search, meaning, hybrid, learning, history },
    words,
    async close() {
      meaning.close();
      closing.abort();
      history.close();
      await learning.close();
      await terms.close();
    },
  };
}
