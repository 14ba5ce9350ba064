import type { Columns } from "../columns/columns.ts";
import type { Dictionaries } from "../lexicon/dictionary.ts";
import { type PhraseLanguage, readPhrase, splitEnglish } from "./read-phrase.ts";
import { normalize, type WordVectors } from "./word-vectors.ts";

/** The unit vector of what a phrase says; undefined where none of its words is known. */
export function embedPhrase(
  phrase: string,
  language: PhraseLanguage | undefined,
  words: WordVectors,
): Float32Array | undefined {
  const sum = new Float32Array(words.dimensions);
  for (const senses of readPhrase(phrase, language)) {
    for (const sense of senses) addText(sum, sense, 1 / senses.length, words);
  }
  return normalize(sum) ? sum : undefined;
}

function addText(sum: Float32Array, text: string, weight: number, words: WordVectors): void {
  for (const word of splitEnglish(text)) {
    const place = words.find(word);
    if (place !== undefined) words.add(sum, place, weight);
  }
}

/** What is known of a language by its code; undefined for English and languages without a dictionary. */
export function openPhraseLanguage(
  code: string,
  dictionaries: Dictionaries,
  columns: Columns,
): PhraseLanguage | undefined {
  const dictionary = dictionaries.find(code);
  if (!dictionary) return undefined;
  const fillers = new Set(columns.strings(`fillers.${dictionary.language}`));
  return { dictionary, fillers, english: columns.strings("english") };
}
