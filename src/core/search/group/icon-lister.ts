import type { Groups } from "../build/group-by-key.ts";
import type { IconColumns } from "../build/icon-columns.ts";
import { passes } from "../filter/icon-filter.ts";
import type { IconOrder, IconSelection } from "./icon-selection.ts";
import { type Cursor, OrdinalSet } from "./ordinal-set.ts";
import { rank, rankCount } from "../match/ranks.ts";

/** Part of a text's entries: all, all but repeated drawings, or the crowd among these and the others. */
type Part = "all" | "distinct" | "calm" | "crowd";

/** A run of texts (or ranks), and which part of each text. */
interface Slice {
  from: number;
  to: number;
  part: Part;
}

/** Of what is pinned, those that are called so come before all others, and so on for each of these bands of ranks. */
const bands = [0, rank.tag, rank.partExact, rank.correctedExact, rankCount] as const;

/** How many times the wanted icons are marked before it is looked up which are too far behind to be among them. */
const checkedPerWanted = 4;

/** Lists the icons of a selection, best first. */
export class IconLister {
  readonly #icons: IconColumns;
  readonly #byCell: Groups;
  readonly #best: IconOrder | null;
  readonly #marked: OrdinalSet;
  /** Room for the longest list, used by one list after the other. */
  readonly #room: Uint32Array;

  /**
   * @param byCell the entries of each cell
   * @param best which of two icons is the better one; null where that is the one with the lower ordinal
   */
  constructor(icons: IconColumns, byCell: Groups, best: IconOrder | null) {
    this.#icons = icons;
    this.#byCell = byCell;
    this.#best = best;
    this.#marked = new OrdinalSet(icons.ordinalCount);
    this.#room = new Uint32Array(icons.iconCount);
  }

  /** Ordinals from `offset` on, at most `amount`. */
  list(selection: IconSelection, offset: number, amount: number): Uint32Array {
    const { matched, order, filter } = selection;
    const cursor: Cursor = { out: this.#room.subarray(0, amount), count: 0, skip: offset };
    if (matched === null) for (const part of partsOf(selection)) this.#readAll(part, cursor);
    else if (order !== null) {
      this.#read(selection, { from: 0, to: matched.count, part: filter.hasRepeats ? "all" : "distinct" }, cursor);
    } else if (selection.parts) this.#readPinned(selection, cursor);
    else if (filter.hasRepeats) this.#readRanks(selection, { from: 0, to: rankCount, part: "all" }, cursor);
    else {
      this.#readRanks(selection, { from: 0, to: rank.partExact, part: "calm" }, cursor);
      this.#readRanks(selection, { from: 0, to: rank.partExact, part: "crowd" }, cursor);
      this.#readRanks(selection, { from: rank.partExact, to: rankCount, part: "calm" }, cursor);
      this.#readRanks(selection, { from: rank.partExact, to: rankCount, part: "crowd" }, cursor);
    }
    const { out, count } = cursor;
    const placed = order ?? this.#best;
    if (placed !== null) for (let index = 0; index < count; index++) out[index] = placed.ordinals[out[index]!]!;
    return out.slice(0, count);
  }

  #readAll({ filter, order }: IconSelection, cursor: Cursor): void {
    const { offsets, items } = this.#byCell;
    const places = (order ?? this.#best)?.places;
    for (const [cell, failed] of filter.failures.entries()) {
      if (failed !== 0) continue;
      for (let at = offsets[cell]!; at < offsets[cell + 1]!; at++) {
        const entry = items[at]!;
        if (filter.isByKind && !passes(this.#icons, entry, filter)) continue;
        const ordinal = this.#icons.ordinals[entry]!;
        this.#marked.add(places === undefined ? ordinal : places[ordinal]!);
      }
    }
    this.#marked.drain(cursor);
  }

  /** The others keep the order that they have among themselves where nothing is pinned. */
  #readPinned(selection: IconSelection, cursor: Cursor): void {
    const [pinned, others] = partsOf(selection);
    const { hasRepeats } = selection.filter;
    const read = (of: IconSelection, part: Part, from: number, to: number) =>
      this.#readRanks(of, { from, to, part }, cursor);
    for (const [place, from] of bands.slice(0, -1).entries()) {
      const to = bands[place + 1]!;
      for (const part of hasRepeats ? (["all"] as const) : (["calm", "crowd"] as const)) read(pinned!, part, from, to);
      read(others!, hasRepeats ? "all" : "calm", from, to);
      if (hasRepeats) continue;
      if (to === rank.partExact) read(others!, "crowd", 0, to);
      if (to === rankCount) read(others!, "crowd", rank.partExact, to);
    }
  }

  #readRanks(selection: IconSelection, { from, to, part }: Slice, cursor: Cursor): void {
    const { ends } = selection.matched!;
    for (let place = from; place < to && cursor.count < cursor.out.length; place++) {
      const start = place === 0 ? 0 : ends[place - 1]!;
      if (start < ends[place]!) this.#read(selection, { from: start, to: ends[place]!, part }, cursor);
    }
  }

  #read({ matched, filter, order }: IconSelection, { from, to, part }: Slice, cursor: Cursor): void {
    const { crowds, repeats, ordinals } = this.#icons;
    const places = (order ?? this.#best)?.places;
    const texts = matched!.texts;
    const starts = part === "crowd" ? crowds : this.#icons.starts;
    const ends = part === "all" ? this.#icons.ends : part === "calm" ? crowds : repeats;
    if (filter.isOpen && cursor.skip > 0) {
      let icons = 0;
      for (let index = from; index < to; index++) icons += ends[texts[index]!]! - starts[texts[index]!]!;
      if (icons <= cursor.skip) {
        cursor.skip -= icons;
        return;
      }
    }
    const marked = this.#marked;
    const wanted = cursor.skip + cursor.out.length - cursor.count;
    let farthest = Number.POSITIVE_INFINITY;
    let unchecked = 0;
    for (let index = from; index < to; index++) {
      const text = texts[index]!;
      const end = ends[text]!;
      for (let entry = starts[text]!; entry < end; entry++) {
        if (!filter.isOpen && !passes(this.#icons, entry, filter)) continue;
        const ordinal = ordinals[entry]!;
        const place = places === undefined ? ordinal : places[ordinal]!;
        if (place > farthest) {
          // Icons of a text are in the order of their ordinals.
          if (places === undefined) break;
          continue;
        }
        marked.add(place);
        if (++unchecked < checkedPerWanted * wanted) continue;
        unchecked = 0;
        farthest = marked.findBound(wanted);
      }
    }
    marked.drain(cursor);
  }
}

/** What is pinned and the rest, or all in one. */
const partsOf = (selection: IconSelection): IconSelection[] =>
  selection.parts && selection.order === null
    ? selection.parts.map((filter) => ({ ...selection, filter }))
    : [selection];
