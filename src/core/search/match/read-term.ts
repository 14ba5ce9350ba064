import type { Dictionary, Senses } from "../../lexicon/dictionary.ts";
import type { WordFrequencies } from "../../lexicon/word-frequencies.ts";
import type { Thesaurus } from "./thesaurus.ts";
import type { Vocabulary } from "../spelling/vocabulary.ts";
import { listNumberForms, splitTerm } from "../spelling/words.ts";

/** One word (or known phrase) that has to match. Words are ids of the vocabulary. */
export interface Unit {
  /** As it was read from the term. */
  text: string;
  /** The words it is, or that it is translated by. */
  own: ArrayLike<number>;
  /** Words that mean the same. */
  same: ArrayLike<number>;
  /** Those of them that a word of another language stands for as well: a few of each are shown among the first. */
  senses?: readonly number[];
  related: ArrayLike<number>;
  /** Words that what it may be the beginning of is translated by. */
  begun: ArrayLike<number>;
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
  /** Other words than those that were typed: found after everything else. */
  isCorrection?: boolean;
}

/** What an index knows about words. */
export interface Words {
  vocabulary: Vocabulary;
  thesaurus: Thesaurus;
  frequencies: WordFrequencies;
}

const mostReadings = 4;
const longestPhrase = 3;
const shortPrefix = 2;
/** Words that fewer texts have are also tried as two words written together, and as the beginning of others. */
const rareWord = 20;
/** Letters of two words of two letters each. */
const shortestPair = 4;
const mostWords = 8;
const longestTerm = 200;
const none: readonly number[] = [];

/** The ways to understand an English term, the literal one first; none for a term without words. */
export function readTerm(term: string, known: Words): Reading[] {
  const words = [...new Set(splitTerm(term))];
  if (words.length === 0) return [];
  const joined = listJoined(words, known.vocabulary);
  const readings = [words, ...joined].slice(0, mostReadings).map((reading) => readWords(reading, known));
  const parts = words.flatMap((word) => splitInTwo(word, known) ?? [word]);
  if (parts.length > words.length) readings.push({ ...readWords(parts, known), isGuess: true });
  return readings;
}

/**
 * The ways to understand a term in another language: by the dictionary, with English words between, then all in English;
 * what is English only comes after what the language says. As in English where the dictionary has none of the words.
 */
export function readTranslated(term: string, dictionary: Dictionary, known: Words): Reading[] {
  const words = dictionary.split(term.slice(0, longestTerm)).slice(0, mostWords);
  const units = translateWords(words, dictionary, known);
  const english = readTerm(term, known);
  if (!units.some(({ isTranslated }) => isTranslated)) return english;
  const isAllKnown = words.every((word) => findWord(word, known.vocabulary) !== undefined);
  const spelledOut = units.flatMap(({ unit, isTranslated }) => (isTranslated ? spellOut(unit, known) : [unit]));
  return [
    { units: units.map(({ unit }) => unit), isGuess: false },
    ...(spelledOut.length > units.length ? [{ units: spelledOut, isGuess: false }] : []),
    ...(isAllKnown ? english.slice(0, mostReadings - 2).map(putSecond) : []),
  ];
}

/**
 * Whether a dictionary has all words of a term: Latin ones as they are, for a slip in one language is easily a form of a word
 * of another, unless it surely is a word.
 */
export function isTranslatable(
  term: string,
  dictionary: Dictionary,
  isWord: (word: string) => boolean = () => false,
): boolean {
  const words = dictionary.split(term.slice(0, longestTerm)).slice(0, mostWords);
  const isForm = (word: string) => dictionary.find(word) !== undefined || dictionary.cut(word) !== undefined;
  const isKnown = (word: string) => {
    if (dictionary.has(word) || dictionary.hasRomanized(word)) return true;
    return (!/\p{Script=Latin}/u.test(word) || isWord(word)) && isForm(word);
  };
  const whole = words.join(" ");
  return words.length > 0 && (words.every(isKnown) || dictionary.has(whole) || dictionary.hasRomanized(whole));
}

/** Whether one of the readings has words for all that was typed. */
export const isKnown = (readings: readonly Reading[]): boolean =>
  readings.some(({ units, isGuess }) => !isGuess && units.every(({ own, same }) => own.length + same.length > 0));

/** The same, to be found after everything else. */
export const asCorrection = ({ units, isGuess }: Reading): Reading => ({ units, isGuess, isCorrection: true });

interface TranslatedUnit {
  unit: Unit;
  isTranslated: boolean;
}

