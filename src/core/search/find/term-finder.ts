import type { Dictionaries, Dictionary } from "../../lexicon/dictionary.ts";
import type { LexiconLanguage } from "../../lexicon/language-rules.ts";
import { type Look, readLook } from "../../lexicon/look-words.ts";
import { mayNegate } from "../../lexicon/negation-words.ts";
import { isOneWord, isVariantTechnique, leaveOut, toFilters } from "../filter/look-filters.ts";
import type { MatchedTexts } from "../group/icon-selection.ts";
import {
  areWords,
  isBeginning,
  findForeign,
  findLanguages,
  findWritten,
  isNamed,
  type LanguageFacts,
} from "../match/find-languages.ts";
import { listFewerWords } from "../match/fewer-words.ts";
import { rank } from "../match/ranks.ts";
import { readAnyTerm, readText } from "../match/read-any-term.ts";
import { isNegated } from "../match/read-negation.ts";
import { asCorrection, isKnown, type Reading, type Words } from "../match/read-term.ts";
import type { TextMatcher } from "../match/text-matcher.ts";
import type { SearchFilters, SearchQuery } from "../search.ts";
import { Corrector } from "../spelling/corrector.ts";
import { readEmoji } from "../spelling/emoji-names.ts";

/** The language icons are named in. */
export const english = "en";
/** A term that matches no more texts than this may be a slip. */
const fewTexts = 6;
/** Icons that have to be called by all words together for these to be its name. */
const fewestNamed = 3;
/** The share of these that has to be drawn as one of the words says, for that word not to be part of the name. */
const mostDrawn = 0.8;
const someDrawn = 1 / 3;

type Asked = Pick<SearchQuery, "term" | "language" | "isLiteral" | "filters">;

/** What a term finds, and how it was understood. */
export interface Hits {
  readings: readonly Reading[];
  /** The language the term was understood in. */
  language: string;
  /** Null where nothing was searched for, so that everything is found. */
  matched: MatchedTexts | null;
  isRelaxed: boolean;
  /** How the words say that icons are drawn, and with that all filters. */
  read?: Look;
  filters?: SearchFilters;
}

/** What finding needs. */
export interface FinderParts {
  languageFacts: LanguageFacts;
  matcher: TextMatcher;
  /** For each word of the vocabulary, the number of icons it finds. */
  wordIcons: ArrayLike<number>;
  /** Number of icons of texts that pass filters. */
  countIcons: (matched: MatchedTexts | null, filters: SearchFilters) => number;
}

/** Finds the texts that a term means: as it is typed, in another language, drawn as it says, spelled otherwise, or by fewer words. */
export class TermFinder {
  readonly corrector: Corrector;
  readonly #words: Words;
  readonly #dictionaries: Dictionaries;
  readonly #languageFacts: LanguageFacts;
  readonly #matcher: TextMatcher;
  readonly #count: FinderParts["countIcons"];
  #last: { key: string; turn: number; hits: Hits } | undefined;

  constructor({ languageFacts, matcher, wordIcons, countIcons }: FinderParts) {
    this.#languageFacts = languageFacts;
    this.#words = languageFacts.words;
    this.#dictionaries = languageFacts.dictionaries;
    this.#matcher = matcher;
    this.#count = countIcons;
    this.corrector = new Corrector({
      vocabulary: this.#words.vocabulary,
      dictionaries: this.#dictionaries,
      icons: wordIcons,
      finds: (term, language) => this.#findsAll(term, language),
      areWords: (term, language) => areWords(term, language, this.#languageFacts),
    });
  }

  /** What the term matches. */
  find(query: Asked): Hits {
    return this.#findLook(query) ?? this.match(query);
  }

  /** What is drawn as some of the words say, for the others. */
  #findLook(query: Asked): Hits | undefined {
    const { term, language = english, isLiteral = false, filters: chosen = {} } = query;
    if (isLiteral || isOneWord(term) || readEmoji(term)) return undefined;
    const literal = this.match(query);
    const isLost = literal.isRelaxed || this.#matcher.count === 0;
    const languages = [literal.language, language, english].concat(
      isLost ? this.#dictionaries.listPossible(term, "some") : [],
    );
    for (const each of new Set(languages)) {
      const hasWords = each === english || this.#dictionaries.find(each) !== undefined;
      const looked = hasWords ? readLook(term, each as LexiconLanguage) : undefined;
      if (!looked || this.#isDrawnOtherwise(this.match(query), looked.look)) continue;
      const things = this.match({ term: looked.thing, language: each });
      if (things.isRelaxed) continue;
      // What is called by all the words comes first.
      if (!isLost) this.#matcher.match([...literal.readings, ...things.readings]);
      const filters = { ...toFilters(looked.look), ...chosen };
      if (this.#count(this.#matcher, filters) > 0) return { ...things, filters, ...leaveOut(looked.look, chosen) };
    }
    return undefined;
  }

  /** Whether all words together are the name of something, and what is called so is mostly drawn otherwise. */
  #isDrawnOtherwise({ matched, isRelaxed }: Hits, look: Look): boolean {
    const count = isRelaxed ? 0 : (matched?.ends[rank.exact] ?? 0);
    const named = { texts: matched?.texts ?? new Uint32Array(), ends: Uint32Array.of(count), count };
    const icons = this.#count(named, {});
    if (icons < fewestNamed || isVariantTechnique(look)) return false;
    return this.#count(named, toFilters(look)) < icons * (look.technique ? mostDrawn : someDrawn);
  }

  #findsAll(term: string, language: string): boolean {
    this.#matcher.match(this.read(term, language));
    return this.#matcher.count > 0 || this.#matchOtherLanguage(term, language) !== undefined;
  }

