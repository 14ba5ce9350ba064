import { ChangedColumns, insertNumbers } from "../../columns/changed-columns.ts";
import type { Columns } from "../../columns/columns.ts";
import { type AddedEntry, type AddedText, groupTexts } from "./added-texts.ts";
import { addWords, type WordBase } from "./add-words.ts";
import { answerColumns } from "../answers/kept-answers.ts";
import { countIcons } from "../build/build-search-index.ts";
import { largestParty, packTraits } from "../build/build-icon-columns.ts";
import { readIconColumns } from "../build/icon-columns.ts";
import { placeAdded } from "./place-added.ts";
import { createNameComparer, nameOrderColumn, type NameIn } from "../build/name-orders.ts";
import { noCategory } from "../build/search-input.ts";
import { lowerBound } from "../lower-bound.ts";

/** What becomes different in an index while it is searched. */
export interface IndexChange {
  /** In the order of their ordinals, which begin where drawings began to repeat. */
  entries: readonly AddedEntry[];
  /** Whether an icon of the changed snapshot was taken away. */
  isGone: (ordinal: number) => boolean;
  /** Of all icons of the changed snapshot: when each arrived, and the place of its name among all. */
  timestamp: Uint32Array;
  name: Uint32Array;
  /** What icons of the changed snapshot are called in the languages that the index has an order of names in. */
  nameIn: NameIn;
  languages: readonly string[];
}

/**
 * Puts icons into an index made by `buildSearchIndex` and takes others out. It answers as one that was built with them
 * would, but for what a new word makes of the texts that were there: theirs are not put together to form it. Yields
 * between steps of a few milliseconds.
 */
export function* changeSearchIndex(base: Columns, known: WordBase, change: IndexChange): Generator<void, Columns> {
  const { entries, timestamp, name } = change;
  const columns = new ChangedColumns(base);
  const texts = groupTexts(entries);
  const first = base.u32("distinctCount")[0]!;
  changeEntries(columns, base, { change, texts, first });
  yield;
  yield* addWords(columns, base, { texts, known });
  const wordIcons = countIcons(columns.u32);
  for (const lost of columns.u32("words.lost")) wordIcons[lost] = 0;
  columns.set("words.icons", wordIcons);
  yield;
  const added = { first, count: entries.length };
  const best = placeAdded({ ...added, name, isGone: change.isGone });
  columns.set("order.best", best);
  yield;
  const places = invert(best);
  columns.set(
    "order.new",
    mergeOrder(base.u32("order.new"), added, (a, b) => timestamp[b]! - timestamp[a]! || places[a]! - places[b]!),
  );
  yield;
  columns.set(
    "order.name",
    mergeOrder(base.u32("order.name"), added, (a, b) => name[a]! - name[b]! || places[a]! - places[b]!),
  );
  for (const language of change.languages) {
    const column = nameOrderColumn(language);
    if (!base.has(column)) continue;
    const compareNames = createNameComparer(language);
    const nameOf = (ordinal: number) => change.nameIn(ordinal, language);
    const compare = (a: number, b: number) => compareNames(nameOf(a), nameOf(b)) || places[a]! - places[b]!;
    columns.set(column, mergeOrder(base.u32(column), added, compare));
    yield;
  }
  columns.set("distinctCount", Uint32Array.of(first + entries.length));
  // Answers that were compiled are those of the icons there were.
  for (const each of answerColumns) columns.set(each, new Uint32Array());
  yield;
  return columns;
}

/** The entries that remain, and behind them those of the added texts. */
function changeEntries(
  columns: ChangedColumns,
  base: Columns,
  input: { change: IndexChange; texts: readonly AddedText[]; first: number },
): void {
  const { change, texts, first } = input;
  const { entries, isGone } = change;
  const old = readIconColumns(base);
  const cellOf = numberCells(columns, base, entries);
  const kindOf = numberKinds(columns, base, entries);
  const most = old.iconCount + entries.length;
  const [ordinals, cells, kinds] = [new Uint32Array(most), new Uint16Array(most), new Uint32Array(most)];
  const [starts, crowds, repeats] = [old.starts, old.crowds, old.repeats].map(
    (column) => new Uint32Array(column.length + texts.length),
  ) as [Uint32Array, Uint32Array, Uint32Array];
  let count = 0;
  const copy = (from: number, to: number) => {
    for (let entry = from; entry < to; entry++) {
      const before = old.ordinals[entry]!;
      const ordinal = before < first ? before : before + entries.length;
      if (isGone(ordinal)) continue;
      ordinals[count] = ordinal;
      cells[count] = old.cells[entry]!;
      kinds[count++] = old.kinds[entry]!;
    }
  };
  for (let text = 0; text < old.ends.length; text++) {
    starts[text] = count;
    copy(old.starts[text]!, old.crowds[text]!);
    crowds[text] = count;
    copy(old.crowds[text]!, old.repeats[text]!);
    repeats[text] = count;
    copy(old.repeats[text]!, old.ends[text]!);
  }
  const put = (place: number) => {
    ordinals[count] = first + place;
    cells[count] = cellOf[place]!;
    kinds[count++] = kindOf[place]!;
  };
  const isCrowd = findCrowd(entries);
  for (const [index, { icons }] of texts.entries()) {
    const text = old.ends.length + index;
    const present = icons.filter((place) => !isGone(first + place));
    starts[text] = count;
    for (const place of present) if (!isCrowd(place)) put(place);
    crowds[text] = count;
    for (const place of present) if (isCrowd(place)) put(place);
    repeats[text] = count;
  }
  starts[starts.length - 1] = count;
  columns.set("text.entries", starts);
  columns.set("text.crowds", crowds);
  columns.set("text.repeats", repeats);
  columns.set("entry.ordinals", ordinals.subarray(0, count));
  columns.set("entry.cells", cells.subarray(0, count));
  columns.set("entry.kinds", kinds.subarray(0, count));
}

