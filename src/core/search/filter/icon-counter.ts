import type { Groups } from "../build/group-by-key.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import { type CompiledFilter, hasCategory, hasColor, hasKind, passes } from "./icon-filter.ts";
import type { IconSelection, MatchedTexts } from "../group/icon-selection.ts";
import { TextCounter } from "./text-counter.ts";

/** Numbers of icons; those of cells given the filters by category and color, of categories and colors given all but their own. */
export interface IconCounts {
  /** Icons that pass. */
  total: number;
  cells: Uint32Array;
  /** The cells that are not 0, one after the other: so many. */
  met: Uint16Array;
  metCount: number;
  /** Icons that pass and are not counted by cells: of each style, of each look, and repeated drawings of each style. */
  styles: Uint32Array;
  looks: Uint32Array;
  repeats: Uint32Array;
  categories: Uint32Array;
  palette: Uint32Array;
}

const mostColors = 32;

/** Counts the icons of a selection. One instance is used again and again and allocates nothing. */
export class IconCounter {
  readonly #icons: IconColumns;
  readonly #byCell: Groups;
  readonly #counts: IconCounts;
  readonly #kindCounts: Uint32Array;
  /** The kinds that were counted, so that the others need not be looked at. */
  readonly #countedKinds: Uint32Array;
  /** For each text, its icons without repeated drawings. */
  readonly #distinct: Uint32Array;
  readonly #texts: TextCounter;

