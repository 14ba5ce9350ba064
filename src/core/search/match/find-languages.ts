import type { Dictionaries, Dictionary } from "../../lexicon/dictionary.ts";
import type { LexiconLanguage } from "../../lexicon/language-rules.ts";
import { isPlain, listNumberForms, splitWords } from "../spelling/words.ts";
import { isTranslatable, type Reading, type Words } from "./read-term.ts";

const english = "en";
/** Icons of this many names make a word one of icon names, whatever it means in other languages. */
const fewestNamed = 3;
/** How frequent a word is taken to be that a dictionary has and the list of frequencies does not, in tenths. */
const rare = { listed: 20, romanized: 15 };
/** How much more frequent a term has to be in another language to be understood in that first: ten times. */
const clearly = 10;
const surelyOwn = 99;
/** Letters that tell the beginning of a word from a misspelled one, and words looked at that begin so. */
const shortestBeginning = 5;
const begunWords = 8;
/** Too few letters to tell a language by. */
const shortLatin = /^\s*[\p{Script=Latin}\d]{0,2}\s*$/u;
/** Letters that only one of the languages is written with. */
const scripts: readonly { letters: RegExp; language: LexiconLanguage }[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, language: "ja" },
  { letters: /\p{Script=Hangul}/u, language: "ko" },
  { letters: /\p{Script=Cyrillic}/u, language: "ru" },
];
const chinese = "zh";
const hanLanguages: readonly LexiconLanguage[] = [chinese, "ja"];
/** How frequent an English word has to be to be no slip where another language is spoken. */
const frequentEnglish = 40;

/** What languages are told by. */
export interface LanguageFacts {
  dictionaries: Dictionaries;
  words: Words;
}

export interface TermLanguage {
  dictionary: Dictionary;
  /** How frequent its rarest word is, in tenths. */
  frequency: number;
}

/**
 * The other languages that have all words of a term, those first in which it is most frequent.
 *
 * @param isAny where nothing else is meant, so that words may be any forms of known ones
 */
export function findLanguages(
  term: string,
  own: string,
  { dictionaries, words }: LanguageFacts,
  isAny = false,
): TermLanguage[] {
  const { frequencies } = words;
  const isOnlyIn = (word: string, language: string) =>
    frequencies.find(word, language) > 0 && frequencies.find(word, english) === 0;
  const isLong = splitWords(term).length > 1;
  /** Among others, or with letters that English has not, a word is surely no slip in an English one. */
  const isAccented = own === english && !isPlain(term);
  const isWordOf = (word: string, language: string) =>
    isAny ||
    isAccented ||
    isOnlyIn(word, language) ||
    (isLong && frequencies.find(word, language) > frequencies.find(word, english));
  const isOwn = isHan(term) && hanLanguages.some((language) => language === own && isIn(term, dictionaries.find(own)));
  const rate = (language: string): TermLanguage[] => {
    const dictionary = language === own ? undefined : dictionaries.find(language);
    if (!dictionary || isOwn || !isTranslatable(term, dictionary, (word) => isWordOf(word, language))) return [];
    const split = dictionary.split(term);
    const rates = split.map((word) => {
      const least = dictionary.has(word) || !dictionary.hasRomanized(word) ? rare.listed : rare.romanized;
      return Math.max(least, frequencies.find(word, language));
    });
    const isPhrase = split.length > 1 && dictionary.has(split.join(" "));
    return [{ dictionary, frequency: Math.min(...rates) + (isPhrase ? clearly : 0) }];
  };
  const known = listWritten(term, dictionaries).flatMap(rate);
  // Words that no dictionary has as they are: compounds, and forms that are not listed.
  const unlisted = known.length === 0 && isPlain(term) ? splitWords(term) : [];
  const isEnglish = unlisted.some((word) => frequencies.find(word, english) > 0);
  const possible = unlisted.length === 0 || isEnglish ? [] : dictionaries.languages;
  const found = known.concat(
    possible
      .filter((language) =>
        isAny ? !isWrittenOtherwise(language) : unlisted.every((word) => isOnlyIn(word, language)),
      )
      .flatMap(rate),
  );
  return found.toSorted((left, right) => right.frequency - left.frequency);
}

/** The languages that a term may be in by the script it is written in and by its words. */
function listWritten(term: string, dictionaries: Dictionaries): readonly LexiconLanguage[] {
  const possible = dictionaries.listPossible(term, "all");
  if (isPlain(term)) return possible;
  const script = scripts.find(({ letters }) => letters.test(term));
  if (script) return possible.filter((language) => language === script.language);
  if (!/\p{Script=Han}/u.test(term)) return possible.filter((language) => !isWrittenOtherwise(language));
  // Signs that Chinese and Japanese share: the language that has the word as it is.
  const whole = possible.filter((language) => {
    const dictionary = dictionaries.find(language);
    return dictionary?.split(term).every((word) => dictionary.has(word)) ?? false;
  });
  // Where both have it, that in which things are called so.
  const named = whole.filter((language) => !dictionaries.find(language)!.isGeneral(term));
  if (named.length > 0) return named;
  return whole.length > 0 ? whole : possible;
}

