import type { ColumnInput } from "../../columns/columns.ts";
import { type Groups, PairCollector } from "./group-by-key.ts";
import { markHeads } from "./head-words.ts";
import { buildLexiconColumns, type Lexicons, listEnglish } from "../../lexicon/build-lexicon-columns.ts";
import type { SearchText } from "./search-input.ts";
import type { SynonymRule } from "../match/synonyms.ts";
import type { LanguageWords, WordForms } from "../../lexicon/word-forms.ts";
import { countTellingWords, listNumberForms, splitWords } from "../spelling/words.ts";

/**
 * Where a word stands in a text, best first: it is the whole name, its head, another word of it, in a tag, or an everyday
 * word in the name of a brand.
 */
export const places = ["exact", "head", "name", "tag", "brand"] as const;
export type Place = 0 | 1 | 2 | 3 | 4;
/** Texts that are called by a form of a word so that it is a word itself: a `saw` is nothing seen. */
const mostNamedByForm = 20;

/**
 * The word half of the index: a sorted vocabulary (words, and phrases known from synonyms), for each place the texts
 * that have the word there, and for each word the words that mean the same or are related.
 * Texts are numbered as given, best first.
 */
export function buildWordColumns(
  texts: readonly SearchText[],
  {
    synonyms,
    lexicons,
    languageWords = { forms: new Map(), romanized: new Map() },
    isEveryday = () => false,
  }: {
    synonyms: readonly SynonymRule[];
    lexicons: Lexicons;
    languageWords?: LanguageWords | undefined;
    isEveryday?: KnownWords["isEveryday"];
  },
): Map<string, ColumnInput> {
  const names = texts.map(({ name }) => splitWords(name));
  const nameWords = new Set(names.flat());
  const ruled = new Set(synonyms.flatMap(({ from, to }) => [...from, ...to]));
  const named = listEnglish(lexicons);
  const phrases = collectPhrases([...ruled, ...named]);
  const placed = texts.map((text, index) =>
    placeWords({ ...text, words: names[index]! }, { nameWords, phrases, isEveryday }),
  );
  const vocabulary = new Set(placed.flatMap((words) => [...words.keys()]));
  for (const word of ruled) vocabulary.add(word);
  const lemmas = listLemmas(languageWords.forms.get("en"), { vocabulary, placed });
  for (const form of lemmas.keys()) vocabulary.add(form);
  const words = [...vocabulary].toSorted();
  const ids = new Map(words.map((word, id) => [word, id]));

  const postings = places.map(() => new PairCollector());
  for (const [text, found] of placed.entries()) {
    for (const [word, place] of found) postings[place]!.add(ids.get(word)!, text);
  }
  const columns = new Map<string, ColumnInput>([
    ["words", words],
    ["words.named", countNamed(words, texts, placed)],
    ["text.lengths", Uint8Array.from(names, (name) => Math.min(255, countTellingWords(name)))],
  ]);
  addPostings(
    columns,
    postings.map((pairs) => pairs.group(words.length)),
  );
  const relations = relateWords(words, ids, { synonyms, lemmas });
  addGroups(columns, "same", relations.same.group(words.length));
  addGroups(columns, "related", relations.related.group(words.length));
  addTerms(columns, texts, names);
  return new Map([...columns, ...buildLexiconColumns(lexicons, ids, languageWords)]);
}

