import { lexiconLanguages } from "../../lexicon/language-rules.ts";
import type { Columns } from "../../columns/columns.ts";
import { nameOrderColumn } from "../build/name-orders.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import { invert } from "../change/change-search-index.ts";
import { remember } from "../recent-answers.ts";
import type { SearchQuery } from "../search.ts";
import type { IconOrder } from "./icon-selection.ts";

/** An order that is stored in the index. */
export function readOrder(columns: Columns, column: string): IconOrder {
  const ordinals = columns.u32(column);
  return { places: invert(ordinals), ordinals };
}

/** The orders that people choose, read when they are first asked for. */
export class ChosenOrders {
  readonly #columns: Columns;
  readonly #read = new Map<string, IconOrder>();

  constructor(columns: Columns) {
    this.#columns = columns;
  }

  /** Columns of all of them. */
  get columns(): readonly string[] {
    return ["order.new", "order.name", ...lexiconLanguages.map(nameOrderColumn)].filter((each) =>
      this.#columns.has(each),
    );
  }

  /** The column of an order; null for relevance, which is of each search. */
  name({ sort = "relevance", shownIn = "en" }: Pick<SearchQuery, "sort" | "shownIn">): string | null {
    if (sort === "relevance") return null;
    const own = nameOrderColumn(shownIn);
    return sort === "name" && this.#columns.has(own) ? own : `order.${sort}`;
  }

  find(query: Pick<SearchQuery, "sort" | "shownIn">): IconOrder | null {
    const column = this.name(query);
    if (column === null) return null;
    return remember(this.#read, column, () => readOrder(this.#columns, column));
  }
}

/** The text of each icon, by its ordinal. */
export function listTexts({ starts, ends, ordinals, ordinalCount }: IconColumns): Uint32Array {
  const texts = new Uint32Array(ordinalCount);
  for (let text = 0; text < ends.length; text++) {
    for (let entry = starts[text]!; entry < ends[text]!; entry++) texts[ordinals[entry]!] = text;
  }
  return texts;
}
