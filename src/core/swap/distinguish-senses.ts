import { disambiguatingWords } from "./disambiguating-words.data.ts";

const senseOf: ReadonlyMap<string, string> = new Map(
  disambiguatingWords.flatMap((words) => words.map((word) => [word, words[0]!] as const)),
);
/** A letter, or a number. */
const sign = /^(?:[a-z]|\d+)$/;

/** Whether two concepts (in kebab-case) differ in a word that makes one of them something else: a direction, a number, a `not`. */
export function differInSense(left: string, right: string): boolean {
  const [one, other] = [listSenses(left), listSenses(right)];
  return one.size !== other.size || [...one].some((sense) => !other.has(sense));
}

function listSenses(concept: string): Set<string> {
  const words = concept.split("-");
  return new Set(words.flatMap((word) => senseOf.get(word) ?? (sign.test(word) ? word : [])));
}
