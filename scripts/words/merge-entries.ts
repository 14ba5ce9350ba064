import type { LexiconLanguage } from "../../src/core/lexicon/language-rules.ts";
import type { LexiconEntry } from "../../src/core/lexicon/parse-lexicon.ts";
import { cleanWord, foldWord } from "./clean-word.ts";

const mostOthers = 6;
const mostRelated = 6;

/**
 * One entry for each English name, in the order of the alphabet. Of several sources the first names it. What the lexicon
 * written by hand says of the name or of one of its words is left out, and its word stays the only one: `word` is empty
 * then. A single word that it has is not always the thing that sources name so (`bug`, `mouse`): their words for it are
 * related ones.
 */
export function mergeEntries(
  entries: readonly LexiconEntry[],
  { written, language }: { written: ReadonlyMap<string, LexiconEntry>; language: LexiconLanguage },
): LexiconEntry[] {
  return [...Map.groupBy(entries, ({ english }) => english)]
    .flatMap(([english, group]) => {
      const known = written.get(english);
      const covered = [known, ...english.split("-").map((part) => written.get(part))];
      const seen = new Set(covered.flatMap((entry) => (entry ? [entry.word, ...entry.others].map(fold) : [])));
      for (const related of known?.related ?? []) seen.add(fold(related));
      const clean = (texts: readonly string[]) =>
        texts
          .flatMap((text) => cleanWord(text, language) ?? [])
          .filter((word) => !seen.has(fold(word)) && seen.add(fold(word)));
      const names = clean(group.flatMap(({ word, others }) => [word, ...others]));
      const keywords = clean(group.flatMap(({ related }) => related));
      const isLoose = known !== undefined && !english.includes("-");
      const [word = "", ...others] = isLoose ? [] : known ? ["", ...names] : names;
      const related = (isLoose ? [...names, ...keywords] : keywords).slice(0, mostRelated);
      return word === "" && others.length === 0 && related.length === 0
        ? []
        : [{ english, word, others: others.slice(0, mostOthers), related }];
    })
    .toSorted((left, right) => (left.english < right.english ? -1 : 1));

  function fold(word: string): string {
    return foldWord(word, language);
  }
}

/** The line of an entry, as `parseLexicon` reads it. */
export const writeEntry = ({ english, word, others, related }: LexiconEntry): string =>
  `${[english, word, others.join(","), related.join(",")].join("\t").trimEnd()}\n`;
