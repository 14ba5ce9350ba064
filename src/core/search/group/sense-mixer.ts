import type { Unit } from "../match/read-term.ts";
import { rank } from "../match/ranks.ts";
import type { TextMatcher } from "../match/text-matcher.ts";

/** Icons of what a word means first of all that a list begins with, and of what it means as well that follow them. */
const firstOwn = 8;
const firstOthers = 2;
/** Icons that are looked at to find these. */
export const sensesLookedAt = 96;

/** Puts icons of what a word means first of all in front, and behind a few of these some of what it means as well. */
export class SenseMixer {
  readonly #matcher: TextMatcher;
  readonly #textOf: () => Uint32Array;

  /** @param textOf the text of each ordinal */
  constructor(matcher: TextMatcher, textOf: () => Uint32Array) {
    this.#matcher = matcher;
    this.#textOf = textOf;
  }

  /**
   * Brings a list into order.
   *
   * @param list the first icons of what the word finds, at least `sensesLookedAt` of them, if there are so many
   */
  move(list: Uint32Array, unit: Unit): void {
    const own: number[] = [];
    const others: number[] = [];
    const ownWords = new Set(Array.from(unit.own));
    const otherWords = new Set<number>();
    const end = Math.min(list.length, sensesLookedAt);
    for (let place = 0; place < end && (own.length < firstOwn || others.length < firstOthers); place++) {
      const found = this.#matcher.locate(unit, this.#textOf()[list[place]!]!);
      if (found?.rank !== rank.exact) continue;
      if (ownWords.has(found.word)) {
        if (own.length < firstOwn) own.push(list[place]!);
      } else if (others.length < firstOthers && !otherWords.has(found.word)) {
        otherWords.add(found.word);
        others.push(list[place]!);
      }
    }
    const first = [...own, ...others];
    const isFirst = new Set(first);
    list.set([...first, ...list.subarray(0, end).filter((ordinal) => !isFirst.has(ordinal))]);
  }
}
