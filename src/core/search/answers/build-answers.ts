import { type ColumnInput, ColumnFile, writeColumns } from "../../columns/columns.ts";
import type { SearchFacts } from "../filter/filter-options.ts";
import { openSearchIndex } from "../open-search-index.ts";
import type { SearchResult } from "../search.ts";
import { Vocabulary } from "../spelling/vocabulary.ts";
import { keptIcons } from "./kept-answers.ts";

/**
 * Asks a built index for each word and phrase that it knows, so that nobody has to wait for that again.
 *
 * @param built what `buildSearchIndex` returned
 * @returns these columns, and with them the first icons and the total of each answer; words with the same answer share it
 */
export function addAnswers(built: ReadonlyMap<string, ColumnInput>, facts: SearchFacts): Map<string, ColumnInput> {
  const columns = new ColumnFile(writeColumns(built));
  const index = openSearchIndex(columns, facts);
  const { words } = new Vocabulary(columns);
  const numbers = new Map<string, number>();
  const answers: SearchResult[] = [];
  const ofWord = Uint32Array.from(words, (term) => {
    const answer = index.search({ term, amount: keptIcons });
    if (answer.total === 0 || answer.isRelaxed || answer.read) return 0;
    const key = `${answer.total} ${answer.ordinals.join(" ")}`;
    const number = numbers.get(key) ?? answers.push(answer);
    numbers.set(key, number);
    return number;
  });
  const ends = new Uint32Array(answers.length + 1);
  for (const [place, { ordinals }] of answers.entries()) ends[place + 1] = ends[place]! + ordinals.length;
  const kept = new Uint32Array(ends.at(-1)!);
  for (const [place, { ordinals }] of answers.entries()) kept.set(ordinals, ends[place]);
  return new Map([
    ...built,
    ["answers.words", ofWord],
    ["answers.ends", ends],
    ["answers.icons", kept],
    ["answers.totals", Uint32Array.from([0, ...answers.map(({ total }) => total)])],
  ]);
}
