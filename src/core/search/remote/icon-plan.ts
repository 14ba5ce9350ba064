import type { Look } from "../../lexicon/look-words.ts";
import type { FacetCounts } from "../search.ts";

/** What decides whether an icon passes filters; null where it doesn’t matter. */
export interface IconConditions {
  /** API codes. */
  styles: readonly string[] | null;
  /** Traits without repetition, see `packTraits`. */
  looks: readonly number[] | null;
  /** Names of palette colors: icons drawn in one of them. */
  colors: readonly string[] | null;
  /** API codes: icons in one of them. */
  categories: readonly string[] | null;
  /** Drawings that repeat others pass, too. */
  hasRepeats: boolean;
}

/** Texts that match in one way; see `rank`. */
export interface RankedTexts {
  rank: number;
  texts: Uint32Array;
}

/** Which icons an engine beyond the process is to find, and in which order. */
export interface IconRequest {
  /** Null for the icons of all texts. */
  ranked: readonly RankedTexts[] | null;
  conditions: IconConditions;
  /** The order’s name, see `orderName`; null for relevance. */
  order: string | null;
  /** API codes of styles that come first, by relevance. */
  pinned: readonly string[];
  /** Icons that are too many of their name and family stand behind others. */
  hasCrowds: boolean;
}

/** Numbers of icons that such an engine counted. */
export interface CountedIcons {
  /** By `cellKey`, of icons that pass by color and category, whatever else they are. */
  cells: ReadonlyMap<string, number>;
  /** By API code, of icons that pass all but the filter by category. */
  categories: ReadonlyMap<string, number>;
  /** By name, of icons that pass all but the filter by color. */
  colors: ReadonlyMap<string, number>;
}

/** A query as it was understood, for an engine that holds the icons elsewhere. */
export interface IconPlan {
  request: IconRequest;
  isRelaxed: boolean;
  read?: Look;
  /** So many first icons `arrange` must be given, if there are so many; 0 where it changes nothing. */
  arrangedCount: number;
  /** Brings the first icons of the whole list into their final order. */
  arrange(first: Uint32Array): void;
  readFacets(counted: CountedIcons): FacetCounts;
}

/** The icons of several concepts as they are to be found and mixed. */
export interface MixPlan {
  request: IconRequest;
  /** The texts of each concept; those of the first part come before those of the second. */
  parts: readonly (readonly (readonly number[])[])[];
  readFacets(counted: CountedIcons): FacetCounts;
}

/** What an order is called in records: the name of its column without its first part. */
export const orderName = (column: string): string => column.slice("order.".length).replaceAll(".", "_");

/** What all icons have in common that filters by style and look can’t tell apart. */
export const cellKey = (style: string, traits: number): string => `${style}/${traits}`;
