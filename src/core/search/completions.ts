import { lowerBound } from "./lower-bound.ts";
import { splitWords } from "./spelling/words.ts";

/** What somebody may mean who has typed its beginning. */
export interface Completion {
  /** As it is shown. */
  text: string;
  /** What it stands for: texts with one code are names of one thing, of which only the best is suggested. */
  code: string;
  /** Typing it completely does not put it before the first name of the thing. */
  isOtherName?: true;
  /** How well known it is; more is better. */
  weight: number;
}

/** A text and how well it fits what was typed: 0 is best. */
export interface RankedCompletion extends Completion {
  fit: number;
}

/** How a text may fit what was typed: it is it, begins with it, a later word does, or several words do in any order. */
const fits = { whole: 0, start: 1, inner: 2, scattered: 3 } as const;

/** Texts to suggest, sorted once so that each keystroke is answered in microseconds. */
export interface Completions {
  /**
   * The texts of which words begin with the words typed: what was typed completely first, then what begins with it, then
   * what has it further on; among those the best known first.
   */
  complete(typed: string, limit: number): RankedCompletion[];
  /** What is written like this, but for letter case, accents and the like: the best known of several. */
  find(text: string): Completion | undefined;
}

/** Signs that stand beside words while somebody types, and are no words themselves. */
const signs = /[$@!№*]/gu;
const longestTyped = 100;
/** What folding does not change. */
const plainPhrase = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
/** Characters that are words of their own. */
const ideographs = /(?<=\p{Script=Han})(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])(?=\p{Script=Han})/u;

/** @param fold gives the words of a text in the one form that they are compared in */
export function createCompletions(
  completions: Iterable<Completion>,
  fold: (text: string) => string[] = splitWords,
): Completions {
  const entries = [...completions].toSorted((left, right) => right.weight - left.weight);
  const phrases = entries.map(({ text }) => foldPhrase(text, fold));
  const { words, starts, members } = indexWords(phrases);

  function findRange(prefix: string): [from: number, to: number] {
    const { length } = words;
    const from = lowerBound(0, length, (place) => words[place]! >= prefix);
    return [from, lowerBound(from, length, (place) => !words[place]!.startsWith(prefix))];
  }

  return {
    find(text) {
      const phrase = foldPhrase(text, fold);
      const [from] = findRange(phrase.split(" ", 1)[0]!);
      const id = members.subarray(starts[from], starts[from + 1]).find((member) => phrases[member] === phrase);
      return id === undefined ? undefined : entries[id];
    },
    complete(typed, limit) {
      const phrase = foldPhrase(typed.slice(0, longestTyped).replaceAll(signs, " "), fold);
      const wanted = phrase.split(" ");
      const longest = wanted.reduce((best, word) => (word.length > best.length ? word : best));
      if (longest === "" || limit < 1) return [];
      const [from, to] = findRange(longest);
      const best = new BestFew(limit, entries);
      for (let place = starts[from]!; place < starts[to]!; place++) {
        const id = members[place]!;
        const fit = fitOf(phrases[id]!, phrase, wanted);
        if (fit === undefined) continue;
        best.add(id, fit === fits.whole && entries[id]!.isOtherName ? fits.start : fit);
      }
      return best.list();
    },
  };
}

/** The best of many, without sorting those that are not. */
class BestFew {
  readonly #limit: number;
  readonly #entries: readonly Completion[];
  readonly #ranks: number[] = [];

  constructor(limit: number, entries: readonly Completion[]) {
    this.#limit = limit;
    this.#entries = entries;
  }

  add(id: number, fit: number): void {
    const ranks = this.#ranks;
    const rank = fit * this.#entries.length + id;
    if (ranks.length === this.#limit && rank >= ranks.at(-1)!) return;
    const { code } = this.#entryOf(rank);
    const same = ranks.findIndex((other) => this.#entryOf(other).code === code);
    if (same >= 0 && ranks[same]! <= rank) return;
    if (same >= 0) ranks.splice(same, 1);
    else if (ranks.length === this.#limit) ranks.pop();
    ranks.splice(
      lowerBound(0, ranks.length, (place) => ranks[place]! > rank),
      0,
      rank,
    );
  }

  list(): RankedCompletion[] {
    return this.#ranks.map((rank) => ({ ...this.#entryOf(rank), fit: Math.floor(rank / this.#entries.length) }));
  }

  #entryOf(rank: number): Completion {
    return this.#entries[rank % this.#entries.length]!;
  }
}

/**
 * Words with single spaces between. Syllables of Hangul are taken apart into their letters, so that those typed so far
 * begin the syllable.
 */
function foldPhrase(text: string, fold: (text: string) => string[]): string {
  if (plainPhrase.test(text)) return text;
  return fold(text)
    .flatMap((word) => word.split(ideographs))
    .join(" ")
    .normalize("NFD");
}

/** For each word, sorted by code units, the phrases it is in. */
function indexWords(phrases: readonly string[]) {
  const idsByWord = new Map<string, number[]>();
  for (const [id, phrase] of phrases.entries()) {
    for (const word of phrase.split(" ")) {
      const ids = idsByWord.get(word);
      if (!ids) idsByWord.set(word, [id]);
      else if (ids.at(-1) !== id) ids.push(id);
    }
  }
  const words = [...idsByWord.keys()].toSorted();
  const lists = words.map((word) => idsByWord.get(word)!);
  const starts = new Uint32Array(words.length + 1);
  for (const [word, list] of lists.entries()) starts[word + 1] = starts[word]! + list.length;
  const members = new Uint32Array(starts.at(-1)!);
  for (const [word, list] of lists.entries()) members.set(list, starts[word]);
  return { words, starts, members };
}

/** How a phrase, one word of which begins with the longest word typed, fits what was typed; undefined where it does not. */
function fitOf(phrase: string, typed: string, words: readonly string[]): number | undefined {
  if (phrase.startsWith(typed)) return phrase.length === typed.length ? fits.whole : fits.start;
  if (words.length === 1 || phrase.includes(` ${typed}`)) return fits.inner;
  const spaced = ` ${phrase}`;
  return words.every((word) => spaced.includes(` ${word}`)) ? fits.scattered : undefined;
}