/** Whether a language is not written in Latin letters, so that none of its words has an accent. */
const isWrittenOtherwise = (language: LexiconLanguage) =>
  hanLanguages.includes(language) || scripts.some((script) => script.language === language);

const isHan = (term: string) => !isPlain(term) && /^[\p{Script=Han}\s]+$/u.test(term);

const isIn = (term: string, dictionary: Dictionary | undefined) =>
  dictionary !== undefined && isTranslatable(term, dictionary);

/** The language that a term is surely in by its letters, where that is not the one of the page. */
export function findWritten(term: string, own: string, facts: LanguageFacts): LexiconLanguage | undefined {
  if (isPlain(term)) return undefined;
  const known = (language: string | undefined) => facts.dictionaries.languages.find((each) => each === language);
  const script = scripts.find(({ letters }) => letters.test(term));
  const written = script ? [script.language] : /\p{Script=Han}/u.test(term) ? hanLanguages : [];
  if (written.some((language) => language === own)) return undefined;
  if (written.length < 2) return known(written[0]);
  const found = findLanguages(term, own, facts).map(({ dictionary }) => dictionary.language);
  return found.find((language) => written.includes(language)) ?? known(chinese);
}

/** Whether icons are called by all words of a reading, so that no other language needs to be looked at. */
export function isNamed(reading: Reading | undefined, vocabulary: Words["vocabulary"]): boolean {
  return (
    reading !== undefined &&
    reading.units.every(({ own }) => own.length > 0 && vocabulary.countNamed(own[0]!) >= fewestNamed)
  );
}

/** Another language that a term is surely in, although it may find something as it is; undefined for most terms. */
export function findForeign(term: string, own: string, facts: LanguageFacts): Dictionary | undefined {
  if (shortLatin.test(term) || (own === english && isFrequentEnglish(term, facts))) return undefined;
  const frequency = rateOwn(term, own, facts);
  if (frequency + clearly >= surelyOwn - clearly) return undefined;
  const [first] = findLanguages(term, own, facts);
  return first && first.frequency > frequency + clearly ? first.dictionary : undefined;
}

/** Whether all words are everyday English ones, however frequent they are elsewhere: `son`, `pour`. */
const isFrequentEnglish = (term: string, { words: { frequencies } }: LanguageFacts) =>
  splitWords(term).every((word) => frequencies.find(word, english) >= frequentEnglish);

/** How frequent the rarest word of a term is in the language of the page, or in names of icons, in tenths. */
function rateOwn(term: string, own: string, { dictionaries, words }: LanguageFacts): number {
  const dictionary = dictionaries.find(own);
  if (dictionary && isTranslatable(term, dictionary)) return surelyOwn;
  let least = surelyOwn;
  for (const word of splitWords(term)) {
    const id = words.vocabulary.find(word);
    if (id !== undefined && words.vocabulary.countNamed(id) >= fewestNamed) continue;
    if (id !== undefined && own === english && hasSynonyms(word, id, words)) continue;
    if (dictionary?.find(word)) continue;
    least = Math.min(least, Math.max(words.frequencies.find(word, english), words.frequencies.find(word, own)));
  }
  return least;
}

/** Whether a word has others that mean the same, beside its own singular or plural: somebody has said what it means. */
function hasSynonyms(word: string, id: number, { vocabulary, thesaurus }: Words): boolean {
  const forms = new Set([word, ...listNumberForms(word)]);
  return thesaurus.same(id).some((each) => !forms.has(vocabulary.words[each]!));
}

/** Whether a term is the beginning of English words that icons are called by: somebody has not typed it to its end. */
export function isBeginning(term: string, language: string, { vocabulary, frequencies }: Words): boolean {
  const [word = "", ...others] = splitWords(term);
  if (language !== english || word.length < shortestBeginning || others.length > 0) return false;
  const { from, to } = vocabulary.findRange(word);
  return vocabulary.words
    .slice(from, Math.min(to, from + begunWords))
    .some((each) => frequencies.find(each, english) > 0);
}

/** Whether all words of a term are words of a language, or English ones: no slips, whatever icons are called. */
export function areWords(
  term: string,
  language: string,
  { dictionaries, words: { frequencies } }: LanguageFacts,
): boolean {
  if (isHan(term) && isIn(term, dictionaries.find(language))) return true;
  const least = language === english ? 1 : frequentEnglish;
  return splitWords(term).every(
    (word) => frequencies.find(word, language) > 0 || frequencies.find(word, english) >= least,
  );
}
