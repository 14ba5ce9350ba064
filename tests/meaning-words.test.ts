import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { lexiconLanguages } from "../src/core/lexicon/language-rules.ts";
import { WordVectors } from "../src/core/meaning/word-vectors.ts";
import { readMeaningSources } from "../src/features/catalogue/compile/curated.server.ts";

const sources = readMeaningSources();
const vectors = new WordVectors(sources.vectors);
const mostSenses = 2;

test("the word vectors are small enough to commit", () => {
  const path = join(import.meta.dirname, "../data/meaning/vectors.bin");
  expect(readFileSync(path).length).toBeLessThanOrEqual(20 * 2 ** 20);
});

describe.each(lexiconLanguages)("the senses of %s", (language) => {
  const entries = sources.senses.get(language)!;
  const senses = Map.groupBy(entries, ({ word }) => word);

  test("are unique for a word, and within the limit that search reads", () => {
    const repeated = [...senses].filter(
      ([, list]) => list.length > mostSenses || new Set(list.map(({ english }) => english)).size < list.length,
    );
    expect(repeated.map(([word]) => word)).toEqual([]);
  });

  test("are words with a vector", () => {
    const unknown = entries.flatMap(({ english }) =>
      english.split("-").filter((word) => vectors.find(word) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  test("have no stray spaces", () => {
    const unclean = [...senses.keys()].filter((word) => word === "" || word !== word.trim().normalize("NFC"));
    expect(unclean).toEqual([]);
  });
});
