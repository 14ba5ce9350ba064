import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { Catalogue } from "../src/core/catalogue/catalogue.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import {
  type JudgedQuery,
  keywordFolder,
  readJudgedQueries,
  secondFolder,
  thirdFolder,
  fourthFolder,
} from "./relevance/judged-queries.ts";
import {
  type Answer,
  printKeywords,
  printRelevance,
  printLaterSet,
  printTuneFailures,
  type Report,
} from "./relevance/format.ts";
import { createLookJudges } from "./relevance/looks.ts";
import { listTypingErrors } from "./relevance/typing-errors.ts";
import { formatNumber, printTable } from "./measure/report.ts";
import { askAsPage, buildFlexSearch, buildMiniSearch, type Engine, listDocuments } from "./search-engines.ts";
import { startIconify } from "./servers/servers.ts";
import { percentile, time } from "./measure/timing.ts";

/**
 * `npm run bench relevance [-- --ours --failures tune]`: how good the answers to judged queries are, ours and those of
 * other engines on the same icons. `relevance/README.md` tells what is judged and how.
 */

/** The common names of what an engine finds, best first; none for what doesn’t look as it was asked for. */
type Ask = (query: JudgedQuery) => readonly string[] | Promise<readonly string[]>;
/** The common name of an icon that looks as it was asked for, else an empty one. */
type NameIcon = (ordinal: number, query: JudgedQuery) => string;

type ScoreNames = (query: JudgedQuery, names: readonly string[]) => Answer["score"];

interface RunningEngine {
  ask: Ask;
  stop?: () => Promise<void>;
}

interface Candidate {
  name: string;
  queries: readonly JudgedQuery[];
  start: () => RunningEngine | Promise<RunningEngine>;
}

const dataDir = resolve(import.meta.dirname, "../.data");

interface Options {
  /** Leaves the other engines out. */
  onlyOurs: boolean;
  /** Names the queries of the split `tune` that ours answers badly. */
  listsFailures: boolean;
}

const isEnglish = ({ language }: JudgedQuery) => language === "en";

async function benchRelevance({ onlyOurs, listsFailures }: Options): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const { catalogue, index } = opened;
  const judgeOf = createLookJudges(catalogue, index);
  const isAnswerable = (query: JudgedQuery) => judgeOf(query.look).judge.isAnswerable(query);
  const judged = readJudgedQueries();
  const answerable = judged.filter(isAnswerable);
  const queries = [...answerable, ...listTypingErrors(answerable)];
  const second = readJudgedQueries(secondFolder).filter(isAnswerable);
  const third = readJudgedQueries(thirdFolder).filter(isAnswerable);
  const fourth = readJudgedQueries(fourthFolder).filter(isAnswerable);
  const later = { "Second set": second, "Third set": third, "Fourth set": fourth };
  const keywords = readJudgedQueries(keywordFolder).filter(isAnswerable);
  const englishQueries = queries.filter(isEnglish);
  const inAllLanguages = [...second, ...third, ...fourth];
  const englishOfAll = [...englishQueries, ...inAllLanguages.filter(isEnglish), ...keywords];
  process.stdout.write(
    `\n${formatNumber(answerable.length)} judged queries (${judged.length - answerable.length} more have no relevant icon here), ${formatNumber(queries.length - answerable.length)} misspelled ones, ${formatNumber(second.length)} in the second set, ${formatNumber(third.length)} in the third, ${formatNumber(fourth.length)} in the fourth, ${formatNumber(keywords.length)} rare keywords\n`,
  );

  const nameIcon: NameIcon = (ordinal, { look }) =>
    judgeOf(look).has(ordinal) ? catalogue.icon(ordinal).commonName : "";
  const nameAll = (ordinals: Iterable<number>, query: JudgedQuery) =>
    Array.from(ordinals, (ordinal) => nameIcon(ordinal, query));
  const askOurs = ({ term, language }: JudgedQuery) => askAsPage(index, term, language);
  const askSimilar = ({ search, searchSimilar = search }: Engine) => ({
    ask: (query: JudgedQuery) => nameAll(searchSimilar(query.term), query),
  });
  const candidates: Candidate[] = [
    {
      name: "Iconarium",
      queries: [...queries, ...inAllLanguages, ...keywords],
      start: () => ({ ask: (query) => nameAll(askOurs(query), query) }),
    },
    {
      name: "@iconify/api",
      queries: [...queries, ...inAllLanguages, ...keywords],
      start: () => openIconify(catalogue, nameIcon),
    },
    {
      name: "MiniSearch 7",
      queries: englishOfAll,
      start: () => askSimilar(buildMiniSearch(listDocuments(catalogue))),
    },
    {
      name: "FlexSearch 0.8",
      queries: englishOfAll,
      start: () => askSimilar(buildFlexSearch(listDocuments(catalogue))),
    },
  ];
  const score: ScoreNames = (query, names) => judgeOf(query.look).judge.score(query, names);
  const all: Report[] = [];
  for (const candidate of onlyOurs ? candidates.slice(0, 1) : candidates) {
    process.stdout.write(`${candidate.name} …\n`);
    all.push({ name: candidate.name, answers: await askAll(candidate, score) });
  }
  const pick = (wanted: readonly JudgedQuery[]) => {
    const isWanted = new Set(wanted);
    return all.map(({ name, answers }) => ({ name, answers: answers.filter(({ query }) => isWanted.has(query)) }));
  };
  printRelevance(pick(queries));
  for (const [title, set] of Object.entries(later)) printLaterSet(title, pick(set));
  printKeywords(pick(keywords));
  const answerOnEnglishPage = (query: JudgedQuery) => {
    const names = nameAll(askAsPage(index, query.term, "en"), query);
    return { query, names, score: score(query, names) };
  };
  for (const [title, set] of Object.entries(later)) {
    const answers = set.filter((query) => !isEnglish(query)).map(answerOnEnglishPage);
    const report = { name: "Iconarium, on an English page", answers };
    printLaterSet(title, [report]);
    if (listsFailures) printTuneFailures(report);
  }

  const heads = englishQueries.filter(({ kind }) => kind === "head");
  printTimes({
    "all of these queries, corrected as the page does": time(askOurs, queries),
    "English head words": time(askOurs, heads),
    "English head words, no language named": time(({ term }) => askAsPage(index, term), heads),
  });
  if (listsFailures) printTuneFailures(all[0]!);
  opened.close();
}

