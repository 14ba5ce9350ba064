import type { ColumnInput } from "../columns/columns.ts";
import { PairCollector } from "../search/build/group-by-key.ts";
import { isPlain, splitWords } from "../search/spelling/words.ts";
import { foldWords } from "./fold-words.ts";
import { hashWords } from "./hashed-words.ts";
import { type LanguageRules, languageRules, type LexiconLanguage } from "./language-rules.ts";
import type { LexiconEntry } from "./parse-lexicon.ts";
import type { LanguageWords, WordForms } from "./word-forms.ts";

/** How a word stands to an English one, best first: it means it, it means it as well, it has to do with it. */
export const meanings = ["own", "same", "related"] as const;
type Meaning = 0 | 1 | 2;

/** Entries of each language, the most frequent English words first. */
export type Lexicons = ReadonlyMap<LexiconLanguage, readonly LexiconEntry[]>;

/** The English words and phrases of the lexicons, as the index has them. */
export function listEnglish(lexicons: Lexicons): Set<string> {
  return new Set([...lexicons.values()].flatMap((entries) => entries.map(({ english }) => spell(english))));
}

/**
 * The columns of each language, see `buildLanguageColumns`, and for all languages together, which of them have a word in
 * plain letters.
 *
 * @param ids of the English words in the vocabulary
 */
export function buildLexiconColumns(
  lexicons: Lexicons,
  ids: ReadonlyMap<string, number>,
  languageWords: LanguageWords,
): Map<string, ColumnInput> {
  const columns = new Map<string, ColumnInput>([["lexicon.languages", [...lexicons.keys()]]]);
  const plain: [string, number][] = [];
  for (const [number, [language, entries]] of [...lexicons].entries()) {
    const built = buildLanguageColumns(language, { entries, ids, languageWords });
    for (const [name, column] of built) columns.set(name, column);
    const spelled = ["", ".forms", ".romanized"].map((part) => built.get(`lexicon.${language}${part}`) as string[]);
    for (const text of [...spelled.flat(), ...languageRules[language].fillers]) {
      for (const word of text.split(" ")) if (isPlain(word)) plain.push([word, 1 << number]);
    }
  }
  const { hashes, values } = hashWords(plain, (left, right) => left | right);
  columns.set("lexicon.plain.hashes", hashes).set("lexicon.plain.languages", Uint16Array.from(values));
  return columns;
}

/**
 * A sorted list of folded words, for each of them the English words it stands for, in order of frequency, and which of
 * them share a stem; forms of these words, and how they are typed in Latin letters; beside it the English words and
 * phrases with their names.
 *
 * @param ids of the English words in the vocabulary
 */
export function buildLanguageColumns(
  language: LexiconLanguage,
  {
    entries,
    ids,
    languageWords: { forms, romanized },
  }: { entries: readonly LexiconEntry[]; ids: ReadonlyMap<string, number>; languageWords: LanguageWords },
): Map<string, ColumnInput> {
  const rules = languageRules[language];
  const fold = rememberFolds(rules);
  const found = collectMeanings(entries, { ids, rules, fold });
  addLemmas(found, forms.get(language), { entries, fold });
  const keys = [...found.keys()].toSorted();
  const columns = new Map<string, ColumnInput>([
    [`lexicon.${language}`, keys],
    [`lexicon.${language}.spelled`, keys.map((key) => found.get(key)!.spelled)],
    [`lexicon.${language}.general`, Uint8Array.from(keys, (key) => Number(found.get(key)!.isGeneral))],
  ]);
  const collectors = meanings.map(() => new PairCollector());
  for (const [key, word] of keys.entries()) {
    for (const [id, meaning] of found.get(word)!.senses) collectors[meaning]!.add(key, id);
  }
  for (const [meaning, name] of meanings.entries()) {
    const { offsets, items } = collectors[meaning]!.group(keys.length);
    columns.set(`lexicon.${language}.${name}.offsets`, offsets).set(`lexicon.${language}.${name}`, items);
  }
  const places = new Map(keys.map((key, place) => [key, place]));
  addStems(columns, language, { places, frequent: [...found.keys()] });
  addForms(columns, `lexicon.${language}.forms`, listForms(forms.get(language), { rules, fold, places }));
  addForms(columns, `lexicon.${language}.romanized`, listForms(romanized.get(language), { rules, fold, places }));
  addNames(columns, language, entries);
  return columns;
}

/** The words of a text, folded; each text is folded once. */
type Fold = (text: string) => readonly string[];

function rememberFolds(rules: LanguageRules): Fold {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const folded = known.get(text) ?? foldWords(text, rules);
    known.set(text, folded);
    return folded;
  };
}

interface FoundWord {
  /** As it is written, in lower case. */
  spelled: string;
  /** Whether it is only a word of general use. */
  isGeneral: boolean;
  /** The English words it stands for. */
  senses: Map<number, Meaning>;
}

