import type { ColumnFile } from "../columns.ts";
import type { SearchFacts } from "./filter-options.ts";
import { IconFilter } from "./icon-filter.ts";
import { IconGrouper } from "./icon-grouper.ts";
import { type IconOrder, IconReader, type MatchedTexts } from "./icon-reader.ts";
import { type Reading, readTerm } from "./read-term.ts";
import { TermRelations } from "./term-relations.ts";
import type { FacetCounts, SearchFilters, SearchGroup, SearchIndex, SearchQuery, SearchResult } from "./search.ts";
import { rankCount, TextMatcher } from "./text-matcher.ts";
import { Vocabulary } from "./vocabulary.ts";

const defaultAmount = 60;

/** Opens an index made by `buildSearchIndex` without copying its columns. One index serves one thread. */
export function openSearchIndex(columns: ColumnFile, facts: SearchFacts): SearchIndex {
  return new CompiledSearchIndex(columns, facts);
}

interface Hits {
  matched: MatchedTexts;
  isRelaxed: boolean;
  isEverything: boolean;
}

class CompiledSearchIndex implements SearchIndex {
  readonly #vocabulary: Vocabulary;
  readonly #matcher: TextMatcher;
  readonly #reader: IconReader;
  readonly #filter: IconFilter;
  readonly #grouper: IconGrouper;
  readonly #relations: TermRelations;
  readonly #orders: Record<"new" | "name", Uint32Array>;
  readonly #ranks = new Map<"new" | "name", Uint32Array>();
  readonly #everything: MatchedTexts;
  #allFacets: FacetCounts | undefined;

  constructor(columns: ColumnFile, facts: SearchFacts) {
    this.#vocabulary = new Vocabulary(columns);
    this.#matcher = new TextMatcher(columns);
    this.#reader = new IconReader(columns);
    this.#filter = new IconFilter(columns, facts);
    this.#grouper = new IconGrouper(columns, facts);
    this.#relations = new TermRelations(columns);
    this.#orders = { new: columns.u32("order.new"), name: columns.u32("order.name") };
    const count = columns.u8("text.lengths").length;
    this.#everything = {
      texts: Uint32Array.from({ length: count }, (_, text) => text),
      ends: new Uint32Array(rankCount).fill(count),
      count,
    };
  }

  search(query: SearchQuery): SearchResult {
    const hits = this.#match(query.term);
    const filter = this.#filter.compile(query.filters);
    const ordinals = this.#list(hits, query, clampCount(query.offset, 0), clampCount(query.amount, defaultAmount));
    const isWhole = hits.isEverything && filter === null;
    const total = isWhole ? this.#reader.iconCount : this.#reader.countPassing(hits.matched, filter);
    const result = { ordinals, total, isRelaxed: hits.isRelaxed };
    return query.facets ? { ...result, facets: this.#count(hits, query.filters) } : result;
  }

  group(query: SearchQuery & { groupBy: "style" | "family" | "category"; groups: number }): SearchGroup[] {
    const all = this.#list(this.#match(query.term), query, 0, this.#reader.iconCount);
    return this.#grouper.group(all, {
      groupBy: query.groupBy,
      groups: clampCount(query.groups, 0),
      offset: clampCount(query.offset, 0),
      amount: clampCount(query.amount, defaultAmount),
    });
  }

  relatedTerms(term: string, limit: number): string[] {
    const { matched, isEverything } = this.#match(term);
    return isEverything ? [] : this.#relations.list(term, matched, clampCount(limit, 0));
  }

  #match(term: string): Hits {
    if (term.trim() === "") return { matched: this.#everything, isRelaxed: false, isEverything: true };
    const matcher = this.#matcher;
    const readings = readTerm(term, this.#vocabulary);
    matcher.match(readings);
    const isRelaxed = matcher.count === 0 && this.#matchFewerWords(readings);
    return { matched: matcher, isRelaxed, isEverything: false };
  }

  /** Leaves out the rarest word until something matches; says whether that helped. */
  #matchFewerWords([literal]: readonly Reading[]): boolean {
    const units = [...(literal?.units ?? [])]
      .map((unit) => ({ unit, count: this.#matcher.countPlaces(unit) }))
      .filter(({ count }) => count > 0)
      .toSorted((left, right) => right.count - left.count)
      .map(({ unit }) => unit);
    const isShorter = units.length < (literal?.units.length ?? 0);
    if (!isShorter) units.pop();
    for (; units.length > 0; units.pop()) {
      this.#matcher.match([{ units, isGuess: false }]);
      if (this.#matcher.count > 0) return true;
    }
    return false;
  }

  #list(hits: Hits, query: SearchQuery, offset: number, amount: number): Uint32Array {
    const { filters, sort = "relevance" } = query;
    const filter = this.#filter.compile(filters);
    if (hits.isEverything && filter === null) {
      if (sort !== "relevance") return this.#orders[sort].slice(offset, offset + amount);
      const length = Math.max(0, Math.min(amount, this.#reader.iconCount - offset));
      return Uint32Array.from({ length }, (_, index) => offset + index);
    }
    const order = sort === "relevance" ? null : this.#orderBy(sort);
    const isVaried = !hits.isEverything && !filters?.style?.length && !filters?.family?.length;
    return this.#reader.list({ matched: hits.matched, filter, order, isVaried }, offset, amount);
  }

  #count(hits: Hits, filters: SearchFilters | undefined): FacetCounts {
    const filter = this.#filter.compile(filters);
    const isWhole = hits.isEverything && filter === null;
    if (isWhole && this.#allFacets) return this.#allFacets;
    const facets = this.#filter.count(filter, this.#reader.count(hits.matched, filter));
    if (isWhole) this.#allFacets = facets;
    return facets;
  }

  #orderBy(sort: "new" | "name"): IconOrder {
    const ordinals = this.#orders[sort];
    let ranks = this.#ranks.get(sort);
    if (!ranks) {
      ranks = new Uint32Array(ordinals.length);
      for (const [place, ordinal] of ordinals.entries()) ranks[ordinal] = place;
      this.#ranks.set(sort, ranks);
    }
    return { ranks, ordinals };
  }
}

function clampCount(value: number | undefined, fallback: number): number {
  if (value === undefined || Number.isNaN(value)) return fallback;
  return Math.min(0xffff_ffff, Math.max(0, Math.floor(value)));
}
