import type { LexiconEntry } from "../lexicon/parse-lexicon.ts";
import type { Completion } from "./completions.ts";
import { isFiller } from "./spelling/words.ts";

/** A name that icons have, and how many styles draw it. */
export interface DrawnConcept {
  commonName: string;
  styleCount: number;
}

/** A word on its own is looked for more often than any name it stands in. */
const aloneBonus = 0.5;
/** What else a thing is called is suggested after its first name. */
const otherShare = 0.5;
const nameable = /^(?=.*[a-z])[a-z0-9]{2,}$/;

/** The names of icons, and each word of them: a word is as well known as the best known name that it is in. */
export function completeConcepts(concepts: readonly DrawnConcept[]): Completion[] {
  const weights = new Map<string, number>();
  const raise = (text: string, weight: number) => {
    if (weight > (weights.get(text) ?? 0)) weights.set(text, weight);
  };
  for (const { commonName, styleCount } of concepts) {
    const words = commonName.split("-");
    raise(words.join(" "), styleCount);
    for (const word of words) if (nameable.test(word) && !isFiller(word)) raise(word, styleCount + aloneBonus);
  }
  return Array.from(weights, ([text, weight]) => ({ text, code: text, weight }));
}

/**
 * What a lexicon calls the words and names that there are icons of.
 *
 * @param known English words and names with their weights
 */
export function completeLexicon(entries: readonly LexiconEntry[], known: ReadonlyMap<string, number>): Completion[] {
  const best = new Map<string, Completion>();
  for (const { english, word, others } of entries) {
    const code = english.replaceAll("-", " ");
    const weight = known.get(code);
    if (weight === undefined) continue;
    for (const [place, text] of [word, ...others].entries()) {
      const completion: Completion =
        place === 0 ? { text, code, weight } : { text, code, weight: weight * otherShare, isOtherName: true };
      const key = text.toLowerCase();
      if (text !== "" && completion.weight > (best.get(key)?.weight ?? 0)) best.set(key, completion);
    }
  }
  return [...best.values()];
}
