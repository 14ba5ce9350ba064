import { describe, expect, test } from "vitest";
import { locales } from "../../src/i18n/locales.ts";
import { parseJudgedQueries, readJudgedQueries, splitOf } from "./judged-queries.ts";

test("a line is a query, its kind, graded concepts and its split", () => {
  expect(parseJudgedQueries("bank transfer\ttwo-word\tbank-transfer:3|bank:1\theld\n", "en")).toEqual([
    {
      term: "bank transfer",
      language: "en",
      kind: "two-word",
      split: "held",
      concepts: [
        { words: ["bank", "transfer"], grade: 3 },
        { words: ["bank"], grade: 1 },
      ],
    },
  ]);
});

test.each([
  ["no split", "home\thead\thome:3"],
  ["another split", "home\thead\thome:3\ttrain"],
  ["a kind that is not judged", "home\ttypo\thome:3\ttune"],
  ["a grade above 3", "home\thead\thome:4\ttune"],
  ["a concept without grade", "home\thead\thome:3|house\ttune"],
  ["no query", "\thead\thome:3\ttune"],
  ["one cell too many", "home\thead\thome:3\ttune\tx"],
])("a line with %s is rejected and named", (_, row) => {
  expect(() => parseJudgedQueries(`sun\thead\tsun:3\theld\n${row}`, "en")).toThrow(/^en, line 2: /);
});

describe("the judged queries", () => {
  const queries = readJudgedQueries();

  test("are in every language of the product, English first", () => {
    const languages = [...new Set(queries.map(({ language }) => language))];
    expect(languages[0]).toBe("en");
    expect(languages.toSorted()).toEqual(locales.toSorted());
  });

  test("are each in the split that their text determines, so that none was ever moved", () => {
    expect(queries.filter(({ term, split }) => split !== splitOf(term))).toEqual([]);
  });

  test("are unique within a language, have an exactly right concept, and grade no concept twice", () => {
    const keys = queries.map(({ term, language }) => `${language} ${term.toLowerCase()}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    const faults = queries.filter(({ concepts }) => {
      const names = new Set(concepts.map(({ words }) => words.join("-")));
      return names.size < concepts.length || !concepts.some(({ grade }) => grade === 3);
    });
    expect(faults).toEqual([]);
  });
});
