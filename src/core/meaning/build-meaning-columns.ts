import type { ColumnFile, ColumnInput } from "../columns/columns.ts";
import { foldWords } from "../lexicon/fold-words.ts";
import { type LexiconLanguage, languageRules } from "../lexicon/language-rules.ts";
import { buildLexiconColumns, type Lexicons, listEnglish } from "../lexicon/build-lexicon-columns.ts";
import type { LexiconEntry } from "../lexicon/parse-lexicon.ts";
import type { LanguageWords } from "../lexicon/word-forms.ts";
import { splitEnglish } from "./read-phrase.ts";
import { copyWordColumns, normalize, quantize, TextVectors, WordVectors } from "./word-vectors.ts";

export interface MeaningInput {
  /** Vectors of words, and of the texts that the sentence model was asked about. */
  vectors: ColumnFile;
  /** Names of concepts in kebab-case, those that most styles draw first. */
  concepts: readonly string[];
  /** What people say for concepts, by their names. */
  phrases: ReadonlyMap<string, readonly string[]>;
  /** What words of names are called in other languages. */
  lexicons: Lexicons;
  /** Words of general use in the same languages. */
  general: Lexicons;
  /** What frequent words of the same languages mean, the most usual first; nothing else is said of these. */
  senses: Lexicons;
  /** Words of the same languages that mean hardly anything. */
  fillers: ReadonlyMap<LexiconLanguage, readonly string[]>;
  /** Forms of words of the same languages, and how they are typed in Latin letters. */
  languageWords: LanguageWords;
}

/** Everything that search by meaning needs to know of a catalogue; opened by `Meaning`. */
export function buildMeaningColumns(input: MeaningInput): Map<string, ColumnInput> {
  const { vectors, concepts, phrases, fillers } = input;
  const words = new WordVectors(vectors);
  const texts = new TextVectors(vectors, words.dimensions);
  const described = concepts.flatMap((name, concept) =>
    [name.replaceAll("-", " "), ...(phrases.get(name) ?? [])].map((text) => ({ concept, text })),
  );
  const found = described.flatMap(({ concept, text }) => {
    const vector = texts.find(text) ?? addUp(text, words);
    return vector ? [{ concept, text, vector }] : [];
  });
  const matrix = new Int8Array(found.length * words.dimensions);
  for (const [place, { vector }] of found.entries()) matrix.set(vector, place * words.dimensions);
  const lexicons = new Map(
    [...input.lexicons].map(([language, names]) => [language, joinEntries(language, input, names)]),
  );
  const english = [...listEnglish(lexicons)];
  const ids = new Map(english.map((word, place) => [word, place]));
  return new Map<string, ColumnInput>([
    ...copyWordColumns(vectors),
    ["concepts", concepts],
    ["descriptions", found.map(({ text }) => text)],
    ["description.concepts", Uint32Array.from(found, ({ concept }) => concept)],
    ["description.vectors", new Uint8Array(matrix.buffer)],
    ["english", english],
    ...buildLexiconColumns(lexicons, ids, input.languageWords),
    ...[...fillers].map(([language, list]): [string, ColumnInput] => [
      `fillers.${language}`,
      [...new Set(list.map((word) => foldWords(word, languageRules[language]).join(" ")))],
    ]),
  ]);
}

/**
 * What words of a language stand for, what is likeliest meant first. What a word means in general is likelier meant in a
 * phrase than the thing that is called so, and what it only has to do with is not.
 */
function joinEntries(language: LexiconLanguage, input: MeaningInput, names: readonly LexiconEntry[]): LexiconEntry[] {
  const fold = (word: string) => foldWords(word, languageRules[language]).join(" ");
  const senses = input.senses.get(language) ?? [];
  const knownWords = new Set(senses.map(({ word }) => fold(word)));
  const isNew = (word: string) => !knownWords.has(fold(word));
  const others = [...(input.general.get(language) ?? []), ...names].map((entry) => ({
    english: entry.english,
    word: isNew(entry.word) ? entry.word : "",
    others: entry.others.filter(isNew),
    related: [],
  }));
  return [...senses, ...others];
}

/** The vector of a text that the sentence model was not asked about. */
function addUp(text: string, words: WordVectors): Int8Array | undefined {
  const sum = new Float32Array(words.dimensions);
  for (const word of splitEnglish(text)) {
    const place = words.find(word);
    if (place !== undefined) words.add(sum, place);
  }
  return normalize(sum) ? quantize(sum) : undefined;
}
