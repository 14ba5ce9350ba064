import type { ColumnInput, Columns } from "../columns/columns.ts";
import { lowerBound } from "../search/lower-bound.ts";
import { splitWords } from "../search/spelling/words.ts";
import { foldWords } from "./fold-words.ts";
import { languageRules, type LexiconLanguage } from "./language-rules.ts";

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
    const found = new Map<number, number>();
    for (const [word, tenths] of words) {
      const folded =
        language in languageRules ? foldWords(word, languageRules[language as LexiconLanguage]) : splitWords(word);
      if (folded.length !== 1) continue;
      const hash = hashWord(folded[0]!);
      found.set(hash, Math.max(found.get(hash) ?? 0, tenths));
    }
    const hashes = Uint32Array.from(found.keys()).toSorted();
    columns.set(`frequency.${language}.hashes`, hashes);
    columns.set(
      `frequency.${language}`,
      Uint8Array.from(hashes, (hash) => found.get(hash)!),
    );
  }
  return columns;
}

interface Frequencies {
  hashes: Uint32Array;
  tenths: Uint8Array;
}

/** How often words occur in languages, whatever icons are called. Words are in folded form. */
export class WordFrequencies {
  readonly #lists: ReadonlyMap<string, Frequencies>;

  constructor(columns: Columns) {
    const languages = columns.has("frequency.languages") ? [...columns.strings("frequency.languages")] : [];
    this.#lists = new Map(
      languages.map((language) => [
        language,
        { hashes: columns.u32(`frequency.${language}.hashes`), tenths: columns.u8(`frequency.${language}`) },
      ]),
    );
  }

  /** Tenths as in `FrequencyLists`; 0 for what is no word of the language, or a rare one. */
  find(word: string, language: string): number {
    const list = this.#lists.get(language);
    if (!list) return 0;
    const { hashes, tenths } = list;
    const hash = hashWord(word);
    const place = lowerBound(0, hashes.length, (at) => hashes[at]! >= hash);
    return hashes[place] === hash ? tenths[place]! : 0;
  }

  /** Whether all words are words of a language. */
  hasAll(words: readonly string[], language: string): boolean {
    return words.length > 0 && words.every((word) => this.find(word, language) > 0);
  }
}

/** FNV-1a (https://en.wikipedia.org/wiki/Fowler–Noll–Vo_hash_function). */
function hashWord(word: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x0100_0193);
  return hash >>> 0;
}
