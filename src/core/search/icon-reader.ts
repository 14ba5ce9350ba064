import type { ColumnFile } from "../columns.ts";
import type { CompiledFilter } from "./icon-filter.ts";
import { type Cursor, OrdinalSet } from "./ordinal-set.ts";
import { rank, rankCount } from "./text-matcher.ts";

/** Texts in the order of rank: those of one rank are `texts[ends[rank - 1]]` up to `texts[ends[rank]]`. */
export interface MatchedTexts {
  texts: Uint32Array;
  ends: Uint32Array;
  count: number;
}

/** Another order than relevance: the rank of each ordinal, and the ordinal of each rank. */
export interface IconOrder {
  ranks: Uint32Array;
  ordinals: Uint32Array;
}

/** Which icons of matched texts to take, and in which order. */
export interface Selection {
  matched: MatchedTexts;
  filter: CompiledFilter | null;
  order: IconOrder | null;
  /** Let the crowds of one name and family wait behind other hits. */
  isVaried: boolean;
}

/** Numbers of icons, each given the filters of the other two kinds. */
export interface IconCounts {
  cells: Uint32Array;
  categories: Uint32Array;
  palette: Uint32Array;
}

type Part = "all" | "calm" | "crowd";

/** Reads icons of texts: counts them, and lists them best first. */
export class IconReader {
  readonly iconCount: number;
  readonly #entries: Uint32Array;
  readonly #crowds: Uint32Array;
  readonly #ordinals: Uint32Array;
  readonly #cells: Uint16Array;
  readonly #palettes: Uint16Array;
  readonly #categories: Uint8Array;
  readonly #slots: number;
  readonly #counts: IconCounts;
  readonly #marked: OrdinalSet;

