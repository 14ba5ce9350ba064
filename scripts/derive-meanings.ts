/**
 * Rewrites `data/synonyms/derived.txt`: what everyday English words that no icon is called by have to do with, by the vectors
 * of AI search. `node scripts/derive-meanings.ts` reads the compiled catalogue; the same catalogue gives the same file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseFrequencies } from "../src/core/lexicon/word-frequencies.ts";
import { parseWordForms } from "../src/core/lexicon/word-forms.ts";
import { parseSynonyms } from "../src/core/search/match/synonyms.ts";
import { listNumberForms } from "../src/core/search/spelling/words.ts";
import { Vocabulary } from "../src/core/search/spelling/vocabulary.ts";
import { curatedFolder } from "../src/features/catalogue/compile/curated.server.ts";
import { openCatalogue } from "../src/features/catalogue/service.server.ts";
import { findCurrentSnapshot } from "../src/features/catalogue/snapshot/snapshot-folder.server.ts";

/** In tenths of the logarithm of occurrences in a billion words: about one in a million. */
const leastFrequent = 28;
const shortestWord = 3;
/** Names of icons that have a word so often that it needs no other. */
const fewestNamed = 2;
const mostConcepts = 6;
const mostWordsOfConcept = 2;
const leastNearness = 0.42;
/** Concepts this much farther than the nearest are left out. */
const farthestBehind = 0.18;

const file = join(curatedFolder, "synonyms", "derived.txt");
const heading = `# What everyday words that no icon is called by have to do with; written by scripts/derive-meanings.ts.\n\n`;

const folder = findCurrentSnapshot(resolve(import.meta.dirname, "../.data"));
if (folder === undefined) throw new Error("The catalogue isn’t compiled. Run `npm run catalogue -- compile` first.");
const catalogue = openCatalogue(folder);
const { search, meaning } = catalogue;
const vocabulary = new Vocabulary(search);
const read = (...path: string[]) => readFileSync(join(curatedFolder, ...path), "utf8");
const lemmas = parseWordForms(read("lexicon", "forms", "en.tsv"));
const written = new Set(parseSynonyms(read("synonyms", "en.txt")).flatMap(({ from }) => from));

const isNamed = (word: string) => {
  const id = vocabulary.find(word);
  return written.has(word) || (id !== undefined && vocabulary.countNamed(id) >= fewestNamed);
};
const isCovered = (word: string) => [word, ...listNumberForms(word), ...(lemmas.get(word) ?? [])].some(isNamed);
const words = Array.from(parseFrequencies(read("lexicon", "vocabulary", "en.tsv")))
  .filter(([word, tenths]) => tenths >= leastFrequent && word.length >= shortestWord && /^[a-z]+$/.test(word))
  .map(([word]) => word)
  .filter((word) => !isCovered(word))
  .toSorted();
const rules = words.flatMap((word) => {
  const near = meaning
    .findNear(word, mostConcepts * 4)
    .filter(({ name }) => name !== word)
    .filter(({ name }) => name.split("-").length <= mostWordsOfConcept);
  const least = Math.max(leastNearness, (near[0]?.nearness ?? 0) - farthestBehind);
  const concepts = near.filter(({ nearness }) => nearness >= least).slice(0, mostConcepts);
  return concepts.length === 0
    ? []
    : [`${word} > ${concepts.map(({ name }) => name.replaceAll("-", " ")).join(", ")}\n`];
});
writeFileSync(file, heading + rules.join(""));
process.stdout.write(`${rules.length} of ${words.length} words\n`);
catalogue.close();
