import { unpackTraits, withoutRepeat } from "../build/build-icon-columns.ts";
import { type FilterKey, type FilterOptions, listFilterOptions, type SearchFacts } from "./filter-options.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import type { IconCounts } from "./icon-counter.ts";
import { OptionCounts } from "./option-counts.ts";
import type { IconConditions } from "../remote/icon-plan.ts";
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

/** Options that groups of icons have: those of group `g` by filter `f` are `options[offsets[g * filters + f]]` and on. */
interface OptionTable {
  offsets: Uint32Array;
  options: Uint16Array;
}

/** Decides filters cell by cell and turns counts of cells into counts of options. */
export class IconFilter {
  readonly #options: readonly FilterOptions[];
  readonly #optionCount: number;
  readonly #category: FilterOptions;
  readonly #color: FilterOptions;
  readonly #cellStyles: Uint16Array;
  readonly #cellLooks: Uint16Array;
  /** The places of styles, by their API codes. */
  readonly #styles: ReadonlyMap<string, number>;
  readonly #facts: SearchFacts;
  /** Packed traits of each look. */
  readonly #packedLooks: Uint16Array;
  /** Icons of one style have the same options by some filters, icons of one look by others. */
  readonly #ofStyles: OptionTable;
  readonly #ofLooks: OptionTable;
  /** Bits of the filters that bring repeated drawings in, and the bit of their being out. */
  readonly #repeatingBits: number;
  readonly #repeatBit: number;
  readonly #repeatFailures: Uint32Array;
  readonly #open: CompiledFilter;
  readonly #failures: Uint32Array;
  readonly #selected: Uint8Array;

