import { describe, expect, it } from "vitest";
import { openSample } from "../../../tests/harness/site/sample-index.ts";
import { lexiconLanguages } from "../lexicon/language-rules.ts";
import { parseLexicon } from "../lexicon/parse-lexicon.ts";
import { parseSynonyms } from "./match/synonyms.ts";

const names = [
  "house",
  "home",
  "red-heart",
  "heart",
  "heart-plus",
  "cat",
  "cat-face",
  "thumbs-up",
  "flag-germany",
  "germany",
  "keycap-1",
  "keycap-10",
  "family",
  "poison",
  "gift",
  "number-sign",
];
const icons = names.map((name) => ({ name, style: "alphaLine" }));
const index = openSample(icons, {
  synonyms: parseSynonyms("home, house\n"),
  lexicons: new Map([["de", parseLexicon("poison\tGift\nheart\tHerz\nred\trot\nhouse\tHaus\ngift\tGeschenk\n")]]),
});

const find = (term: string, language = "en") => {
  const { ordinals } = index.search({ term, language });
  return Array.from(ordinals, (ordinal) => names[ordinal]);
};

describe("an emoji in a search", () => {
  it.each([
    ["🏠", ["house", "home"]],
    ["❤️", ["red-heart", "heart", "heart-plus"]],
    ["❤", ["red-heart", "heart", "heart-plus"]],
    ["🐱", ["cat", "cat-face"]],
    ["👍🏽", ["thumbs-up"]],
    ["👍", ["thumbs-up"]],
    ["🇩🇪", ["flag-germany", "germany"]],
    ["1️⃣", ["keycap-1"]],
    ["#️⃣", ["number-sign"]],
    ["👨‍👩‍👧", ["family"]],
  ])("%s finds what it shows, from pages of every language", (emoji, expected) => {
    for (const language of ["en", ...lexiconLanguages])
      expect(new Set(find(emoji, language))).toEqual(new Set(expected));
  });

  it("means what it shows, and not what its English name means in the language of the page", () => {
    expect(find("🎁", "de")).toEqual(["gift"]);
  });

  it("goes with words, and with others", () => {
    expect(find("❤️ plus")).toEqual(["heart-plus"]);
    expect(find("rot ❤️", "de")).toEqual(["red-heart"]);
    expect(find("red ❤️")).toEqual(["red-heart"]);
  });

  it("needs no correction, and tells by what the icons were found", () => {
    expect(index.correctTerm("🏠")).toBeUndefined();
    expect(index.explainHits({ term: "🐱" }, [names.indexOf("cat")])).toEqual([
      [{ typed: "cat", word: "cat", kind: "name" }],
    ]);
  });
});
