import { formatRatio, printTable } from "../measure/report.ts";
import { type Score, summarize, type Summary } from "./judge.ts";
import { type JudgedQuery, queryKinds, secondKinds, type Split, splits } from "./judged-queries.ts";

/** What an engine found for a query, and how good that is. */
export interface Answer {
  query: JudgedQuery;
  /** Common names, best first. */
  names: readonly string[];
  score: Score;
}

export interface Report {
  name: string;
  answers: readonly Answer[];
}

const english = "en";
const failingNdcg = 0.5;
const shownNames = 5;
const longestKind = Math.max(...[...queryKinds, ...secondKinds].map((kind) => kind.length));
const measures = ["right first", "right in 10", "nDCG@10", "no result", "nDCG ours : its"];

/** Prints all figures beside each other: of English, of its kinds of queries, of typing errors, and of each language. */
export function printRelevance(reports: readonly Report[]): void {
  const inEnglish = reports.map((report) => only(report, ({ language }) => language === english));
  printSplits("English, correct and misspelled, weighted equally", inEnglish, [isTypedWell, isMistyped]);
  printSplits("English, correct", inEnglish, [isTypedWell]);
  printSplits("English, misspelled", inEnglish, [isMistyped]);
  for (const split of splits) printKinds(split, inEnglish);
  printLanguages("Held-out queries by language", reports, isTypedWell);
  printLanguages("Held-out misspelled queries by language", reports, isMistyped);
}

/** Prints the figures of one of the later sets: of English, of its kinds of queries, and of each other language. */
export function printLaterSet(title: string, reports: readonly Report[]): void {
  for (const split of splits) {
    const inSplit = reports.map((report) => only(report, (query) => query.split === split));
    const rowsOf = (part: string, isWanted: (query: JudgedQuery) => boolean) => {
      const parts = inSplit.map((report) => only(report, isWanted)).filter(({ answers }) => answers.length > 0);
      const summaries = parts.map(summarizeReport);
      return parts.map(({ name, answers }, place) =>
        [`${part}: ${name}`, String(answers.length)].concat(describe(summaries[place]!, summaries[0]!)),
      );
    };
    const languages = [...new Set(inSplit[0]?.answers.map(({ query }) => query.language))];
    const rows = [
      ...languages.flatMap((code) => rowsOf(code, ({ language }) => language === code)),
      ...secondKinds.flatMap((each) =>
        rowsOf(`en ${each}`, ({ kind, language }) => language === english && kind === each),
      ),
      ...secondKinds.flatMap((each) =>
        rowsOf(`others ${each}`, ({ kind, language }) => language !== english && kind === each),
      ),
    ];
    printTable(`${title}: ${split}`, ["", "queries", ...measures], rows);
  }
}

/** Prints the figures of rare keywords in both splits. */
export function printKeywords(reports: readonly Report[]): void {
  const rows = splits.flatMap((split) => {
    const parts = reports.map((report) => only(report, (query) => query.split === split));
    const summaries = parts.map(summarizeReport);
    return parts.map(({ name, answers }, place) =>
      [`${split}: ${name}`, String(answers.length)].concat(describe(summaries[place]!, summaries[0]!)),
    );
  });
  printTable("Rare keywords", ["", "queries", ...measures], rows);
}

/** Prints the queries of the split `tune` that are answered badly, worst first. Those held back are never looked at. */
export function printTuneFailures({ name, answers }: Report): void {
  const failures = answers
    .filter(({ query, score }) => query.split === "tune" && score.ndcg < failingNdcg)
    .toSorted((left, right) => left.score.ndcg - right.score.ndcg);
  const lines = failures.map(({ query: { term, language, kind }, names, score }) => {
    const first = [...new Set(names)].slice(0, shownNames).join(", ");
    return `${formatNdcg(score.ndcg)}  ${language}  ${kind.padEnd(longestKind)}  ${term} → ${first}`;
  });
  process.stdout.write(
    `\n${name}: queries of the split tune with an nDCG@10 below ${failingNdcg}, and the first result\n${lines.join("\n")}\n`,
  );
}

const isMistyped = ({ kind }: JudgedQuery) => kind === "typo";
const isTypedWell = (query: JudgedQuery) => !isMistyped(query);

function only({ name, answers }: Report, isWanted: (query: JudgedQuery) => boolean): Report {
  return { name, answers: answers.filter(({ query }) => isWanted(query)) };
}

const summarizeReport = ({ answers }: Report) => summarize(answers.map(({ score }) => score));

/** @param kinds of queries that count alike, however many there are of each */
function printSplits(
  title: string,
  reports: readonly Report[],
  kinds: readonly ((query: JudgedQuery) => boolean)[],
): void {
  const [ours] = reports;
  if (!ours) return;
  for (const split of splits) {
    const summaries = reports.map((report) =>
      average(
        kinds.map((isOfKind) => summarizeReport(only(report, (query) => query.split === split && isOfKind(query)))),
      ),
    );
    printTable(
      `${title}: ${split}, ${summaries[0]!.count} queries`,
      ["", ...measures],
      reports.map(({ name }, index) => [name].concat(describe(summaries[index]!, summaries[0]!))),
    );
  }
}

function average(summaries: readonly Summary[]): Summary {
  const mean = (key: keyof Summary) => summaries.reduce((sum, summary) => sum + summary[key], 0) / summaries.length;
  return {
    count: summaries.reduce((sum, { count }) => sum + count, 0),
    first: mean("first"),
    firstTen: mean("firstTen"),
    ndcg: mean("ndcg"),
    empty: mean("empty"),
  };
}

function printKinds(split: Split, reports: readonly Report[]): void {
  const kinds = queryKinds.filter((kind) => kind !== "typo");
  printTable(
    `English by kind: ${split}, hit in the first 10 / nDCG@10`,
    ["", ...kinds],
    reports.map((report) => [
      report.name,
      ...kinds.map((kind) => {
        const { firstTen, ndcg } = summarizeReport(
          only(report, (query) => query.kind === kind && query.split === split),
        );
        return `${percent(firstTen)} / ${formatNdcg(ndcg)}`;
      }),
    ]),
  );
}

/** English first, then all other languages together, then each of them. */
function printLanguages(title: string, reports: readonly Report[], isWanted: (query: JudgedQuery) => boolean): void {
  const held = reports.map((report) => only(report, (query) => query.split === "held" && isWanted(query)));
  const others = [...new Set(held[0]?.answers.map(({ query }) => query.language))].filter((code) => code !== english);
  const groups = [[english], others, ...others.map((language) => [language])];
  const rows = groups.flatMap((languages) => {
    const parts = held
      .map((report) => only(report, ({ language }) => languages.includes(language)))
      .filter(({ answers }) => answers.length > 0);
    const summaries = parts.map(summarizeReport);
    return parts.map(({ name, answers }, index) =>
      [`${languages.join(" ")}: ${name}`, String(answers.length)].concat(describe(summaries[index]!, summaries[0]!)),
    );
  });
  printTable(title, ["", "queries", ...measures], rows);
}

/** The cells of one engine under `measures`. */
function describe({ first, firstTen, ndcg, empty }: Summary, ours: Summary): string[] {
  return [percent(first), percent(firstTen), formatNdcg(ndcg), percent(empty), formatRatio(ours.ndcg, ndcg)];
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const formatNdcg = (ndcg: number) => ndcg.toFixed(3);
