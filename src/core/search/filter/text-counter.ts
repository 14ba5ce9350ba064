import type { IconColumns } from "../build/icon-columns.ts";
import { noCategory } from "../build/search-input.ts";

/** Numbers of icons: of each style, of repeated drawings of each style, of each look, palette and category. */
export interface OpenCounts {
  styles: Uint32Array;
  repeats: Uint32Array;
  looks: Uint32Array;
  palettes: Uint32Array;
  categories: Uint32Array;
}

const mostCategories = 256;
/** What is counted and how many icons of it a text has, in one number. */
const countBits = 16;
const mostIcons = 0xffff;

/**
 * Counts the icons of texts where nothing is filtered: what each text adds to which counts is listed when this is made, so that
 * its icons need not be looked at one by one.
 */
export class TextCounter {
  /** The palettes that there are; icons of the first one, which is the most frequent, are not counted. */
  readonly palettes: Uint16Array;
  /** Of all texts added so far. */
  readonly counts: OpenCounts;
  /** The same numbers, all in a row. */
  readonly #counts: Uint32Array;
  /** What text `t` adds: `added[offsets[t]]` up to `added[offsets[t + 1]]`. */
  readonly #offsets: Uint32Array;
  readonly #added: Uint32Array;

  constructor(icons: IconColumns) {
    this.palettes = listPalettes(icons);
    const styleCount = icons.cellStyles.reduce((most, style) => Math.max(most, style + 1), 0);
    const sizes = [styleCount, styleCount, icons.looks.length, this.palettes.length, mostCategories];
    this.#counts = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
    let start = 0;
    const [styles, repeats, looks, palettes, categories] = sizes.map((size) =>
      this.#counts.subarray(start, (start += size)),
    ) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array, Uint32Array];
    this.counts = { styles, repeats, looks, palettes, categories };
    [this.#offsets, this.#added] = this.#list(icons);
  }

  add(texts: Uint32Array, count: number): void {
    const [counts, offsets, added] = [this.#counts, this.#offsets, this.#added];
    for (let index = 0; index < count; index++) {
      const text = texts[index]!;
      const end = offsets[text + 1]!;
      for (let at = offsets[text]!; at < end; at++) {
        const each = added[at]!;
        counts[each >>> countBits]! += each & mostIcons;
      }
    }
  }

  #list(icons: IconColumns): [Uint32Array, Uint32Array] {
    const { starts, repeats, ends, cells, cellStyles, cellLooks, kinds, categories, slots } = icons;
    const { counts } = this;
    const [first, firstRepeat, firstLook, firstPalette, firstCategory] = Object.values<Uint32Array>({ ...counts }).map(
      ({ byteOffset }) => byteOffset / Uint32Array.BYTES_PER_ELEMENT,
    ) as [number, number, number, number, number];
    const places = new Map(Array.from(this.palettes, (palette, place) => [palette, place]));
    const placeOf = icons.palettes.map((palette) => places.get(palette) ?? 0);
    const offsets = new Uint32Array(repeats.length + 1);
    const added: number[] = [];
    const met: number[] = [];
    const meet = (slot: number) => {
      if (this.#counts[slot]!++ === 0) met.push(slot);
    };
    for (let text = 0; text < repeats.length; text++) {
      for (let entry = starts[text]!; entry < repeats[text]!; entry++) {
        const [cell, kind] = [cells[entry]!, kinds[entry]!];
        meet(first + cellStyles[cell]!);
        meet(firstLook + cellLooks[cell]!);
        if (placeOf[kind] !== 0) meet(firstPalette + placeOf[kind]!);
        for (let slot = kind * slots; slot < (kind + 1) * slots; slot++) {
          if (categories[slot] !== noCategory) meet(firstCategory + categories[slot]!);
        }
      }
      for (let entry = repeats[text]!; entry < ends[text]!; entry++) meet(firstRepeat + cellStyles[cells[entry]!]!);
      for (const slot of met) {
        for (let left = this.#counts[slot]!; left > 0; left -= mostIcons) {
          added.push(((slot << countBits) | Math.min(left, mostIcons)) >>> 0);
        }
        this.#counts[slot] = 0;
      }
      met.length = 0;
      offsets[text + 1] = added.length;
    }
    return [offsets, Uint32Array.from(added)];
  }
}

/** All palettes, that of most icons first. */
function listPalettes({ kinds, palettes }: IconColumns): Uint16Array {
  const counts = new Map<number, number>();
  for (const kind of kinds) counts.set(palettes[kind]!, (counts.get(palettes[kind]!) ?? 0) + 1);
  return Uint16Array.from([...counts].toSorted((left, right) => right[1] - left[1]).map(([palette]) => palette));
}
