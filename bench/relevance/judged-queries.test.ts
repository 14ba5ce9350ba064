import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales } from "../../src/i18n/locales.ts";
import {
  keywordFolder,
  keywordKind,
  parseJudgedQueries,
  readJudgedQueries,
  secondFolder,
  splitOf,
  thirdFolder,
  fourthFolder,
} from "./judged-queries.ts";

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
  ["technique=outline", { technique: "outline" }],
  ["color=dark-gray", { color: "dark-gray" }],
])("a line may say how the icons have to be drawn: %s", (cell, look) => {
  const [query] = parseJudgedQueries(`that home\tlook\thome:3\ttune\t${cell}\n`, "en");
  expect(query).toMatchObject({ kind: "look", look });
});

test.each([
  ["no split", "home\thead\thome:3"],
  ["another split", "home\thead\thome:3\ttrain"],
  ["a kind that is not judged", "home\ttypo\thome:3\ttune"],
  ["a grade above 3", "home\thead\thome:4\ttune"],
  ["a concept without grade", "home\thead\thome:3|house\ttune"],
  ["no query", "\thead\thome:3\ttune"],
  ["a look that no icon has", "home\tlook\thome:3\ttune\tcolor=blond"],
  ["a filter that is no look", "home\tlook\thome:3\ttune\tstyle=lucide"],
  ["one cell too many", "home\tlook\thome:3\ttune\tcolor=blue\tx"],
])("a line with %s is rejected and named", (_, row) => {
  expect(() => parseJudgedQueries(`sun\thead\tsun:3\theld\n${row}`, "en")).toThrow(/^en, line 2: /);
});

const phraseFolder = join(import.meta.dirname, "../meaning");
const first = readJudgedQueries();
const phrases = readJudgedQueries(phraseFolder);
const second = readJudgedQueries(secondFolder);
const third = readJudgedQueries(thirdFolder);
const fourth = readJudgedQueries(fourthFolder);
const secondPhrases = readJudgedQueries(join(phraseFolder, "second"));
const thirdPhrases = readJudgedQueries(join(phraseFolder, "third"));
const fourthPhrases = readJudgedQueries(join(phraseFolder, "fourth"));
const fifthPhrases = readJudgedQueries(join(phraseFolder, "fifth"));
const sixthPhrases = readJudgedQueries(join(phraseFolder, "sixth"));
const keywords = readJudgedQueries(keywordFolder);

const inAllLanguages: [string, typeof first][] = [
  ["judged queries", first],
  ["judged queries of the second set", second],
  ["judged queries of the third set", third],
  ["judged queries of the fourth set", fourth],
  ["judged phrases", phrases],
  ["judged phrases of the second set", secondPhrases],
  ["judged phrases of the third set", thirdPhrases],
  ["judged phrases of the fourth set", fourthPhrases],
  ["judged phrases of the fifth set", fifthPhrases],
  ["judged phrases of the sixth set", sixthPhrases],
];

describe.each(inAllLanguages)("the %s", (_, queries) => {
  test("are in every language of the product, English first", () => {
    const languages = [...new Set(queries.map(({ language }) => language))];
    expect(languages[0]).toBe("en");
    expect(languages.toSorted()).toEqual(locales.toSorted());
  });
});