  /** The ways to understand a term in a language. */
  read(term: string, language: string): Reading[] {
    return readAnyTerm(term, language, this.#languageFacts);
  }

  /** A page asks for the icons of a term, why they are there, their groups and what goes with them: it is matched once. */
  match({ term, language = english, isLiteral = false }: Pick<SearchQuery, "term" | "language" | "isLiteral">): Hits {
    const key = `${language} ${isLiteral} ${term}`;
    if (this.#last?.key === key && this.#last.turn === this.#matcher.turn) return this.#last.hits;
    const hits = this.#matchAnew({ term, language, isLiteral });
    this.#last = { key, turn: this.#matcher.turn, hits };
    return hits;
  }

  #matchAnew({ term, language: page, isLiteral }: { term: string; language: string; isLiteral: boolean }): Hits {
    if (term.trim() === "") return { readings: [], language: page, matched: null, isRelaxed: false };
    const language = findWritten(term, page, this.#languageFacts) ?? page;
    const readings = this.read(term, language);
    const isOwn = isLiteral || isNamed(readings[0], this.#words.vocabulary);
    const foreign = isOwn ? undefined : findForeign(term, language, this.#languageFacts);
    if (foreign) return this.#matchForeign(term, foreign, readings);
    this.#matcher.match(readings);
    const hits = { readings, language, matched: this.#matcher, isRelaxed: false };
    if (this.#matcher.count > (isLiteral ? 0 : fewTexts)) return hits;
    if (this.#matcher.count > 0) {
      const isSure = isKnown(readings) && !this.corrector.isDoubtful(readings[0]!.units);
      return isSure ? hits : { ...hits, readings: this.#matchCorrections(term, language, readings) };
    }
    const elsewhere = this.#matchOtherLanguage(term, language);
    if (elsewhere) return { ...hits, ...elsewhere };
    const isRelaxed = this.#matchFewerWords(readings);
    return { ...hits, isRelaxed, ...(isRelaxed ? {} : this.#matchSomeForeign(term, language)) };
  }

  /** What a term means in the other language that it is in, and after that what it finds as it is. */
  #matchForeign(term: string, { language }: Dictionary, literal: readonly Reading[]): Hits {
    const readings = [...readText(term, language, this.#languageFacts), ...literal.map(asCorrection)];
    this.#matcher.match(readings);
    const isRelaxed = this.#matcher.count === 0 && this.#matchFewerWords(readings);
    return { readings, language, matched: this.#matcher, isRelaxed };
  }

  /** Where a term finds so little that it may be a slip, what may have been meant instead is found after that. */
  #matchCorrections(term: string, language: string, readings: readonly Reading[]): readonly Reading[] {
    if (areWords(term, language, this.#languageFacts) || isBeginning(term, language, this.#words)) return readings;
    const own = isKnown(readings) ? this.#count(this.#matcher, {}) : 0;
    const words = this.corrector.listLikely(term, language, own);
    if (words.length === 0) return readings;
    const corrections = words.flatMap((word) => this.read(word, language));
    const isSlip = this.corrector.isSlip(words[0]!, readings[0]!.units);
    const [first, last] = isSlip ? [corrections, readings] : [readings, corrections];
    const all = [...first, ...last.map(asCorrection)];
    this.#matcher.match(all);
    return all;
  }

  /** Looks for the first other language that has all the words, or those of what is not there. */
  #matchOtherLanguage(term: string, own: string): Pick<Hits, "readings" | "language"> | undefined {
    const known = findLanguages(term, own, this.#languageFacts).map(({ dictionary }) => dictionary);
    const others = isOneWord(term) || !mayNegate(term) ? [] : this.#dictionaries.languages;
    const negated = others
      .flatMap((language) => (language === own ? [] : (this.#dictionaries.find(language) ?? [])))
      .filter((dictionary) => !known.includes(dictionary) && isNegated(term, { dictionary, known: this.#words }));
    for (const { language } of [...known, ...negated]) {
      const readings = readText(term, language, this.#languageFacts);
      this.#matcher.match(readings);
      if (this.#matcher.count > 0) return { readings, language };
    }
    return undefined;
  }

  /** What has some of the words of a term that surely is in another language. */
  #matchSomeForeign(term: string, own: string): Partial<Hits> {
    const isOwn = own !== english || areWords(term, own, this.#languageFacts) || this.corrector.correct(term, own);
    const [other] = findLanguages(term, own, this.#languageFacts, !isOwn);
    this.#matcher.match([]); // The corrector has matched other terms.
    return other ? this.#matchForeign(term, other.dictionary, []) : {};
  }

  /** Leaves out one word, then all but one, until something matches; says whether that helped. */
  #matchFewerWords([literal]: readonly Reading[]): boolean {
    return listFewerWords(literal?.units ?? []).some((choice) => {
      this.#matcher.match(choice);
      return this.#matcher.count > 0;
    });
  }
}
