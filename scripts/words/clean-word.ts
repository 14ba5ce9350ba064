import { dropFillers } from "../../src/core/lexicon/build-lexicon-columns.ts";
import { foldWords } from "../../src/core/lexicon/fold-words.ts";
import { type LexiconLanguage, languageRules } from "../../src/core/lexicon/language-rules.ts";
import { idleWords, rudeWords } from "./word-rules.data.ts";

const mostWords = 4;
const mostLetters = 40;
/** Chinese and Japanese have no spaces. */
const mostLettersUnspaced = 12;

/**
 * Brings a name or keyword into the form that lexicon files have: no quotes, brackets or full stops, straight apostrophes.
 * @returns undefined for what nobody types: lists, sentences, signs, single letters, foreign scripts, words without meaning of their own
 */
export function cleanWord(text: string, language: LexiconLanguage): string | undefined {
  const isUnspaced = language === "zh" || language === "ja";
  const isEastAsian = isUnspaced || language === "ko";
  const word = text
    .normalize("NFC")
    .replaceAll(/[’ʼ‘]/g, "'")
    .replaceAll(/[(（[【][^)）\]】]*[)）\]】]/g, " ")
    .replaceAll(/["„“”«»「」『』‹›]/g, "")
    .replaceAll(/(?<!\d)\s*[:：–—]\s*|\s*[:：–—]\s*(?!\d)|\s+-\s+|\s+/g, " ")
    .replaceAll(/(?<=[^\p{ASCII}]) (?=[^\p{ASCII}])/gu, isUnspaced ? "" : " ")
    .replace(/[!。！…]+$|(?<=^[^.]*)\.$/, "")
    .trim();
  if (!/\p{L}/u.test(word) || /[^\p{L}\p{M}\p{N} '+&・·.:-]/u.test(word) || /\p{Ll}{4}\. | · /u.test(word))
    return undefined;
  if (!isEastAsian && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) return undefined;
  if (word.length === 1 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(word)) return undefined;
  if (word.split(" ").length > mostWords || word.length > (isUnspaced ? mostLettersUnspaced : mostLetters)) {
    return undefined;
  }
  const lower = word.toLowerCase();
  const isIdle = idleWords.has(lower) || foldWords(word, languageRules[language]).every(isFillerOf(language));
  return isIdle || rudeWords.has(lower) ? undefined : word;
}

const isFillerOf = (language: LexiconLanguage) => (word: string) => languageRules[language].fillers.has(word);

/** Words of one fold are the same word to search. */
export function foldWord(word: string, language: LexiconLanguage): string {
  const rules = languageRules[language];
  return dropFillers(foldWords(word, rules), rules).join(" ");
}
