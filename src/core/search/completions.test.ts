import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldWords } from "../lexicon/fold-words.ts";
import { languageRules, type LexiconLanguage } from "../lexicon/language-rules.ts";
import { completeConcepts, completeLexicon } from "./completions-of-words.ts";
import { createCompletions, type Completion } from "./completions.ts";

const known = (...texts: string[]) =>
  createCompletions(texts.map((text, place) => ({ text, code: text, weight: texts.length - place })));
const inLanguage = (language: LexiconLanguage, ...texts: string[]) =>
  createCompletions(
    texts.map((text, place) => ({ text, code: text, weight: texts.length - place })),
    (text) => foldWords(text, languageRules[language]),
  );
const texts = (completions: { text: string }[]) => completions.map(({ text }) => text);

describe("matches", () => {
  const list = known("arrow left", "left arrow", "arrow", "arrows", "narrow", "circle arrow left");

  test("words start with the typed text: complete matches first, then beginnings, then later words", () => {
    expect(texts(list.complete("arrow", 10))).toEqual([
      "arrow",
      "arrow left",
      "arrows",
      "left arrow",
      "circle arrow left",
    ]);
    expect(texts(list.complete("arrow l", 10))).toEqual(["arrow left", "circle arrow left", "left arrow"]);
    expect(texts(list.complete("le ar", 10))).toEqual(["arrow left", "left arrow", "circle arrow left"]);
  });

  test("there are no more than the limit, the most popular of equal ones", () => {
    expect(texts(list.complete("a", 2))).toEqual(["arrow left", "arrow"]);
    expect(list.complete("a", 0)).toEqual([]);
  });

  test("one thing has only one suggested name, its first one where several match", () => {
    const names = createCompletions([
      { text: "矢", code: "arrow", weight: 5, isOtherName: true },
      { text: "矢印", code: "arrow", weight: 9 },
      { text: "アロー", code: "arrow", weight: 5, isOtherName: true },
    ]);
    expect(texts(names.complete("矢", 10))).toEqual(["矢印"]);
    expect(texts(names.complete("アロ", 10))).toEqual(["アロー"]);
  });
});

test("letter case, accents, ё, kana, width and unfinished syllables make no difference", () => {
  expect(texts(known("Étoile", "Straße").complete("ETO", 5))).toEqual(["Étoile"]);
  expect(texts(inLanguage("ru", "звёздочки").complete("звезд", 5))).toEqual(["звёздочки"]);
  expect(texts(inLanguage("ja", "アップロード", "Ｐｙｔｈｏｎ").complete("あっぷ", 5))).toEqual(["アップロード"]);
  expect(texts(inLanguage("ja", "アップロード", "Ｐｙｔｈｏｎ").complete("pyt", 5))).toEqual(["Ｐｙｔｈｏｎ"]);
  expect(texts(inLanguage("zh", "箭头").complete("箭頭", 5))).toEqual(["箭头"]);
  expect(texts(inLanguage("ja", "画像検索").complete("検索", 5))).toEqual(["画像検索"]);
  expect(texts(inLanguage("ko", "화살표").complete("화살ㅍ", 5))).toEqual(["화살표"]);
});

test("a complete text is found in any spelling", () => {
  const list = inLanguage("de", "Bär", "Bär an der Kette", "Kette");
  expect(list.find("bar")?.text).toBe("Bär");
  expect(list.find("BÄR AN DER KETTE")?.text).toBe("Bär an der Kette");
  expect([list.find("Bä"), list.find("an der Kette"), list.find("xyz"), list.find("")]).toEqual(
    Array(4).fill(undefined),
  );
});

test("special characters aren't part of a word, and alone have no suggestions", () => {
  const list = known("dollar", "no entry", "at", "node");
  for (const typed of ["$", "@", "!", "!!", "№", "*", " ", "", "$@!№*", "…"])
    expect(list.complete(typed, 10)).toEqual([]);
  expect(texts(list.complete("*node!", 10))).toEqual(["node"]);
});

describe("properties", () => {
  const word = fc.stringMatching(/^[ab]{1,3}$/);
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" "));
  const entries = fc.array(
    fc.record({ text: phrase, code: fc.constantFrom("x", "y", "z", "u", "v"), weight: fc.integer({ max: 5, min: 1 }) }),
  );

  test("the index finds what its definition states, for any texts", () => {
    fc.assert(
      fc.property(entries, phrase, fc.integer({ min: 1, max: 8 }), (list, typed, limit) => {
        expect(texts(createCompletions(list).complete(typed, limit))).toEqual(completeSlowly(list, typed, limit));
      }),
    );
  });

  test("for any input, nothing fails and every suggestion starts with it by words", () => {
    const list = known("arrow left", "стрелка", "矢印", "화살표", "c++", "no. 1");
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (typed) => {
        expect(list.complete(typed, 3).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe("suggestions", () => {
  const concepts = completeConcepts([
    { commonName: "arrow-left", styleCount: 90 },
    { commonName: "arrow-right", styleCount: 80 },
    { commonName: "cart", styleCount: 60 },
    { commonName: "arrow-and-2", styleCount: 3 },
  ]);
  const weights = new Map(concepts.map(({ text, weight }) => [text, weight]));

  test("are names of icons and their words, each word just before the most popular name with it", () => {
    expect(texts(createCompletions(concepts).complete("arr", 9))).toEqual([
      "arrow",
      "arrow left",
      "arrow right",
      "arrow and 2",
    ]);
    expect([weights.has("and"), weights.has("2"), weights.get("left")]).toEqual([false, false, 90.5]);
  });

  test("use names in the language, and only for existing icons", () => {
    const entries = [
      { english: "cart", word: "Einkaufswagen", others: ["Wagen", "arrow"], related: ["Laden"] },
      { english: "arrow-left", word: "", others: ["Wagen"], related: [] },
      { english: "unicorn", word: "Einhorn", others: [], related: [] },
    ];
    const lexicon = completeLexicon(entries, weights);
    expect(lexicon).toEqual([
      { text: "Einkaufswagen", code: "cart", weight: 60.5 },
      { text: "Wagen", code: "arrow left", weight: 45, isOtherName: true },
      { text: "arrow", code: "cart", weight: 30.25, isOtherName: true },
    ]);
  });
});

/** The definition, without any index. */
function completeSlowly(list: readonly Completion[], typed: string, limit: number): string[] {
  const words = typed.split(" ");
  const fitOf = (text: string) => {
    if (text === typed) return 0;
    if (text.startsWith(typed)) return 1;
    if (text.includes(` ${typed}`)) return 2;
    return words.every((each) => text.split(" ").some((other) => other.startsWith(each))) ? 3 : Infinity;
  };
  const ranked = list
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ text }) => fitOf(text) < Infinity)
    .toSorted((a, b) => fitOf(a.text) - fitOf(b.text));
  const first = ranked.filter((one, place) => ranked.findIndex(({ code }) => code === one.code) === place);
  return texts(first.slice(0, limit));
}
