import { type ChangedColumns, insertNumbers, insertStrings } from "../../columns/changed-columns.ts";
import type { Columns, NumberColumn } from "../../columns/columns.ts";
import { meanings } from "../../lexicon/build-lexicon-columns.ts";
import type { AddedText } from "./added-texts.ts";
import { collectPhrases, listTerms, placeWords, places, type Place } from "../build/build-word-columns.ts";
import { lowerBound } from "../lower-bound.ts";
import type { SynonymRule } from "../match/synonyms.ts";
import { countTellingWords, listNumberForms, splitWords } from "../spelling/words.ts";

/** The words of an index that texts are added to, read once. */
export interface WordBase {
  words: readonly string[];
  ids: ReadonlyMap<string, number>;
  /** Those of several words, by their first one. */
  phrases: ReadonlyMap<string, ReadonlySet<string>>;
  terms: ReadonlyMap<string, number>;
  /** Those that rules speak of, and forms of others: they are known whether icons have them or not. */
  ruled: ReadonlySet<string>;
}

/**
 * Reads the words of an index, its phrases and those that only other languages have a word for.
 *
 * @param synonyms the rules that it was built with
 */
export function readWordBase(columns: Columns, synonyms: readonly SynonymRule[]): WordBase {
  const words = [...columns.strings("words")];
  const offsets = places.map((place) => columns.u32(`${place}.offsets`));
  const withoutTexts = words.filter((_, id) => offsets.every((each) => each[id] === each[id + 1]));
  const named = Array.from(columns.strings("lexicon.languages"), (language) => [
    ...columns.strings(`lexicon.${language}.english`),
  ]);
  const spelled = named.flat().map((english) => english.replaceAll("-", " "));
  return {
    words,
    ids: new Map(words.map((word, id) => [word, id])),
    phrases: collectPhrases([...words, ...spelled]),
    terms: new Map(Array.from(columns.strings("terms"), (term, id) => [term, id])),
    ruled: new Set([...withoutTexts, ...synonyms.flatMap(({ from, to }) => [...from, ...to])]),
  };
}

const never = () => false;

/** A word that an added text is found by. */
interface Placed {
  word: string;
  place: Place;
  text: number;
}

/** The word half of an index with more texts, which come behind the others; all but `words.icons`. Texts without entries are found by nothing. */
export function* addWords(
  columns: ChangedColumns,
  base: Columns,
  { texts, known }: { texts: readonly AddedText[]; known: WordBase },
): Generator<void> {
  const lengths = base.u8("text.lengths");
  const names = texts.map(({ name }) => splitWords(name));
  const nameWords = listNameWords(base, known, names);
  const placed = texts.flatMap(({ tags }, index): Placed[] => {
    const words = placeWords({ words: names[index]!, tags }, { nameWords, phrases: known.phrases, isEveryday: never });
    return Array.from(words, ([word, place]) => ({ word, place, text: lengths.length + index }));
  });
  columns.set(
    "text.lengths",
    insertNumbers(
      lengths,
      lengths.length,
      names.map((name) => Math.min(255, countTellingWords(name))),
    ),
  );
  addTerms(columns, base, { texts, names, known });
  yield;
  const renumbered = addVocabulary(columns, base, { placed, known });
  yield;
  addPostings(columns, base, { placed, renumbered });
  yield;
  columns.set("words.lost", listLost(columns, known));
  yield;
  addRelations(columns, base, { known, renumbered });
  yield;
  if (renumbered.fresh.length > 0) renumberLexicons(columns, base, renumbered);
}

function listNameWords(base: Columns, known: WordBase, names: readonly (readonly string[])[]) {
  const own = new Set(names.flat());
  const offsets = places.filter((place) => place !== "tag").map((place) => base.u32(`${place}.offsets`));
  return {
    has(word: string): boolean {
      const id = known.ids.get(word);
      return own.has(word) || (id !== undefined && offsets.some((each) => each[id]! < each[id + 1]!));
    },
  };
}

