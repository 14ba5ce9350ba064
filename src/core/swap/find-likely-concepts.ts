import { toRoot } from "../catalogue/concept.ts";
import { toWordKey, type SynonymFinder } from "./concept-words.ts";
import { differInSense } from "./distinguish-senses.ts";

/**
 * How an icon stands for another one: it has the `same` concept, one whose words mean the same (`synonym`), one that is `near`
 * by meaning, or only a `look` that is alike. The first is the best.
 */
export const matchKinds = ["same", "synonym", "near", "look"] as const;
export type MatchKind = (typeof matchKinds)[number];

/** A concept that may stand for another. */
export interface LikelyConcept {
  concept: string;
  kind: Exclude<MatchKind, "look">;
}

export interface ConceptKnowledge {
  /** Whether icons have this concept. */
  isDrawn: (concept: string) => boolean;
  findSynonyms: SynonymFinder;
  /** Concepts near to English words, nearest first. */
  findNear: (words: string, amount: number) => readonly { name: string; nearness: number }[];
}

const looked = 30;
const mostLikely = 12;
/** What is less near is another thing. */
const leastNearness = 0.7;
/** How much nearer a concept has to be for each word that it says more. */
const priceOfWord = 0.06;
/** More words stand in too many orders. */
const mostTurned = 3;

/**
 * The concepts that may stand for one, the best first: itself, the same words in another order, what means the same, what is
 * near.
 *
 * @param isName of a brand or a country: then nothing that is only like it may
 */
export function findLikelyConcepts(
  concept: string,
  { isName }: { isName: boolean },
  knowledge: ConceptKnowledge,
): LikelyConcept[] {
  const { isDrawn, findSynonyms, findNear } = knowledge;
  const likely = new Map<string, LikelyConcept["kind"]>([[concept, "same"]]);
  const key = toWordKey(concept);
  const offer = (other: string, kind: LikelyConcept["kind"]) => {
    if (!likely.has(other) && isDrawn(other)) likely.set(other, kind);
  };
  for (const order of listOrders(key.split(" "))) offer(order, "same");
  offer(toRoot(concept), "same");
  const near = isName ? [] : findNear(toRoot(concept).replaceAll("-", " "), looked);
  for (const { name } of near) if (toWordKey(name) === key) offer(name, "same");
  if (!isName) for (const synonym of findSynonyms(concept)) offer(synonym, "synonym");
  const words = new Set(key.split(" "));
  const priced = near
    .filter(({ name }) => !differInSense(concept, name))
    .map(({ name, nearness }) => ({ name, worth: nearness - priceOfWord * countOthers(name, words) }))
    .filter(({ worth }) => worth >= leastNearness)
    .toSorted((left, right) => right.worth - left.worth);
  for (const { name } of priced) offer(name, "near");
  return [...likely].slice(0, mostLikely).map(([other, kind]) => ({ concept: other, kind }));
}

const countOthers = (concept: string, words: ReadonlySet<string>) =>
  toWordKey(concept)
    .split(" ")
    .filter((word) => !words.has(word)).length;

/** Words in every order, in kebab-case. */
function listOrders(words: readonly string[]): string[] {
  if (words.length > mostTurned) return [];
  if (words.length === 1) return [words[0]!];
  return words.flatMap((first, at) => listOrders(words.toSpliced(at, 1)).map((rest) => `${first}-${rest}`));
}