/** For each word the number of texts that have it in a name that is no brand’s, at most 255. */
function countNamed(
  words: readonly string[],
  texts: readonly SearchText[],
  placed: readonly ReadonlyMap<string, Place>[],
): Uint8Array {
  const counts = new Map<string, number>();
  for (const [text, found] of placed.entries()) {
    if (texts[text]!.isBrand) continue;
    for (const [word, place] of found) if (place < 3) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Uint8Array.from(words, (word) => Math.min(255, counts.get(word) ?? 0));
}

/** Those of several words, by their first one. */
export function collectPhrases(texts: readonly string[]): Map<string, Set<string>> {
  const phrases = new Map<string, Set<string>>();
  for (const phrase of texts) {
    if (!phrase.includes(" ")) continue;
    const first = phrase.slice(0, phrase.indexOf(" "));
    phrases.set(first, (phrases.get(first) ?? new Set()).add(phrase));
  }
  return phrases;
}

export interface KnownWords {
  /** The words that names consist of. */
  nameWords: { has(word: string): boolean };
  phrases: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether a word of a brand’s name is rather something else than the brand. */
  isEveryday: (word: string) => boolean;
}

/** Every word a text is found by, with the best place it has. */
export function placeWords(
  { words: name, tags, isBrand = false }: Omit<SearchText, "name"> & { words: readonly string[] },
  known: KnownWords,
): Map<string, Place> {
  const placed = new Map<string, Place>();
  const put = (word: string, place: Place) => {
    const present = placed.get(word);
    if (present === undefined || present > place) placed.set(word, place);
  };
  const isHead = markHeads(name);
  const placeOf = (from: number, to: number): Place => {
    if (from === 0 && to === name.length) return 0;
    return isHead.slice(from, to).includes(true) ? 1 : 2;
  };
  for (const [index, word] of name.entries()) {
    put(word, isBrand && known.isEveryday(word) ? 4 : placeOf(index, index + 1));
    const pair = word + (name[index + 1] ?? "");
    if (pair !== word && known.nameWords.has(pair)) put(pair, placeOf(index, index + 2));
    for (const phrase of known.phrases.get(word) ?? []) {
      const length = phrase.split(" ").length;
      if (name.slice(index, index + length).join(" ") === phrase) put(phrase, placeOf(index, index + length));
    }
  }
  for (const tag of tags) {
    const words = splitWords(tag);
    for (const word of words) put(word, 3);
    const phrase = words.join(" ");
    if (known.phrases.get(words[0] ?? "")?.has(phrase)) put(phrase, 3);
  }
  return placed;
}

/** All postings in one column, place after place; `<place>.offsets` point into it. */
function addPostings(columns: Map<string, ColumnInput>, groups: readonly Groups[]): void {
  const postings = new Uint32Array(groups.reduce((sum, { items }) => sum + items.length, 0));
  let start = 0;
  for (const [index, { offsets, items }] of groups.entries()) {
    columns.set(
      `${places[index]!}.offsets`,
      offsets.map((offset) => offset + start),
    );
    postings.set(items, start);
    start += items.length;
  }
  columns.set("postings", postings);
}

function addGroups(columns: Map<string, ColumnInput>, name: string, { offsets, items }: Groups): void {
  columns.set(`${name}.offsets`, offsets).set(name, items);
}

function append(lists: Map<string, string[]>, key: string, items: readonly string[]): void {
  lists.set(key, (lists.get(key) ?? []).concat(items));
}

/** Forms of words that icons have or rules speak of, with these words. */
function listLemmas(
  forms: WordForms = new Map(),
  known: { vocabulary: ReadonlySet<string>; placed: readonly ReadonlyMap<string, Place>[] },
): Map<string, readonly string[]> {
  const named = new Map<string, number>();
  for (const words of known.placed) {
    for (const [word, place] of words) if (place < 3 && forms.has(word)) named.set(word, (named.get(word) ?? 0) + 1);
  }
  const isRare = (form: string) => (named.get(form) ?? 0) < mostNamedByForm;
  return new Map(
    Array.from(
      forms,
      ([form, lemmas]) => [form, lemmas.filter((lemma) => known.vocabulary.has(lemma))] as const,
    ).filter(([form, lemmas]) => lemmas.length > 0 && isRare(form)),
  );
}

function relateWords(
  words: readonly string[],
  ids: ReadonlyMap<string, number>,
  { synonyms, lemmas }: { synonyms: readonly SynonymRule[]; lemmas: ReadonlyMap<string, readonly string[]> },
) {
  const equal = new Map<string, string[]>();
  for (const { from, to } of synonyms) if (to === from) for (const word of from) append(equal, word, to);
  const same = new Map(equal);
  const related = new Map<string, string[]>();
  for (const { from, to, isSame } of synonyms) {
    if (to === from) continue;
    const targets = to.concat(to.flatMap((word) => equal.get(word) ?? []));
    for (const word of from) append(isSame ? same : related, word, targets);
  }
  /** The words with their other number forms, as far as they are known. */
  const inflect = (list: readonly string[]) => {
    const forms = list.flatMap((word) => [word].concat(listNumberForms(word)));
    return [...new Set(forms.filter((form) => ids.has(form)))];
  };
  const found = { same: new PairCollector(), related: new PairCollector() };
  for (const [id, word] of words.entries()) {
    const forms = inflect([word, ...(lemmas.get(word) ?? [])]);
    // What is said of a plural only, as of `readies`, is not meant by the singular.
    const told = forms.filter((form) => form === word || !isPluralOf(form, word));
    const equals = new Set(inflect(forms.concat(told.flatMap((form) => same.get(form) ?? []))));
    const others = inflect(
      forms.flatMap((form) => (related.get(form) ?? []).concat(told.includes(form) ? [] : (same.get(form) ?? []))),
    );
    for (const form of equals) if (form !== word) found.same.add(id, ids.get(form)!);
    for (const other of others) if (!equals.has(other)) found.related.add(id, ids.get(other)!);
  }
  return found;
}

const isPluralOf = (form: string, word: string) =>
  form.length > word.length && form.endsWith("s") && !word.endsWith("s");

/** What a text is known by, for suggesting what else to search for. */
export function listTerms(name: readonly string[], tags: readonly string[]): Set<string> {
  const phrases = tags.map((tag) => splitWords(tag).join(" ")).filter((phrase) => phrase !== "");
  return new Set([...(name.length > 1 ? name : []), ...phrases]);
}

/** The tags of each text, and the words of names with several, for suggesting what else to search for. */
function addTerms(columns: Map<string, ColumnInput>, texts: readonly SearchText[], names: readonly string[][]): void {
  const listed = texts.map(({ tags }, index) => listTerms(names[index]!, tags));
  const terms = [...new Set(listed.flatMap((list) => [...list]))].toSorted();
  const ids = new Map(terms.map((term, id) => [term, id]));
  const pairs = new PairCollector();
  for (const [text, list] of listed.entries()) for (const term of list) pairs.add(text, ids.get(term)!);
  columns.set("terms", terms);
  addGroups(columns, "text.terms", pairs.group(texts.length));
}