/** One engine after the other, so that only one is held in memory. */
async function askAll({ queries, start }: Candidate, score: ScoreNames): Promise<Answer[]> {
  const { ask, stop } = await start();
  try {
    const answers: Answer[] = [];
    for (const query of queries) {
      const names = await ask(query);
      answers.push({ query, names, score: score(query, names) });
    }
    return answers;
  } finally {
    await stop?.();
  }
}

const iconifyAnswer = z.object({ icons: z.array(z.string()) });
const iconifyLimit = 64;

async function openIconify(catalogue: Catalogue, nameIcon: NameIcon): Promise<RunningEngine> {
  const server = await startIconify(catalogue.sets.map(({ prefix }) => prefix));
  return {
    async ask(query) {
      const { term } = query;
      const response = await fetch(`${server.url}/search?query=${encodeURIComponent(term)}&limit=${iconifyLimit}`);
      if (!response.ok) throw new Error(`@iconify/api returned ${response.status} for "${term}"`);
      return iconifyAnswer
        .parse(await response.json())
        .icons.map((icon) => readCommonName(icon, catalogue, (ordinal) => nameIcon(ordinal, query)));
    },
    stop: server.stop,
  };
}

/** What our catalogue calls an icon of Iconify's; its own name where the catalogue leaves it out. */
function readCommonName(icon: string, catalogue: Catalogue, nameIcon: (ordinal: number) => string): string {
  const [prefix = "", name = ""] = icon.split(":");
  const ordinal = catalogue.findByIconifyName(prefix, name);
  return ordinal === undefined ? name : nameIcon(ordinal);
}

function printTimes(times: Readonly<Record<string, readonly number[]>>): void {
  printTable(
    "Iconarium in process, µs for the first 60",
    ["", "queries", "p50", "p99"],
    Object.entries(times).map(([title, each]) => [
      title,
      String(each.length),
      formatNumber(percentile(each, 0.5)),
      formatNumber(percentile(each, 0.99)),
    ]),
  );
}

if (import.meta.main) {
  const { failures, ours } = parseArgs({
    options: { failures: { type: "string" }, ours: { type: "boolean", default: false } },
  }).values;
  if (failures !== undefined && failures !== "tune") {
    throw new Error("Only the failures of the split `tune` are listed: --failures tune");
  }
  await benchRelevance({ onlyOurs: ours, listsFailures: failures === "tune" });
}
