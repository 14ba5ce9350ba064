import { type Groups, groupByKey } from "../build/group-by-key.ts";
import { countBits } from "../count-bits.ts";
import { listNeighborPairs } from "./keyboards.ts";

const vowels = "aeiouyаеиоуыэюя";

/** What one slip costs: 1 for any, less for those that people make. */
export const slip = { any: 1, swap: 0.6, double: 0.5, neighbor: 0.7, vowel: 0.7, first: 0.5 };

const shortestWord = 3;
const longestWord = 32;
/** Of the alphabet; one of many thousand signs has no use for spelling. */
const mostLetters = 255;
const letterCodes = mostLetters + 1;
/** The code of all letters beyond: no two of them are taken for the same one. */
const unknownLetter = 0;
/** Shorter words allow one slip, longer ones two; the first letter is a dearer one. */
const shortestForTwo = 6;
/** How much being ten times as frequent counts against slips. */
const frequencyWeight = 0.37;
/** Icons that a word has to find before it is proposed: rarer ones are as likely slips themselves. */
const fewestIcons = 2;

/** A known word that may have been meant. */
export interface Proposal {
  word: string;
  /** What the slips cost, see `slip`. */
  cost: number;
  /** Cost and frequency together: lower is likelier. */
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
  /** Words with enough icons, by length and first letter. */
  readonly #words: readonly string[];
  readonly #icons: Uint32Array;
  /** One bit per letter that a word has: words too far apart are told by their letters. */
  readonly #letters: Uint32Array;
  /** Where the words of each length and first letter begin: `length * letterCodes + code`. */
  readonly #starts: Uint32Array;
  /** Places of the words of each length and second letter. */
  readonly #bySecond: Groups;
  readonly #slips: SlipTable;
  /** The letters of all words, one word after the other, as the table knows them. */
  readonly #codes: Uint8Array;
  readonly #codeStarts: Uint32Array;

