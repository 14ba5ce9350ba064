import { ColumnFile, writeColumns } from "../columns/columns.ts";
import { buildLanguageColumns, listEnglish } from "./build-lexicon-columns.ts";
import { Dictionary } from "./dictionary.ts";
import { languageRules, type LexiconLanguage } from "./language-rules.ts";
import type { LexiconEntry } from "./parse-lexicon.ts";
import type { LanguageWords } from "./word-forms.ts";

/** Words in a script without letters that are part of so many others that they say nothing by themselves. */
const isSyllable = (word: string) =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u.test(word);

/**
 * Words of general use, to be found beside what names are called: those that names don’t say already, each as another word for
 * what it means, so that no icon is called by it.
 */
export function listGeneralWords(
  language: LexiconLanguage,
  {
    names,
    general,
    languageWords,
  }: {
    names: readonly LexiconEntry[];
    general: readonly LexiconEntry[];
    languageWords: LanguageWords;
  },
): LexiconEntry[] {
  const known = openNames(language, names, languageWords);
  const hasStems = languageRules[language].stem !== undefined;
  const isNew = (word: string) => {
    const text = known.split(word).join(" ");
    if (text === "" || isSyllable(word)) return false;
    // What a thing only has to do with says nothing of what the word means: `Sommer` of a speedboat.
    if (known.has(text)) return known.find(text)?.own.length === 0;
    // A stem is that of many words; other forms are surely those of one.
    return (hasStems || known.find(text) === undefined) && known.cut(text)?.join("") !== text;
  };
  const list = (wordsOf: (entry: LexiconEntry) => readonly string[]) =>
    general.flatMap((entry): LexiconEntry[] => {
      const others = wordsOf(entry).filter(isNew);
      return others.length === 0 ? [] : [{ english: entry.english, word: "", others, related: [], isGeneral: true }];
    });
  // A word rather means what it is the first word for.
  return [...list(({ word }) => [word]), ...list(({ others }) => others)];
}

function openNames(
  language: LexiconLanguage,
  entries: readonly LexiconEntry[],
  languageWords: LanguageWords,
): Dictionary {
  const ids = new Map([...listEnglish(new Map([[language, entries]]))].map((english, id) => [english, id]));
  const columns = buildLanguageColumns(language, { entries, ids, languageWords });
  return new Dictionary(new ColumnFile(writeColumns(columns)), language);
}
