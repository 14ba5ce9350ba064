import { palette as colorNames } from "../../icons/palette.ts";
import { withoutRepeat } from "../build/build-icon-columns.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import type { SearchFacts } from "../filter/filter-options.ts";
import type { Columns } from "../../columns/columns.ts";
import { cellKey, orderName } from "./icon-plan.ts";

/** One icon with all that it is found, filtered and counted by. */
export interface IconRecord {
  ordinal: number;
  text: number;
  style: string;
  family: string;
  /** See `IconConditions`. */
  look: number;
  cell: string;
  isRepeat: boolean;
  /** One of too many of its name and family: it waits behind other hits. */
  isCrowd: boolean;
  categories: string[];
  colors: string[];
  /** Numbers that sort as orders do: the best one first, by ordinal, and those that people choose, by name; see `numberPlaces`. */
  best: number;
  inOrder: number;
  orders: Record<string, number>;
}

/**
 * All icons of an index, those of one text after the other.
 *
 * @param options.orders columns of orders
 * @param options.isAdded whether an ordinal is none of the compiled snapshot
 */
export function* listIconRecords(
  columns: Columns,
  {
    icons,
    facts,
    orders,
    isAdded,
  }: { icons: IconColumns; facts: SearchFacts; orders: readonly string[]; isAdded: (ordinal: number) => boolean },
): Generator<IconRecord> {
  const { starts, crowds, repeats, ends, slots } = icons;
  const readPlaces = (order: Uint32Array | null) => numberPlaces(icons, order, isAdded);
  const inOrder = readPlaces(null);
  const best = columns.has("order.best") ? readPlaces(columns.u32("order.best")) : inOrder;
  const chosen = orders.map((column) => [orderName(column), readPlaces(columns.u32(column))] as const);
  for (let text = 0; text < ends.length; text++) {
    for (let entry = starts[text]!; entry < ends[text]!; entry++) {
      const [cell, kind] = [icons.cells[entry]!, icons.kinds[entry]!];
      const { apiCode, family } = facts.styles[icons.cellStyles[cell]!]!;
      const traits = icons.cellTraits[cell]!;
      const bits = icons.palettes[kind]!;
      const ordinal = icons.ordinals[entry]!;
      yield {
        ordinal,
        text,
        style: apiCode,
        family,
        look: withoutRepeat(traits),
        cell: cellKey(apiCode, traits),
        isRepeat: entry >= repeats[text]!,
        isCrowd: entry >= crowds[text]! && entry < repeats[text]!,
        categories: Array.from(icons.categories.subarray(kind * slots, (kind + 1) * slots)).flatMap(
          (category) => facts.categories[category]?.apiCode ?? [],
        ),
        colors: colorNames.flatMap(({ name }, place) => ((bits >> place) & 1 ? [name] : [])),
        best: best[ordinal]!,
        inOrder: inOrder[ordinal]!,
        orders: Object.fromEntries(chosen.map(([name, places]) => [name, places[ordinal]!])),
      };
    }
  }
}

/** Room for icons between two neighbors of the compiled snapshot. */
const gap = 2 ** 20;

/**
 * A number for each ordinal that sorts as an order does, and that icons of the compiled snapshot keep when others are put
 * between them.
 *
 * @param order ordinals, the first one first; null where they are in order themselves
 * @param options.orders columns of orders
 * @param options.isAdded whether an ordinal is none of the compiled snapshot
 */
export function numberPlaces(
  { ordinalCount }: Pick<IconColumns, "ordinalCount">,
  order: Uint32Array | null,
  isAdded: (ordinal: number) => boolean,
): Float64Array {
  const numbers = new Float64Array(ordinalCount);
  let [last, between] = [0, 0];
  for (let place = 0; place < ordinalCount; place++) {
    const ordinal = order === null ? place : order[place]!;
    if (isAdded(ordinal)) between++;
    else [last, between] = [last + gap, 0];
    numbers[ordinal] = last + between;
  }
  return numbers;
}
