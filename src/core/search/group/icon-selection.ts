import type { CompiledFilter } from "../filter/icon-filter.ts";
import type { Unit } from "../match/read-term.ts";

/** Texts in the order of rank: those of one rank are `texts[ends[rank - 1]]` up to `texts[ends[rank]]`. */
export interface MatchedTexts {
  texts: Uint32Array;
  ends: Uint32Array;
  count: number;
}

/** Another order than relevance: the place of each ordinal, and the ordinal at each place. */
export interface IconOrder {
  places: Uint32Array;
  ordinals: Uint32Array;
}

/** Which icons to take, and in which order. */
export interface IconSelection {
  /** Null for all texts. */
  matched: MatchedTexts | null;
  filter: CompiledFilter;
  /** Null for relevance. */
  order: IconOrder | null;
  /** The one word that was searched for, where it means several things: some of each stand among the first. */
  word?: Unit | undefined;
  /** By relevance, what is listed first of what matches as well, and what after it: together all that passes the filter. */
  parts?: readonly [pinned: CompiledFilter, others: CompiledFilter] | undefined;
}

/** Whether nothing is left out. */
export const isWhole = ({ matched, filter, parts }: IconSelection) => matched === null && filter.isOpen && !parts;

/** A number of icons as it was asked for, made a whole number that is not negative. */
export function clampCount(value: number | undefined, fallback: number): number {
  if (value === undefined || Number.isNaN(value)) return fallback;
  return Math.min(0xffff_ffff, Math.max(0, Math.floor(value)));
}
