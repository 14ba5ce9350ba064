import type {
  Aesthetic,
  ColorClass,
  CornerKind,
  Era,
  LicenseClass,
  OperatingSystem,
  Technique,
  Weight,
} from "../icons/vocabulary.ts";
import type { Look } from "../lexicon/look-words.ts";
import type { PaletteColor } from "../icons/palette.ts";
import type { rank } from "./match/ranks.ts";
import type { IconPlan, MixPlan } from "./remote/icon-plan.ts";
import type { IconRecord } from "./remote/icon-records.ts";

/** Filters of one search; an absent key does not filter. Several values of one key mean any of them. */
export interface SearchFilters {
  /** Style API codes. */
  style?: readonly string[];
  family?: readonly string[];
  author?: readonly string[];
  category?: readonly string[];
  colors?: readonly ColorClass[];
  /** One of the fifteen palette colors: icons that are drawn in it. */
  color?: PaletteColor;
  isColor?: boolean;
  isAnimated?: boolean;
  isFree?: boolean;
  corners?: readonly CornerKind[];
  weight?: readonly Weight[];
  size?: readonly number[];
  technique?: readonly Technique[];
  aesthetic?: readonly Aesthetic[];
  trendiness?: readonly Era[];
  os?: readonly OperatingSystem[];
  license?: readonly LicenseClass[];
}

export const sortOrders = ["relevance", "new", "name"] as const;
export type SortOrder = (typeof sortOrders)[number];

export interface SearchQuery {
  /** Free text; empty lists everything that passes the filters. */
  term: string;
  /** Code of the language the term is in; English words are understood beside it. English unless told otherwise. */
  language?: string | undefined;
  /** Take the words as they are typed: find nothing by other ones that may have been meant. */
  isLiteral?: boolean | undefined;
  filters?: SearchFilters;
  sort?: SortOrder | undefined;
  /** Code of the language that names are shown in, by which `name` sorts; English unless told otherwise. */
  shownIn?: string | undefined;
  offset?: number;
  /** At most this many icons are returned; default 60. */
  amount?: number;
  /** What people take after this term: ordinals of icons, with the ranks that all icons of the same text are lifted by. */
  preferred?: ReadonlyMap<number, number> | undefined;
  /** API codes of styles whose icons come first among those that match as well, by relevance. */
  pinned?: readonly string[] | undefined;
  /** Count every filter option given the other filters. */
  facets?: boolean | undefined;
}

/** For each filter, its options with the number of icons each would give, given all *other* filters. */
export type FacetCounts = { [Key in keyof SearchFilters]-?: ReadonlyMap<string, number> };

export interface SearchResult {
  /** Ordinals of icons, best first. */
  ordinals: Uint32Array;
  /** Exact number of icons that match. */
  total: number;
  /** Nothing matched all the words, so some were left out. */
  isRelaxed: boolean;
  /** How some words of the term say that icons are drawn: they were read as these filters. */
  read?: Look;
  facets?: FacetCounts;
}

export interface MixedQuery {
  /** Ordinals of icons of each concept, the concept that matters most first; what has the same text as one of them is found. */
  concepts: readonly (readonly number[])[];
  /** Further ones, whose icons come after all of these. */
  further?: readonly (readonly number[])[];
  filters?: SearchFilters;
  /** Other than by relevance, concepts are not mixed. */
  sort?: SortOrder | undefined;
  /** As in a search by words. */
  shownIn?: string | undefined;
  offset?: number;
  /** At most this many icons are returned; all of them unless told otherwise. */
  amount?: number;
  /** API codes of styles whose icons come first of each concept, by relevance. */
  pinned?: readonly string[] | undefined;
  /** Count every filter option given the other filters. */
  facets?: boolean | undefined;
}

export interface MixedGroupQuery extends MixedQuery {
  groupBy: "style" | "family" | "category";
  groups: number;
}

export interface GroupQuery extends SearchQuery {
  groupBy: "style" | "family" | "category";
  groups: number;
}

export interface SearchGroup {
  /** Code of the style (or family, category) the group stands for. */
  code: string;
  total: number;
  ordinals: Uint32Array;
}

