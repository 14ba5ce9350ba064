import type { Columns, StringColumn } from "../columns/columns.ts";
import { lowerBound } from "../search/lower-bound.ts";
import { isPlain, splitWords } from "../search/spelling/words.ts";
import { dropFillers, meanings, stemWords } from "./build-lexicon-columns.ts";
import { foldWords } from "./fold-words.ts";
import { findHashed, type HashedWords } from "./hashed-words.ts";
import { type LanguageRules, languageRules, type LexiconLanguage, lexiconLanguages } from "./language-rules.ts";

/** English words and phrases, as ids of the vocabulary, that a word of another language stands for. */
export interface Senses {
  /** What it means first of all. */
  own: readonly number[];
  /** What it means as well. */
  same: readonly number[];
  /** What it has to do with. */
  related: readonly number[];
}

const longestPhrase = 5;
const longestPiece = 16;
/** Beginnings of fewer letters say too little; where a letter is a syllable or a word, one does. */
const shortestBeginning = 3;
const mostBegun = 24;
/** A word inside an unbroken text costs 1; what is no word costs so much that known words are preferred. */
const cost = { piece: 1, single: 2.5, link: 0.3, filler: 0.55, unknown: 5 };
const mostUnknownShare = 0.5;
const noWords: ReadonlySet<string> = new Set();
/** A word of Chinese signs with an ending, of which Japanese has many: `寝ている`. */
const verbForm = /^\p{Script=Han}+\p{Script=Hiragana}{2,}$/u;

/** The words of one language and the English ones they stand for. Folded forms throughout, see `foldWords`. */
export class Dictionary {
  readonly language: LexiconLanguage;
  readonly words: readonly string[];
  readonly #rules: LanguageRules;
  readonly #places: ReadonlyMap<string, number>;
  readonly #spelled: StringColumn;
  readonly #general: Uint8Array;
  readonly #stems: ReadonlyMap<string, number>;
  readonly #stemmed: { offsets: Uint32Array; items: Uint32Array } | undefined;
  readonly #senses: readonly { offsets: Uint32Array; items: Uint32Array }[];
  readonly #forms: FormTable;
  readonly #romanized: FormTable;

  constructor(columns: Columns, language: LexiconLanguage) {
    const name = `lexicon.${language}`;
    const readGroups = (group: string) => ({ offsets: columns.u32(`${group}.offsets`), items: columns.u32(group) });
    this.language = language;
    this.#rules = languageRules[language];
    this.words = [...columns.strings(name)];
    this.#places = new Map(this.words.map((word, place) => [word, place]));
    this.#spelled = columns.strings(`${name}.spelled`);
    this.#senses = meanings.map((meaning) => readGroups(`${name}.${meaning}`));
    this.#general = columns.u8(`${name}.general`);
    const stems = this.#rules.stem ? [...columns.strings(`${name}.stems`)] : [];
    this.#stems = new Map(stems.map((word, place) => [word, place]));
    this.#stemmed = this.#rules.stem ? readGroups(`${name}.stemmed`) : undefined;
    this.#forms = new FormTable(columns, `${name}.forms`);
    this.#romanized = new FormTable(columns, `${name}.romanized`);
  }

