/** A drawing that was found by its look. */
export interface FoundByLook {
  /** 1 for the same look. */
  likeness: number;
  /** What it means. */
  concept: string;
}

/** How many of the likest say what a picture means. */
const voters = 10;
/** A drawing that is less like than the first by this much has a third of its vote. */
const falling = 0.05;
/** How much of likeness it makes up for to mean what all voters mean. */
const voteWeight = 0.15;

/**
 * Moves forward what means the same as the likest do, so that a picture finds its thing as others draw it before other
 * things that look a little more like it. The likest one stays first.
 *
 * @param found likest first
 */
export function voteConcepts<Found extends FoundByLook>(found: readonly Found[]): Found[] {
  const [first, ...others] = found;
  if (!first) return [];
  const votes = new Map<string, number>();
  let total = 0;
  for (const { likeness, concept } of found.slice(0, voters)) {
    const vote = Math.exp((likeness - first.likeness) / falling);
    votes.set(concept, (votes.get(concept) ?? 0) + vote);
    total += vote;
  }
  const scoreOf = ({ likeness, concept }: Found) => likeness + (voteWeight * (votes.get(concept) ?? 0)) / total;
  return [first, ...others.toSorted((left, right) => scoreOf(right) - scoreOf(left))];
}
