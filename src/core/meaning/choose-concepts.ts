import type { NearConcept } from "./concept-vectors.ts";

/** What is this much farther than the nearest is not what is looked for where that is. */
const farthestBehind = 0.3;
/** How much nearer a concept has to be that shares all its words with one that is shown already. */
const priceOfRepetition = 0.1;

/** The concepts to show, nearest first, but different ones rather than `laptop`, `laptop-off` and `laptop-plus`. */
export function chooseConcepts({
  near,
  nameOf,
  least,
  amount,
}: {
  /** Nearest first. */
  near: readonly NearConcept[];
  /** The name of a concept in kebab-case. */
  nameOf: (concept: number) => string;
  /** How near a concept has to be at least. */
  least: number;
  amount: number;
}): number[] {
  const farthest = Math.max(least, (near[0]?.nearness ?? 0) - farthestBehind);
  const left = near
    .filter(({ nearness }) => nearness >= farthest)
    .map(({ concept, nearness }) => ({ concept, nearness, words: new Set(nameOf(concept).split("-")), overlap: 0 }));
  const chosen: number[] = [];
  while (left.length > 0 && chosen.length < amount) {
    const price = ({ nearness, overlap }: (typeof left)[number]) => nearness - overlap * priceOfRepetition;
    const best = left.reduce((one, other) => (price(other) > price(one) ? other : one));
    left.splice(left.indexOf(best), 1);
    chosen.push(best.concept);
    for (const other of left) other.overlap = Math.max(other.overlap, compareWords(other.words, best.words));
  }
  return chosen;
}

/** The share of common words in all words of two names. */
function compareWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common);
}
