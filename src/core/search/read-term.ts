import type { Vocabulary } from "./vocabulary.ts";
import { listNumberForms, splitTerm } from "./words.ts";

/** One word (or known phrase) that has to match. */
export interface Unit {
  /** As it was read from the term. */
  text: string;
  /** Id in the vocabulary, or -1. */
  word: number;
  /** Words it may be the beginning of: `from` up to, but without, `to`. */
  from: number;
  to: number;
  /** Words it begins count in names only: it is a word itself, or has too few letters to mean a certain one. */
  beginsNamesOnly: boolean;
  /** Words the unit stands for. */
  length: number;
}

/** One way to understand a term: all units have to match. */
export interface Reading {
  units: readonly Unit[];
  /** Taken apart by guess: counts only where all units stand in the name. */
  isGuess: boolean;
}

const mostReadings = 4;
const longestPhrase = 3;
const shortPrefix = 2;
/** Words that fewer texts have are also tried as two words written together. */
const rareWord = 20;
/** Letters of two words of two letters each. */
const shortestPair = 4;

/** The ways to understand a term, the literal one first; none for a term without words. */
export function readTerm(term: string, vocabulary: Vocabulary): Reading[] {
  const words = [...new Set(splitTerm(term))];
  if (words.length === 0) return [];
  const joined = listJoined(words, vocabulary);
  const readings = [words, ...joined].slice(0, mostReadings).map((reading) => ({
    units: reading.map((word, index) => readWord(word, index === reading.length - 1, vocabulary)),
    isGuess: false,
  }));
  const parts = words.flatMap((word) => splitInTwo(word, vocabulary) ?? [word]);
  if (parts.length > words.length) {
    const units = parts.map((word, index) => readWord(word, index === parts.length - 1, vocabulary));
    readings.push({ units, isGuess: true });
  }
  return readings;
}

function readWord(word: string, isLast: boolean, vocabulary: Vocabulary): Unit {
  const id = vocabulary.find(word) ?? findNumberForm(word, vocabulary) ?? -1;
  const isPrefix = isLast || id < 0;
  const { from, to } = isPrefix ? vocabulary.findRange(word) : { from: 0, to: 0 };
  const beginsNamesOnly = id >= 0 || word.length <= shortPrefix;
  return { text: word, word: id, from, to, beginsNamesOnly, length: countWords(word) };
}

const countWords = (phrase: string) => (phrase.includes(" ") ? phrase.split(" ").length : 1);

function findNumberForm(word: string, vocabulary: Vocabulary): number | undefined {
  return listNumberForms(word)
    .map((form) => vocabulary.find(form))
    .find((id) => id !== undefined);
}

/** Neighbours read as one: `wi fi` as `wifi`, `magnifying glass` as the phrase a synonym rule knows. */
function listJoined(words: readonly string[], vocabulary: Vocabulary): string[][] {
  const readings = [];
  for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length);
      for (const joined of length === 2 ? [run.join(" "), run.join("")] : [run.join(" ")]) {
        if (vocabulary.find(joined) !== undefined) {
          readings.push([...words.slice(0, start), joined, ...words.slice(start + length)]);
        }
      }
    }
  }
  return readings;
}

/** `arrowleft` as `arrow left`: the division whose rarer half is most frequent. */
function splitInTwo(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  if (word.length < shortestPair) return undefined;
  const id = vocabulary.find(word);
  if (id !== undefined && vocabulary.countTexts(id) >= rareWord) return undefined;
  let best: [string, string] | undefined;
  let bestCount = 0;
  for (let end = 2; end <= word.length - 2; end++) {
    const left = vocabulary.find(word.slice(0, end));
    const right = left === undefined ? undefined : vocabulary.find(word.slice(end));
    if (left === undefined || right === undefined) continue;
    const count = Math.min(vocabulary.countTexts(left), vocabulary.countTexts(right));
    if (count <= bestCount) continue;
    best = [word.slice(0, end), word.slice(end)];
    bestCount = count;
  }
  return best;
}
