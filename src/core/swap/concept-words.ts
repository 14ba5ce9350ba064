import { toRoot } from "../catalogue/concept.ts";
import type { SynonymRule } from "../search/match/synonyms.ts";

/** Words without a meaning of their own. */
const fillers = new Set(["a", "an", "and", "of", "the", "with", "for", "icon", "symbol", "sign"]);
/** Longer names of concepts are sentences. */
const mostWords = 6;
const mostSynonyms = 24;

/**
 * What concepts that only say the same in another order, or are another drawing of it, have in common: `arrow-left`,
 * `left-arrow` and `arrow-left-2`.
 */
export function toWordKey(concept: string): string {
  const words = toRoot(concept).split("-");
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length === 0 ? words : telling).toSorted().join(" ");
}

/** Finds other names of concepts, by words and phrases that mean the same; none where there are none. */
export type SynonymFinder = (concept: string) => string[];

/** Prepares the rules; those about what is only related are not for this. */
export function createSynonymFinder(rules: readonly SynonymRule[]): SynonymFinder {
  const meanings = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    if (from !== to) meanings.set(from, (meanings.get(from) ?? new Set()).add(to));
  };
  for (const { from, to, isSame } of rules) {
    if (!isSame) continue;
    for (const one of from) for (const other of to) add(one, other);
  }
  return (concept) => {
    const words = toRoot(concept).split("-");
    const found = new Set<string>();
    if (words.length > mostWords) return [];
    for (let start = 0; start < words.length; start++) {
      for (let end = words.length; end > start; end--) {
        const rest = new Set([...words.slice(0, start), ...words.slice(end)]);
        for (const other of meanings.get(words.slice(start, end).join(" ")) ?? []) {
          const instead = other.split(" ");
          // `menu` may be a `hamburger menu`; a `hamburger menu` is no `hamburger hamburger menu`.
          if (!instead.some((word) => rest.has(word)))
            found.add(words.toSpliced(start, end - start, ...instead).join("-"));
        }
      }
    }
    found.delete(concept);
    return [...found].slice(0, mostSynonyms);
  };
}