describe.each([...inAllLanguages, ["rare keywords", keywords] as const])("the %s", (_, queries) => {
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

const countIn = (code: string, queries = second) => queries.filter(({ language }) => language === code).length;

describe("the second set", () => {
  test("repeats no query of the first", () => {
    const known = new Set([...first, ...phrases].map(({ term }) => term.toLowerCase()));
    expect([...second, ...secondPhrases].filter(({ term }) => known.has(term.toLowerCase()))).toEqual([]);
  });

  test("is large enough to tell: 600 words in English, 60 in each other language, 100 phrases", () => {
    for (const code of locales) expect(countIn(code), code).toBeGreaterThanOrEqual(code === "en" ? 600 : 60);
    expect(secondPhrases.length).toBeGreaterThanOrEqual(100);
  });

  test("asks for a look in queries of that kind, and in no other", () => {
    expect(second.filter(({ kind, look }) => (kind === "look") !== (look !== undefined))).toEqual([]);
  });
});

describe("the third set", () => {
  test("repeats no query of the other sets in its language", () => {
    const known = new Set([...first, ...second, ...keywords].map(({ language, term }) => `${language} ${term}`));
    expect(third.filter(({ language, term }) => known.has(`${language} ${term}`))).toEqual([]);
  });

  test("has at least 100 queries in English and 60 in each other language", () => {
    for (const code of locales) expect(countIn(code, third), code).toBeGreaterThanOrEqual(code === "en" ? 100 : 60);
  });
});

describe("the fourth set", () => {
  test("repeats no query of the other sets in its language", () => {
    const known = new Set(
      [...first, ...second, ...third, ...keywords].map(({ language, term }) => `${language} ${term}`),
    );
    expect(fourth.filter(({ language, term }) => known.has(`${language} ${term}`))).toEqual([]);
  });

  test("has at least 80 queries in English and 60 in each other language", () => {
    for (const code of locales) expect(countIn(code, fourth), code).toBeGreaterThanOrEqual(code === "en" ? 80 : 60);
  });
});

describe("the rare keywords", () => {
  test("are at least 600 single words in English that are in neither of the other sets", () => {
    expect(keywords.length).toBeGreaterThanOrEqual(600);
    expect(keywords.filter(({ term, language }) => language !== "en" || /\s/.test(term))).toEqual([]);
    const inEnglish = [...first, ...second].filter(({ language }) => language === "en");
    const known = new Set(inEnglish.map(({ term }) => term.toLowerCase()));
    expect(keywords.filter(({ term }) => known.has(term))).toEqual([]);
  });

  test("are the only queries of their kind", () => {
    expect(keywords.filter(({ kind }) => kind !== keywordKind)).toEqual([]);
    const others = [...first, ...second, ...phrases, ...secondPhrases, ...thirdPhrases];
    expect(others.filter(({ kind }) => kind === keywordKind)).toEqual([]);
  });
});

describe("the fourth set of phrases", () => {
  test("repeats none of the earlier ones in its language", () => {
    const known = new Set(
      [...phrases, ...secondPhrases, ...thirdPhrases].map(({ language, term }) => `${language} ${term}`),
    );
    expect(fourthPhrases.filter(({ language, term }) => known.has(`${language} ${term}`))).toEqual([]);
  });

  test("has at least 20 phrases in each language", () => {
    for (const code of locales) {
      expect(fourthPhrases.filter(({ language }) => language === code).length, code).toBeGreaterThanOrEqual(20);
    }
  });
});

describe("the fifth set of phrases", () => {
  test("repeats none of the earlier ones in its language", () => {
    const earlier = [...phrases, ...secondPhrases, ...thirdPhrases, ...fourthPhrases];
    const known = new Set(earlier.map(({ language, term }) => `${language} ${term}`));
    expect(fifthPhrases.filter(({ language, term }) => known.has(`${language} ${term}`))).toEqual([]);
  });

  test("has at least 30 phrases in English and 12 in each other language", () => {
    for (const code of locales) {
      const own = fifthPhrases.filter(({ language }) => language === code);
      expect(own.length, code).toBeGreaterThanOrEqual(code === "en" ? 30 : 12);
    }
  });
});

describe("the sixth set of phrases", () => {
  test("has 100 phrases that repeat none of the earlier ones in their language", () => {
    const earlier = [...phrases, ...secondPhrases, ...thirdPhrases, ...fourthPhrases, ...fifthPhrases];
    const known = new Set(earlier.map(({ language, term }) => `${language} ${term}`));
    expect(sixthPhrases.filter(({ language, term }) => known.has(`${language} ${term}`))).toEqual([]);
    expect(sixthPhrases.length).toBeGreaterThanOrEqual(100);
  });
});
