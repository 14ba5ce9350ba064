import { unpackTraits } from "../build/build-icon-columns.ts";
import { type FilterKey, type FilterOptions, listFilterOptions, type SearchFacts } from "./filter-options.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import type { IconCounts } from "./icon-counter.ts";
import { OptionCounts } from "./option-counts.ts";
import type { FacetCounts, SearchFilters } from "../search.ts";

/** Filters of one search in the form icons are tested with. Valid until the next `compile`. */
export interface CompiledFilter {
  /** Nothing is filtered but repeated drawings. */
  isOpen: boolean;
  /** A style or family is asked for, so that drawings which repeat others are welcome. */
  hasRepeats: boolean;
  /** For each cell, one bit for every filter that its icons fail; 0 where they pass. */
  failures: Uint32Array;
  /** Icons of one cell may differ in passing: `palette` or `categories` is set. */
  isByKind: boolean;
  /** Palette bits of which one is needed; null for any. */
  palette: number | null;
  /** For each category ordinal, 1 where it is asked for; null for any. */
  categories: Uint8Array | null;
}

/** Whether the icon at an entry passes. */
export function passes(icons: IconColumns, entry: number, filter: CompiledFilter): boolean {
  return (
    filter.failures[icons.cells[entry]!] === 0 && (!filter.isByKind || hasKind(icons, icons.kinds[entry]!, filter))
  );
}

/** Whether icons of a kind pass by color and by category. */
export function hasKind(icons: IconColumns, kind: number, filter: CompiledFilter): boolean {
  return hasColor(icons, kind, filter) && hasCategory(icons, kind, filter);
}

/** Whether icons of a kind are drawn in a color that is asked for. */
export function hasColor({ palettes }: IconColumns, kind: number, { palette }: CompiledFilter): boolean {
  return palette === null || (palettes[kind]! & palette) !== 0;
}

/** Whether icons of a kind are in a category that is asked for. */
export function hasCategory(icons: IconColumns, kind: number, { categories }: CompiledFilter): boolean {
  if (categories === null) return true;
  const end = (kind + 1) * icons.slots;
  for (let slot = kind * icons.slots; slot < end; slot++) if (categories[icons.categories[slot]!] === 1) return true;
  return false;
}

/** Decides filters cell by cell and turns counts of cells into counts of options. */
export class IconFilter {
  readonly #options: readonly FilterOptions[];
  readonly #optionCount: number;
  readonly #category: FilterOptions;
  readonly #color: FilterOptions;
  readonly #cellCount: number;
  /** Options of each cell and filter: `cellOptions[offsets[cell * filters + filter]]` and on, in the layout of all. */
  readonly #offsets: Uint32Array;
  readonly #cellOptions: Uint16Array;
  /** Bits of the filters that bring repeated drawings in, and the bit of their being out. */
  readonly #repeatingBits: number;
  readonly #repeatBit: number;
  readonly #repeatFailures: Uint32Array;
  readonly #failures: Uint32Array;
  readonly #selected: Uint8Array;

  constructor({ cellStyles, cellTraits }: IconColumns, facts: SearchFacts) {
    this.#options = listFilterOptions(facts);
    const last = this.#options.at(-1)!;
    this.#optionCount = last.start + last.values.length;
    const find = (key: FilterKey) => this.#options.find((options) => options.key === key)!;
    this.#category = find("category");
    this.#color = find("color");
    this.#repeatingBits = find("style").bit | find("family").bit;
    this.#repeatBit = 1 << this.#options.length;
    this.#cellCount = cellStyles.length;
    const traits = Array.from(cellTraits, unpackTraits);
    this.#repeatFailures = Uint32Array.from(traits, ({ isRepeat }) => (isRepeat ? this.#repeatBit : 0));
    this.#failures = new Uint32Array(this.#cellCount);
    this.#selected = new Uint8Array(this.#optionCount);
    const cellOptions: number[] = [];
    const offsets = [0];
    for (const [cell, style] of cellStyles.entries()) {
      for (const { read, places, start } of this.#options) {
        for (const value of read?.(facts.styles[style]!, traits[cell]!, facts) ?? []) {
          const place = places.get(String(value));
          if (place !== undefined) cellOptions.push(start + place);
        }
        offsets.push(cellOptions.length);
      }
    }
    this.#offsets = Uint32Array.from(offsets);
    this.#cellOptions = Uint16Array.from(cellOptions);
  }