  /** `byCell` holds the entries of each cell. */
  constructor(icons: IconColumns, byCell: Groups) {
    this.#icons = icons;
    this.#byCell = byCell;
    this.#texts = new TextCounter(icons);
    const { styles, looks, repeats, categories } = this.#texts.counts;
    this.#counts = {
      total: 0,
      cells: new Uint32Array(icons.cellStyles.length),
      met: new Uint16Array(icons.cellStyles.length),
      metCount: 0,
      styles,
      looks,
      repeats,
      categories,
      palette: new Uint32Array(mostColors),
    };
    this.#kindCounts = new Uint32Array(icons.palettes.length);
    this.#countedKinds = new Uint32Array(icons.palettes.length);
    this.#distinct = icons.repeats.map((end, text) => end - icons.starts[text]!);
  }

  /** Number of icons that pass. */
  countPassing({ matched, filter }: IconSelection): number {
    if (matched === null) return this.#countPassingAll(filter);
    const { starts, ends, repeats } = this.#icons;
    const stops = filter.hasRepeats ? ends : repeats;
    let total = 0;
    if (filter.isOpen) {
      for (let index = 0; index < matched.count; index++) total += this.#distinct[matched.texts[index]!]!;
      return total;
    }
    for (let index = 0; index < matched.count; index++) {
      const text = matched.texts[index]!;
      const stop = stops[text]!;
      for (let entry = starts[text]!; entry < stop; entry++) if (passes(this.#icons, entry, filter)) total++;
    }
    return total;
  }

  /** Counts for `IconFilter.count`; valid until the next call. */
  count({ matched, filter }: IconSelection): IconCounts {
    const counts = this.#counts;
    for (let index = 0; index < counts.metCount; index++) counts.cells[counts.met[index]!] = 0;
    counts.metCount = 0;
    counts.categories.fill(0);
    counts.palette.fill(0);
    if (matched !== null && filter.isOpen) {
      this.#countOpen(matched);
      return counts;
    }
    const kindCount = matched === null ? this.#countAll(filter) : this.#countMatched(matched, filter);
    this.#spreadKinds(kindCount, filter);
    return counts;
  }

  #countPassingAll(filter: CompiledFilter): number {
    const { offsets, items } = this.#byCell;
    let total = 0;
    for (const [cell, failed] of filter.failures.entries()) {
      if (failed !== 0) continue;
      if (!filter.isByKind) total += offsets[cell + 1]! - offsets[cell]!;
      else
        for (let at = offsets[cell]!; at < offsets[cell + 1]!; at++)
          if (passes(this.#icons, items[at]!, filter)) total++;
    }
    return total;
  }

  #countOpen({ texts, count }: MatchedTexts): void {
    this.#texts.add(texts, count);
    const { palettes, counts } = this.#texts;
    const total = counts.styles.reduce((sum, icons) => sum + icons, 0);
    counts.palettes[0] = counts.palettes.reduce((left, icons) => left - icons, total);
    for (const [place, icons] of counts.palettes.entries()) spreadColors(this.#counts.palette, palettes[place]!, icons);
    counts.palettes.fill(0);
    this.#counts.total = total;
  }

  /** Counts cells and, where the cell passes, kinds; returns how many kinds were met. */
  #countMatched({ texts, count }: MatchedTexts, filter: CompiledFilter): number {
    const { starts, ends, cells: cellOf, kinds: kindOf } = this.#icons;
    const { cells, met } = this.#counts;
    const [kindCounts, countedKinds] = [this.#kindCounts, this.#countedKinds];
    const { failures, isByKind } = filter;
    let [kindCount, metCount] = [0, 0];
    for (let index = 0; index < count; index++) {
      const text = texts[index]!;
      const end = ends[text]!;
      for (let entry = starts[text]!; entry < end; entry++) {
        const cell = cellOf[entry]!;
        const kind = kindOf[entry]!;
        if ((!isByKind || hasKind(this.#icons, kind, filter)) && cells[cell]!++ === 0) met[metCount++] = cell;
        if (failures[cell] === 0 && kindCounts[kind]!++ === 0) countedKinds[kindCount++] = kind;
      }
    }
    this.#counts.metCount = metCount;
    return kindCount;
  }

  #countAll(filter: CompiledFilter): number {
    const { kinds: kindOf } = this.#icons;
    const { offsets, items } = this.#byCell;
    const { cells, met } = this.#counts;
    const [kindCounts, countedKinds] = [this.#kindCounts, this.#countedKinds];
    const { failures, isByKind } = filter;
    let [kindCount, metCount] = [0, 0];
    for (let cell = 0; cell < cells.length; cell++) {
      const end = offsets[cell + 1]!;
      if (!isByKind) cells[cell] = end - offsets[cell]!;
      if (!isByKind && failures[cell] !== 0) continue;
      for (let at = offsets[cell]!; at < end; at++) {
        const kind = kindOf[items[at]!]!;
        if (isByKind && hasKind(this.#icons, kind, filter)) cells[cell]!++;
        if (failures[cell] === 0 && kindCounts[kind]!++ === 0) countedKinds[kindCount++] = kind;
      }
    }
    for (let cell = 0; cell < cells.length; cell++) if (cells[cell] !== 0) met[metCount++] = cell;
    this.#counts.metCount = metCount;
    return kindCount;
  }

  /** Spreads the counts of kinds over their categories and colors, and forgets them. */
  #spreadKinds(kindCount: number, filter: CompiledFilter): void {
    const { categories: categoryOf, palettes, slots } = this.#icons;
    const { categories, palette } = this.#counts;
    this.#counts.total = 0;
    for (let index = 0; index < kindCount; index++) {
      const kind = this.#countedKinds[index]!;
      const icons = this.#kindCounts[kind]!;
      this.#kindCounts[kind] = 0;
      const [isColor, isCategory] = [hasColor(this.#icons, kind, filter), hasCategory(this.#icons, kind, filter)];
      if (isColor && isCategory) this.#counts.total += icons;
      if (isColor) {
        for (let slot = kind * slots; slot < (kind + 1) * slots; slot++) categories[categoryOf[slot]!]! += icons;
      }
      if (isCategory) spreadColors(palette, palettes[kind]!, icons);
    }
  }
}

function spreadColors(colors: Uint32Array, palette: number, icons: number): void {
  for (let bits = palette; bits !== 0; bits &= bits - 1) colors[31 - Math.clz32(bits & -bits)]! += icons;
}
