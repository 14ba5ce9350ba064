import { randomUUID } from "node:crypto";
import { coalesceRuns } from "../../../core/coalesce-runs.ts";
import type { SearchEngine } from "../../../core/search/search.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { OpenSearch } from "../../../platform/db/opensearch.server.ts";
import type { OpenCatalogue } from "../contract.ts";
import type { ClusterSearch } from "./contract.ts";
import { createSharedNames, type SharedNames } from "./documents.ts";
import { createChangeWriter } from "./index-changes.server.ts";
import { claimReading, deleteUnread } from "./index-claims.server.ts";
import { aliasName, indexName, indexSnapshot } from "./index-snapshot.server.ts";
import { createOpenSearchEngine, type AskIndex, type EngineAnswer } from "./opensearch-engine.server.ts";

const retryMs = 5000;
const sweepMs = 60_000;

/** Searches by a cluster; the server does so itself while icons are indexed, and while the cluster is away. */
export function createClusterSearch({ cluster, log }: { cluster: OpenSearch; log: Log }): ClusterSearch {
  const closing = new AbortController();
  const owner = randomUUID();
  const changes = createChangeWriter();
  let followed: { opened: OpenCatalogue; names: SharedNames } | undefined;
  let ready: OpenCatalogue | undefined;
  let indexed: number | undefined;
  let failure: string | undefined;
  let retry: NodeJS.Timeout | undefined;

  function note(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    if (failure === undefined && !closing.signal.aborted) {
      log.warn({ err: error }, "OpenSearch doesn’t answer: the server searches by itself");
    }
    failure = reason;
  }

  /** Brings the cluster up to what was followed last. */
  const { run } = coalesceRuns(async () => {
    for (let next = followed; next && ready !== next.opened && !closing.signal.aborted; next = followed) {
      const { opened, names } = next;
      const client = await cluster.client();
      const onProgress = (icons: number) => (indexed = icons);
      await indexSnapshot(client, opened, { names, owner, onProgress, signal: closing.signal });
      indexed = undefined;
      await changes.write(client, opened, names);
      await claimReading(client, indexName(opened.compiled.version), owner);
      ready = opened;
      failure = undefined;
    }
  });

  function begin(): void {
    clearTimeout(retry);
    run().catch((error: unknown) => {
      note(error);
      if (!closing.signal.aborted) retry = setTimeout(begin, retryMs).unref();
    });
  }

  async function sweep(): Promise<void> {
    if (!ready) return;
    const client = await cluster.client();
    await claimReading(client, indexName(ready.compiled.version), owner);
    await changes.sweep(client, ready);
    await deleteUnread(client, aliasName);
  }
  const sweeping = setInterval(() => void sweep().catch(note), sweepMs).unref();

  function createEngine(opened: OpenCatalogue, names: SharedNames): SearchEngine {
    const own = opened.engine;
    const index = indexName(opened.compiled.version);
    const ask: AskIndex = (body) =>
      cluster.use(
        async (client) => (await client.search({ index, preference: "_local", body })).body as unknown as EngineAnswer,
      );
    const remote = createOpenSearchEngine(opened, { names, ask, own });
    async function answer<Result>(asked: (engine: SearchEngine) => Promise<Result>): Promise<Result> {
      if (ready !== opened || cluster.isResting()) return asked(own);
      try {
        const result = await asked(remote);
        failure = undefined;
        return result;
      } catch (error) {
        note(error);
        return asked(own);
      }
    }
    return {
      search: (query) => answer((engine) => engine.search(query)),
      group: (query) => answer((engine) => engine.group(query)),
      mix: (query) => answer((engine) => engine.mix(query)),
      mixGroups: (query) => answer((engine) => engine.mixGroups(query)),
    };
  }

  return {
    follow(opened) {
      const names = createSharedNames(opened);
      const served = { ...opened, engine: createEngine(opened, names) };
      followed = { opened, names };
      begin();
      return served;
    },
    state: () => ({
      engine: ready !== undefined && ready === followed?.opened && failure === undefined ? "opensearch" : "process",
      index: ready && indexName(ready.compiled.version),
      ...(indexed !== undefined && { indexed }),
      ...(failure !== undefined && { failure }),
    }),
    settled: () => run(),
    async close() {
      closing.abort();
      clearTimeout(retry);
      clearInterval(sweeping);
      await run().catch(() => undefined);
      await cluster.close();
    },
  };
}