  /** Whether words of several letters are written together. */
  get joinsWords(): boolean {
    return (this.#rules.joins?.shortest ?? 0) > 1;
  }

  /** The words of a text that say something. */
  split(text: string): readonly string[] {
    return dropFillers(foldWords(text, this.#rules), this.#rules);
  }

  /** Whether it is a word as it is, or in one of the forms that are listed. */
  has(word: string): boolean {
    return this.#places.has(word) || this.#forms.has(word);
  }

  /** Whether a word of another script is typed so in Latin letters. */
  hasRomanized(word: string): boolean {
    return this.#romanized.has(word);
  }

  /** A folded word as it is written. */
  spell(word: string): string {
    const place = this.#places.get(word);
    return place === undefined ? word : this.#spelled.at(place);
  }

  /** Whether a word is only one of general use, that nothing is called by. */
  isGeneral(word: string): boolean {
    const place = this.#places.get(word);
    return place !== undefined && this.#general[place] === 1;
  }

  /** What a word means, as it is. */
  listMeanings(word: string): Senses {
    const place = this.#places.get(word);
    return this.#joinSenses(place === undefined ? [] : [place]);
  }

  /** What a word or phrase stands for, in the form it has or another one. */
  find(word: string): Senses | undefined {
    const known = this.#findListed(word);
    if (known) return known;
    const lemma = this.#findLemma(word);
    if (lemma !== undefined) return this.#joinSenses([lemma]);
    const places = this.#romanized.find(word);
    return places && this.#joinSenses(places);
  }

  /** The longest phrase that the words begin with, and what it stands for. */
  findPhrase(words: readonly string[]): { length: number; senses: Senses } | undefined {
    for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
      const run = words.slice(0, length);
      const senses = this.find(run.join(" ")) ?? this.#findJoined(run);
      if (senses) return { length, senses };
    }
    return undefined;
  }

  /** What the words stand for that begin so, the shortest words first; undefined where none does. */
  findBegun(beginning: string): Senses | undefined {
    if (beginning === "" || (isAlphabetic(beginning) && beginning.length < shortestBeginning)) return undefined;
    const { length } = this.words;
    const first = lowerBound(0, length, (place) => this.words[place]! >= beginning);
    const past = lowerBound(first, length, (place) => !this.words[place]!.startsWith(beginning));
    const places = Array.from({ length: past - first }, (_, index) => first + index);
    if (places.length === 0) return undefined;
    const nearest = places.toSorted((left, right) => this.words[left]!.length - this.words[right]!.length);
    return this.#joinSenses(nearest.slice(0, mostBegun));
  }

  /**
   * The known words that a word is written together from (a German compound, an unspaced text), without what links
   * them; undefined where the language has no such words, or too little of it is known.
   *
   * @param fillers words that may stand between and say nothing, beside those that link
   * @param mostUnknown the share of letters that may belong to no word
   */
  cut(
    word: string,
    fillers: ReadonlySet<string> = noWords,
    mostUnknown: number = mostUnknownShare,
  ): string[] | undefined {
    const { joins } = this.#rules;
    if (!joins) return undefined;
    const isWhole = joins.shortest > 1;
    /** For each place the cheapest way to it: what it costs, where its last piece begins, and whether that is a word. */
    const paths = [{ cost: 0, from: 0, isWord: false, unknown: 0 }];
    for (let end = 1; end <= word.length; end++) {
      let best = { cost: Infinity, from: end - 1, isWord: false, unknown: 0 };
      for (let from = Math.max(0, end - longestPiece); from < end; from++) {
        const before = paths[from]!;
        const piece = word.slice(from, end);
        const isLink = joins.links.includes(piece) && (!isWhole || (from > 0 && end < word.length));
        const isWord = piece.length >= joins.shortest && this.#isPiece(piece, end === word.length);
        const isUnknown = !isWhole && piece.length === 1;
        if (isWord) {
          const price = before.cost + (piece.length === 1 ? cost.single : cost.piece);
          if (price < best.cost) best = { cost: price, from, isWord: true, unknown: before.unknown };
        }
        if (isLink && before.cost + cost.link < best.cost) {
          best = { cost: before.cost + cost.link, from, isWord: false, unknown: before.unknown };
        }
        if (fillers.has(piece) && before.cost + cost.filler < best.cost) {
          best = { cost: before.cost + cost.filler, from, isWord: false, unknown: before.unknown };
        }
        if (isUnknown && before.cost + cost.unknown < best.cost) {
          best = { cost: before.cost + cost.unknown, from, isWord: false, unknown: before.unknown + 1 };
        }
      }
      paths.push(best);
    }
    const last = paths[word.length]!;
    if (last.cost === Infinity || last.unknown > word.length * mostUnknown) return undefined;
    const pieces: string[] = [];
    for (let end = word.length; end > 0; end = paths[end]!.from) {
      if (paths[end]!.isWord) pieces.unshift(word.slice(paths[end]!.from, end));
    }
    return pieces.length > 0 ? pieces : undefined;
  }

  #isPiece(piece: string, isLast: boolean): boolean {
    if (this.#places.has(piece) || (isLast && piece.length > 2 && this.#findStem(piece) !== undefined)) return true;
    return verbForm.test(piece) && this.#findLemma(piece) !== undefined;
  }

  #findListed(word: string): Senses | undefined {
    const place = this.#places.get(word);
    if (place !== undefined) return this.#joinSenses([place]);
    const lemmas = this.#forms.find(word);
    if (lemmas) return this.#joinSenses(lemmas);
    const stem = this.#findStem(word);
    return stem === undefined ? undefined : this.#joinSenses(this.#listStemmed(stem));
  }

  /** What words stand for that are as well written together; two of them in any form: `열 받았다` of `열받다`. */
  #findJoined(run: readonly string[]): Senses | undefined {
    if (!this.#rules.joins || run.length < 2) return undefined;
    const joined = run.join("");
    return run.length === 2 ? this.find(joined) : this.#findListed(joined);
  }

  #findLemma(word: string): number | undefined {
    if (!this.#rules.lemmas || word.includes(" ")) return undefined;
    const lemma = this.#rules.lemmas(word).find((each) => this.#places.has(each));
    return lemma === undefined ? undefined : this.#places.get(lemma);
  }

  #findStem(word: string): number | undefined {
    return this.#rules.stem && this.#stems.get(stemWords(word, this.#rules.stem));
  }