/** Added icons of one name and family beyond the first few; those of added families meet none that were there. */
function findCrowd(entries: readonly AddedEntry[]): (place: number) => boolean {
  const parties = new Map<string, number>();
  const crowd = new Set<number>();
  for (const [place, { text, family }] of entries.entries()) {
    const party = `${family} ${text.name}`;
    const size = (parties.get(party) ?? 0) + 1;
    parties.set(party, size);
    if (size > largestParty) crowd.add(place);
  }
  return (place) => crowd.has(place);
}

/** The cell of each added icon: new ones, as its style is new. */
function numberCells(columns: ChangedColumns, base: Columns, entries: readonly AddedEntry[]): number[] {
  const [styles, traits] = [base.u16("cell.styles"), base.u16("cell.traits")];
  const cells = new Map<string, { number: number; style: number; traits: number }>();
  const numbers = entries.map(({ style, look, colors, isColor, isAnimated }) => {
    const own = packTraits({ look, colors, isColor, isAnimated, isRepeat: false });
    const key = `${style} ${own}`;
    const cell = cells.get(key) ?? { number: styles.length + cells.size, style, traits: own };
    cells.set(key, cell);
    return cell.number;
  });
  const added = [...cells.values()];
  columns.set(
    "cell.styles",
    insertNumbers(
      styles,
      styles.length,
      added.map(({ style }) => style),
    ),
  );
  columns.set(
    "cell.traits",
    insertNumbers(
      traits,
      traits.length,
      added.map((cell) => cell.traits),
    ),
  );
  return numbers;
}

/** The kind of each added icon. */
function numberKinds(columns: ChangedColumns, base: Columns, entries: readonly AddedEntry[]): number[] {
  const { slots, palettes, categories } = readIconColumns(base);
  const kinds = new Map<string, { number: number; palette: number; categories: number[] }>();
  const numbers = entries.map(({ palette, categories: codes }) => {
    const filled = Array.from({ length: slots }, (_, slot) => codes[slot] ?? noCategory);
    const key = `${palette} ${filled.join(" ")}`;
    const kind = kinds.get(key) ?? { number: palettes.length + kinds.size, palette, categories: filled };
    kinds.set(key, kind);
    return kind.number;
  });
  const added = [...kinds.values()];
  columns.set(
    "kind.palettes",
    insertNumbers(
      palettes,
      palettes.length,
      added.map(({ palette }) => palette),
    ),
  );
  columns.set(
    "kind.categories",
    insertNumbers(
      categories,
      categories.length,
      added.flatMap((kind) => kind.categories),
    ),
  );
  return numbers;
}

/** The place of each ordinal in an order. */
export function invert(ordinals: Uint32Array): Uint32Array {
  const places = new Uint32Array(ordinals.length);
  for (let place = 0; place < ordinals.length; place++) places[ordinals[place]!] = place;
  return places;
}

/** An order of ordinals with the added ones where they belong. */
function mergeOrder(
  order: Uint32Array,
  added: { first: number; count: number },
  compare: (left: number, right: number) => number,
): Uint32Array {
  const { first, count } = added;
  const own = Array.from({ length: count }, (_, index) => first + index).toSorted(compare);
  const shift = (ordinal: number) => (ordinal < first ? ordinal : ordinal + count);
  const merged = new Uint32Array(order.length + count);
  let from = 0;
  for (const [index, ordinal] of own.entries()) {
    const to = lowerBound(from, order.length, (place) => compare(ordinal, shift(order[place]!)) < 0);
    merged.set(order.subarray(from, to).map(shift), from + index);
    merged[to + index] = ordinal;
    from = to;
  }
  merged.set(order.subarray(from).map(shift), from + count);
  return merged;
}
