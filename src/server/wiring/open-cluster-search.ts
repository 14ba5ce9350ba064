import { createClusterSearch } from "../../features/catalogue/opensearch/cluster-search.server.ts";
import type { ClusterSearch } from "../../features/catalogue/opensearch/contract.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { connectOpenSearch } from "../../platform/db/opensearch.server.ts";

/** Search by an OpenSearch cluster, where one is configured. */
export function openClusterSearch(
  { OPENSEARCH_URL: nodes }: Pick<Config, "OPENSEARCH_URL">,
  { log }: { log: Log },
): ClusterSearch | undefined {
  return nodes && createClusterSearch({ cluster: connectOpenSearch(nodes), log });
}
