import { listNeighborPairs } from "./keyboards.ts";

const vowels = "aeiouyаеиоуыэюя";

/** What one slip costs: 1 for any, less for those that people make. */
const slip = { any: 1, swap: 0.6, double: 0.5, neighbor: 0.7, vowel: 0.7, first: 0.5 };

const shortestWord = 3;
const longestWord = 32;
/** Shorter words allow one slip, longer ones two; the first letter is a dearer one. */
const shortestForTwo = 6;
/** How much being ten times as frequent counts against slips. */
const frequencyWeight = 0.35;
/** Icons that a word has to find before it is proposed: rarer ones are as likely slips themselves. */
const fewestIcons = 2;

/** A known word that may have been meant. */
export interface Proposal {
  word: string;
  /** Lower is likelier. */
  score: number;
  /** Number of icons it finds. */
  icons: number;
}

/** What the words of a language are made of, and how often they are meant. */
export interface SpellingWords {
  /** In folded form. */
  words: readonly string[];
  /** For each word, the number of icons it finds. */
  icons: ArrayLike<number>;
  language: string;
}

/** Proposes known words for one that is not known. */
export class Spelling {
  /** Words with enough icons, by length. */
  readonly #words: readonly string[];
  readonly #icons: Uint32Array;
  /** One bit per letter that a word has: words too far apart are told by their letters. */
  readonly #letters: Uint32Array;
  /** Where the words of each length begin. */
  readonly #starts: Uint32Array;
  readonly #neighbors: ReadonlySet<string>;
  /** The last three rows of the table of costs. */
  readonly #rows: [Float64Array, Float64Array, Float64Array] = [createRow(), createRow(), createRow()];

  constructor({ words, icons, language }: SpellingWords) {
    const proposed = words
      .map((word, place) => ({ word: decompose(word), icons: icons[place]! }))
      .filter((each) => each.icons >= fewestIcons && each.word.length <= longestWord)
      .toSorted((left, right) => left.word.length - right.word.length);
    this.#words = proposed.map(({ word }) => word);
    this.#icons = Uint32Array.from(proposed, (each) => each.icons);
    this.#letters = Uint32Array.from(proposed, ({ word }) => markLetters(word));
    this.#starts = Uint32Array.from({ length: longestWord + 2 }, (_, length) =>
      countWhile(proposed, ({ word }) => word.length < length),
    );
    this.#neighbors = listNeighborPairs(language);
  }

  /** Known words within two slips of the typed one (one for short words), the likeliest first. */
  list(typed: string, limit: number): Proposal[] {
    const text = decompose(typed);
    if (text.length < shortestWord || text.length > longestWord - 2) return [];
    const slips = text.length < shortestForTwo ? 1 : 2;
    const most = slips + slip.first;
    const letters = markLetters(text);
    const found: Proposal[] = [];
    const end = this.#starts[text.length + slips + 1]!;
    for (let place = this.#starts[Math.max(0, text.length - slips)]!; place < end; place++) {
      if (countBits(this.#letters[place]! ^ letters) > 2 * slips) continue;
      const word = this.#words[place]!;
      const cost = this.measure(text, word, most);
      if (cost > most) continue;
      const icons = this.#icons[place]!;
      found.push({ word: word.normalize("NFC"), score: cost - frequencyWeight * Math.log10(icons), icons });
    }
    return found
      .toSorted((left, right) => left.score - right.score || (left.word < right.word ? -1 : 1))
      .slice(0, limit);
  }

  /**
   * What it takes to type `typed` when `word` was meant: the cheapest way over left out, added, wrong and swapped
   * letters (optimal string alignment, https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance). More than `most`
   * is not counted to the end.
   */
  measure(typed: string, word: string, most: number): number {
    let [beforeLast, last, current] = this.#rows;
    last[0] = 0;
    for (let column = 1; column <= word.length; column++) {
      last[column] = last[column - 1]! + costOfMissing(word, column - 1);
    }
    for (let row = 1; row <= typed.length; row++) {
      const missing = costOfMissing(typed, row - 1);
      let least = last[0]! + missing;
      current[0] = least;
      for (let column = 1; column <= word.length; column++) {
        const isSame = typed[row - 1] === word[column - 1];
        let cost = last[column - 1]!;
        if (!isSame) {
          cost = Math.min(
            last[column]! + missing,
            current[column - 1]! + costOfMissing(word, column - 1),
            cost + this.#costOfWrong(typed[row - 1]!, word[column - 1]!, row === 1),
          );
          const isSwap =
            row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
          if (isSwap) cost = Math.min(cost, beforeLast[column - 2]! + slip.swap);
        } else {
          cost = Math.min(cost, last[column]! + missing, current[column - 1]! + costOfMissing(word, column - 1));
        }
        current[column] = cost;
        least = Math.min(least, cost);
      }
      if (least > most) return Number.POSITIVE_INFINITY;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[word.length]!;
  }

  #costOfWrong(typed: string, meant: string, isFirst: boolean): number {
    const isLikely = vowels.includes(typed) && vowels.includes(meant);
    const cost = this.#neighbors.has(typed + meant) ? slip.neighbor : isLikely ? slip.vowel : slip.any;
    return isFirst ? cost + slip.first : cost;
  }
}

/** A letter that is there in one word only; the second of two equal ones is the easiest to miss. */
function costOfMissing(word: string, index: number): number {
  if (index === 0) return slip.any + slip.first;
  return word[index] === word[index - 1] ? slip.double : slip.any;
}

/** Korean syllables as the letters that are typed; other texts stay as they are. */
const decompose = (word: string) => (/\p{Script=Hangul}/u.test(word) ? word.normalize("NFD") : word);

const createRow = () => new Float64Array(longestWord + 3);

function countWhile<Item>(sorted: readonly Item[], isBefore: (item: Item) => boolean): number {
  let [start, end] = [0, sorted.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if (isBefore(sorted[middle]!)) start = middle + 1;
    else end = middle;
  }
  return start;
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
