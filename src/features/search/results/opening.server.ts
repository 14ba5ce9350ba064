import { LRUCache } from "lru-cache";
import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import {
  arrangeOpening,
  openingPool,
  type OpeningIcon,
  type OpeningLook,
} from "../../../core/catalogue/arrange-opening.ts";
import type { Technique } from "../../../core/icons/vocabulary.ts";
import type { SearchQuery, SearchResult } from "../../../core/search/search.ts";

/** Lists whose first icons are remembered: all categories with a filter or two. */
const mostOpenings = 300;
const brandCategory = "logos";
const otherLooks: Readonly<Partial<Record<Technique, OpeningLook>>> = {
  filled: "solid",
  duotone: "two-tone",
  "two-tone": "two-tone",
};

const openings = new WeakMap<Catalogue, LRUCache<string, Uint32Array>>();

/** Whether a search lists all kinds of things, best first, so that it should open well. */
export const hasOpening = ({ term, sort = "relevance", filters = {}, offset = 0, amount }: SearchQuery): boolean =>
  term.trim() === "" &&
  amount !== 0 &&
  sort === "relevance" &&
  !filters.style &&
  !filters.family &&
  offset < openingPool;

/**
 * The same search with its first icons arranged, see `arrangeOpening`; icons of pinned styles keep their places before them.
 *
 * @param search asks the engine
 */
export async function searchWithOpening(
  query: SearchQuery,
  catalogue: Catalogue,
  search: (query: SearchQuery) => Promise<SearchResult>,
): Promise<SearchResult> {
  const { offset = 0, amount = 60 } = query;
  const known = openings.get(catalogue) ?? new LRUCache<string, Uint32Array>({ max: mostOpenings });
  openings.set(catalogue, known);
  const key = JSON.stringify([query.filters, query.pinned]);
  const first =
    known.get(key) ??
    arrange(await search({ ...query, offset: 0, amount: openingPool, facets: false }), query, catalogue);
  known.set(key, first);
  const result = await search(query);
  const own = first.subarray(offset, offset + amount);
  const ordinals = Uint32Array.from([...own, ...result.ordinals.subarray(own.length)]);
  return { ...result, ordinals };
}

function arrange({ ordinals }: SearchResult, { pinned = [] }: SearchQuery, catalogue: Catalogue): Uint32Array {
  const wanted = new Set(pinned);
  const isPinned = (ordinal: number) => wanted.has(catalogue.styles[catalogue.styleOrdinal(ordinal)]!.apiCode);
  const own = ordinals.filter(isPinned);
  const others = ordinals.filter((ordinal) => !isPinned(ordinal));
  const places = arrangeOpening(Array.from(others, (ordinal) => describe(ordinal, catalogue)));
  return Uint32Array.from([...own, ...places.map((place) => others[place]!)]);
}

function describe(ordinal: number, catalogue: Catalogue): OpeningIcon {
  const { family, technique, isColor } = catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
  const { categoryApiCode, subcategory } = catalogue.icon(ordinal);
  return {
    concept: catalogue.conceptOrdinal(ordinal),
    family,
    look: otherLooks[technique] ?? (isColor ? "color" : "line"),
    isBrand: categoryApiCode === brandCategory || subcategory === brandCategory,
  };
}