  constructor({ cellStyles, cellTraits, cellLooks, looks }: IconColumns, facts: SearchFacts) {
    this.#options = listFilterOptions(facts);
    this.#facts = facts;
    this.#packedLooks = new Uint16Array(looks.length);
    for (const [cell, look] of cellLooks.entries()) this.#packedLooks[look] = withoutRepeat(cellTraits[cell]!);
    this.#styles = new Map(facts.styles.map(({ apiCode }, place) => [apiCode, place]));
    const last = this.#options.at(-1)!;
    this.#optionCount = last.start + last.values.length;
    const find = (key: FilterKey) => this.#options.find((options) => options.key === key)!;
    this.#category = find("category");
    this.#color = find("color");
    this.#repeatingBits = find("style").bit | find("family").bit;
    this.#repeatBit = 1 << this.#options.length;
    this.#repeatFailures = Uint32Array.from(cellTraits, (traits) =>
      unpackTraits(traits).isRepeat ? this.#repeatBit : 0,
    );
    this.#open = {
      isOpen: true,
      hasRepeats: false,
      failures: this.#repeatFailures,
      isByKind: false,
      palette: null,
      categories: null,
    };
    this.#failures = new Uint32Array(cellStyles.length);
    this.#selected = new Uint8Array(this.#optionCount);
    this.#cellStyles = cellStyles;
    this.#cellLooks = cellLooks;
    this.#ofStyles = this.#listOptions(facts.styles, ({ ofStyle }, style) => ofStyle?.(style, facts));
    this.#ofLooks = this.#listOptions(looks, ({ ofTraits }, traits) => ofTraits?.(traits));
  }

  /** Values that no option has match nothing; no values at all do not either. */
  compile(filters: SearchFilters = {}): CompiledFilter {
    const active = this.#select(filters);
    if (active === 0) return this.#open;
    const hasRepeats = (active & this.#repeatingBits) !== 0;
    const { ofStyles, ofLooks } = this.#failGroups(active);
    const [failures, cellStyles, cellLooks] = [this.#failures, this.#cellStyles, this.#cellLooks];
    for (let cell = 0; cell < failures.length; cell++) {
      const repeat = hasRepeats ? 0 : this.#repeatFailures[cell]!;
      failures[cell] = repeat | ofStyles[cellStyles[cell]!]! | ofLooks[cellLooks[cell]!]!;
    }
    const palette = (active & this.#color.bit) !== 0 ? this.#selectPalette() : null;
    const categories = (active & this.#category.bit) !== 0 ? this.#selectCategories() : null;
    const isByKind = palette !== null || categories !== null;
    return { isOpen: false, hasRepeats, failures, isByKind, palette, categories };
  }

  /** What filters ask of icons, in words that mean the same to other programs. */
  describe(filters: SearchFilters = {}): IconConditions {
    const active = this.#select(filters);
    const { ofStyles, ofLooks } = this.#failGroups(active);
    const isAsked = (kind: "ofStyle" | "ofTraits") =>
      this.#options.some((one) => (active & one.bit) !== 0 && one[kind]);
    const listChosen = ({ bit, start, values }: FilterOptions) =>
      (active & bit) === 0 ? null : values.filter((_, place) => this.#selected[start + place] === 1);
    return {
      styles: isAsked("ofStyle")
        ? this.#facts.styles.filter((_, style) => ofStyles[style] === 0).map(({ apiCode }) => apiCode)
        : null,
      looks: isAsked("ofTraits") ? Array.from(this.#packedLooks.filter((_, look) => ofLooks[look] === 0)) : null,
      colors: listChosen(this.#color),
      categories: listChosen(this.#category),
      hasRepeats: (active & this.#repeatingBits) !== 0,
    };
  }

  /**
   * Divides what passes a filter into what is of some styles and what is not. Undefined where that is all or nothing.
   *
   * @param codes API codes; others than those of styles mean nothing
   */
  divide(filter: CompiledFilter, codes: readonly string[]): [CompiledFilter, CompiledFilter] | undefined {
    const styles = new Set(codes.flatMap((code) => this.#styles.get(code) ?? []));
    if (styles.size === 0) return undefined;
    const failWhere = (fails: (style: number) => boolean): CompiledFilter => ({
      ...filter,
      isOpen: false,
      failures: filter.failures.map((failed, cell) => (fails(this.#cellStyles[cell]!) ? failed | divided : failed)),
    });
    return [failWhere((style) => !styles.has(style)), failWhere((style) => styles.has(style))];
  }

  /**
   * For each filter the counts of its options: what each would give if it were chosen, with all other filters. What was
   * counted is used up.
   */
  count({ failures }: CompiledFilter, counted: IconCounts): FacetCounts {
    const counts = new Uint32Array(this.#optionCount);
    const filterCount = this.#options.length;
    const { styles, repeats, looks } = counted;
    for (let index = 0; index < counted.metCount; index++) {
      const cell = counted.met[index]!;
      const icons = counted.cells[cell]!;
      const failed = failures[cell]!;
      if (failed === 0) {
        styles[this.#cellStyles[cell]!]! += icons;
        looks[this.#cellLooks[cell]!]! += icons;
      } else if (failed === this.#repeatBit) repeats[this.#cellStyles[cell]!]! += icons;
      else if ((failed & (failed - 1)) === 0) {
        const filter = lowestBit(failed);
        const [style, look] = [
          this.#cellStyles[cell]! * filterCount + filter,
          this.#cellLooks[cell]! * filterCount + filter,
        ];
        this.#add(counts, icons, this.#ofStyles, style, style + 1);
        this.#add(counts, icons, this.#ofLooks, look, look + 1);
      }
    }
    this.#spread(counts, styles, this.#ofStyles);
    this.#spread(counts, looks, this.#ofLooks);
    this.#spreadRepeats(counts, repeats);
    counts.set(counted.categories.subarray(0, this.#category.values.length), this.#category.start);
    counts.set(counted.palette.subarray(0, this.#color.values.length), this.#color.start);
    const facets: Partial<Record<FilterKey, OptionCounts>> = {};
    for (const options of this.#options) facets[options.key] = new OptionCounts(options, counts);
    return facets as FacetCounts;
  }

  #add(counts: Uint32Array, icons: number, { offsets, options }: OptionTable, from: number, to: number): void {
    const end = offsets[to]!;
    for (let at = offsets[from]!; at < end; at++) counts[options[at]!]! += icons;
  }

  /** Adds the counts of groups to those of all their options, and forgets them. */
  #spread(counts: Uint32Array, groups: Uint32Array, table: OptionTable): void {
    const filterCount = this.#options.length;
    for (let group = 0; group < groups.length; group++) {
      const icons = groups[group]!;
      if (icons === 0) continue;
      groups[group] = 0;
      this.#add(counts, icons, table, group * filterCount, (group + 1) * filterCount);
    }
  }

  /** Repeated drawings count where it is asked for what brings them in. */
  #spreadRepeats(counts: Uint32Array, repeats: Uint32Array): void {
    const filterCount = this.#options.length;
    for (let style = 0; style < repeats.length; style++) {
      const icons = repeats[style]!;
      if (icons === 0) continue;
      repeats[style] = 0;
      for (let bits = this.#repeatingBits; bits !== 0; bits &= bits - 1) {
        const place = style * filterCount + lowestBit(bits);
        this.#add(counts, icons, this.#ofStyles, place, place + 1);
      }
    }
  }

  #listOptions<Group>(
    groups: readonly Group[],
    read: (options: FilterOptions, group: Group) => readonly unknown[] | undefined,
  ): OptionTable {
    const found: number[] = [];
    const offsets = [0];
    for (const group of groups) {
      for (const options of this.#options) {
        for (const value of read(options, group) ?? []) {
          const place = options.places.get(String(value));
          if (place !== undefined) found.push(options.start + place);
        }
        offsets.push(found.length);
      }
    }
    return { offsets: Uint32Array.from(offsets), options: Uint16Array.from(found) };
  }

  /** Marks the wanted options; returns the bits of the filters that are used. */
  #select(filters: SearchFilters): number {
    let active = 0;
    for (const { key, bit, places, start } of this.#options) {
      const wanted = filters[key];
      if (wanted === undefined) continue;
      if (active === 0) this.#selected.fill(0);
      active |= bit;
      for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
        const place = places.get(String(value));
        if (place !== undefined) this.#selected[start + place] = 1;
      }
    }
    return active;
  }

  /** For each style and each look, the bits of those active filters that it fails. */
  #failGroups(active: number): { ofStyles: Uint32Array; ofLooks: Uint32Array } {
    const used = this.#options.filter(({ bit }) => (active & bit) !== 0);
    return {
      ofStyles: this.#fail(
        this.#ofStyles,
        used.filter((options) => options.ofStyle !== undefined),
      ),
      ofLooks: this.#fail(
        this.#ofLooks,
        used.filter((options) => options.ofTraits !== undefined),
      ),
    };
  }

  /** For each group, the bits of those of its filters that it fails. */
  #fail({ offsets, options }: OptionTable, filters: readonly FilterOptions[]): Uint32Array {
    const filterCount = this.#options.length;
    const failures = new Uint32Array((offsets.length - 1) / filterCount);
    for (const { bit } of filters) {
      const filter = lowestBit(bit);
      for (let group = 0; group < failures.length; group++) {
        const place = group * filterCount + filter;
        let isWanted = 0;
        for (let at = offsets[place]!; at < offsets[place + 1]!; at++) isWanted |= this.#selected[options[at]!]!;
        if (isWanted === 0) failures[group]! |= bit;
      }
    }
    return failures;
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

/** No filter has this bit. */
const divided = 0x8000_0000;

const lowestBit = (bits: number) => 31 - Math.clz32(bits & -bits);
