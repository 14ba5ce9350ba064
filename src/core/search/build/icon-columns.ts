import type { Columns } from "../../columns/columns.ts";
import { type Traits, unpackTraits, withoutRepeat } from "./build-icon-columns.ts";

/** Views of what `buildIconColumns` wrote; see there for entries, cells and kinds. */
export interface IconColumns {
  iconCount: number;
  /** Ordinals are below this: more than there are icons where some were taken away. */
  ordinalCount: number;
  distinctCount: number;
  /** Where the entries of each text begin, where its crowd begins, where its repeated drawings begin, where all end. */
  starts: Uint32Array;
  crowds: Uint32Array;
  repeats: Uint32Array;
  ends: Uint32Array;
  /** For each entry. */
  ordinals: Uint32Array;
  cells: Uint16Array;
  kinds: Uint32Array;
  /** For each cell. */
  cellStyles: Uint16Array;
  cellTraits: Uint16Array;
  /** The look of each cell: the place of its traits, but for being repeated, among `looks`. */
  cellLooks: Uint16Array;
  looks: readonly Traits[];
  /** For each kind; of categories as many as there are slots. */
  palettes: Uint16Array;
  categories: Uint8Array;
  slots: number;
}

export function readIconColumns(columns: Columns): IconColumns {
  const starts = columns.u32("text.entries");
  const ordinals = columns.u32("entry.ordinals");
  const cellTraits = columns.u16("cell.traits");
  const looks = [...new Set(Array.from(cellTraits, withoutRepeat))];
  const places = new Map(looks.map((traits, look) => [traits, look]));
  const palettes = columns.u16("kind.palettes");
  const categories = columns.u8("kind.categories");
  return {
    iconCount: ordinals.length,
    ordinalCount: columns.u32("order.name").length,
    distinctCount: columns.u32("distinctCount")[0]!,
    starts,
    crowds: columns.u32("text.crowds"),
    repeats: columns.u32("text.repeats"),
    ends: starts.subarray(1),
    ordinals,
    cells: columns.u16("entry.cells"),
    kinds: columns.u32("entry.kinds"),
    cellStyles: columns.u16("cell.styles"),
    cellTraits,
    cellLooks: cellTraits.map((traits) => places.get(withoutRepeat(traits))!),
    looks: looks.map(unpackTraits),
    palettes,
    categories,
    slots: categories.length / Math.max(1, palettes.length),
  };
}
