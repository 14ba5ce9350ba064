import { type Dictionaries, type Dictionary, isAlphabetic } from "../../lexicon/dictionary.ts";
import type { LexiconLanguage } from "../../lexicon/language-rules.ts";
import { AnswerCache } from "../recent-answers.ts";
import { switchKeyboard } from "./keyboards.ts";
import { type Proposal, slip, Spelling } from "./spelling.ts";
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
  /** Whether all words of a term are words of the language, which nobody typed by mistake. */
  areWords: (term: string, language: string) => boolean;
}

const english = "en";
const keptProposals = 1000;
/** Known words that are tried for one that is not. */
const triedWords = 5;
const mostWords = 8;
const longestTerm = 200;
/** The fewest letters of each half of a compound one half of which is misspelled. */
const shortestPiece = 4;
/** What a compound has to be likelier by than a word of its own. */
const compoundness = 0.5;
/** How likely a word is meant that no icon is called by, beside one that they are called by. */
const shareOfRelated = 0.1;
/** What a word of another language has to be likelier by than one of the language that is searched in. */
const foreignness = 0.4;

/** How many times the icons of a known word those of another have to be, for that one to be meant, if the slip is not easy. */
const surelyMeant = 30;
/** Words that are shown for one that may be a slip. */
const shownProposals = 2;
/** How much less likely the second of them may be, see `Proposal`. */
const closeScore = 0.4;
/** What a word that is a real one, though not with the others, may be away from what was meant: `teddy ear`. */
const oneSlip = slip.any + slip.first;
/** The fewest letters of a word that a name is misspelled by. */
const shortestSlip = 5;
/** What two easy slips cost: an English word that is farther away is hardly meant. */
const farFromEnglish = 2 * slip.vowel;
/** The fewest letters of a word of another language than that of the page that is put right. */
const shortestForeign = 6;
/** Languages with the letters of English. */
const spelledAlike: readonly LexiconLanguage[] = ["de", "fr", "it", "es", "pt"];
/** A word that more texts have is no slip of another one. */
const rareTexts = 6;

/** Puts the spelling of terms right. */
export class Corrector {
  readonly #facts: CorrectorFacts;
  readonly #spellings = new Map<string, Spelling>();
  /** A page asks for the same ones several times: to find more, and to say what may have been meant. */
  readonly #proposals = new AnswerCache<readonly Proposal[]>(keptProposals);
  /** Rare words that were judged, by their ids. */
  readonly #doubtful = new Map<number, boolean>();

  constructor(facts: CorrectorFacts) {
    this.#facts = facts;
  }

  /**
   * The term as it was most likely meant, where not all of it is found: with other words for those that find nothing,
   * with one other word that goes with the rest, or as another keyboard would have typed it. Undefined where all its
   * words find something together, or nothing better is known.
   */
  correct(term: string, language: string): string | undefined {
    const { finds, areWords } = this.#facts;
    const words = term.slice(0, longestTerm).split(/\s+/).filter(Boolean).slice(0, mostWords);
    const find = (wanted: readonly string[]) => finds(wanted.join(" "), language);
    if (words.length === 0 || find(words)) return undefined;
    const switched = findKeyboardMistake(term, language);
    if (switched !== undefined && finds(switched, language)) return switched;
    if (words.length === 1 && areWords(term, language)) return undefined;
    const [phrase] = words.length > 1 ? this.propose(term, language) : [];
    if (phrase && finds(phrase.word, language)) return phrase.word;
    const isKnown = words.map((word) => areWords(word, language) || finds(word, language));
    const corrected = words.map((word, place) =>
      isKnown[place] ? word : (this.propose(word, language)[0]?.word ?? word),
    );
    if (find(corrected)) return corrected.join(" ");
    const fitting = this.#findFitting(words, corrected, language);
    if (fitting) return fitting.join(" ");
    const isBetter = words.some((_, place) => !isKnown[place] && finds(corrected[place]!, language));
    if (isBetter) return corrected.join(" ");
    const latin = switchKeyboard(term);
    return /^[a-z ]+$/.test(latin) && finds(latin, language) ? latin : undefined;
  }

  /**
   * Words that may have been meant by a term that finds little, the likeliest first.
   *
   * @param own icons of the term, where all its words are known
   */
  listLikely(term: string, language: string, own: number): string[] {
    const likely = this.propose(term, language).filter(
      ({ cost, icons }) => cost > 0 && icons >= own * (cost <= slip.neighbor ? 1 : surelyMeant),
    );
    const farthest = (likely[0]?.score ?? 0) + closeScore;
    return likely.slice(0, shownProposals).flatMap(({ word, score }) => (score <= farthest ? [word] : []));
  }

  /** Whether one of the words, though icons are called so, is likely a slip of another: `seach`. Each word is judged once. */
  isDoubtful(units: readonly { text: string; own: ArrayLike<number> }[]): boolean {
    const { vocabulary, icons } = this.#facts;
    return units.some(({ text, own }) => {
      const id = own[0];
      if (id === undefined || text !== vocabulary.words[id] || vocabulary.countTexts(id) > rareTexts) return false;
      const isSlip = this.#doubtful.get(id) ?? this.listLikely(text, english, icons[id]!).length > 0;
      this.#doubtful.set(id, isSlip);
      return isSlip;
    });
  }

