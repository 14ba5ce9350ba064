import { palette as colorNames } from "../../icons/palette.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import type { SearchFacts } from "../filter/filter-options.ts";
import type { IconCounts } from "../filter/icon-counter.ts";
import { cellKey, type CountedIcons } from "./icon-plan.ts";

/** Turns what an engine beyond the process counted into what `IconFilter.count` spreads over options. */
export function createCountReader(icons: IconColumns, { styles, categories }: SearchFacts) {
  const cellOf = new Map(
    Array.from(icons.cellStyles, (style, cell) => [cellKey(styles[style]!.apiCode, icons.cellTraits[cell]!), cell]),
  );
  const categoryOf = new Map(categories.map(({ apiCode }, place) => [apiCode, place]));
  const colorOf = new Map<string, number>(colorNames.map(({ name }, place) => [name, place]));
  return (counted: CountedIcons): IconCounts => {
    const cells = spread(counted.cells, cellOf, new Uint32Array(icons.cellStyles.length));
    const met = Uint16Array.from(cells.keys()).filter((cell) => cells[cell] !== 0);
    return {
      total: 0,
      cells,
      met,
      metCount: met.length,
      styles: new Uint32Array(styles.length),
      looks: new Uint32Array(icons.looks.length),
      repeats: new Uint32Array(styles.length),
      categories: spread(counted.categories, categoryOf, new Uint32Array(categories.length)),
      palette: spread(counted.colors, colorOf, new Uint32Array(colorNames.length)),
    };
  };
}

function spread(
  counts: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
  into: Uint32Array,
): Uint32Array {
  for (const [key, count] of counts) {
    const place = places.get(key);
    // An icon that was published a moment ago may be of a style that this server doesn’t know yet.
    if (place !== undefined) into[place] = count;
  }
  return into;
}