/** The vocabulary after new words came into it. */
interface Renumbered {
  /** New words, sorted, with their numbers. */
  fresh: readonly { word: string; id: number }[];
  idOf: (word: string) => number;
  /** The number of each word that was there. */
  numbers: Uint32Array;
  count: number;
}

function addVocabulary(
  columns: ChangedColumns,
  base: Columns,
  { placed, known }: { placed: readonly Placed[]; known: WordBase },
): Renumbered {
  const words = [...new Set(placed.map(({ word }) => word))].filter((word) => !known.ids.has(word)).toSorted();
  const before = words.map((word) => lowerBound(0, known.words.length, (id) => known.words[id]! >= word));
  const numbers = new Uint32Array(known.words.length);
  let next = 0;
  for (let id = 0; id < numbers.length; id++) {
    while (next < words.length && before[next]! <= id) next++;
    numbers[id] = id + next;
  }
  columns.set(
    "words",
    insertStrings(
      base.strings("words"),
      words.map((text, index) => ({ text, place: before[index]! })),
    ),
  );
  const fresh = words.map((word, index) => ({ word, id: before[index]! + index }));
  const named = new Uint8Array(numbers.length + words.length);
  for (const [id, count] of base.u8("words.named").entries()) named[numbers[id]!] = count;
  const freshIds = new Map(fresh.map(({ word, id }) => [word, id]));
  const idOf = (word: string) => freshIds.get(word) ?? numbers[known.ids.get(word)!]!;
  for (const { word, place } of placed) {
    if (place < 3) named[idOf(word)] = Math.min(255, named[idOf(word)]! + 1);
  }
  columns.set("words.named", named);
  return { fresh, idOf, numbers, count: numbers.length + words.length };
}

function addPostings(
  columns: ChangedColumns,
  base: Columns,
  { placed, renumbered }: { placed: readonly Placed[]; renumbered: Renumbered },
): void {
  const { numbers, count, idOf } = renumbered;
  const old = base.u32("postings");
  const entries = columns.u32("text.entries");
  const postings = new Uint32Array(old.length + placed.length);
  let end = 0;
  for (const [number, place] of places.entries()) {
    const added = groupBy(
      placed.filter((one) => one.place === number),
      ({ word }) => idOf(word),
      ({ text }) => text,
    );
    const from = base.u32(`${place}.offsets`);
    const offsets = new Uint32Array(count + 1);
    let next = 0;
    for (let id = 0; id < count; id++) {
      offsets[id] = end;
      if (numbers[next] === id) {
        for (let at = from[next]!; at < from[next + 1]!; at++) {
          const text = old[at]!;
          if (entries[text] !== entries[text + 1]) postings[end++] = text;
        }
        next++;
      }
      for (const text of added.get(id) ?? []) if (entries[text] !== entries[text + 1]) postings[end++] = text;
    }
    offsets[count] = end;
    columns.set(`${place}.offsets`, offsets);
  }
  columns.set("postings", postings.subarray(0, end));
}

/** Words that no icon has any more and no rule speaks of: an index that was built so would not have them. */
function listLost(columns: ChangedColumns, { ruled }: WordBase): Uint32Array {
  const words = columns.strings("words");
  const offsets = places.map((place) => columns.u32(`${place}.offsets`));
  const lost: number[] = [];
  for (let id = 0; id < words.length; id++) {
    const hasTexts = offsets.some((each) => each[id]! < each[id + 1]!);
    if (!hasTexts && !ruled.has(words.at(id))) lost.push(id);
  }
  return Uint32Array.from(lost);
}