  constructor(columns: ColumnFile) {
    this.#entries = columns.u32("text.entries");
    this.#crowds = columns.u32("text.crowds");
    this.#ordinals = columns.u32("entry.ordinals");
    this.#cells = columns.u16("entry.cells");
    this.#palettes = columns.u16("entry.palettes");
    this.#categories = columns.u8("entry.categories");
    this.iconCount = this.#ordinals.length;
    this.#slots = this.iconCount > 0 ? this.#categories.length / this.iconCount : 0;
    this.#marked = new OrdinalSet(this.iconCount);
    this.#counts = {
      cells: new Uint32Array(columns.u16("cell.styles").length),
      categories: new Uint32Array(256),
      palette: new Uint32Array(32),
    };
  }

  /** Number of icons that pass. */
  countPassing({ texts, count }: MatchedTexts, filter: CompiledFilter | null): number {
    const entries = this.#entries;
    let total = 0;
    for (let index = 0; index < count; index++) {
      const text = texts[index]!;
      const end = entries[text + 1]!;
      if (filter === null) total += end - entries[text]!;
      else for (let entry = entries[text]!; entry < end; entry++) if (this.#passes(entry, filter)) total++;
    }
    return total;
  }

  /** Counts for `IconFilter.count`; valid until the next call. */
  count(matched: MatchedTexts, filter: CompiledFilter | null): IconCounts {
    const counts = this.#counts;
    counts.cells.fill(0);
    counts.categories.fill(0);
    counts.palette.fill(0);
    if (filter === null) this.#countAll(matched, counts);
    else this.#countFiltered(matched, filter, counts);
    return counts;
  }

  /** Ordinals of the selection from `offset` on, at most `amount`. */
  list(selection: Selection, offset: number, amount: number): Uint32Array {
    const cursor: Cursor = { out: new Uint32Array(Math.min(amount, this.iconCount)), count: 0, skip: offset };
    const { order } = selection;
    if (order !== null) this.#read(selection, 0, selection.matched.count, cursor);
    else if (!selection.isVaried) this.#readRanks(selection, { from: 0, to: rankCount, part: "all" }, cursor);
    else {
      this.#readRanks(selection, { from: 0, to: rank.partExact, part: "calm" }, cursor);
      this.#readRanks(selection, { from: 0, to: rank.partExact, part: "crowd" }, cursor);
      this.#readRanks(selection, { from: rank.partExact, to: rankCount, part: "calm" }, cursor);
      this.#readRanks(selection, { from: rank.partExact, to: rankCount, part: "crowd" }, cursor);
    }
    const { out, count } = cursor;
    if (order !== null) for (let index = 0; index < count; index++) out[index] = order.ordinals[out[index]!]!;
    return count === out.length ? out : out.slice(0, count);
  }

  #readRanks(selection: Selection, { from, to, part }: { from: number; to: number; part: Part }, cursor: Cursor): void {
    const { ends } = selection.matched;
    for (let place = from; place < to && cursor.count < cursor.out.length; place++) {
      this.#read(selection, place === 0 ? 0 : ends[place - 1]!, ends[place]!, cursor, part);
    }
  }

  #read({ matched, filter, order }: Selection, from: number, to: number, cursor: Cursor, part: Part = "all"): void {
    const starts = part === "crowd" ? this.#crowds : this.#entries;
    const [ends, step] = part === "calm" ? [this.#crowds, 0] : [this.#entries, 1];
    if (filter === null) {
      let icons = 0;
      for (let index = from; index < to; index++) {
        const text = matched.texts[index]!;
        icons += ends[text + step]! - starts[text]!;
      }
      if (icons <= cursor.skip) {
        cursor.skip -= icons;
        return;
      }
    }
    for (let index = from; index < to; index++) {
      const text = matched.texts[index]!;
      const end = ends[text + step]!;
      for (let entry = starts[text]!; entry < end; entry++) {
        if (filter !== null && !this.#passes(entry, filter)) continue;
        const ordinal = this.#ordinals[entry]!;
        this.#marked.add(order === null ? ordinal : order.ranks[ordinal]!);
      }
    }
    this.#marked.drain(cursor);
  }

  #countAll({ texts, count }: MatchedTexts, { cells, categories, palette }: IconCounts): void {
    const slots = this.#slots;
    for (let index = 0; index < count; index++) {
      const text = texts[index]!;
      const [start, end] = [this.#entries[text]!, this.#entries[text + 1]!];
      for (let entry = start; entry < end; entry++) {
        cells[this.#cells[entry]!]!++;
        this.#countPalette(entry, palette);
      }
      for (let slot = start * slots; slot < end * slots; slot++) categories[this.#categories[slot]!]!++;
    }
  }

  #countFiltered({ texts, count }: MatchedTexts, filter: CompiledFilter, counts: IconCounts): void {
    const slots = this.#slots;
    for (let index = 0; index < count; index++) {
      const text = texts[index]!;
      const end = this.#entries[text + 1]!;
      for (let entry = this.#entries[text]!; entry < end; entry++) {
        const cell = this.#cells[entry]!;
        const hasColor = this.#hasColor(entry, filter);
        const hasCategory = this.#hasCategory(entry, filter);
        if (hasColor && hasCategory) counts.cells[cell]!++;
        if (filter.failures[cell] !== 0) continue;
        if (hasColor) {
          for (let slot = entry * slots; slot < (entry + 1) * slots; slot++)
            counts.categories[this.#categories[slot]!]!++;
        }
        if (hasCategory) this.#countPalette(entry, counts.palette);
      }
    }
  }

  #countPalette(entry: number, counts: Uint32Array): void {
    for (let bits = this.#palettes[entry]!; bits !== 0; bits &= bits - 1) counts[31 - Math.clz32(bits & -bits)]!++;
  }

  #passes(entry: number, filter: CompiledFilter): boolean {
    return (
      filter.failures[this.#cells[entry]!] === 0 && this.#hasColor(entry, filter) && this.#hasCategory(entry, filter)
    );
  }

  #hasColor(entry: number, { palette }: CompiledFilter): boolean {
    return palette === null || (this.#palettes[entry]! & palette) !== 0;
  }

  #hasCategory(entry: number, { categories }: CompiledFilter): boolean {
    if (categories === null) return true;
    const end = (entry + 1) * this.#slots;
    for (let slot = entry * this.#slots; slot < end; slot++) if (categories[this.#categories[slot]!] === 1) return true;
    return false;
  }
}
