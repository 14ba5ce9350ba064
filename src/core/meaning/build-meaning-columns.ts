import { ColumnFile, type ColumnInput, writeColumns } from "../columns/columns.ts";
import { Dictionaries } from "../lexicon/dictionary.ts";
import { foldWords } from "../lexicon/fold-words.ts";
import { type LexiconLanguage, languageRules } from "../lexicon/language-rules.ts";
import { buildLexiconColumns, type Lexicons, listEnglish } from "../lexicon/build-lexicon-columns.ts";
import type { LexiconEntry } from "../lexicon/parse-lexicon.ts";
import type { LanguageWords } from "../lexicon/word-forms.ts";
import { embedPhrase, openPhraseLanguage } from "./embed-phrase.ts";
import { copyWordColumns, quantize, TextVectors, WordVectors } from "./word-vectors.ts";

type Phrases = ReadonlyMap<string, readonly string[]>;

export interface MeaningInput {
  /** Vectors of words, and of the texts that the sentence model was asked about. */
  vectors: ColumnFile;
  /** Names of concepts in kebab-case, those that most styles draw first. */
  concepts: readonly string[];
  /** What people say for concepts, by their names. */
  phrases: Phrases;
  /** What people say for them in other languages, by the codes of these. */
  translatedPhrases: ReadonlyMap<string, Phrases>;
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
  const lexicons = new Map(
    [...input.lexicons].map(([language, names]) => [language, joinEntries(language, input, names)]),
  );
  const english = [...listEnglish(lexicons)];
  const ids = new Map(english.map((word, place) => [word, place]));
  const languageColumns = new Map<string, ColumnInput>([
    ["english", english],
    ...buildLexiconColumns(lexicons, ids, input.languageWords),
    ...[...fillers].map(([language, list]): [string, ColumnInput] => [
      `fillers.${language}`,
      [...new Set(list.map((word) => foldWords(word, languageRules[language]).join(" ")))],
    ]),
  ]);
  const inEnglish = describeInEnglish(concepts, phrases, (text) => {
    const sum = texts.find(text) ?? embedPhrase(text, undefined, words);
    return sum instanceof Float32Array ? quantize(sum) : sum;
  });
  const others = describeInLanguages(input, languageColumns, words);
  const found = [inEnglish, ...others.values()].flat();
  const starts = [inEnglish.length];
  for (const described of others.values()) starts.push(starts.at(-1)! + described.length);
  const matrix = new Int8Array(found.length * words.dimensions);
  for (const [place, { vector }] of found.entries()) matrix.set(vector, place * words.dimensions);
  return new Map<string, ColumnInput>([
    ...copyWordColumns(vectors),
    ...languageColumns,
    ["concepts", concepts],
    ["descriptions", found.map(({ text }) => text)],
    ["description.concepts", Uint32Array.from(found, ({ concept }) => concept)],
    ["description.languages", [...others.keys()]],
    ["description.starts", Uint32Array.from(starts)],
    ["description.vectors", new Uint8Array(matrix.buffer)],
  ]);
}

/** A text that says what a concept is. */
interface Description {
  /** The place of the concept. */
  concept: number;
  text: string;
  vector: Int8Array;
}

/** The names of concepts and their phrases, where these say anything known. */
function describeInEnglish(
  concepts: readonly string[],
  phrases: Phrases,
  embed: (text: string) => Int8Array | undefined,
): Description[] {
  return concepts.flatMap((name, concept) =>
    [name.replaceAll("-", " "), ...(phrases.get(name) ?? [])].flatMap((text) => {
      const vector = embed(text);
      return vector ? [{ concept, text, vector }] : [];
    }),
  );
}

/**
 * The phrases of other languages, read as a query is: word for word, so that what is lost in that is lost on both sides, and idioms
 * find what they mean.
 */
function describeInLanguages(
  { concepts, translatedPhrases }: MeaningInput,
  languageColumns: ReadonlyMap<string, ColumnInput>,
  words: WordVectors,
): Map<string, Description[]> {
  const columns = new ColumnFile(writeColumns(languageColumns));
  const dictionaries = new Dictionaries(columns);
  const places = new Map(concepts.map((name, place) => [name, place]));
  return new Map(
    [...translatedPhrases].map(([code, phrases]) => {
      const language = openPhraseLanguage(code, dictionaries, columns);
      const described = [...phrases].flatMap(([name, texts]) =>
        texts.flatMap((text) => {
          const [concept, sum] = [places.get(name), language && embedPhrase(text, language, words)];
          return concept !== undefined && sum ? [{ concept, text, vector: quantize(sum) }] : [];
        }),
      );
      return [code, described];
    }),
  );
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
