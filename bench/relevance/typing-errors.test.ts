import { expect, test } from "vitest";
import { type JudgedQuery, readJudgedQueries } from "./judged-queries.ts";
import { listTypingErrors } from "./typing-errors.ts";

const judged = readJudgedQueries();
const mistyped = listTypingErrors(judged);
const sources = new Map(judged.map((query) => [query.concepts, query]));
const sourceOf = ({ concepts }: JudgedQuery) => sources.get(concepts)!;

/** Least number of letters inserted, left out, replaced or swapped with the next one. */
function countSlips(left: string, right: string): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const [above, isSame] = [rows[row - 1]!, left[row - 1] === right[column - 1]];
      let least = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (isSame ? 0 : 1));
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        least = Math.min(least, (rows[row - 2]?.[column - 2] ?? Infinity) + 1);
      }
      current.push(least);
    }
    rows.push(current);
  }
  return rows.at(-1)!.at(-1)!;
}

test("each has exactly one typo, and is otherwise the query", () => {
  expect(mistyped.length).toBeGreaterThan(200);
  for (const query of mistyped) {
    const source = sourceOf(query);
    expect(countSlips(source.term, query.term), `${source.term} → ${query.term}`).toBe(1);
    expect(query).toEqual({ ...source, term: query.term, kind: "typo" });
  }
});

test("the same query always gets the same typos", () => {
  const source = sourceOf(mistyped[0]!);
  expect(listTypingErrors(judged)).toEqual(mistyped);
  expect(listTypingErrors([source])).toEqual(mistyped.filter((query) => sourceOf(query) === source));
});

test("terms of four letters and more are mistyped, in languages that are typed letter by letter", () => {
  const from = mistyped.map(sourceOf);
  expect(new Set(from.map(({ language }) => language))).toEqual(new Set(["en", "de", "es", "fr", "it", "pt", "ru"]));
  expect(from.filter(({ term }) => term.length < 4)).toEqual([]);
});

test("the first letter is seldom wrong, and all kinds of typos occur", () => {
  const firsts = mistyped.filter((query) => query.term[0] !== sourceOf(query).term[0]);
  expect(firsts.length / mistyped.length).toBeLessThan(0.1);
  const lengthened = mistyped.map((query) => query.term.length - sourceOf(query).term.length);
  for (const change of [-1, 0, 1]) expect(lengthened.filter((each) => each === change).length).toBeGreaterThan(50);
});

test("a typo never results in another word of the judged queries", () => {
  const words = new Set(judged.flatMap(({ term }) => term.split(" ")));
  expect(mistyped.filter(({ term }) => term.split(" ").every((word) => words.has(word)))).toEqual([]);
});