function translateWords(words: readonly string[], dictionary: Dictionary, known: Words): TranslatedUnit[] {
  const units: TranslatedUnit[] = [];
  for (let start = 0; start < words.length;) {
    const phrase = dictionary.findPhrase(words.slice(start));
    if (phrase) {
      const text = words.slice(start, start + phrase.length).join(" ");
      units.push({ unit: translate(text, phrase.senses, known), isTranslated: true });
      start += phrase.length;
      continue;
    }
    const isLast = start === words.length - 1;
    units.push(...translateWord(words[start]!, isLast, { dictionary, known }));
    start++;
  }
  return units;
}

/** A word that the dictionary does not have as it is: an English one, several in one, or the beginning of one. */
function translateWord(
  word: string,
  isLast: boolean,
  { dictionary, known }: { dictionary: Dictionary; known: Words },
): TranslatedUnit[] {
  const english = readWord(word, isLast, known);
  if (english.own.length > 0) return [{ unit: english, isTranslated: false }];
  const pieces = dictionary.cut(word);
  if (pieces) {
    return pieces.map((piece) => ({ unit: translate(piece, dictionary.find(piece)!, known), isTranslated: true }));
  }
  const begun = isLast ? dictionary.findBegun(word) : undefined;
  return [{ unit: begun ? { ...english, begun: begun.own } : english, isTranslated: begun !== undefined }];
}

function translate(text: string, senses: Senses, { vocabulary, thesaurus }: Words): Unit {
  const own = [...new Set(senses.own)];
  const same = new Set([...senses.same, ...own.flatMap((word) => [...thesaurus.same(word)])]);
  const related = new Set([...senses.related, ...own.flatMap((word) => [...thesaurus.related(word)])]);
  const length = Math.max(1, ...own.map((word) => countWords(vocabulary.words[word]!)));
  return {
    text,
    own,
    same: [...same],
    ...(senses.same.length > 0 && { senses: senses.same }),
    related: [...related],
    begun: none,
    from: 0,
    to: 0,
    beginsNamesOnly: true,
    length,
  };
}

/** The English words of what a unit means first, each to be found by itself, so that their order does not matter. */
function spellOut(unit: Unit, known: Words): Unit[] {
  const [first] = Array.from(unit.own);
  const words = first === undefined ? [] : known.vocabulary.words[first]!.split(" ");
  return words.length > 1 ? words.map((word) => asSecond(readWord(word, false, known))) : [unit];
}

const putSecond = ({ units, isGuess }: Reading): Reading => ({ units: units.map(asSecond), isGuess });

/** The same words, found as words of the same meaning are. */
const asSecond = (unit: Unit): Unit => ({
  ...unit,
  own: none,
  same: [...Array.from(unit.own), ...Array.from(unit.same)],
});

function readWords(words: readonly string[], known: Words): Reading {
  return { units: words.map((word, index) => readWord(word, index === words.length - 1, known)), isGuess: false };
}

function readWord(word: string, isLast: boolean, { vocabulary, thesaurus }: Words): Unit {
  const id = findWord(word, vocabulary);
  const isCertain = id !== undefined && word.length > shortPrefix && vocabulary.countTexts(id) >= rareWord;
  const isPrefix = id === undefined || (isLast && !isCertain);
  return {
    text: word,
    own: id === undefined ? none : [id],
    same: id === undefined ? none : thesaurus.same(id),
    related: id === undefined ? none : thesaurus.related(id),
    begun: none,
    ...(isPrefix ? vocabulary.findRange(word) : { from: 0, to: 0 }),
    beginsNamesOnly: id !== undefined || word.length <= shortPrefix,
    length: countWords(word),
  };
}

const countWords = (phrase: string) => (phrase.includes(" ") ? phrase.split(" ").length : 1);

function findWord(word: string, vocabulary: Vocabulary): number | undefined {
  return (
    vocabulary.find(word) ??
    listNumberForms(word)
      .map((form) => vocabulary.find(form))
      .find((id) => id !== undefined)
  );
}
/** Neighbors read as one: `wi fi` as `wifi`, `magnifying glass` as the phrase a synonym rule knows. */
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

/** `arrowleft` as `arrow left`: the division whose rarer half is most frequent. Words of the language are left whole. */
function splitInTwo(word: string, { vocabulary, frequencies }: Words): [string, string] | undefined {
  if (word.length < shortestPair || frequencies.find(word, "en") > 0) return undefined;
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
