import type { Vocabulary } from "./vocabulary.ts";

/** Rows of a typewriter keyboard; letters that lie side by side are hit by mistake. */
const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const vowels = "aeiouy";

/** What one slip costs: 1 for any, less for those that people make. */
const slip = { any: 1, swap: 0.6, double: 0.5, neighbour: 0.7, vowel: 0.7, first: 0.5 };

const shortestWord = 3;
/** Shorter words allow one slip, longer ones two. */
const shortestForTwo = 6;
/** A word that fewer texts have is more likely a slip itself than what was meant. */
const rarestWord = 2;
/** How much being ten times as frequent counts against slips. */
const frequencyWeight = 0.3;

/** Proposes known words for one that is not known. */
export class Spelling {
  readonly #words: readonly string[];
  readonly #lengths: Uint8Array;
  readonly #counts: Uint32Array;
  /** One bit per letter that a word has: words too far apart are told by their letters. */
  readonly #letters: Uint32Array;

  constructor(vocabulary: Vocabulary) {
    this.#words = vocabulary.words;
    this.#lengths = Uint8Array.from(vocabulary.words, ({ length }) => Math.min(length, 255));
    this.#counts = Uint32Array.from(vocabulary.words, (_, id) => vocabulary.countTexts(id));
    this.#letters = Uint32Array.from(vocabulary.words, markLetters);
  }

  /** Known words within two slips of the typed one (one for short words), the likeliest first. */
  list(typed: string, limit: number): string[] {
    if (typed.length < shortestWord) return [];
    const most = typed.length < shortestForTwo ? 1 : 2;
    const letters = markLetters(typed);
    const found: { word: string; score: number }[] = [];
    for (let id = 0; id < this.#lengths.length; id++) {
      if (Math.abs(this.#lengths[id]! - typed.length) > most) continue;
      if (countBits(this.#letters[id]! ^ letters) > 2 * most || this.#counts[id]! < rarestWord) continue;
      const word = this.#words[id]!;
      const cost = measureSlips(typed, word, most);
      if (cost <= most) found.push({ word, score: cost - frequencyWeight * Math.log10(this.#counts[id]!) });
    }
    return found
      .toSorted((left, right) => left.score - right.score || (left.word < right.word ? -1 : 1))
      .slice(0, limit)
      .map(({ word }) => word);
  }
}

/**
 * What it takes to type `typed` when `word` was meant: the cheapest way over left out, added, wrong and swapped letters
 * (optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance). More than `most` slips are not
 * counted to the end.
 */
export function measureSlips(typed: string, word: string, most: number): number {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 1; column <= word.length; column++) {
    last.push(last[column - 1]! + costOfMissing(word, column - 1));
  }
  for (let row = 1; row <= typed.length; row++) {
    const current = [last[0]! + costOfMissing(typed, row - 1)];
    let least = current[0]!;
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        last[column]! + costOfMissing(typed, row - 1),
        current[column - 1]! + costOfMissing(word, column - 1),
        last[column - 1]! + (isSame ? 0 : costOfWrong(typed[row - 1]!, word[column - 1]!, row === 1)),
      );
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap && !isSame) cost = Math.min(cost, beforeLast[column - 2]! + slip.swap);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = current;
  }
  return last[word.length]!;
}

/** A letter that is there in one word only; the second of two equal ones is the easiest to miss. */
function costOfMissing(word: string, index: number): number {
  if (index === 0) return slip.any + slip.first;
  return word[index] === word[index - 1] ? slip.double : slip.any;
}

function costOfWrong(typed: string, meant: string, isFirst: boolean): number {
  const cost = areNeighbours(typed, meant) ? slip.neighbour : areVowels(typed, meant) ? slip.vowel : slip.any;
  return isFirst ? cost + slip.first : cost;
}

const areVowels = (one: string, other: string) => vowels.includes(one) && vowels.includes(other);

function areNeighbours(one: string, other: string): boolean {
  return keyRows.some((row) => {
    const [at, to] = [row.indexOf(one), row.indexOf(other)];
    return at >= 0 && to >= 0 && Math.abs(at - to) === 1;
  });
}

function markLetters(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits >>> 0;
}

/** Number of bits that are set (https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel). */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
