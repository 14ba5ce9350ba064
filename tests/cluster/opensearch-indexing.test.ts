import type { Client } from "@opensearch-project/opensearch";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createClusterSearch } from "../../src/features/catalogue/opensearch/cluster-search.server.ts";
import { createSharedNames } from "../../src/features/catalogue/opensearch/documents.ts";
import {
  claimIndexing,
  claimReading,
  deleteUnread,
} from "../../src/features/catalogue/opensearch/index-claims.server.ts";
import {
  aliasName,
  indexName,
  indexSnapshot,
  readIndexState,
} from "../../src/features/catalogue/opensearch/index-snapshot.server.ts";
import type { OpenSnapshot } from "../../src/features/catalogue/service.server.ts";
import { connectOpenSearch, type OpenSearch } from "../../src/platform/db/opensearch.server.ts";
import { createLog } from "../../src/platform/log.server.ts";
import { findOpenSearchFault, startOpenSearch, type LocalOpenSearch } from "../harness/cluster/start-opensearch.ts";
import { openFixtureCatalogue, pictureSets } from "../harness/site/fixture-catalogue.ts";

const fault = findOpenSearchFault();
const unhurried = { timeoutMs: 60_000 };

describe.skipIf(fault !== undefined)("indexing", () => {
  let cluster: LocalOpenSearch;
  let connection: OpenSearch;
  let client: Client;
  let snapshot: OpenSnapshot;
  let other: OpenSnapshot;
  beforeAll(async () => {
    snapshot = await openFixtureCatalogue();
    other = await openFixtureCatalogue(pictureSets);
    cluster = await startOpenSearch(1);
    connection = connectOpenSearch(cluster.urls, unhurried);
    client = await connection.client();
  }, 1_200_000);
  afterAll(async () => {
    await connection.close();
    await cluster.stop();
  });
  beforeEach(async () => {
    await client.indices.delete({ index: "iconarium*", ignore_unavailable: true });
  });

  const countDocuments = async (opened: OpenSnapshot) => {
    const index = indexName(opened.compiled.version);
    await client.indices.refresh({ index });
    return (await client.count({ index })).body.count;
  };
  const index = (opened: OpenSnapshot, owner: string, { stopsAfter = Infinity } = {}) => {
    const stop = new AbortController();
    const progress: number[] = [];
    const onProgress = (icons: number) => {
      if (progress.push(icons) >= stopsAfter) stop.abort();
    };
    const names = createSharedNames(opened);
    const ended = indexSnapshot(client, opened, { names, owner, onProgress, signal: stop.signal });
    return { ended, progress };
  };

  test("that was cut off is finished by another server from where it stopped", async () => {
    const first = index(snapshot, "one", { stopsAfter: 3 });
    await expect(first.ended).rejects.toThrow("abort");
    const name = indexName(snapshot.compiled.version);
    expect(await readIndexState(client, name)).toMatchObject({ isComplete: false, icons: first.progress.at(-1) });
    expect((await client.indices.existsAlias({ name: aliasName })).body).toBe(false);
    const second = index(snapshot, "two");
    await second.ended;
    expect(second.progress[0]).toBeGreaterThan(first.progress.at(-1)!);
    expect(await countDocuments(snapshot)).toBe(snapshot.catalogue.listedCount);
    expect((await client.indices.getAlias({ name: aliasName })).body).toHaveProperty([name]);
  });

  test("is done by one of several servers, while the others wait", async () => {
    const servers = ["one", "two", "three"].map((owner) => index(snapshot, owner));
    await Promise.all(servers.map(({ ended }) => ended));
    expect(await countDocuments(snapshot)).toBe(snapshot.catalogue.listedCount);
    // Each icon was written once: a document that is written again leaves a deleted one.
    const { body } = await client.indices.stats({ index: indexName(snapshot.compiled.version), metric: ["indexing"] });
    const { _all: all } = body;
    const { primaries } = all as { primaries: { indexing: { index_total: number } } };
    expect(primaries.indexing.index_total).toBe(snapshot.catalogue.listedCount);
  });

  test("by a server that doesn’t renew its claim is taken over, and only then", async () => {
    const name = indexName(snapshot.compiled.version);
    await claimIndexing(client, name, "dead");
    expect(await claimIndexing(client, name, "one")).toBeUndefined();
    const past = { owner: "dead", index: name, kind: "indexes", atMs: Date.now() - 31_000 };
    await client.index({ index: "iconarium_claims", id: `indexes ${name}`, body: past, refresh: true });
    expect(await claimIndexing(client, name, "one")).toBeDefined();
    expect(await claimIndexing(client, name, "two")).toBeUndefined();
  });

  test("another snapshot leaves no gap: the one before is searched until the new one is complete, and kept while it is read", async () => {
    const log = createLog("silent");
    const search = createClusterSearch({ cluster: connectOpenSearch(cluster.urls, unhurried), log });
    try {
      const before = search.follow(other);
      await search.settled();
      const total = () => before.engine.search({ term: "", amount: 3 });
      const usual = await total();
      const after = search.follow(snapshot);
      const answers = [];
      do answers.push(await total(), await after.engine.search({ term: "house", amount: 3 }));
      while (search.state().index !== indexName(snapshot.compiled.version));
      for (const answer of answers.filter((_, place) => place % 2 === 0)) expect(answer).toEqual(usual);
      const house = snapshot.index.search({ term: "house", amount: 3 });
      for (const answer of answers.filter((_, place) => place % 2 === 1)) expect(answer).toEqual(house);
      const names = [other, snapshot].map(({ compiled }) => indexName(compiled.version));
      await claimReading(client, names[0]!, "slow");
      expect(await deleteUnread(client, aliasName)).toEqual([]);
      const past = { owner: "slow", index: names[0], kind: "reads", atMs: Date.now() - 200_000 };
      await client.index({ index: "iconarium_claims", id: "reads slow", body: past, refresh: true });
      expect(await deleteUnread(client, aliasName)).toEqual([names[0]]);
    } finally {
      await search.close();
    }
  });

  test("a node that stands still is passed over, and asked again when it goes on", async () => {
    const connected = connectOpenSearch(cluster.urls, { timeoutMs: 3000 });
    const search = createClusterSearch({ cluster: connected, log: createLog("silent") });
    try {
      const { engine } = search.follow(other);
      await search.settled();
      const ask = async () => expect(await engine.search({ term: "sun" })).toEqual(other.index.search({ term: "sun" }));
      await expect.poll(() => ask().then(() => search.state().engine)).toBe("opensearch");
      cluster.nodes[0]!.kill("SIGSTOP");
      await ask();
      expect(search.state()).toMatchObject({ engine: "process", failure: expect.any(String) });
      cluster.nodes[0]!.kill("SIGCONT");
      await expect.poll(() => ask().then(() => search.state().engine)).toBe("opensearch");
    } finally {
      await search.close();
    }
  });
});
