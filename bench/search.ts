import { resolve } from "node:path";
import type { Catalogue } from "../src/core/catalogue/catalogue.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { type BenchQuery, listQueries, listShortTerms, queryKinds } from "./measure/queries.ts";
import { createJudge, summarize } from "./relevance/judge.ts";
import { readJudgedQueries } from "./relevance/judged-queries.ts";
import { formatNumber, formatRatio, printTable } from "./measure/report.ts";
import {
  askOurs,
  buildFlexSearch,
  buildMiniSearch,
  buildOurs,
  type Candidate,
  type Engine,
  listDocuments,
  openOurs,
  type Search,
} from "./search-engines.ts";
import { percentile, readHeapMb, time, timeOnce } from "./measure/timing.ts";

const dataDir = resolve(import.meta.dirname, "../.data");

interface Measures {
  name: string;
  indexS: number;
  loadS: number | undefined;
  memoryMb: number;
  /** Microseconds of every timed query, by what was asked. */
  plain: number[];
  /** The same, each asked once of an index that was just opened and remembers nothing. */
  first: number[] | undefined;
  inStyle: number[] | undefined;
  withCounts: number[] | undefined;
  byKind: Map<string, number[]>;
  short: number[];
  /** Share of the judged English head words with a right icon among the first ten. */
  success: number;
}

/** Text search in process: ours, MiniSearch and FlexSearch on the same icons and the same five hundred searches. */
export async function benchSearch(): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const { catalogue } = opened;
  const queries = listQueries(catalogue);
  const documents = listDocuments(catalogue);
  process.stdout.write(
    `\n${formatNumber(documents.length)} icons, ${queries.length} searches, best of several runs each\n`,
  );
  const candidates: Candidate[] = [
    {
      name: "Iconarium",
      compile: () => buildOurs(documents, catalogue),
      start: () => askOurs(openOurs(folder, catalogue)),
    },
    { name: "MiniSearch 7", start: () => buildMiniSearch(documents) },
    { name: "FlexSearch 0.8", start: () => buildFlexSearch(documents) },
  ];
  const judgeHeads = prepareHeads(catalogue);
  const measures = [];
  for (const candidate of candidates) {
    process.stdout.write(`${candidate.name} …\n`);
    measures.push(await measure(candidate, queries, judgeHeads));
  }
  opened.close();
  printMeasures(measures);
}

async function measure(
  candidate: Candidate,
  queries: readonly BenchQuery[],
  judgeHeads: (search: Search) => number,
): Promise<Measures> {
  const compileS = candidate.compile && seconds(candidate.compile);
  const before = await readHeapMb();
  let engine: Engine | undefined;
  const startS = seconds(() => {
    engine = candidate.start();
  });
  if (!engine) throw new Error(`${candidate.name} didn’t start`);
  const memoryMb = (await readHeapMb()) - before;
  const terms = queries.map(({ term }) => term);
  const plain = time(engine.search, terms);
  return {
    name: candidate.name,
    indexS: compileS ?? startS,
    loadS: compileS === undefined ? undefined : startS,
    memoryMb,
    plain,
    first: candidate.compile && timeOnce(candidate.start().search, terms),
    inStyle: engine.searchInStyle && time(engine.searchInStyle, terms),
    withCounts: engine.searchWithCounts && time(engine.searchWithCounts, terms),
    byKind: new Map(queryKinds.map((kind) => [kind, plain.filter((_, index) => queries[index]!.kind === kind)])),
    short: time(engine.searchWithCounts ?? engine.search, listShortTerms()),
    success: judgeHeads(engine.search),
  };
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Judges by the everyday English words of the judged queries; `npm run bench relevance` takes them all. */
function prepareHeads(catalogue: Catalogue): (search: Search) => number {
  const judge = createJudge(catalogue);
  const heads = readJudgedQueries().filter(
    (query) => query.language === "en" && query.kind === "head" && judge.isAnswerable(query),
  );
  return (search) => {
    const nameAll = (term: string) => Array.from(search(term), (ordinal) => catalogue.icon(ordinal).commonName);
    return summarize(heads.map((query) => judge.score(query, nameAll(query.term)))).firstTen;
  };
}

function printMeasures(measures: readonly Measures[]): void {
  const [ours] = measures;
  if (!ours) return;
  printTable(
    "Text search in process, µs for the first 60 of each of 500 searches",
    [
      "",
      "index s",
      "load s",
      "memory MB",
      "p50",
      "p99",
      "p50 ratio",
      "p99 ratio",
      "first time p50",
      "p99",
      "one style p50",
      "p99",
      "total + all counts p50",
      "p99",
      "hit in first 10",
    ],
    measures.map(({ name, indexS, loadS, memoryMb, plain, first, inStyle, withCounts, success }) => [
      name,
      formatNumber(indexS),
      formatNumber(loadS ?? Number.NaN),
      formatNumber(memoryMb),
      p(plain, 0.5),
      p(plain, 0.99),
      formatRatio(percentile(plain, 0.5), percentile(ours.plain, 0.5)),
      formatRatio(percentile(plain, 0.99), percentile(ours.plain, 0.99)),
      p(first, 0.5),
      p(first, 0.99),
      p(inStyle, 0.5),
      p(inStyle, 0.99),
      p(withCounts, 0.5),
      p(withCounts, 0.99),
      `${formatNumber(success * 100)} %`,
    ]),
  );
  printTable(
    "By kind of search, µs p50 / p99 (short ones with total and counts if the engine has them)",
    ["", ...queryKinds, "all of 1–2 letters", "slowest of these"],
    measures.map(({ name, byKind, short }) => [
      name,
      ...queryKinds.map((kind) => `${p(byKind.get(kind), 0.5)} / ${p(byKind.get(kind), 0.99)}`),
      `${p(short, 0.5)} / ${p(short, 0.99)}`,
      p(short, 1),
    ]),
  );
}

const p = (times: readonly number[] | undefined, share: number) =>
  times ? formatNumber(percentile(times, share)) : "–";

if (import.meta.main) await benchSearch();