  /** Values that no option has match nothing; no values at all do not either. */
  compile(filters: SearchFilters = {}): CompiledFilter {
    const active = this.#select(filters);
    const hasRepeats = (active & this.#repeatingBits) !== 0;
    const failures = this.#failures;
    if (hasRepeats) failures.fill(0);
    else failures.set(this.#repeatFailures);
    for (const [index, { bit }] of this.#options.entries()) {
      const isByKind = bit === this.#category.bit || bit === this.#color.bit;
      if ((active & bit) !== 0 && !isByKind) this.#failCells(index, bit);
    }
    const palette = (active & this.#color.bit) !== 0 ? this.#selectPalette() : null;
    const categories = (active & this.#category.bit) !== 0 ? this.#selectCategories() : null;
    const isByKind = palette !== null || categories !== null;
    return { isOpen: active === 0, hasRepeats, failures, isByKind, palette, categories };
  }

  /** For each filter the counts of its options: what each would give if it were chosen, with all other filters. */
  count({ failures }: CompiledFilter, counted: IconCounts): FacetCounts {
    const counts = new Uint32Array(this.#optionCount);
    const filterCount = this.#options.length;
    for (let cell = 0; cell < this.#cellCount; cell++) {
      const icons = counted.cells[cell]!;
      if (icons === 0) continue;
      const failed = failures[cell]!;
      const first = cell * filterCount;
      if (failed === 0) this.#add(counts, icons, first, first + filterCount);
      else if (failed === this.#repeatBit) {
        for (let bits = this.#repeatingBits; bits !== 0; bits &= bits - 1) {
          this.#add(counts, icons, first + lowestBit(bits), first + lowestBit(bits) + 1);
        }
      } else if ((failed & (failed - 1)) === 0) {
        this.#add(counts, icons, first + lowestBit(failed), first + lowestBit(failed) + 1);
      }
    }
    counts.set(counted.categories.subarray(0, this.#category.values.length), this.#category.start);
    counts.set(counted.palette.subarray(0, this.#color.values.length), this.#color.start);
    return Object.fromEntries(
      this.#options.map((options) => [options.key, new OptionCounts(options, counts)]),
    ) as unknown as FacetCounts;
  }

  #add(counts: Uint32Array, icons: number, from: number, to: number): void {
    const end = this.#offsets[to]!;
    for (let at = this.#offsets[from]!; at < end; at++) counts[this.#cellOptions[at]!]! += icons;
  }

  /** Marks the wanted options; returns the bits of the filters that are used. */
  #select(filters: SearchFilters): number {
    this.#selected.fill(0);
    let active = 0;
    for (const { key, bit, places, start } of this.#options) {
      const wanted = filters[key];
      if (wanted === undefined) continue;
      active |= bit;
      for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
        const place = places.get(String(value));
        if (place !== undefined) this.#selected[start + place] = 1;
      }
    }
    return active;
  }

  #failCells(filter: number, bit: number): void {
    const filterCount = this.#options.length;
    for (let cell = 0; cell < this.#cellCount; cell++) {
      let isWanted = 0;
      const end = this.#offsets[cell * filterCount + filter + 1]!;
      for (let at = this.#offsets[cell * filterCount + filter]!; at < end; at++) {
        isWanted |= this.#selected[this.#cellOptions[at]!]!;
      }
      if (isWanted === 0) this.#failures[cell]! |= bit;
    }
  }

  #selectPalette(): number {
    const { start, values } = this.#color;
    return values.reduce((bits, _, place) => bits | (this.#selected[start + place]! << place), 0);
  }

  #selectCategories(): Uint8Array {
    const { start, values } = this.#category;
    const wanted = new Uint8Array(256);
    wanted.set(this.#selected.subarray(start, start + values.length));
    return wanted;
  }
}

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits);
