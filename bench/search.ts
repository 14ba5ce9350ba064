import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Catalogue } from "../src/core/catalogue/catalogue.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot-folder.server.ts";
import { type BenchQuery, listQueries, listShortTerms, queryKinds } from "./queries.ts";
import { formatNumber, formatRatio, printTable } from "./report.ts";
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

const dataDir = resolve(import.meta.dirname, "../.data");
const mostRounds = 5;
const longestMs = 10_000;
const warmUpMs = 1_000;
const firstTen = 10;

interface Measures {
  name: string;
  indexS: number;
  loadS: number | undefined;
  memoryMb: number;
  /** Microseconds of every timed query, by what was asked. */
  plain: number[];
  inStyle: number[] | undefined;
  withCounts: number[] | undefined;
  byKind: Map<string, number[]>;
  short: number[];
  /** Share of judged searches with a right icon among the first ten. */
  success: number;
}

/** Text search in process: ours, MiniSearch and FlexSearch on the same icons and the same five hundred searches. */
export async function benchSearch(): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue is not compiled: npm run catalogue -- compile");
  const opened = openCatalogue(folder);
  const { catalogue } = opened;
  const queries = listQueries(catalogue);
  const documents = listDocuments(catalogue);
  process.stdout.write(
    `\n${formatNumber(documents.length)} icons, ${queries.length} searches; of each the best of ${mostRounds} times\n`,
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
  const measures = [];
  for (const candidate of candidates) {
    process.stdout.write(`${candidate.name} …\n`);
    measures.push(await measure(candidate, queries, catalogue));
  }
  opened.close();
  printMeasures(measures);
}

async function measure(candidate: Candidate, queries: readonly BenchQuery[], catalogue: Catalogue): Promise<Measures> {
  const compileS = candidate.compile && seconds(candidate.compile);
  const before = await readMemoryMb();
  let engine: Engine | undefined;
  const startS = seconds(() => {
    engine = candidate.start();
  });
  if (!engine) throw new Error(`${candidate.name} did not start`);
  const memoryMb = (await readMemoryMb()) - before;
  const terms = queries.map(({ term }) => term);
  const plain = time(engine.search, terms);
  return {
    name: candidate.name,
    indexS: compileS ?? startS,
    loadS: compileS === undefined ? undefined : startS,
    memoryMb,
    plain,
    inStyle: engine.searchInStyle && time(engine.searchInStyle, terms),
    withCounts: engine.searchWithCounts && time(engine.searchWithCounts, terms),
    byKind: new Map(queryKinds.map((kind) => [kind, plain.filter((_, index) => queries[index]!.kind === kind)])),
    short: time(engine.searchWithCounts ?? engine.search, listShortTerms()),
    success: judge(engine.search, catalogue),
  };
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/**
 * Microseconds of each search: the best of several rounds, so that what else the machine does is left out. Slow engines
 * get fewer rounds.
 */
function time(search: Search, terms: readonly string[]): number[] {
  warmUp(search, terms);
  const times = terms.map(() => Infinity);
  const begin = performance.now();
  for (let round = 0; round < mostRounds && (round === 0 || performance.now() - begin < longestMs); round++) {
    for (const [index, term] of terms.entries()) {
      const start = performance.now();
      search(term);
      times[index] = Math.min(times[index]!, (performance.now() - start) * 1000);
    }
  }
  return times;
}

function warmUp(search: Search, terms: readonly string[]): void {
  const end = performance.now() + warmUpMs;
  for (let round = 0; round < mostRounds; round++) {
    for (const term of terms) {
      if (performance.now() > end) return;
      search(term);
    }
  }
}

function judge(search: Search, catalogue: Catalogue): number {
  const lines = readFileSync(join(import.meta.dirname, "relevance-smoke.tsv"), "utf8")
    .trim()
    .split("\n");
  const successes = lines.filter((line) => {
    const [term = "", right = ""] = line.split("\t");
    const concepts = new Set(right.split("|"));
    return [...search(term)].slice(0, firstTen).some((ordinal) => concepts.has(catalogue.icon(ordinal).commonName));
  });
  return successes.length / lines.length;
}

async function readMemoryMb(): Promise<number> {
  const { gc } = globalThis;
  if (!gc) throw new Error("Run with node --expose-gc");
  for (let count = 0; count < 3; count++) {
    gc();
    await new Promise((done) => setTimeout(done, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 ** 2;
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
      "one style p50",
      "p99",
      "total + all counts p50",
      "p99",
      "right in first 10",
    ],
    measures.map(({ name, indexS, loadS, memoryMb, plain, inStyle, withCounts, success }) => [
      name,
      formatNumber(indexS),
      formatNumber(loadS ?? Number.NaN),
      formatNumber(memoryMb),
      p(plain, 0.5),
      p(plain, 0.99),
      formatRatio(percentile(plain, 0.5), percentile(ours.plain, 0.5)),
      formatRatio(percentile(plain, 0.99), percentile(ours.plain, 0.99)),
      p(inStyle, 0.5),
      p(inStyle, 0.99),
      p(withCounts, 0.5),
      p(withCounts, 0.99),
      `${formatNumber(success * 100)} %`,
    ]),
  );
  printTable(
    "By kind of search, µs p50 / p99 (short ones with total and counts where the engine has them)",
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

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

if (import.meta.main) await benchSearch();
