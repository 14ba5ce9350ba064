import type { Dictionaries, Dictionary } from "../lexicon/dictionary.ts";
import { switchKeyboard } from "./keyboards.ts";
import { type Proposal, Spelling } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { splitWords } from "./words.ts";

/** What correcting needs to know. */
export interface CorrectorFacts {
  vocabulary: Vocabulary;
  dictionaries: Dictionaries;
  /** For each word of the vocabulary, the number of icons it finds. */
  icons: ArrayLike<number>;
  /** Whether a term finds something by all its words. */
  finds: (term: string, language: string) => boolean;
}

const english = "en";
/** Known words that are tried for one that is not. */
const triedWords = 5;
const mostWords = 8;
const longestTerm = 200;
/** What an English word has to be likelier by than one of the language that is searched in. */
const foreignness = 0.4;

/** Puts the spelling of terms right. */
export class Corrector {
  readonly #facts: CorrectorFacts;
  readonly #spellings = new Map<string, Spelling>();

  constructor(facts: CorrectorFacts) {
    this.#facts = facts;
  }

  /**
   * The term with the words that find nothing replaced by the known words that were most likely meant, or as another
   * keyboard would have typed it; undefined where all its words find something, or no correction finds anything.
   */
  correct(term: string, language: string): string | undefined {
    const { finds } = this.#facts;
    const words = term.slice(0, longestTerm).split(/\s+/).filter(Boolean).slice(0, mostWords);
    const isKnown = words.map((word) => finds(word, language));
    if (words.length === 0 || !isKnown.includes(false)) return undefined;
    const switched = findKeyboardMistake(term, language);
    if (switched !== undefined && finds(switched, language)) return switched;
    const corrected = [...words];
    for (const [index, word] of words.entries()) {
      if (isKnown[index]) continue;
      const candidates = this.propose(word, language);
      const best = candidates.find((candidate) => finds(corrected.with(index, candidate).join(" "), language));
      corrected[index] = best ?? candidates[0] ?? word;
    }
    const result = corrected.join(" ");
    if (finds(result, language)) return result;
    const english = switchKeyboard(term);
    return /^[a-z ]+$/.test(english) && finds(english, language) ? english : undefined;
  }

  /** Known words that may have been meant by one, the likeliest first: those of the language, and English ones. */
  propose(word: string, language: string): string[] {
    const dictionary = this.#facts.dictionaries.find(language);
    const folded = dictionary ? dictionary.split(word) : splitWords(word);
    const [typed] = folded;
    if (typed === undefined || folded.length > 1) return [];
    const native = (dictionary ? this.#spellingOf(dictionary).list(typed, triedWords) : []).map(
      ({ word: known, score }): Proposal => ({ word: dictionary?.spell(known) ?? known, score }),
    );
    const others = this.#englishSpelling()
      .list(typed, triedWords)
      .map(({ word: known, score }): Proposal => ({ word: known, score: dictionary ? score + foreignness : score }));
    const sorted = [...native, ...others].toSorted((left, right) => left.score - right.score);
    return [...new Set(sorted.map((proposal) => proposal.word))].slice(0, triedWords);
  }

  #englishSpelling(): Spelling {
    const { vocabulary, icons } = this.#facts;
    return this.#remember(english, () => new Spelling({ words: vocabulary.words, icons, language: english }));
  }

  #spellingOf(dictionary: Dictionary): Spelling {
    const { language, words } = dictionary;
    const countIcons = (word: string) => Math.max(0, ...dictionary.listOwn(word).map((id) => this.#facts.icons[id]!));
    return this.#remember(language, () => new Spelling({ words, icons: words.map(countIcons), language }));
  }

  #remember(language: string, make: () => Spelling): Spelling {
    const spelling = this.#spellings.get(language) ?? make();
    this.#spellings.set(language, spelling);
    return spelling;
  }
}

/** What Latin letters would have been on a Russian keyboard, where Russian is expected. */
function findKeyboardMistake(term: string, language: string): string | undefined {
  const switched = language === "ru" ? switchKeyboard(term) : "";
  return /^[\p{Script=Cyrillic} ]+$/u.test(switched) && !/\p{Script=Cyrillic}/u.test(term) ? switched : undefined;
}
