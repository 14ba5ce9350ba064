import { type Dictionary, isAlphabetic } from "../../lexicon/dictionary.ts";
import { listInnerNegations, type Negation, readNegation } from "../../lexicon/negation-words.ts";
import { isTranslatable, type Reading, readTerm, readTranslated, type Unit, type Words } from "./read-term.ts";

/** How names say that something is off or not there; and by what else they may mean it. */
const offWords = "off no slash not disabled mute muted x xmark crossed".split(" ");
const goneWords =
  "free without none cancel block blocked ban banned cross prohibited forbidden remove stop unavailable".split(" ");
const phrasesOf = (word: string) => [
  `${word} off`,
  `${word} slash`,
  `no ${word}`,
  `not ${word}`,
  `do not ${word}`,
  `${word} free`,
];
const mostReadings = 3;

/** The language of a term, and what its words are. */
export interface TermWords {
  /** Undefined for English. */
  dictionary: Dictionary | undefined;
  known: Words;
}

/**
 * The ways to understand a term that says that something is not there, is off or is not allowed: as names of icons say that,
 * in whichever words. Undefined where the term says nothing of the kind.
 *
 * @param literal the readings of the whole term
 */
export function readNegated(term: string, literal: readonly Reading[], words: TermWords): Reading[] | undefined {
  const negation = isOneEnglishWord(term, words) ? undefined : findNegation(term, words);
  if (!negation) return undefined;
  const { dictionary, known } = words;
  const { thing, sign } = negation;
  const read = dictionary ? readTranslated(thing, dictionary, known) : readTerm(thing, known);
  const things = read.filter(({ isGuess }) => !isGuess).slice(0, mostReadings);
  const off = describeSign(sign, known);
  return [
    // A reading without the sign, or with a word that has it as an ending only, is about the thing itself.
    ...literal.filter(({ units }) => units.some(({ text }) => hasWord(text, sign) && isListed(text, sign, dictionary))),
    ...things.map(({ units }) => ({ units: [...units.map(asWhole), off], isGuess: false })),
    ...things.flatMap(({ units }) => (units.length === 1 ? namePhrases(units[0]!, known) : [])),
  ];
}

const isOneEnglishWord = (term: string, { dictionary }: TermWords) => !dictionary && /^[a-z\d]*$/i.test(term);

/** What a term says is not there, where that is something there are words for. */
function findNegation(term: string, { dictionary, known }: TermWords): Negation | undefined {
  const spaced = readNegation(term, dictionary?.language ?? "en");
  if (spaced || !dictionary) return spaced;
  const inner = listInnerNegations(term, dictionary.language);
  const whole = inner.length === 0 ? "" : dictionary.split(term).join(" ");
  if (inner.length === 0 || dictionary.has(whole)) return undefined;
  const pieces = dictionary.cut(whole) ?? [];
  const isCutThrough = ({ sign }: Negation) =>
    pieces.some(
      (piece) =>
        dictionary.has(piece) && piece.length > sign.length && (piece.startsWith(sign) || piece.endsWith(sign)),
    );
  const isThing = ({ thing }: Negation) => isTranslatable(thing, dictionary) || isEnglish(thing, known);
  return inner.find((each) => !isCutThrough(each) && isThing(each));
}

/** Whether a term says in a language that something is not there, and that language, or English, has words for it. */
export function isNegated(term: string, { dictionary, known }: TermWords & { dictionary: Dictionary }): boolean {
  const thing = findNegation(term, { dictionary, known })?.thing;
  return thing !== undefined && (isTranslatable(thing, dictionary) || isEnglish(thing, known));
}

/** Whether the vocabulary has all words of a text. */
function isEnglish(text: string, known: Words): boolean {
  return readTerm(text, known).some(({ units }) => units.every(({ own }) => own.length > 0));
}

const hasWord = (text: string, word: string) =>
  isAlphabetic(word) ? ` ${text} `.includes(` ${word} `) : text.includes(word);

const isListed = (text: string, sign: string, dictionary: Dictionary | undefined) =>
  !dictionary || isAlphabetic(sign) || text === sign || dictionary.has(text);

const asWhole = (unit: Unit): Unit => ({ ...unit, from: 0, to: 0 });

function describeSign(text: string, known: Words): Unit {
  return { ...asNothing(text), own: listIds(offWords, known), related: listIds(goneWords, known), length: 1 };
}

/** Known phrases for the absence of what a unit is, and what means the same as these: `volume off`, and so `mute`. */
function namePhrases({ text, own, same }: Unit, known: Words): Reading[] {
  const { words } = known.vocabulary;
  const list = (ids: ArrayLike<number>) =>
    listIds(
      Array.from(ids).flatMap((id) => phrasesOf(words[id]!)),
      known,
    );
  const [named, others] = [list(own), list(same)];
  if (named.length + others.length === 0) return [];
  const length = Math.max(2, ...named.map((id) => words[id]!.split(" ").length));
  const meant = [...named, ...others, ...[...named, ...others].flatMap((id) => Array.from(known.thesaurus.same(id)))];
  return [{ units: [{ ...asNothing(text), own: named, same: [...new Set(meant)], length }], isGuess: false }];
}

const listIds = (words: readonly string[], { vocabulary }: Words) =>
  words.flatMap((word) => vocabulary.find(word) ?? []);

const asNothing = (text: string): Unit => ({
  text,
  own: [],
  same: [],
  related: [],
  begun: [],
  from: 0,
  to: 0,
  beginsNamesOnly: true,
  length: 1,
});
