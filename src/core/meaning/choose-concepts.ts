import type { NearConcept } from "./concept-vectors.ts";

/** What is this much farther than the nearest is not what is looked for where that is. */
const farthestBehind = 0.3;
/** What is even farther has nothing to do with it. */
const furthestBehind = 0.6;
/** How much nearer a concept has to be that shares all its words with one that is shown already. */
const priceOfRepetition = 0.1;

/** Concepts in their order. */
export interface ChosenConcepts<Concept> {
  near: Concept[];
  /** What comes closest where the near ones are not drawn. */
  further: Concept[];
}

/**
 * The concepts to show, nearest first, but at the beginning different ones rather than `laptop`, `laptop-off` and
 * `laptop-plus`.
 */
export function chooseConcepts({
  near,
  nameOf,
  least,
  different,
}: {
  /** Nearest first. */
  near: readonly NearConcept[];
  /** The name of a concept in kebab-case. */
  nameOf: (concept: number) => string;
  /** How near a concept has to be at least. */
  least: number;
  /** How many are chosen for their differences. The others follow as near as they are. */
  different: number;
}): ChosenConcepts<number> {
  const best = near[0]?.nearness ?? 0;
  const farthest = Math.max(least, best - farthestBehind);
  const furthest = Math.max(least, best - furthestBehind);
  const left = near
    .filter(({ nearness }) => nearness >= farthest)
    .map(({ concept, nearness }) => ({ concept, nearness, words: new Set(nameOf(concept).split("-")), overlap: 0 }));
  const chosen: number[] = [];
  while (left.length > 0 && chosen.length < different) {
    const price = ({ nearness, overlap }: (typeof left)[number]) => nearness - overlap * priceOfRepetition;
    const next = left.reduce((one, other) => (price(other) > price(one) ? other : one));
    left.splice(left.indexOf(next), 1);
    chosen.push(next.concept);
    for (const other of left) other.overlap = Math.max(other.overlap, compareWords(other.words, next.words));
  }
  return {
    near: [...chosen, ...left.map(({ concept }) => concept)],
    further: near.filter(({ nearness }) => nearness < farthest && nearness >= furthest).map(({ concept }) => concept),
  };
}

/** The share of common words in all words of two names. */
function compareWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common);
}
