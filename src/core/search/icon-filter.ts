import type { ColumnFile } from "../columns.ts";
import { unpackTraits } from "./build-icon-columns.ts";
import {
  filterDefinitions,
  type FilterKey,
  type FilterOptions,
  listFilterOptions,
  type SearchFacts,
} from "./filter-options.ts";
import { OptionCounts } from "./option-counts.ts";
import type { FacetCounts, SearchFilters } from "./search.ts";

/** Filters of one search in the form icons are tested with. Valid until the next `compile`. */
export interface CompiledFilter {
  /** For each cell, one bit for every filter that its icons fail; 0 where they pass. */
  failures: Uint32Array;
  /** Palette bits of which one is needed; null for any. */
  palette: number | null;
  /** For each category ordinal, 1 where it is asked for; null for any. */
  categories: Uint8Array | null;
  /** The cells that pass. */
  passing: Uint32Array;
}

/** Decides filters cell by cell and turns counts of cells into counts of options. */
export class IconFilter {
  readonly #options: readonly FilterOptions[];
  readonly #optionCount: number;
  /** Options of each cell, as places in the layout of all options, with the bit of their filter. */
  readonly #cellOffsets: Uint32Array;
  readonly #cellOptions: Uint16Array;
  readonly #bitOfOption: Uint32Array;
  readonly #failures: Uint32Array;
  readonly #selected: Uint8Array;
  readonly #categoryOptions: FilterOptions;
  readonly #paletteOptions: FilterOptions;

  constructor(columns: ColumnFile, facts: SearchFacts) {
    this.#options = listFilterOptions(facts);
    const last = this.#options.at(-1)!;
    this.#optionCount = last.start + last.values.length;
    this.#categoryOptions = this.#options.find(({ key }) => key === "category")!;
    this.#paletteOptions = this.#options.find(({ key }) => key === "color")!;
    this.#bitOfOption = new Uint32Array(this.#optionCount);
    for (const [index, { values, start }] of this.#options.entries()) {
      this.#bitOfOption.fill(1 << index, start, start + values.length);
    }
    const styles = columns.u16("cell.styles");
    const traits = columns.u8("cell.traits");
    this.#cellOffsets = new Uint32Array(styles.length + 1);
    const cellOptions: number[] = [];
    for (const [cell, style] of styles.entries()) {
      for (const [index, { read }] of filterDefinitions.entries()) {
        const { places, start } = this.#options[index]!;
        for (const value of read?.(facts.styles[style]!, unpackTraits(traits[cell]!), facts) ?? []) {
          const place = places.get(String(value));
          if (place !== undefined) cellOptions.push(start + place);
        }
      }
      this.#cellOffsets[cell + 1] = cellOptions.length;
    }
    this.#cellOptions = Uint16Array.from(cellOptions);
    this.#failures = new Uint32Array(styles.length);
    this.#selected = new Uint8Array(this.#optionCount);
  }

  get cellCount(): number {
    return this.#failures.length;
  }

  /** Null when nothing is filtered. Values that no option has match nothing. */
  compile(filters: SearchFilters | undefined): CompiledFilter | null {
    this.#selected.fill(0);
    let active = 0;
    for (const [index, { key, places, start }] of this.#options.entries()) {
      const wanted = filters?.[key];
      if (wanted === undefined || (Array.isArray(wanted) && wanted.length === 0)) continue;
      active |= 1 << index;
      for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
        const place = places.get(String(value));
        if (place !== undefined) this.#selected[start + place] = 1;
      }
    }
    if (active === 0) return null;
    const isActive = (key: FilterKey) => (active & this.#bitOf(key)) !== 0;
    const passing = this.#failCells(active & ~this.#bitOf("category") & ~this.#bitOf("color"));
    return {
      failures: this.#failures,
      palette: isActive("color") ? this.#selectPalette() : null,
      categories: isActive("category") ? this.#selectCategories() : null,
      passing,
    };
  }

  /**
   * For each filter the counts of its options, given all other filters.
   * `cells`, `categories` and `palette` count icons that pass the filters of the other two kinds.
   */
  count(
    filter: CompiledFilter | null,
    counted: { cells: Uint32Array; categories: Uint32Array; palette: Uint32Array },
  ): FacetCounts {
    const counts = new Uint32Array(this.#optionCount);
    for (let cell = 0; cell < counted.cells.length; cell++) {
      const icons = counted.cells[cell]!;
      if (icons === 0) continue;
      const failures = filter === null ? 0 : filter.failures[cell]!;
      if ((failures & (failures - 1)) !== 0) continue;
      const end = this.#cellOffsets[cell + 1]!;
      for (let index = this.#cellOffsets[cell]!; index < end; index++) {
        const option = this.#cellOptions[index]!;
        if (failures === 0 || this.#bitOfOption[option] === failures) counts[option]! += icons;
      }
    }
    const categories = this.#categoryOptions;
    counts.set(counted.categories.subarray(0, categories.values.length), categories.start);
    counts.set(counted.palette.subarray(0, this.#paletteOptions.values.length), this.#paletteOptions.start);
    return Object.fromEntries(
      this.#options.map((options) => [options.key, new OptionCounts(options, counts)]),
    ) as unknown as FacetCounts;
  }

  #bitOf(key: FilterKey): number {
    return 1 << this.#options.findIndex((options) => options.key === key);
  }

  #failCells(active: number): Uint32Array {
    const passing: number[] = [];
    for (let cell = 0; cell < this.#failures.length; cell++) {
      let passed = 0;
      const end = this.#cellOffsets[cell + 1]!;
      for (let index = this.#cellOffsets[cell]!; index < end; index++) {
        const option = this.#cellOptions[index]!;
        if (this.#selected[option] === 1) passed |= this.#bitOfOption[option]!;
      }
      const failures = active & ~passed;
      this.#failures[cell] = failures;
      if (failures === 0) passing.push(cell);
    }
    return Uint32Array.from(passing);
  }

  #selectPalette(): number {
    const { start, values } = this.#paletteOptions;
    return values.reduce((bits, _, place) => bits | (this.#selected[start + place]! << place), 0);
  }

  #selectCategories(): Uint8Array {
    const { start, values } = this.#categoryOptions;
    const wanted = new Uint8Array(256);
    wanted.set(this.#selected.subarray(start, start + values.length));
    return wanted;
  }
}
