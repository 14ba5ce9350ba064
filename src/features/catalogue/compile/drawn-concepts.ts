import { toRoot } from "../../../core/catalogue/concept.ts";
import type { SnapshotContent, SnapshotFacts } from "../../../core/catalogue/snapshot.ts";

/** As many are found by meaning; the others are drawn by one style in a hundred, and found by their words. */
const mostConcepts = 16_000;

/** Concepts to be found by their meaning: those that most styles draw first, and all that people have phrases for. */
export function listDrawnConcepts(
  { concept, concepts, style }: Pick<SnapshotContent, "concept" | "concepts" | "style">,
  { listedCount }: Pick<SnapshotFacts, "listedCount">,
  phrases: ReadonlyMap<string, unknown>,
): string[] {
  const styles = new Map<string, Set<number>>();
  for (let ordinal = 0; ordinal < listedCount; ordinal++) {
    const name = concepts[concept[ordinal]!]!;
    if (toRoot(name) !== name || /^\d/.test(name)) continue;
    const known = styles.get(name);
    if (known) known.add(style[ordinal]!);
    else styles.set(name, new Set([style[ordinal]!]));
  }
  const drawn = [...styles].toSorted(([, left], [, right]) => right.size - left.size).map(([name]) => name);
  return drawn.filter((name, place) => place < mostConcepts || phrases.has(name));
}