/** For each word the English ones, in order of frequency, with the best way it stands to them. */
function collectMeanings(
  entries: readonly LexiconEntry[],
  { ids, rules, fold }: { ids: ReadonlyMap<string, number>; rules: LanguageRules; fold: Fold },
): Map<string, FoundWord> {
  const found = new Map<string, FoundWord>();
  const add = (text: string, id: number, meaning: Meaning, isGeneral: boolean) => {
    for (const word of listSpellings(text, { rules, fold })) {
      const known: FoundWord = found.get(word) ?? { spelled: text.toLowerCase(), isGeneral, senses: new Map() };
      const present = known.senses.get(id);
      if (present === undefined || present > meaning) known.senses.set(id, meaning);
      found.set(word, known);
    }
  };
  for (const { english, word, others, related, isGeneral = false } of entries) {
    const id = ids.get(spell(english));
    if (id === undefined) continue;
    add(word, id, 0, isGeneral);
    for (const other of others) add(other, id, 1, isGeneral);
    for (const wider of related) add(wider, id, 2, isGeneral);
  }
  for (const { senses } of found.values()) promoteFirst(senses);
  return found;
}

/** A form of a word that is only listed beside others means what the word means, too: `fleurs` of a bouquet is a flower. */
function addLemmas(
  found: ReadonlyMap<string, FoundWord>,
  forms: WordForms = new Map(),
  { entries, fold }: { entries: readonly LexiconEntry[]; fold: Fold },
): void {
  const first = new Set(entries.map(({ word }) => fold(word).join(" ")));
  for (const [form, lemmas] of forms) {
    const key = fold(form).join(" ");
    const known = first.has(key) ? undefined : found.get(key);
    if (!known) continue;
    for (const lemma of lemmas) {
      for (const [id, meaning] of found.get(fold(lemma).join(" "))?.senses ?? []) {
        known.senses.set(id, Math.min(meaning, known.senses.get(id) ?? meaning) as Meaning);
      }
    }
  }
}

/** A word that is nobody's first name is that of the most frequent thing it names. */
function promoteFirst(known: Map<number, Meaning>): void {
  const best = [...known.values()];
  if (best.includes(0)) return;
  const first = [...known].find(([, meaning]) => meaning === 1);
  if (first) known.set(first[0], 0);
}

function listSpellings(text: string, { rules, fold }: { rules: LanguageRules; fold: Fold }): string[] {
  const spellings = [text, ...(rules.respell ? [rules.respell(text.toLowerCase())] : [])];
  const folded = spellings.map((spelling) => dropFillers(fold(spelling), rules).join(" "));
  return [...new Set(folded)].filter((word) => word !== "");
}

/** The words that say something; all where none does. */
export function dropFillers(words: readonly string[], { fillers }: LanguageRules): readonly string[] {
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const spell = (english: string) => splitWords(english).join(" ");

/** Which words share a stem: for each stem its words, the most frequent first. */
function addStems(
  columns: Map<string, ColumnInput>,
  language: LexiconLanguage,
  { places: placeOf, frequent }: { places: ReadonlyMap<string, number>; frequent: readonly string[] },
): void {
  const { stem } = languageRules[language];
  if (!stem) return;
  const stemOf = new Map(frequent.map((key) => [key, stemWords(key, stem)]));
  const sorted = [...new Set(stemOf.values())].toSorted();
  const places = new Map(sorted.map((word, place) => [word, place]));
  const pairs = new PairCollector();
  for (const key of frequent) pairs.add(places.get(stemOf.get(key)!)!, placeOf.get(key)!);
  const { offsets, items } = pairs.group(sorted.length);
  columns.set(`lexicon.${language}.stems`, sorted);
  columns.set(`lexicon.${language}.stemmed.offsets`, offsets).set(`lexicon.${language}.stemmed`, items);
}

/** Folded forms that are no words themselves, with the places of the words they are forms of. */
function listForms(
  forms: WordForms = new Map(),
  { rules, fold, places }: { rules: LanguageRules; fold: Fold; places: ReadonlyMap<string, number> },
): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [form, words] of forms) {
    const key = fold(form).join(" ");
    if (key === "" || places.has(key)) continue;
    for (const word of words) {
      const place = places.get(dropFillers(fold(word), rules).join(" "));
      if (place !== undefined) found.set(key, (found.get(key) ?? new Set()).add(place));
    }
  }
  return found;
}

function addForms(
  columns: Map<string, ColumnInput>,
  name: string,
  forms: ReadonlyMap<string, ReadonlySet<number>>,
): void {
  const sorted = [...forms.keys()].toSorted();
  const pairs = new PairCollector();
  for (const [index, form] of sorted.entries()) for (const place of forms.get(form)!) pairs.add(index, place);
  const { offsets, items } = pairs.group(sorted.length);
  columns.set(name, sorted).set(`${name}.starts`, offsets).set(`${name}.places`, items);
}

/** What English words and phrases are called, written as names are. */
function addNames(
  columns: Map<string, ColumnInput>,
  language: LexiconLanguage,
  entries: readonly LexiconEntry[],
): void {
  const { write = (name) => name } = languageRules[language];
  const names = new Map<string, string>();
  for (const { english, word } of entries) if (word !== "" && !names.has(english)) names.set(english, write(word));
  columns.set(`lexicon.${language}.english`, [...names.keys()]).set(`lexicon.${language}.names`, [...names.values()]);
}

/** A word or phrase with each of its words stemmed. */
export const stemWords = (text: string, stem: (word: string) => string) => text.split(" ").map(stem).join(" ");
