import type { Columns, StringColumn } from "../../columns/columns.ts";
import type { MatchedTexts } from "../group/icon-selection.ts";
import { rank } from "./ranks.ts";
import { isModifier } from "../build/head-words.ts";
import { takeFirst } from "./take-first.ts";
import { isFiller, listNumberForms, splitWords } from "../spelling/words.ts";

/** What a text counts by its kind of hit, from the best down to the last rank that counts. */
const weights = [
  { upTo: rank.sameExact, weight: 4 },
  { upTo: rank.name, weight: 2 },
  { upTo: rank.tag, weight: 1 },
];
const mostWords = 3;
/** Texts of each kind that are asked what else they are known by. */
const askedTexts = 50;

/** Which other words and phrases the hits of a term are known by. */
export class TermRelations {
  readonly #terms: StringColumn;
  readonly #offsets: Uint32Array;
  readonly #items: Uint32Array;
  /** How few texts have each term. */
  readonly #rarity: Float64Array;
  /** What the terms that were met so far count; all zero between two lists. */
  readonly #shared: Uint32Array;
  /** Ordinal of each text's best icon. */
  readonly #bestIcons: Uint32Array;

  constructor(columns: Columns) {
    this.#terms = columns.strings("terms");
    this.#offsets = columns.u32("text.terms.offsets");
    this.#items = columns.u32("text.terms");
    const ordinals = columns.u32("entry.ordinals");
    this.#bestIcons = columns.u32("text.entries").map((entry) => ordinals[entry] ?? 0);
    const frequencies = new Uint32Array(this.#terms.length);
    for (const term of this.#items) frequencies[term]!++;
    const textCount = this.#offsets.length - 1;
    this.#rarity = Float64Array.from(frequencies, (frequency) => Math.log(textCount / frequency));
    this.#shared = new Uint32Array(this.#terms.length);
  }

  /** Terms that many of the best hits share and few other texts have, without the words of `term` itself. */
  list(term: string, matched: MatchedTexts, limit: number): string[] {
    const shared = this.#shared;
    const found: number[] = [];
    for (const { text, weight } of this.#chooseTexts(matched)) {
      for (let at = this.#offsets[text]!; at < this.#offsets[text + 1]!; at++) {
        const other = this.#items[at]!;
        if (shared[other] === 0) found.push(other);
        shared[other]! += weight;
      }
    }
    const score = (other: number) => shared[other]! * this.#rarity[other]!;
    const best = takeFirst(found, limit * 4, (left, right) => score(right) - score(left) || left - right);
    for (const other of found) shared[other] = 0;
    const known = new Set(splitWords(term).flatMap((word) => [word].concat(listNumberForms(word))));
    return best
      .map((other) => this.#terms.at(other))
      .filter((other) => isTelling(splitWords(other), known))
      .slice(0, limit);
  }

  /** The best texts of each kind of hit, with what they count. */
  #chooseTexts({ texts, ends }: MatchedTexts): { text: number; weight: number }[] {
    let from = 0;
    return weights.flatMap(({ upTo, weight }) => {
      const ofKind = texts.subarray(from, ends[upTo]);
      from = ends[upTo]!;
      const chosen = takeFirst(ofKind, askedTexts, (left, right) => this.#bestIcons[left]! - this.#bestIcons[right]!);
      return chosen.map((text) => ({ text, weight }));
    });
  }
}

/** Whether a term is short enough to be shown and has a word that is neither known nor only says how a thing is shown. */
function isTelling(words: readonly string[], known: ReadonlySet<string>): boolean {
  const isNews = (word: string) => /\p{L}{2}/u.test(word) && !known.has(word) && !isModifier(word) && !isFiller(word);
  return words.length <= mostWords && words.some(isNews);
}
