import type { Lexicons } from "../../lexicon/build-lexicon-columns.ts";
import type { LanguageWords } from "../../lexicon/word-forms.ts";
import type { FrequencyLists } from "../../lexicon/word-frequencies.ts";
import type { SynonymRule } from "../match/synonyms.ts";

/** The words an icon is found by. Icons of one concept share one text, unless their tags differ. */
export interface SearchText {
  /** The concept in kebab-case (`commonName`), e.g. `arrow-left`. */
  name: string;
  /** Other words and phrases for it; they count less than the name. */
  tags: readonly string[];
  /** All its icons are logos of brands, coins or apps. */
  isBrand?: boolean;
}

/**
 * Everything the text index is compiled from. The columns hold one entry per listed icon, in ordinal order, and
 * ordinals are the static rank: the best icon first, families alternating inside one concept.
 */
export interface SearchInput {
  texts: readonly SearchText[];
  /**
   * Icons from this ordinal on repeat the drawing of an earlier one in another style: they are left out where no style
   * or family is asked for.
   */
  distinctCount: number;
  /** Index of the icon's text in `texts`. */
  text: Uint32Array;
  /** Ordinal of the icon's style. */
  style: Uint16Array;
  /** Ordinal in `colorClasses`. */
  colors: Uint8Array;
  /** 1 where the drawing brings its own colors. */
  isColor: Uint8Array;
  /** 1 where the drawing moves. */
  isAnimated: Uint8Array;
  /** One bit per entry of `palette` (bit 0 = the first) the icon is drawn in; 0 for `currentColor` drawings. */
  palette: Uint16Array;
  /** See `packLook`. */
  look: Uint8Array;
  /**
   * The same number of slots for every icon (`categories.length / text.length`), each an ordinal of a category or
   * `noCategory`; the primary category first.
   */
  categories: Uint8Array;
  /** Unix seconds. */
  timestamp: Uint32Array;
  /** For each distinct icon the number of its group of icons that look alike, 0 for none; none at all where left out. */
  twins?: Uint32Array;
  /** For each style ordinal, the ordinal of its family. */
  familyOfStyle: Uint16Array;
  synonyms: readonly SynonymRule[];
  /** What the words of names are called in other languages. */
  lexicons: Lexicons;
  /** Forms of words and how they are typed in Latin letters; none where left out. */
  languageWords?: LanguageWords;
  /** How frequent words are in languages; unknown where left out. */
  frequencies?: FrequencyLists;
}

/** Marks an empty slot in `SearchInput.categories`. */
export const noCategory = 255;
