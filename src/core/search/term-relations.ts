import type { ColumnFile, StringColumn } from "../columns.ts";
import type { MatchedTexts } from "./icon-reader.ts";
import { rank } from "./text-matcher.ts";
import { listNumberForms, splitWords } from "./words.ts";

/** Texts that are asked what else they are known by; the best hits come first. */
const askedTexts = 150;

/** Which other words and phrases the hits of a term are known by. */
export class TermRelations {
  readonly #terms: StringColumn;
  readonly #offsets: Uint32Array;
  readonly #items: Uint32Array;
  readonly #frequencies: Uint32Array;

  constructor(columns: ColumnFile) {
    this.#terms = columns.strings("terms");
    this.#offsets = columns.u32("text.terms.offsets");
    this.#items = columns.u32("text.terms");
    this.#frequencies = new Uint32Array(this.#terms.length);
    for (const term of this.#items) this.#frequencies[term]!++;
  }

  /** Terms that many of the best hits share and few other texts have, without the words of `term` itself. */
  list(term: string, { texts, ends, count }: MatchedTexts, limit: number): string[] {
    const scores = new Map<number, number>();
    const asked = Math.min(askedTexts, count, ends[rank.tag]!);
    for (let index = 0; index < asked; index++) {
      const text = texts[index]!;
      const weight = index < ends[rank.sameExact]! ? 4 : index < ends[rank.name]! ? 2 : 1;
      for (let at = this.#offsets[text]!; at < this.#offsets[text + 1]!; at++) {
        const other = this.#items[at]!;
        scores.set(other, (scores.get(other) ?? 0) + weight);
      }
    }
    const textCount = this.#offsets.length - 1;
    const known = new Set(splitWords(term).flatMap((word) => [word, ...listNumberForms(word)]));
    return [...scores]
      .map(([other, shared]) => ({ other, score: shared * Math.log(textCount / this.#frequencies[other]!) }))
      .toSorted((left, right) => right.score - left.score || left.other - right.other)
      .slice(0, limit * 4)
      .map(({ other }) => this.#terms.at(other))
      .filter((other) => /\p{L}{2}/u.test(other) && !splitWords(other).every((word) => known.has(word)))
      .slice(0, limit);
  }
}