  /**
   * Whether a word of names is one that somebody misspelled there, so that another one is rather meant: a frequent English
   * one with the same first letter, and no brand’s name.
   */
  isSlip(likely: string, units: readonly { text: string; own: ArrayLike<number> }[]): boolean {
    const [unit] = units;
    const id = unit?.own[0];
    if (unit === undefined || id === undefined || units.length > 1) return false;
    const { vocabulary, areWords } = this.#facts;
    const isNamed = vocabulary.countNamed(id) > 0 && vocabulary.countNamed(id) === vocabulary.countTexts(id);
    if (!isNamed || likely.length < shortestSlip || likely[0] !== unit.text[0] || !areWords(likely, english))
      return false;
    return this.propose(unit.text, english).some(({ word, cost }) => word === likely && cost <= slip.any);
  }

  /** The corrected words with one that was typed replaced by another so that all find something together. */
  #findFitting(words: readonly string[], corrected: readonly string[], language: string): string[] | undefined {
    if (words.length < 2) return undefined;
    const proposals = words.map((word) => {
      const most = this.#facts.areWords(word, language) ? oneSlip : Infinity;
      return this.propose(word, language).filter(({ cost }) => cost <= most);
    });
    for (let choice = 0; choice < triedWords; choice++) {
      for (const [place, proposed] of proposals.entries()) {
        const word = proposed[choice]?.word;
        if (word === undefined) continue;
        const other = corrected.with(place, word);
        if (this.#facts.finds(other.join(" "), language)) return other;
      }
    }
    return undefined;
  }

  /** What may have been meant by a word or phrase, the likeliest first: known ones of the language, and English ones. */
  propose(text: string, language: string): readonly Proposal[] {
    return this.#proposals.get(`${language} ${text}`, () => this.#propose(text, language));
  }

  #propose(text: string, language: string): Proposal[] {
    const dictionary = this.#facts.dictionaries.find(language);
    const typed = (dictionary ? dictionary.split(text) : splitWords(text)).join(" ");
    const native = dictionary ? this.#spellingOf(dictionary).list(typed, triedWords) : [];
    const others = this.#englishSpelling().list(typed, triedWords);
    if (dictionary && (native[0]?.cost ?? Infinity) > slip.any)
      native.push(...this.#proposeCompounds(typed, dictionary));
    for (const proposal of native) proposal.word = dictionary!.spell(proposal.word);
    if (dictionary) for (const proposal of others) proposal.score += foreignness;
    else if ((others[0]?.cost ?? Infinity) > farFromEnglish) others.unshift(...this.#proposeForeign(typed));
    const sorted = [...native, ...others].toSorted((left, right) => left.score - right.score);
    return sorted.filter(({ word: known }, place) => sorted.findIndex((other) => other.word === known) === place);
  }

  /** Words of other languages that are only one slip away from what is nothing near an English word: `telefeno`. */
  #proposeForeign(typed: string): Proposal[] {
    if (typed.length < shortestForeign || !isAlphabetic(typed)) return [];
    return spelledAlike.flatMap((language) => {
      const dictionary = this.#facts.dictionaries.find(language);
      const near = dictionary ? this.#spellingOf(dictionary).list(typed, 1) : [];
      for (const proposal of near) {
        proposal.word = dictionary!.spell(proposal.word);
        proposal.score += foreignness;
      }
      return near.filter(({ cost }) => cost <= slip.any);
    });
  }

  /** Words written together one of which is known: `kalenerblatt`. */
  #proposeCompounds(typed: string, dictionary: Dictionary): Proposal[] {
    if (!dictionary.joinsWords || typed.includes(" ")) return [];
    const spelling = this.#spellingOf(dictionary);
    const found: Proposal[] = [];
    for (let end = shortestPiece; end <= typed.length - shortestPiece; end++) {
      const [left, right] = [typed.slice(0, end), typed.slice(end)];
      const add = (piece: string, join: (word: string) => string) => {
        const [best] = spelling.list(piece, 1);
        if (best && best.cost > 0) found.push({ ...best, word: join(best.word), score: best.score + compoundness });
      };
      if (dictionary.has(left)) add(right, (word) => left + word);
      if (dictionary.has(right)) add(left, (word) => word + right);
    }
    return found.toSorted((one, other) => one.score - other.score).slice(0, triedWords);
  }

  #englishSpelling(): Spelling {
    const { vocabulary, icons } = this.#facts;
    return this.#remember(english, () => new Spelling({ words: vocabulary.words, icons, language: english }));
  }

  #spellingOf(dictionary: Dictionary): Spelling {
    const { language, words } = dictionary;
    const most = (ids: ArrayLike<number> = []) => Math.max(0, ...Array.from(ids, (id) => this.#facts.icons[id]!));
    const countIcons = (word: string) => {
      const { own, related } = dictionary.listMeanings(word);
      const isName = own.length > 0 && !dictionary.isGeneral(word);
      return isName ? most(own) : Math.ceil(Math.max(most(own), most(related)) * shareOfRelated);
    };
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
