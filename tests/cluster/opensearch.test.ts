import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  fourthFolder,
  keywordFolder,
  readJudgedQueries,
  secondFolder,
  thirdFolder,
} from "../../bench/relevance/judged-queries.ts";
import type { GroupQuery, SearchQuery, SearchResult } from "../../src/core/search/search.ts";
import type { NewIcon, OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { createClusterSearch } from "../../src/features/catalogue/opensearch/cluster-search.server.ts";
import type { ClusterSearch } from "../../src/features/catalogue/opensearch/contract.ts";
import { openCatalogue, type OpenSnapshot } from "../../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { createLog } from "../../src/platform/log.server.ts";
import { connectOpenSearch } from "../../src/platform/db/opensearch.server.ts";
import { listQueries } from "../harness/cluster/list-queries.ts";
import { startTestApp } from "../harness/site/test-app.ts";
import { describeSearchEngine } from "../harness/cluster/search-engine.suite.ts";
import { findOpenSearchFault, startOpenSearch, type LocalOpenSearch } from "../harness/cluster/start-opensearch.ts";

/** The same searches again and again; another number for others. */
const seed = Number(process.env["SEED"] ?? 24);
const generated = Number(process.env["QUERIES"] ?? 5000);

const fault = findOpenSearchFault();
if (fault !== undefined) process.stdout.write(`${fault}\n`);

describe.skipIf(fault !== undefined)("OpenSearch", () => {
  let cluster: LocalOpenSearch;
  let search: ClusterSearch;
  let compiled: OpenSnapshot;
  let served: OpenCatalogue;
  /** Why the server had to answer in place of the cluster. */
  const warnings: string[] = [];
  beforeAll(async () => {
    compiled = openCatalogue(findCurrentSnapshot(join(import.meta.dirname, "../../.data"))!);
    cluster = await startOpenSearch(2);
    const log = createLog("silent");
    log.warn = ({ err }: { err: unknown }) => warnings.push(String(err));
    // However busy this machine is, the cluster is to answer.
    search = createClusterSearch({ cluster: connectOpenSearch(cluster.urls, { timeoutMs: 60_000 }), log });
    served = search.follow(compiled);
    await search.settled();
  }, 1_200_000);
  afterAll(async () => {
    await search.close();
    await cluster.stop();
    compiled.close();
  });

  describeSearchEngine("of the cluster", () => ({ opened: served, engine: served.engine }));

  async function expectSame(query: SearchQuery): Promise<void> {
    const [own, other] = [compiled.index.search(query), await served.engine.search(query)];
    expect(describeResult(other), JSON.stringify(query)).toEqual(describeResult(own));
  }

  const ask = () => Promise.all(["house", "arrow", "red heart"].map((term) => expectSame({ term, facets: true })));

  /** The cluster, and not the server in its place, has answered. */
  const expectCluster = () => expect([search.state().engine, warnings]).toEqual(["opensearch", []]);

  test("all judged searches have the same first icons, totals and counts as in the process", async () => {
    const folders = [undefined, secondFolder, thirdFolder, fourthFolder, keywordFolder];
    for (const { term, language } of folders.flatMap((folder) => readJudgedQueries(folder))) {
      await expectSame({ term, language, facets: true });
    }
    expectCluster();
  });

  test(`${generated} generated searches have, too, with filters, orders, pinned styles and from any icon on`, async () => {
    for (const query of listQueries(compiled, { count: generated, seed })) await expectSame({ ...query, facets: true });
    expectCluster();
  });

  test("groups are the same", async () => {
    for (const [place, query] of listQueries(compiled, { count: 300, seed: seed + 1 }).entries()) {
      const groupBy = (["style", "family", "category"] as const)[place % 3]!;
      const grouped: GroupQuery = { ...query, groupBy, groups: 1 + (place % 24), amount: 8, offset: place % 5 };
      const groups = await served.engine.group(grouped);
      expect(describeGroups(groups), JSON.stringify(grouped)).toEqual(describeGroups(compiled.index.group(grouped)));
    }
    expectCluster();
  });

  test("icons of concepts are mixed the same", async () => {
    const names = compiled.catalogue.listConcepts(400).map(({ commonName }) => commonName);
    for (const [place, query] of listQueries(compiled, { count: 200, seed: seed + 2 }).entries()) {
      const { term: _term, language: _language, ...page } = query;
      const pick = (from: number, count: number) =>
        names.slice(from, from + count).map((name) => compiled.catalogue.listByConcept(name));
      const mixed = {
        ...page,
        concepts: pick(place, 1 + (place % 40)),
        further: pick(place + 41, place % 9),
        amount: 60,
      };
      const [own, other] = [compiled.index.mix(mixed), await served.engine.mix({ ...mixed, facets: true })];
      expect({ ...describeResult(other), facets: undefined }, JSON.stringify(page)).toEqual(describeResult(own));
    }
    expectCluster();
  });

  test("what lies deeper than the cluster sorts is found all the same", async () => {
    for (const offset of [9990, 99_990, 200_000]) await expectSame({ term: "", offset, amount: 20 });
  });

  test("what is published, taken down and restored is found, counted and grouped as in the process", async () => {
    const site = await startTestApp({ OPENSEARCH_URL: cluster.urls.join(",") });
    const { publishing, people, clusterSearch } = site.services;
    const host = site.services.catalogue;
    const { id: personId } = await people.meetByEmail("ada@example.org", { locale: "en" });
    const queries: SearchQuery[] = ["zorbulator", "frobnication", "umbrella", "house", ""].flatMap((term) => [
      { term },
      { term, sort: "new" },
      { term, sort: "name", shownIn: "de" },
      { term, filters: { isColor: false } },
      { term, pinned: ["byAdaLovelace"] },
    ]);
    const expectSameAsProcess = async () => {
      await expect.poll(() => clusterSearch!.state().engine).toBe("opensearch");
      const { engine, index, catalogue } = host.current();
      for (const query of queries) {
        const own = describeResult(index.search({ ...query, facets: true }));
        expect(describeResult(await engine.search({ ...query, facets: true })), JSON.stringify(query)).toEqual(own);
        const grouped: GroupQuery = { ...query, groupBy: "style", groups: 12, amount: 5 };
        expect(describeGroups(await engine.group(grouped))).toEqual(describeGroups(index.group(grouped)));
      }
      const concepts = ["house", "umbrella", "zorbulator"].map((name) => catalogue.listByConcept(name));
      const mixed = { concepts, amount: 60 };
      expect(describeResult(await engine.mix(mixed))).toEqual(describeResult(index.mix(mixed)));
    };
    try {
      await expectSameAsProcess();
      const names = ["Zorbulator", "Umbrella", "House", "House", "Umbrella"];
      const icons = names.map((name, place) => describeNewIcon({ name, place, personId }));
      const published = await publishing.publish(icons);
      await expectSameAsProcess();
      const { catalogue, engine } = host.current();
      const usual = await engine.search({ term: "house" });
      const gone = [published[1]!.id, published[4]!.id, ...[0, 1, 2].map((at) => catalogue.id(usual.ordinals[at]!))];
      for (const id of gone) await publishing.takeDown(id, { reason: "license", by: personId });
      await expectSameAsProcess();
      for (const id of gone) await publishing.restore(id);
      await expectSameAsProcess();
      expect(describeResult(await host.current().engine.search({ term: "house" }))).toEqual(describeResult(usual));
    } finally {
      await site.close();
    }
  });

  test("searches go on when a node is killed, and when all are", async () => {
    cluster.nodes[1]!.kill("SIGKILL");
    await ask();
    cluster.nodes[0]!.kill("SIGKILL");
    await ask();
    await expect.poll(async () => ask().then(() => search.state().engine)).toBe("process");
    expect(search.state().failure).toBeTypeOf("string");
  });
});

function describeNewIcon({ name, place, personId }: { name: string; place: number; personId: string }): NewIcon {
  const drawing = `<path fill="none" stroke="currentColor" d="M2 2l${place} 20M${place} 4h5z"/>`;
  return {
    name,
    tags: ["frobnication"],
    category: "science",
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`,
    maker: { personId, name: "Ada Lovelace" },
    license: "CC-BY-4.0",
  };
}

function describeResult({ ordinals, total, isRelaxed, read, facets }: SearchResult) {
  return {
    ordinals: [...ordinals],
    total,
    isRelaxed,
    read,
    facets: facets && Object.fromEntries(Object.entries(facets).map(([key, counts]) => [key, [...counts]])),
  };
}

const describeGroups = (groups: readonly { code: string; total: number; ordinals: Uint32Array }[]) =>
  groups.map(({ code, total, ordinals }) => ({ code, total, ordinals: [...ordinals] }));
