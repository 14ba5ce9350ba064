import type { Columns } from "../../columns/columns.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import { invert } from "../change/change-search-index.ts";
import type { IconOrder } from "./icon-selection.ts";

/** An order that is stored in the index. */
export function readOrder(columns: Columns, sort: "best" | "new" | "name"): IconOrder {
  const ordinals = columns.u32(`order.${sort}`);
  return { places: invert(ordinals), ordinals };
}

/** The text of each icon, by its ordinal. */
export function listTexts({ starts, ends, ordinals, ordinalCount }: IconColumns): Uint32Array {
  const texts = new Uint32Array(ordinalCount);
  for (let text = 0; text < ends.length; text++) {
    for (let entry = starts[text]!; entry < ends[text]!; entry++) texts[ordinals[entry]!] = text;
  }
  return texts;
}
