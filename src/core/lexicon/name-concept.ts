import type { LexiconLanguage } from "./language-rules.ts";

/** What one language calls the words and phrases that concepts are made of. */
export interface NameWords {
  language: LexiconLanguage;
  /** A word or phrase in kebab-case; undefined where the language has none for it. */
  find: (english: string) => string | undefined;
  /** How a brand or an abbreviation is written in any language; undefined for an ordinary word. */
  spell: (word: string) => string | undefined;
}

const longestPhrase = 6;
/** Words that only link others: each language has other ways to do that. */
const links = new Set("a an as at by for from of the to".split(" "));
/** Those that languages leave out, too, in which the words around them would have to change. */
const moreLinks = new Set("and in on or with".split(" "));
/** Words that only tell drawings of one thing apart, and say nothing in another language. */
const variants = new Set(["alt", "alternate", "variant"]);

/** A `top-arrow` is an emoji that has the word on it. */
const written = new Set("back end on soon top".split(" "));
const numbered = /^([a-z]{3,})(\d+)$/;

/** Words that say what a thing is like, beside all that end in `ed`. */
const qualities = new Set(
  "black blue brown gray green grey orange pink purple red white yellow big large small tiny empty full new old private public secure straight".split(
    " ",
  ),
);

const actions = new Set("add copy create delete edit hide print remove save send share show".split(" "));
/** Frames around a drawing, rather than things. */
const shapes = new Set("box circle diamond hexagon octagon rectangle square triangle".split(" "));

interface Order {
  separator: string;
  colon: string;
  /** Words such as `with` and `and` may stand between others as they are. */
  isLinked?: true;
  /** Whether a word follows the thing that it precedes in English. */
  followsThing?: (word: string, thing: string) => boolean;
}

/** What a thing is like. */
const isQuality = (word: string) => qualities.has(word) || /[a-z]{3}ed$/.test(word);
/** What is done with a thing. */
const isAction = (word: string, thing: string) => actions.has(word) && !shapes.has(thing);

const romance: Order = { separator: " ", colon: ": ", isLinked: true, followsThing: isQuality };

/** How a language puts words one after the other. */
const orders: Record<LexiconLanguage, Order> = {
  zh: { separator: "·", colon: "：" },
  fr: { ...romance, colon: "\u00A0: " },
  de: { separator: " ", colon: ": ", isLinked: true, followsThing: isAction },
  it: romance,
  ja: { separator: "・", colon: "：", followsThing: isAction },
  pt: romance,
  ru: { separator: " ", colon: ": " },
  es: romance,
  ko: { separator: " ", colon: ": ", followsThing: isAction },
};

/**
 * What a language calls a concept (`arrow-left`): its known phrases one after the other, the longest first. Undefined
 * where a word is not known, since half a translation says less than none.
 */
export function nameConcept(concept: string, words: NameWords): string | undefined {
  const parts = splitConcept(concept, words);
  const { separator, isLinked, followsThing } = orders[words.language];
  const pieces: string[] = [];
  /** What is said of the first thing. */
  const before: string[] = [];
  for (let start = 0; start < parts.length;) {
    const part = parts[start]!;
    const phrase = findPhrase(parts, start, words);
    const isInside = start > 0 && start < parts.length - 1;
    const isLeftOut = isInside && (links.has(part) || (moreLinks.has(part) && !isLinked));
    const piece =
      isLeftOut && (phrase?.length ?? 1) === 1 ? { text: "", length: 1 } : (phrase ?? spellPart(part, words));
    if (piece === undefined) return undefined;
    start += piece.length;
    if (piece.text === "" || piece.text.toLowerCase() === pieces.at(-1)?.toLowerCase()) continue;
    const thing = parts[start] ?? "";
    const isFirst = pieces.length === 0 && piece.length === 1 && /[a-z]{2}/.test(thing);
    if (isFirst && followsThing?.(part, thing)) before.unshift(piece.text);
    else pieces.push(piece.text, ...before.splice(0));
  }
  pieces.push(...before);
  return pieces.length === 0 ? undefined : pieces.join(separator);
}

/**
 * The flag of a country: `Flagge: Deutschland`. Where a country is named like a thing, only `flag-{country}` is its name; of
 * others that is the name of the flag.
 */
export function nameFlag(concept: string, { language, find }: NameWords): string | undefined {
  const [first, ...rest] = concept.split("-");
  const [flag, whole, country] = [find(first!), find(concept), find(rest.join("-"))];
  if (flag === undefined) return undefined;
  const has = (part: string) => whole?.toLowerCase().includes(part.toLowerCase());
  const place = whole === undefined || has(flag) || (country !== undefined && has(country)) ? country : whole;
  return place === undefined ? undefined : `${flag}${orders[language].colon}${place}`;
}

/** A name by itself begins with a capital letter, where the language has those. */
export function capitalize(name: string): string {
  const [first = ""] = name;
  return first.toUpperCase() + name.slice(first.length);
}

/** The words of a concept, with numbers that are written to a word (`heading3`) by themselves. */
function splitConcept(concept: string, { find, spell }: NameWords): string[] {
  return concept
    .split("-")
    .filter((part, index) => index === 0 || !variants.has(part))
    .flatMap((part) => {
      const isKnown = find(part) !== undefined || spell(part) !== undefined;
      return isKnown ? [part] : (part.match(numbered)?.slice(1) ?? [part]);
    });
}

interface Piece {
  text: string;
  /** Words of the concept it stands for. */
  length: number;
}

function findPhrase(parts: readonly string[], start: number, { find }: NameWords): Piece | undefined {
  for (let length = Math.min(longestPhrase, parts.length - start); length > 1; length--) {
    const text = find(parts.slice(start, start + length).join("-"));
    if (text !== undefined) return { text, length };
  }
  const [first, second] = [parts[start]!, parts[start + 1]];
  // Some sets call a `left-arrow` what others call an `arrow-left`.
  const turned = second === undefined || written.has(second) ? undefined : find(`${second}-${first}`);
  if (turned !== undefined) return { text: turned, length: 2 };
  const text = find(first);
  return text === undefined ? undefined : { text, length: 1 };
}

/** Brands, numbers and single letters are the same in all languages. */
function spellPart(part: string, words: NameWords): Piece | undefined {
  const text = words.spell(part) ?? (/^(?:[a-z]|\d.{0,3})$/.test(part) ? part.toUpperCase() : undefined);
  return text === undefined ? undefined : { text: text.replace(/(?<=\d)X(?=\d|$)/g, "×"), length: 1 };
}
