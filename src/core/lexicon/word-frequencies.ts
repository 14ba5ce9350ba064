import type { ColumnInput, Columns } from "../columns/columns.ts";
import { splitWords } from "../search/spelling/words.ts";
import { foldWords } from "./fold-words.ts";
import { findHashed, type HashedWords, hashWords } from "./hashed-words.ts";
import { type LanguageRules, languageRules, type LexiconLanguage } from "./language-rules.ts";

/**
 * For each language how often its words occur, in tenths of the logarithm of their number in a billion words
 * (https://osf.io/3gpbr): 30 is once in a million, 60 once in a thousand.
 */
export type FrequencyLists = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Reads a file of `data/lexicon/vocabulary`: tenths, a tab, the words that are as frequent, with spaces between.
 *
 * @throws SyntaxError naming the line
 */
export function parseFrequencies(text: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const [tenths = "", words] = line.split("\t");
    if (!/^\d\d$/.test(tenths) || words === undefined)
      throw new SyntaxError(`line ${index + 1} has no frequency: ${line}`);
    for (const word of words.split(" ")) found.set(word, Number(tenths));
  }
  return found;
}

/** For each language sorted hashes of its words, folded as they are searched for, and how frequent each is. */
export function buildFrequencyColumns(lists: FrequencyLists): Map<string, ColumnInput> {
  const columns = new Map<string, ColumnInput>([["frequency.languages", [...lists.keys()]]]);
  for (const [language, words] of lists) {
    const { hashes, values } = hashWords(foldEach(words, language), Math.max);
    columns.set(`frequency.${language}.hashes`, hashes).set(`frequency.${language}`, Uint8Array.from(values));
  }
  return columns;
}

function* foldEach(words: ReadonlyMap<string, number>, language: string): Iterable<[string, number]> {
  const rules = languageRules[language as LexiconLanguage] as LanguageRules | undefined;
  for (const [word, tenths] of words) {
    const [folded, ...others] = rules ? foldWords(word, rules) : splitWords(word);
    if (folded !== undefined && others.length === 0) yield [folded, tenths];
  }
}

/** How often words occur in languages, whatever icons are called. Words are in folded form. */
export class WordFrequencies {
  readonly #lists: ReadonlyMap<string, HashedWords>;

  constructor(columns: Columns) {
    const languages = columns.has("frequency.languages") ? [...columns.strings("frequency.languages")] : [];
    this.#lists = new Map(
      languages.map((language) => [
        language,
        { hashes: columns.u32(`frequency.${language}.hashes`), values: columns.u8(`frequency.${language}`) },
      ]),
    );
  }

  /** Tenths as in `FrequencyLists`; 0 for what is no word of the language, or a rare one. */
  find(word: string, language: string): number {
    const list = this.#lists.get(language);
    return list ? findHashed(list, word) : 0;
  }

  /** Whether all words are words of a language. */
  hasAll(words: readonly string[], language: string): boolean {
    return words.length > 0 && words.every((word) => this.find(word, language) > 0);
  }
}