/** New words mean the same as their other number forms that are known, and what those mean. */
function addRelations(
  columns: ChangedColumns,
  base: Columns,
  { known, renumbered }: { known: WordBase; renumbered: Renumbered },
): void {
  const { fresh, numbers, count } = renumbered;
  const freshIds = new Map(fresh.map(({ word, id }) => [word, id]));
  const formsOf = new Map(
    fresh.map(({ word, id }) => [id, listNumberForms(word).flatMap((form) => known.ids.get(form) ?? [])]),
  );
  for (const name of ["same", "related"]) {
    const [offsets, items] = [base.u32(`${name}.offsets`), base.u32(name)];
    const added = new Map<number, number[]>();
    const add = (id: number, other: number) => {
      const list = added.get(id) ?? [];
      if (id !== other && !list.includes(other)) added.set(id, [...list, other]);
    };
    const newForms = new Map<number, number[]>();
    for (const { word, id } of fresh) {
      for (const form of listNumberForms(word)) {
        const other = freshIds.get(form);
        if (name === "same" && other !== undefined) add(id, other);
      }
      for (const form of formsOf.get(id)!) {
        newForms.set(form, [...(newForms.get(form) ?? []), id]);
        if (name === "same") {
          add(id, numbers[form]!);
          add(numbers[form]!, id);
        }
        for (const other of items.subarray(offsets[form], offsets[form + 1])) add(id, numbers[other]!);
      }
    }
    if (newForms.size > 0) {
      for (let id = 0; id < numbers.length; id++) {
        for (let at = offsets[id]!; at < offsets[id + 1]!; at++) {
          for (const form of newForms.get(items[at]!) ?? []) add(numbers[id]!, form);
        }
      }
    }
    setGroups(columns, name, { offsets, items: renumber(items, numbers), added, numbers, count });
  }
}

function setGroups(
  columns: ChangedColumns,
  name: string,
  groups: {
    offsets: Uint32Array;
    items: Uint32Array;
    added: ReadonlyMap<number, readonly number[]>;
    numbers: Uint32Array;
    count: number;
  },
): void {
  const { offsets, items, added, numbers, count } = groups;
  const more = [...added.values()].reduce((sum, { length }) => sum + length, 0);
  const [starts, all] = [new Uint32Array(count + 1), new Uint32Array(items.length + more)];
  let end = 0;
  let next = 0;
  for (let group = 0; group < count; group++) {
    starts[group] = end;
    if (numbers[next] === group) {
      for (let at = offsets[next]!; at < offsets[next + 1]!; at++) all[end++] = items[at]!;
      next++;
    }
    for (const item of added.get(group) ?? []) all[end++] = item;
  }
  starts[count] = end;
  columns.set(`${name}.offsets`, starts);
  columns.set(name, all);
}

function renumberLexicons(columns: ChangedColumns, base: Columns, { numbers }: Renumbered): void {
  for (const language of base.strings("lexicon.languages")) {
    for (const meaning of meanings) {
      const name = `lexicon.${language}.${meaning}`;
      columns.set(name, renumber(base.u32(name), numbers));
    }
  }
}

/** What added texts are known by; new terms come behind the others. */
function addTerms(
  columns: ChangedColumns,
  base: Columns,
  input: { texts: readonly AddedText[]; names: readonly string[][]; known: WordBase },
): void {
  const terms = base.strings("terms");
  const fresh = new Map<string, number>();
  const lists = input.texts.map(({ tags }, index) =>
    Array.from(listTerms(input.names[index]!, tags), (term) => {
      const id = input.known.terms.get(term) ?? fresh.get(term) ?? terms.length + fresh.size;
      if (id >= terms.length) fresh.set(term, id);
      return id;
    }),
  );
  columns.set(
    "terms",
    insertStrings(
      terms,
      Array.from(fresh.keys(), (text) => ({ text, place: terms.length })),
    ),
  );
  append(columns, base, "text.terms", lists.flat());
  let end = base.u32("text.terms").length;
  append(
    columns,
    base,
    "text.terms.offsets",
    lists.map(({ length }) => (end += length)),
  );
}

function append(columns: ChangedColumns, base: Columns, name: string, numbers: readonly number[]): void {
  const column: NumberColumn = base.u32(name);
  columns.set(name, insertNumbers(column, column.length, numbers));
}

function renumber(ids: Uint32Array, numbers: Uint32Array): Uint32Array {
  const renumbered = new Uint32Array(ids.length);
  for (let index = 0; index < ids.length; index++) renumbered[index] = numbers[ids[index]!]!;
  return renumbered;
}

function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  valueOf: (item: Item) => number,
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(valueOf(item));
    else groups.set(keyOf(item), [valueOf(item)]);
  }
  return groups;
}