  constructor({ words, icons, language }: SpellingWords) {
    const frequent = words
      .map((word, place) => ({ word: decompose(word), icons: icons[place]! }))
      .filter((each) => each.icons >= fewestIcons && each.word !== "" && each.word.length <= longestWord);
    this.#slips = new SlipTable(
      frequent.map(({ word }) => word),
      language,
    );
    const keyOf = (word: string) => word.length * letterCodes + this.#slips.encode(word[0]!, new Uint8Array(1), 0)[0]!;
    const keyed = frequent.map(({ word, icons: count }) => ({ word, icons: count, key: keyOf(word) }));
    const proposed = keyed.toSorted((left, right) => left.key - right.key);
    this.#words = proposed.map(({ word }) => word);
    this.#icons = Uint32Array.from(proposed, (each) => each.icons);
    this.#letters = Uint32Array.from(proposed, ({ word }) => markLetters(word));
    this.#starts = new Uint32Array((longestWord + 3) * letterCodes + 1).fill(proposed.length);
    for (let key = 0, place = 0; place < proposed.length; place++) {
      while (key <= proposed[place]!.key) this.#starts[key++] = place;
    }
    this.#codeStarts = new Uint32Array(proposed.length + 1);
    for (const [place, { word }] of proposed.entries()) {
      this.#codeStarts[place + 1] = this.#codeStarts[place]! + word.length;
    }
    this.#codes = new Uint8Array(this.#codeStarts[proposed.length]!);
    for (const [place, { word }] of proposed.entries()) this.#slips.encode(word, this.#codes, this.#codeStarts[place]!);
    const secondKeys = proposed.map(({ word }, place) => {
      const second = word.length > 1 ? this.#codes[this.#codeStarts[place]! + 1]! : unknownLetter;
      return word.length * letterCodes + second;
    });
    this.#bySecond = groupByKey(secondKeys, (longestWord + 1) * letterCodes);
  }

  /** Known words within two slips of the typed one (one for short words), the likeliest first. */
  list(typed: string, limit: number): Proposal[] {
    const text = decompose(typed);
    if (text.length < shortestWord || text.length > longestWord) return [];
    const slips = text.length < shortestForTwo ? 1 : 2;
    const most = slips + slip.first;
    const letters = markLetters(text);
    const codes = this.#slips.encode(text, new Uint8Array(text.length), 0);
    const found: Proposal[] = [];
    const consider = (place: number, length: number) => {
      const others = this.#letters[place]! ^ letters;
      if (countBits(others & letters) > slips || countBits(others & ~letters) > slips) return;
      const start = this.#codeStarts[place]!;
      const cost = this.#slips.measure(codes, this.#codes.subarray(start, start + length), most);
      if (cost > most) return;
      const icons = this.#icons[place]!;
      found.push({ word: this.#words[place]!, cost, score: cost - frequencyWeight * Math.log10(icons), icons });
    };
    const [first, second] = codes as unknown as [number, number];
    const last = Math.min(longestWord, text.length + slips);
    for (let length = text.length - slips; length <= last; length++) {
      const considerAll = (begin: number, isMeant: (start: number) => boolean) => {
        const key = length * letterCodes + begin;
        for (let place = this.#starts[key]!; place < this.#starts[key + 1]!; place++) {
          if (isMeant(this.#codeStarts[place]!)) consider(place, length);
        }
      };
      considerAll(first, () => true);
      const { offsets, items } = this.#bySecond;
      for (const letter of new Set([first, second])) {
        const key = length * letterCodes + letter;
        for (let at = offsets[key]!; at < offsets[key + 1]!; at++) {
          const place = items[at]!;
          const start = this.#codeStarts[place]!;
          const begin = this.#codes[start]!;
          // Hardly anybody takes such a letter for the first one; but it may be left out, so that the word is longer.
          if (begin === first || (length <= text.length && !this.#slips.isNear(codes, begin))) continue;
          if (mayGoOn(codes, this.#codes, start)) consider(place, length);
        }
      }
      // One letter too many at the beginning.
      if (second !== first) {
        considerAll(second, (start) => {
          const next = this.#codes[start + 1]!;
          return next === codes[2] && next !== first && next !== second;
        });
      }
    }
    const likeliest = found
      .toSorted((left, right) => left.score - right.score || (left.word < right.word ? -1 : 1))
      .slice(0, limit);
    for (const proposal of likeliest) proposal.word = proposal.word.normalize("NFC");
    return likeliest;
  }
}

/** What it takes to type one word when another was meant. Words are codes of letters, as `encode` makes them. */
export class SlipTable {
  readonly #codes: ReadonlyMap<string, number>;
  readonly size: number;
  /** For each letter that was typed and each that was meant, what it costs to take the one for the other. */
  readonly #wrong: Float64Array;
  /** The last three rows of the table that is filled for each pair of words. */
  readonly #rows = Array.from({ length: 3 }, () => new Float64Array(longestWord + 2)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];

  /** @param words with all letters that there are, `unknownLetter` is the code of any other one */
  constructor(words: readonly string[], language: string) {
    const letters = [...new Set(words.join(""))].slice(0, mostLetters);
    const neighbors = listNeighborPairs(language);
    this.#codes = new Map(letters.map((letter, place) => [letter, place + 1]));
    this.size = letters.length + 1;
    this.#wrong = new Float64Array(this.size ** 2).fill(slip.any);
    for (const [row, typed] of letters.entries()) {
      for (const [column, meant] of letters.entries()) {
        const place = (row + 1) * this.size + column + 1;
        const isLikely = vowels.includes(typed) && vowels.includes(meant);
        this.#wrong[place] = neighbors.has(typed + meant) ? slip.neighbor : isLikely ? slip.vowel : slip.any;
      }
    }
  }

  /** Writes the codes of a word from a place on. */
  encode(word: string, codes: Uint8Array, start: number): Uint8Array {
    for (let index = 0; index < word.length; index++)
      codes[start + index] = this.#codes.get(word[index]!) ?? unknownLetter;
    return codes;
  }

  /** Whether a first letter may be meant where another is typed: it is the next one, or easily taken for the typed one. */
  isNear(typed: Uint8Array, first: number): boolean {
    return typed[1] === first || this.#wrong[typed[0]! * this.size + first]! < slip.any;
  }

  /**
   * The cheapest way over left out, added, wrong and swapped letters (optimal string alignment,
   * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance). More than `most` is not counted to the end.
   */
  measure(typed: Uint8Array, word: Uint8Array, most: number): number {
    let [beforeLast, last, current] = this.#rows;
    last[0] = 0;
    for (let column = 1; column <= word.length; column++)
      last[column] = last[column - 1]! + costOfMissing(word, column);
    for (let row = 1; row <= typed.length; row++) {
      const letter = typed[row - 1]!;
      const missing = costOfMissing(typed, row);
      const first = row === 1 ? slip.first : 0;
      let least = last[0]! + missing;
      current[0] = least;
      for (let column = 1; column <= word.length; column++) {
        const meant = word[column - 1]!;
        const isSame = letter === meant && letter !== unknownLetter;
        const wrong = isSame ? 0 : this.#wrong[letter * this.size + meant]! + first;
        let cost = last[column - 1]! + wrong;
        const left = last[column]! + missing;
        if (left < cost) cost = left;
        const added = current[column - 1]! + costOfMissing(word, column);
        if (added < cost) cost = added;
        if (row > 1 && column > 1 && letter !== meant && letter === word[column - 2] && typed[row - 2] === meant) {
          const swapped = beforeLast[column - 2]! + slip.swap;
          if (swapped < cost) cost = swapped;
        }
        current[column] = cost;
        if (cost < least) least = cost;
      }
      if (least > most) return Number.POSITIVE_INFINITY;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[word.length]!;
  }
}

/** Whether a word with another first letter goes on as what was typed: after a wrong letter, two swapped ones, one too many or one left out. */
function mayGoOn(typed: Uint8Array, codes: Uint8Array, start: number): boolean {
  const first = codes[start]!;
  const second = codes[start + 1]!;
  if (second === typed[1]) return true;
  return second === typed[0]
    ? first === typed[1] || codes[start + 2] === typed[1]
    : first === typed[1] && second === typed[2];
}

/** A letter that is there in one word only, its place counted from 1; the second of two equal ones is the easiest to miss. */
function costOfMissing(word: Uint8Array, place: number): number {
  if (place === 1) return slip.any + slip.first;
  return word[place - 1] === word[place - 2] ? slip.double : slip.any;
}

/** Korean syllables as the letters that are typed; other texts stay as they are. */
const decompose = (word: string) => (/\p{Script=Hangul}/u.test(word) ? word.normalize("NFD") : word);

function markLetters(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits >>> 0;
}
