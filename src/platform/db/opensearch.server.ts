import type { Client } from "@opensearch-project/opensearch";

/** How long a search may take; indexing has more time. */
const searchMs = 1500;
/** After a failure nobody is sent to a cluster that doesn’t answer until so much time has passed. */
const restMs = 2000;

/** A cluster that may be away. */
export interface OpenSearch {
  /** The client, loaded when it is first asked for. */
  client(): Promise<Client>;
  /** Nothing is asked of a cluster that failed a moment ago. */
  isResting(): boolean;
  /**
   * Does work with the client.
   *
   * @throws whatever the work throws; the cluster rests then
   */
  use<Result>(work: (client: Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Connects to the nodes of an OpenSearch cluster by its official client: connections are kept, and what one node doesn’t
 * answer is asked of another one.
 *
 * @param nodes addresses, with credentials where they are needed
 * @param options.timeoutMs how long a node may take for a search
 */
export function connectOpenSearch(nodes: readonly string[], { timeoutMs = searchMs } = {}): OpenSearch {
  let opened: Promise<Client> | undefined;
  let restsUntil = 0;
  const client = () =>
    (opened ??= import("@opensearch-project/opensearch").then(
      ({ Client: Opened }) =>
        new Opened({
          nodes: [...nodes],
          requestTimeout: timeoutMs,
          maxRetries: Math.max(1, nodes.length - 1),
          nodeSelector: "round-robin",
        }),
    ));
  return {
    client,
    isResting: () => performance.now() < restsUntil,
    async use(work) {
      try {
        return await work(await client());
      } catch (error) {
        restsUntil = performance.now() + restMs;
        throw error;
      }
    },
    async close() {
      await (await opened)?.close();
    },
  };
}