/** How one word (or known phrase) of a term is understood. */
export interface UnitExplanation {
  text: string;
  isKnown: boolean;
  /** The English words that a word of another language stands for. */
  means: readonly string[];
  /** Number of texts that have the word itself. */
  texts: number;
  /** Words that mean the same. */
  same: readonly string[];
  /** Words that have to do with it. */
  related: readonly string[];
  /** The first of the words that it may be the beginning of. */
  begins: readonly string[];
  beginsCount: number;
}

/** How a term is understood and what it matches, for those who look after the search. */
export interface TermExplanation {
  /** The ways to read it, the literal one first; a guess took a word apart. */
  readings: readonly { isGuess: boolean; units: readonly UnitExplanation[] }[];
  /** The language it was understood in. */
  language: string;
  /** Number of texts that match. */
  texts: number;
  /** How many of them match in which way, best first. */
  ranks: readonly { kind: keyof typeof rank; texts: number }[];
  /** Nothing matched all the words, so some were left out. */
  isRelaxed: boolean;
}

/**
 * How an icon has a word of a search: in its `name`, by a word that means the `same`, as a `tag`, by a `related` word, by one
 * it is the `beginning` of, by its `translation`, or by another word that may have been meant, a `correction`.
 */
export const reasonKinds = ["name", "same", "tag", "related", "beginning", "translation", "correction"] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** By what a word of a search found an icon. */
export interface HitReason {
  /** The word or phrase of the search, in the form it is looked up by. */
  typed: string;
  /** The English word that the icon has. */
  word: string;
  kind: ReasonKind;
}

/**
 * Lists, filters, counts and groups the icons that queries find: in the process by a `SearchIndex`, or beyond it. Whoever
 * answers, the answer is the same.
 */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  group(query: GroupQuery): Promise<readonly SearchGroup[]>;
  mix(query: MixedQuery): Promise<SearchResult>;
  mixGroups(query: MixedGroupQuery): Promise<readonly SearchGroup[]>;
}

/** A compiled text index over the listed icons of one catalogue snapshot. Synchronous, allocation-light, microseconds. */
export interface SearchIndex {
  search(query: SearchQuery): SearchResult;
  /** How `search` would find icons, for an engine that holds them elsewhere. */
  plan(query: SearchQuery): IconPlan;
  /** The same for `mix`. */
  planMix(query: MixedQuery): MixPlan;
  /**
   * All icons, for an engine that is to hold them.
   *
   * @param isAdded whether an ordinal is none of the compiled snapshot
   */
  listRecords(isAdded: (ordinal: number) => boolean): Iterable<IconRecord>;
  /** The text of an icon, by its number in this index. */
  textOf(ordinal: number): number;
  /** Divides a list of icons, each group with all of its icons; groups in order of their first one. */
  groupListed(ordinals: Uint32Array, by: Pick<GroupQuery, "groupBy" | "groups" | "pinned">): readonly SearchGroup[];
  /**
   * Icons that have some of the words of a term and that `search` does not find first, those with most of the words first:
   * to be shown after its answer where that is short. None for a term of one word.
   */
  searchSomeWords(query: SearchQuery): Uint32Array;
  /** The first `amount` icons of each style (family, category) that has hits; groups in order of their best hit. */
  group(query: GroupQuery): readonly SearchGroup[];
  /** Icons of several concepts, mixed so that all of them are seen: some of the first, one of the last. */
  mix(query: MixedQuery): SearchResult;
  /** The same in groups, in the order of their best icon. */
  mixGroups(query: MixedGroupQuery): readonly SearchGroup[];
  /**
   * The term with the words that find nothing replaced by the known words that were most likely meant; undefined where
   * all its words find something, or no correction finds anything. A word that finds something is never changed.
   */
  correctTerm(term: string, language?: string): string | undefined;
  /** The English words and phrases that a word or phrase of another language means, the most frequent first. */
  translate(term: string, language: string): string[];
  /** How the term is understood; undefined for an empty one. */
  explain(term: string, language?: string): TermExplanation | undefined;
  /** For each icon by what each word of the term found it; none for words that it does not have. */
  explainHits(
    query: Pick<SearchQuery, "term" | "language" | "isLiteral" | "filters">,
    ordinals: ArrayLike<number>,
  ): HitReason[][];
  /** Other English words that the best hits of the term are known by, most telling first. */
  relatedTerms(term: string, limit: number, language?: string): readonly string[];
}
