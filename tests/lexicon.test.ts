import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseLexicon } from "../src/core/lexicon/parse-lexicon.ts";
import { defaultLocale, locales } from "../src/i18n/locales.ts";

const folder = join(import.meta.dirname, "../data/lexicon");
const largestShareWithoutWord = 0.05;
const mostOthers = 6;

const readLexicon = (language: string) => parseLexicon(readFileSync(join(folder, `${language}.tsv`), "utf8"));

const languages = locales.filter((locale) => locale !== defaultLocale);
const words = readLexicon(languages[0]!).map(({ english }) => english);

test("there is a lexicon for every language but English", () => {
  expect(readdirSync(folder).toSorted()).toEqual(languages.map((language) => `${language}.tsv`).toSorted());
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(2_500);
});

describe.each(languages)("the lexicon of %s", (language) => {
  const entries = readLexicon(language);

  test("has the same words in the same order as all others", () => {
    expect(entries.map(({ english }) => english)).toEqual(words);
  });

  test("leaves hardly a word without translation", () => {
    const empty = entries.filter(({ word }) => word === "");
    expect(empty.length / entries.length).toBeLessThan(largestShareWithoutWord);
    expect(empty.filter(({ others }) => others.length > 0)).toEqual([]);
  });

  test("says nothing twice, and nothing with stray spaces or signs", () => {
    const faults = entries.filter(({ word, others }) => {
      const all = [word, ...others].filter((text) => text !== "");
      const isUnclean = all.some((text) => text !== text.trim().normalize("NFC") || /[;|\t]| {2}/.test(text));
      return isUnclean || new Set(all).size < all.length || others.includes("") || others.length > mostOthers;
    });
    expect(faults).toEqual([]);
  });
});
