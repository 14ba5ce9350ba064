import type { Dictionary, Senses } from "../lexicon/dictionary.ts";
import { splitWords } from "../search/spelling/words.ts";

/** One word of a phrase: English words and phrases that it may stand for, any of which may be meant. */
export type PhrasePart = readonly string[];

const longestPhrase = 300;
const mostWords = 40;
/** Of what a word stands for only the most frequent is likely to be meant. */
const mostSenses = 2;

/** The words of an English text, as vectors know them: `can't` is one word. */
export function splitEnglish(text: string): string[] {
  return splitWords(text.slice(0, longestPhrase).replaceAll(/['’]/g, "")).slice(0, mostWords);
}

/** What is known of the language of a phrase. */
export interface PhraseLanguage {
  dictionary: Dictionary;
  /** Words that mean hardly anything. */
  fillers: ReadonlySet<string>;
  /** The English words and phrases that senses are places of. */
  english: { at(place: number): string };
}

/**
 * What a phrase says in English, word for word. Words that its language does not have are English ones where they are most
 * of the phrase; otherwise they are left out, since what is written like an English word is seldom one (`war`, `die`, `hat`).
 *
 * @param language undefined for English
 */
export function readPhrase(phrase: string, language: PhraseLanguage | undefined): PhrasePart[] {
  if (!language) return splitEnglish(phrase).map((word) => [word]);
  const { dictionary, fillers } = language;
  const words = dictionary.split(phrase.slice(0, longestPhrase)).slice(0, mostWords);
  const known: PhrasePart[] = [];
  const unknown: string[] = [];
  let fillersCount = 0;
  for (let start = 0; start < words.length;) {
    const word = words[start]!;
    const found = dictionary.findPhrase(words.slice(start));
    start += found?.length ?? 1;
    if ((found?.length ?? 1) === 1 && fillers.has(word)) {
      fillersCount++;
      continue;
    }
    const parts = found ? [listSenses(found.senses, language)] : cutWord(word, language);
    if (parts) known.push(...parts);
    else unknown.push(word);
  }
  if (unknown.length <= known.length + fillersCount) return known;
  // What is not written in Latin letters cannot be English: the little that is known of it says more than nothing.
  const pieces = unknown.filter((word) => !latin.test(word)).flatMap((word) => cutWord(word, language, 1) ?? []);
  return pieces.length > 0 ? [...known, ...pieces] : splitEnglish(phrase).map((word) => [word]);
}

const latin = /\p{Script=Latin}/u;

/** The senses of the known words that a word is written together from. */
function cutWord(word: string, language: PhraseLanguage, mostUnknown?: number): PhrasePart[] | undefined {
  const { dictionary, fillers } = language;
  const pieces = dictionary
    .cut(word, fillers, mostUnknown)
    ?.filter((piece) => !fillers.has(piece) && !meaningless.test(piece));
  return pieces?.map((piece) => listSenses(dictionary.find(piece)!, language));
}

/** A syllable or two that are more likely the ending of a word, or a part of one that is not known, than a word. */
const meaningless = /^(?:\p{Script=Hiragana}{1,2}|\p{Script=Hangul})$/u;

function listSenses({ own, same }: Senses, { english }: PhraseLanguage): string[] {
  return [...own, ...same].slice(0, mostSenses).map((place) => english.at(place));
}
