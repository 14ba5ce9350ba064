import type { CompiledFilter } from "../filter/icon-filter.ts";

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
}