  #listStemmed(stem: number): Uint32Array {
    const { offsets, items } = this.#stemmed!;
    return items.subarray(offsets[stem], offsets[stem + 1]);
  }

  /** What any of the words stands for, each English word once, where it is best. */
  #joinSenses(places: ArrayLike<number>): Senses {
    const known = new Set<number>();
    const [own = [], same = [], related = []] = this.#senses.map(({ offsets, items }) => {
      const ids = [];
      for (let index = 0; index < places.length; index++) {
        for (let at = offsets[places[index]!]!; at < offsets[places[index]! + 1]!; at++) {
          const id = items[at]!;
          if (known.has(id)) continue;
          known.add(id);
          ids.push(id);
        }
      }
      return ids;
    });
    return { own, same, related };
  }
}

/** Forms, sorted, with the places of the words they are forms of. Nothing of it is read before it is asked. */
class FormTable {
  readonly #forms: StringColumn | undefined;
  readonly #offsets: Uint32Array;
  readonly #places: Uint32Array;

  constructor(columns: Columns, name: string) {
    this.#forms = columns.has(name) ? columns.strings(name) : undefined;
    this.#offsets = this.#forms ? columns.u32(`${name}.starts`) : new Uint32Array(1);
    this.#places = this.#forms ? columns.u32(`${name}.places`) : new Uint32Array();
  }

  has(form: string): boolean {
    return this.find(form) !== undefined;
  }

  find(form: string): Uint32Array | undefined {
    if (!this.#forms) return undefined;
    const forms = this.#forms;
    const isAscii = isPlain(form);
    const place = lowerBound(0, forms.length, (at) =>
      isAscii ? forms.compareAscii(at, form) >= 0 : forms.at(at) >= form,
    );
    if (place === forms.length || forms.at(place) !== form) return undefined;
    return this.#places.subarray(this.#offsets[place], this.#offsets[place + 1]);
  }
}

/** Whether a folded text is written in letters that are less than syllables. */
export function isAlphabetic(text: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\d ]+$/u.test(text);
}

/** The dictionaries of an index, each opened when first asked for. */
export class Dictionaries {
  readonly #columns: Columns;
  readonly #languages: readonly LexiconLanguage[];
  /** For words in plain letters, alone or in phrases, a bit for each language that has them. */
  readonly #plain: HashedWords;
  readonly #bits: ReadonlyMap<LexiconLanguage, number>;
  readonly #open = new Map<LexiconLanguage, Dictionary>();

  constructor(columns: Columns) {
    const known = [...columns.strings("lexicon.languages")];
    this.#columns = columns;
    this.#languages = lexiconLanguages.filter((language) => known.includes(language));
    this.#plain = { hashes: columns.u32("lexicon.plain.hashes"), values: columns.u16("lexicon.plain.languages") };
    this.#bits = new Map(this.#languages.map((language) => [language, 1 << known.indexOf(language)]));
  }

  get languages(): readonly LexiconLanguage[] {
    return this.#languages;
  }

  /** The languages that may have all words of a term, or some of them; the others surely don’t. Opens no dictionary. */
  listPossible(term: string, share: "all" | "some"): readonly LexiconLanguage[] {
    if (!isPlain(term)) return this.#languages;
    const [first = 0, ...others] = splitWords(term).map((word) => findHashed(this.#plain, word));
    const bits = others.reduce((sum, each) => (share === "all" ? sum & each : sum | each), first);
    return bits === 0 ? [] : this.#languages.filter((language) => (bits & this.#bits.get(language)!) !== 0);
  }

  /** The dictionary of a language; undefined for English, and for languages without one. */
  find(language: string | undefined): Dictionary | undefined {
    const known = this.#languages.find((each) => each === language);
    if (known === undefined) return undefined;
    const dictionary = this.#open.get(known) ?? new Dictionary(this.#columns, known);
    this.#open.set(known, dictionary);
    return dictionary;
  }
}
