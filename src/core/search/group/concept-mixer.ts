import type { IconColumns } from "../build/icon-columns.ts";
import type { IconCounter } from "../filter/icon-counter.ts";
import type { IconFilter } from "../filter/icon-filter.ts";
import { mixTexts } from "../match/mix-texts.ts";
import type { MixPlan } from "../remote/icon-plan.ts";
import type { MixedGroupQuery, MixedQuery, SearchGroup, SearchResult } from "../search.ts";
import type { IconGrouper } from "./icon-grouper.ts";
import type { IconLister } from "./icon-lister.ts";
import type { IconOrder, IconSelection } from "./icon-selection.ts";

interface MixerParts {
  icons: IconColumns;
  filter: IconFilter;
  lister: IconLister;
  counter: IconCounter;
  grouper: IconGrouper;
  /** The text of each ordinal. */
  listTexts: () => Uint32Array;
  /** Null for relevance. */
  orderBy: (query: Pick<MixedQuery, "sort" | "shownIn">) => IconOrder | null;
}

/** Lists, counts and groups the icons of several concepts. */
export class ConceptMixer {
  readonly #parts: MixerParts;

  constructor(parts: MixerParts) {
    this.#parts = parts;
  }

  mix(query: MixedQuery): SearchResult {
    const { counter, filter } = this.#parts;
    const { selection, ordinals } = this.#select(query);
    const { offset = 0, amount = ordinals.length } = query;
    const result = {
      ordinals: ordinals.slice(offset, offset + amount),
      total: ordinals.length,
      isRelaxed: false,
    };
    return query.facets ? { ...result, facets: filter.count(selection.filter, counter.count(selection)) } : result;
  }

  group(query: MixedGroupQuery): SearchGroup[] {
    const { groupBy, groups, offset = 0, amount = 0, pinned } = query;
    return this.#parts.grouper.group(this.#select(query).ordinals, { groupBy, groups, offset, amount, pinned });
  }

  /** For each concept the texts that it has and no concept before it; those of the first concepts, and those of further ones. */
  listParts({ concepts, further = [] }: Pick<MixedQuery, "concepts" | "further">): MixPlan["parts"] {
    const textOf = this.#parts.listTexts();
    const seen = new Set<number>();
    const listTextsOf = (ordinals: readonly number[]) => {
      const own = [...new Set(ordinals.map((ordinal) => textOf[ordinal]!))].filter((text) => !seen.has(text));
      for (const text of own) seen.add(text);
      return own;
    };
    return [concepts.map(listTextsOf), further.map(listTextsOf)];
  }

  #select(query: MixedQuery): { selection: IconSelection; ordinals: Uint32Array } {
    const { icons, filter, lister, orderBy } = this.#parts;
    const { filters, pinned = [] } = query;
    const parts = this.listParts(query);
    const all = Uint32Array.from(parts.flat(2));
    const order = orderBy(query);
    const matched = { texts: all, ends: Uint32Array.of(all.length), count: all.length };
    const selection: IconSelection = { matched, filter: filter.compile(filters), order };
    const filtersInTurn = filter.divide(selection.filter, pinned) ?? [selection.filter];
    const ordinals =
      order === null
        ? Uint32Array.from(parts.flatMap((texts) => mixTexts(texts, icons, filtersInTurn)))
        : lister.list(selection, 0, icons.iconCount);
    return { selection, ordinals };
  }
}
