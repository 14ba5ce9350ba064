import type { Catalogue } from "../../src/core/catalogue/catalogue.ts";
import { isVariantWord } from "../../src/core/catalogue/concept.ts";
import { isFiller, listNumberForms } from "../../src/core/search/spelling/words.ts";
import type { JudgedConcept, JudgedQuery } from "./judged-queries.ts";

const resultsThatCount = 10;
/** The least grade of an icon that is right. */
const rightGrade = 2;
/** What is left of a grade where the name says more than the concept: `shopping-cart-plus` for `shopping-cart`. */
const shareOfLongerName = 0.5;

/** How good one list of results is. */
export interface Score {
  /** Whether the first result is right. */
  first: boolean;
  /** Whether one of the first ten is right. */
  firstTen: boolean;
  /** Normalized discounted cumulative gain of the first ten: from 0 to 1, as good as it could be. */
  ndcg: number;
  isEmpty: boolean;
}

interface Judgment {
  /** The highest grade of the concepts that a name stands for. */
  grade: number;
  gain: number;
}

const isRight = (judgment: Judgment | undefined) => (judgment?.grade ?? 0) >= rightGrade;

/** Gives marks to lists of icons, which are told by their common names. */
export class Judge {
  readonly #namesByWord = new Map<string, Set<string>>();
  readonly #drawings: ReadonlyMap<string, number>;
  readonly #known = new Map<readonly JudgedConcept[], ReadonlyMap<string, Judgment>>();

  /** @param drawings how many different drawings each common name has: what an ideal list is made of */
  constructor(drawings: ReadonlyMap<string, number>) {
    this.#drawings = drawings;
    for (const name of drawings.keys()) {
      for (const word of name.split("-")) {
        const names = this.#namesByWord.get(word);
        if (names) names.add(name);
        else this.#namesByWord.set(word, new Set([name]));
      }
    }
  }

  /** Whether there is anything right to be found. */
  isAnswerable({ concepts }: JudgedQuery): boolean {
    return [...this.#judge(concepts)].some(([name, judgment]) => isRight(judgment) && this.#drawings.get(name)! > 0);
  }

  /** @param names common names of the results, best first */
  score({ concepts }: Pick<JudgedQuery, "concepts">, names: readonly string[]): Score {
    const judgments = this.#judge(concepts);
    const found = names.slice(0, resultsThatCount).map((name) => judgments.get(name));
    // Engines that list the same drawing more than once could be better than the ideal, which has different ones.
    const ndcg = Math.min(1, addUp(found.map((judgment) => judgment?.gain ?? 0)) / this.#idealOf(judgments));
    return { first: isRight(found[0]), firstTen: found.some(isRight), ndcg, isEmpty: names.length === 0 };
  }

  /** The gain of the best ten drawings that there are. */
  #idealOf(judgments: ReadonlyMap<string, Judgment>): number {
    const best: number[] = [];
    for (const [name, { gain }] of [...judgments].toSorted(([, left], [, right]) => right.gain - left.gain)) {
      for (let count = this.#drawings.get(name)!; count > 0 && best.length < resultsThatCount; count--) best.push(gain);
    }
    return addUp(best);
  }

  /** All common names that stand for one of the concepts. */
  #judge(concepts: readonly JudgedConcept[]): ReadonlyMap<string, Judgment> {
    const known = this.#known.get(concepts);
    if (known) return known;
    const judgments = new Map<string, Judgment>();
    for (const concept of concepts) {
      for (const name of this.#listNames(concept)) {
        const { grade, gain } = judgments.get(name) ?? { grade: 0, gain: 0 };
        const own = hasMoreToTell(name, concept) ? concept.grade * shareOfLongerName : concept.grade;
        judgments.set(name, { grade: Math.max(grade, concept.grade), gain: Math.max(gain, 2 ** own - 1) });
      }
    }
    this.#known.set(concepts, judgments);
    return judgments;
  }

  /** The common names that have all words of a concept, in singular or plural. */
  #listNames({ words }: JudgedConcept): string[] {
    const [first = [], ...others] = words.map((word) =>
      [word, ...listNumberForms(word)].flatMap((form) => this.#namesByWord.get(form) ?? []),
    );
    const names = new Set(first.flatMap((set) => Array.from(set)));
    return Array.from(names).filter((name) => others.every((sets) => sets.some((set) => set.has(name))));
  }
}

/** Whether a name has words beside those of the concept that say something about the drawing, unlike `2` or `outline`. */
function hasMoreToTell(name: string, { words }: JudgedConcept): boolean {
  const covered = new Set(words.flatMap((word) => [word, ...listNumberForms(word)]));
  return name.split("-").some((word) => !covered.has(word) && !isFiller(word) && !isVariantWord(word));
}

/** Discounted cumulative gain: each next result counts less. */
function addUp(gains: readonly number[]): number {
  return gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

/**
 * A judge of the icons of a catalogue. Sizes, skin tones and repetitions of a drawing are no part of the ideal.
 *
 * @param isWanted whether an icon is drawn as it has to be; others are no part of the ideal either
 */
export function createJudge(
  catalogue: Pick<Catalogue, "count" | "distinctCount" | "icon">,
  isWanted: (ordinal: number) => boolean = () => true,
): Judge {
  const drawings = new Map<string, number>();
  for (let ordinal = 0; ordinal < catalogue.count; ordinal++) {
    if (!isWanted(ordinal)) continue;
    const { commonName } = catalogue.icon(ordinal);
    drawings.set(commonName, (drawings.get(commonName) ?? 0) + (ordinal < catalogue.distinctCount ? 1 : 0));
  }
  return new Judge(drawings);
}

/** Means of many scores, as shares from 0 to 1. */
export interface Summary {
  count: number;
  first: number;
  firstTen: number;
  ndcg: number;
  empty: number;
}

export function summarize(scores: readonly Score[]): Summary {
  const mean = (value: (score: Score) => number | boolean) =>
    scores.reduce((sum, score) => sum + Number(value(score)), 0) / scores.length;
  return {
    count: scores.length,
    first: mean(({ first }) => first),
    firstTen: mean(({ firstTen }) => firstTen),
    ndcg: mean(({ ndcg }) => ndcg),
    empty: mean(({ isEmpty }) => isEmpty),
  };
}
