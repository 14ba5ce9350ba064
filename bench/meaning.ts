import { join, resolve } from "node:path";
import type { Catalogue } from "../src/core/catalogue/catalogue.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";
import { createMeaningSearch } from "../src/features/search/semantic/semantic-search.server.ts";
import { readLocale } from "../src/i18n/locales.ts";
import { createLog } from "../src/platform/log.server.ts";
import { createJudge, type Score, summarize } from "./relevance/judge.ts";
import { type JudgedQuery, phraseKinds, readJudgedQueries, splits } from "./relevance/judged-queries.ts";
import { formatNumber, printTable } from "./measure/report.ts";
import { askAsPage, buildMiniSearch, firstScreen, listDocuments } from "./search-engines.ts";
import { percentile } from "./measure/timing.ts";

/** `npm run bench meaning`: how well phrases are understood that do not name what they mean. `meaning/README.md` tells more. */

interface Engine {
  name: string;
  /** Ordinals of icons, best first. */
  ask: (query: JudgedQuery) => Promise<ArrayLike<number>> | ArrayLike<number>;
  languages?: readonly string[];
}

interface Answer {
  query: JudgedQuery;
  score: Score;
}

const english = "en";
const timedRounds = 5;
const dataDir = resolve(import.meta.dirname, "../.data");

async function benchMeaning(): Promise<void> {
  const folder = findCurrentSnapshot(dataDir);
  if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
  const opened = openCatalogue(folder);
  const { catalogue, index } = opened;
  const host = { current: () => opened, onSwap: () => () => true, close: async () => opened.close() };
  const meaning = createMeaningSearch({ catalogue: host, log: createLog("silent"), folder: dataDir });
  const askMeaning = async ({ term, language }: JudgedQuery) => {
    const page = { locale: readLocale(language), filters: {}, offset: 0, amount: firstScreen };
    return (await meaning.search(term, page)).ordinals;
  };
  const judge = createJudge(catalogue);
  const readPhrases = (from: string) =>
    readJudgedQueries(join(import.meta.dirname, from)).filter((query) => judge.isAnswerable(query));
  const phrases = readPhrases("meaning");
  const later = ["second", "third", "fourth", "fifth", "sixth"] as const;
  // Before other engines fill the memory.
  const times = await timeEach(phrases, askMeaning);
  const miniSearch = buildMiniSearch(listDocuments(catalogue));
  const engines: Engine[] = [
    { name: "by meaning", ask: askMeaning },
    { name: "by words", ask: ({ term, language }) => askAsPage(index, term, language) },
    {
      name: "MiniSearch 7",
      ask: ({ term }) => (miniSearch.searchAnyWord ?? miniSearch.search)(term),
      languages: [english],
    },
  ];
  const askEngines = async (queries: readonly JudgedQuery[]) => {
    const answers = new Map<Engine, Answer[]>();
    for (const engine of engines) {
      const asked = queries.filter(({ language }) => engine.languages?.includes(language) ?? true);
      answers.set(
        engine,
        await askAll(asked, engine, (query, ordinals) => judge.score(query, listNames(ordinals, catalogue))),
      );
    }
    return answers;
  };
  const answers = await askEngines(phrases);
  printLanguages("Judged phrases", answers);
  printKinds(answers);
  for (const set of later) {
    const title = `${set[0]!.toUpperCase()}${set.slice(1)} set of phrases`;
    printLanguages(title, await askEngines(readPhrases(`meaning/${set}`)));
  }
  printTable(
    `AI search in process, ms for the first ${firstScreen}, best of ${timedRounds} rounds`,
    ["", "phrases", "p50", "p99"],
    [
      [
        "all languages",
        String(times.length),
        formatNumber(percentile(times, 0.5)),
        formatNumber(percentile(times, 0.99)),
      ],
    ],
  );
  opened.close();
}

const listNames = (ordinals: ArrayLike<number>, catalogue: Catalogue) =>
  Array.from(ordinals, (ordinal) => catalogue.icon(ordinal).commonName);

async function askAll(
  queries: readonly JudgedQuery[],
  { ask }: Engine,
  score: (query: JudgedQuery, ordinals: ArrayLike<number>) => Score,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const query of queries) answers.push({ query, score: score(query, await ask(query)) });
  return answers;
}

/** Milliseconds of each query, the best of several rounds: what else the machine does is left out. */
async function timeEach(
  queries: readonly JudgedQuery[],
  ask: (query: JudgedQuery) => Promise<unknown>,
): Promise<number[]> {
  const times = queries.map(() => Infinity);
  for (let round = 0; round < timedRounds; round++) {
    for (const [place, query] of queries.entries()) {
      const start = performance.now();
      await ask(query);
      times[place] = Math.min(times[place]!, performance.now() - start);
    }
  }
  return times;
}

function printLanguages(title: string, answers: ReadonlyMap<Engine, readonly Answer[]>): void {
  const languages = [...new Set([...answers.values()].flat().map(({ query }) => query.language))];
  for (const split of splits) {
    const rows = languages.flatMap((language) =>
      [...answers].flatMap(([{ name }, all]) => {
        const own = all.filter(({ query }) => query.language === language && query.split === split);
        return own.length === 0 ? [] : [[`${language}: ${name}`].concat(describe(own))];
      }),
    );
    printTable(`${title}: ${split}`, ["", "phrases", "right first", "right in 10", "nDCG@10", "no result"], rows);
  }
}

function printKinds(answers: ReadonlyMap<Engine, readonly Answer[]>): void {
  for (const split of splits) {
    const rows = [...answers].map(([{ name }, all]) =>
      [name].concat(
        phraseKinds.map((kind) => {
          const own = all.filter(
            ({ query }) => query.language === english && query.kind === kind && query.split === split,
          );
          return percent(summarize(own.map(({ score }) => score)).firstTen);
        }),
      ),
    );
    printTable(`English by kind: ${split}, hit in the first 10`, ["", ...phraseKinds], rows);
  }
}

function describe(answers: readonly Answer[]): string[] {
  const { count, first, firstTen, ndcg, empty } = summarize(answers.map(({ score }) => score));
  return [String(count), percent(first), percent(firstTen), ndcg.toFixed(3), percent(empty)];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

if (import.meta.main) await benchMeaning();
