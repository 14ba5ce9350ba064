import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { type LexiconEntry, parseLexicon } from "../src/core/lexicon/parse-lexicon.ts";
import { defaultLocale, locales } from "../src/i18n/locales.ts";

const folder = join(import.meta.dirname, "../data/lexicon");
const importedFolder = join(folder, "imported");
const typedFolder = join(folder, "typed");
const largestShareWithoutWord = 0.05;
const mostOthers = 6;
/** What is only typed names nothing, so that more of it does no harm. */
const mostTyped = 16;
const mostRelated = 6;
const fewestImported = 2_000;

const readLexicon = (language: string, from = folder) =>
  parseLexicon(readFileSync(join(from, `${language}.tsv`), "utf8"));
const listLexicons = (from: string) => readdirSync(from).filter((file) => file.endsWith(".tsv"));
const listWords = ({ word, others, related }: LexiconEntry) =>
  [word, ...others, ...related].filter((text) => text !== "");

const languages = locales.filter((locale) => locale !== defaultLocale);
const files = languages.map((language) => `${language}.tsv`);
const words = readLexicon(languages[0]!).map(({ english }) => english);

test("every language but English has a lexicon", () => {
  expect(listLexicons(folder).toSorted()).toEqual(files.toSorted());
  expect(new Set(words).size).toBe(words.length);
  expect(words.length).toBeGreaterThanOrEqual(2_500);
});

test("a German temple is a building: what lies beside the eyes is spelled like sleeping without accents", () => {
  const temple = readLexicon("de").find(({ english }) => english === "temple")!;
  expect(listWords(temple)).toEqual(["Tempel"]);
});

describe.each(languages)("the lexicon of %s", (language) => {
  const entries = readLexicon(language);

  test("has the same words in the same order as all others", () => {
    expect(entries.map(({ english }) => english)).toEqual(words);
  });

  test("translates almost every word", () => {
    const empty = entries.filter(({ word }) => word === "");
    expect(empty.length / entries.length).toBeLessThan(largestShareWithoutWord);
    expect(empty.filter(({ others }) => others.length > 0)).toEqual([]);
  });

  test("has no duplicates, stray spaces or symbols", () => {
    expect(entries.filter((entry) => hasFaults(entry))).toEqual([]);
  });
});

/** Names of brands in other letters, and words for what several words of names say together. */
describe.each(languages)("what is only typed in %s", (language) => {
  const entries = readLexicon(language, typedFolder);

  test("names nothing, and says each thing once", () => {
    expect(entries.filter(({ word, others }) => word !== "" || others.length === 0)).toEqual([]);
    const names = entries.map(({ english }) => english);
    expect(names).toEqual([...new Set(names)]);
  });

  test("has no duplicates, stray spaces or symbols", () => {
    expect(entries.filter((entry) => hasFaults(entry, mostTyped) || listWords(entry).some(isUntyped))).toEqual([]);
  });
});

test("every language but English imports words", () => {
  expect(listLexicons(importedFolder).toSorted()).toEqual(files.toSorted());
});

describe.each(languages)("the imported words of %s", (language) => {
  const entries = readLexicon(language, importedFolder);
  const written = new Map(readLexicon(language).map((entry) => [entry.english, entry]));

  test("are many, unique and in alphabetical order", () => {
    const names = entries.map(({ english }) => english);
    expect(names.length).toBeGreaterThanOrEqual(fewestImported);
    expect(names).toEqual([...new Set(names)].toSorted());
  });

  test("have no duplicates, stray spaces or symbols", () => {
    const faults = entries.filter(
      (entry) => hasFaults(entry) || entry.related.length > mostRelated || listWords(entry).some(isUntyped),
    );
    expect(faults).toEqual([]);
  });

  test("defer to the handwritten lexicon, and add only what it lacks", () => {
    const faults = entries.filter((entry) => {
      const known = written.get(entry.english);
      if (known === undefined) return listWords(entry).length === 0;
      const covered = new Set(listWords(known));
      return entry.word !== "" || listWords(entry).length === 0 || listWords(entry).some((word) => covered.has(word));
    });
    expect(faults).toEqual([]);
  });

  test("name countries, emoji and map features", () => {
    const known = new Map(entries.map(({ english, word }) => [english, word]));
    for (const english of ["germany", "england", "fox", "beehive"]) {
      const word = known.get(english) || written.get(english)?.word;
      expect(word, english).toBeTruthy();
    }
  });
});

test("every source of imported words is named with version and license, and no license is copyleft", () => {
  const license = z.enum(["ISC", "Apache-2.0", "Unicode-3.0"]);
  const record = z.strictObject({
    package: z.string().min(1),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    license,
    author: z.string().min(1),
    url: z.url(),
    files: z.array(z.string()).min(1),
    purpose: z.string().min(1),
  });
  const sources = z.array(record).parse(JSON.parse(readFileSync(join(importedFolder, "sources.json"), "utf8")));
  expect(readdirSync(join(importedFolder, "licenses")).toSorted()).toEqual(
    [...new Set(sources.map((source) => `${source.license}.txt`))].toSorted(),
  );
});

function hasFaults({ word, others, related }: LexiconEntry, most = mostOthers): boolean {
  const all = [...(word === "" ? [] : [word]), ...others, ...related];
  const isUnclean = all.some((text) => text !== text.trim().normalize("NFC") || /[;|\t]| {2}/.test(text));
  return isUnclean || new Set(all).size < all.length || all.includes("") || others.length > most;
}

/** Quotes, brackets, lists and sentences: nobody types them into a search. */
function isUntyped(text: string): boolean {
  return /["“”„«»()（）[\]/、，’…]|^\p{P}/u.test(text) || text.split(" ").length > 4;
}
