import { ChangedColumns, insertNumbers, insertStrings, toStringColumn } from "../columns/changed-columns.ts";
import type { Columns, NumberColumn } from "../columns/columns.ts";
import { lowerBound } from "../search/lower-bound.ts";
import { changeFacts } from "./change-facts.ts";
import { decodeIconId } from "./icon-id.ts";
import type { AddedIcon, SnapshotChange } from "./snapshot-change.ts";
import { categorySlots, compareNames, iconFlags, noCategory, type SnapshotFacts } from "./snapshot.ts";

/** A snapshot after a change: columns and facts as a compiler would have written them, but for what is said below. */
export interface ChangedSnapshot {
  columns: Columns;
  facts: SnapshotFacts;
  /** Ordinal of the first added icon; the others follow. */
  firstAdded: number;
}

const newForSeconds = 60 * 24 * 60 * 60;

/**
 * Puts icons into a snapshot and takes others away. Yields between steps of a few milliseconds, so that others can work.
 *
 * The ordinals of icons with drawings of their own stay as they are: added ones follow them, in the order given, before
 * those that repeat a drawing. What is taken away keeps its ordinal and is found by nothing but that.
 */
export function* changeSnapshot(
  base: Columns,
  facts: SnapshotFacts,
  change: SnapshotChange,
): Generator<void, ChangedSnapshot> {
  const { icons } = change;
  const first = facts.distinctCount;
  const count = icons.length;
  const shiftAll = (ordinals: Uint32Array) => {
    const shifted = ordinals.slice();
    for (let index = 0; index < shifted.length; index++) if (shifted[index]! >= first) shifted[index]! += count;
    return shifted;
  };
  const columns = new ChangedColumns(base);
  const insert = (name: string, column: NumberColumn, numbers: ArrayLike<number>) =>
    columns.set(name, insertNumbers(column, first, numbers));
  const own = icons.map((_, index) => first + index);
  const styleOf = new Map(change.styles.map(({ apiCode }, index) => [apiCode, facts.styles.length + index]));
  const categoryOf = new Map(facts.categories.map(({ apiCode }, index) => [apiCode, index]));

  insert(
    "id",
    base.f64("id"),
    icons.map(({ id }) => id),
  );
  insert(
    "style",
    base.u16("style"),
    icons.map(({ style }) => styleOf.get(style)!),
  );
  insert(
    "palette",
    base.u16("palette"),
    icons.map(({ palette }) => palette),
  );
  insert(
    "look",
    base.u8("look"),
    icons.map(({ look }) => look),
  );
  insert(
    "version",
    base.u8("version"),
    icons.map(() => 1),
  );
  insert(
    "nativeSize",
    base.u16("nativeSize"),
    icons.map(() => 0),
  );
  insert(
    "timestamp",
    base.u32("timestamp"),
    icons.map(({ timestamp }) => timestamp),
  );
  insert(
    "drawingKey",
    base.f64("drawingKey"),
    icons.map(({ drawingKey }) => drawingKey),
  );
  const categories = icons.flatMap(({ categories: codes }) =>
    Array.from({ length: categorySlots }, (_, slot) => categoryOf.get(codes[slot] ?? "") ?? noCategory),
  );
  columns.set("category", insertNumbers(base.u8("category"), first * categorySlots, categories));
  yield;

  columns.set(
    "name",
    insertStrings(
      base.strings("name"),
      icons.map(({ name }) => ({ place: first, text: name })),
    ),
  );
  yield;
  columns.set("idOrder", mergeOrder(shiftAll(base.u32("idOrder")), own, columns.f64("id")));
  yield;
  addNames(columns, base, { facts, change, shiftAll });
  columns.set("main", insertNumbers(shiftAll(base.u32("main")), first, own));
  columns.set("original", insertNumbers(shiftAll(base.u32("original")), first, own));
  columns.set("relative", shiftAll(base.u32("relative")));
  yield;

  addDrawings(columns, base, { icons, first });
  addBoxes(columns, base, { icons, first });
  yield;
  const newest = base.u32("timestamp").reduce((latest, each) => Math.max(latest, each), 0);
  const latest = icons.reduce((most, { timestamp }) => Math.max(most, timestamp), newest);
  const isNew = ({ timestamp }: AddedIcon) => (timestamp > latest - newForSeconds ? iconFlags.isNew : 0);
  insert(
    "flags",
    base.u16("flags"),
    icons.map((icon) => icon.flags | isNew(icon)),
  );
  const listedCount = facts.listedCount + count;
  const isGone = takeAway(columns, change.gone, listedCount);
  yield;
  addConcepts(columns, base, { icons, first });
  yield;
  addMembers(columns, listedCount, isGone);
  columns.set("ownTag", toStringColumn(icons.flatMap(({ tags }) => tags)));
  columns.set("ownTagStart", startsOf(icons.map(({ tags }) => tags.length)));
  yield;
  const changed = changeFacts(facts, change, { columns, first, isGone });
  yield;
  return { columns, facts: { ...changed, listedCount, distinctCount: first + count }, firstAdded: first };
}

/** An order of ordinals with those of added icons where their values belong. */
function mergeOrder(order: Uint32Array, own: readonly number[], values: Float64Array): Uint32Array {
  const merged = new Uint32Array(order.length + own.length);
  const sorted = own.toSorted((left, right) => values[left]! - values[right]!);
  let [next, place] = [0, 0];
  for (const ordinal of order) {
    while (next < sorted.length && values[sorted[next]!]! < values[ordinal]!) merged[place++] = sorted[next++]!;
    merged[place++] = ordinal;
  }
  while (next < sorted.length) merged[place++] = sorted[next++]!;
  return merged;
}

/** Names of added sets come behind all others. */
function addNames(
  columns: ChangedColumns,
  base: Columns,
  input: { facts: SnapshotFacts; change: SnapshotChange; shiftAll: (ordinals: Uint32Array) => Uint32Array },
): void {
  const { facts, change, shiftAll } = input;
  const prefixOf = new Map(change.styles.map(({ apiCode, set }) => [apiCode, set]));
  const bySet = change.sets.map(({ prefix }) =>
    change.icons
      .flatMap(({ name, style }, index) => (prefixOf.get(style) === prefix ? [{ name, index }] : []))
      .toSorted((left, right) => compareNames(left.name, right.name)),
  );
  const order = shiftAll(base.u32("nameOrder"));
  const added = bySet.flatMap((members) => members.map(({ index }) => facts.distinctCount + index));
  columns.set("nameOrder", insertNumbers(order, order.length, added));
  const starts = base.u32("nameStart");
  let end = starts.at(-1)!;
  columns.set(
    "nameStart",
    insertNumbers(
      starts,
      starts.length,
      bySet.map(({ length }) => (end += length)),
    ),
  );
  columns.set("aliasOrdinal", shiftAll(base.u32("aliasOrdinal")));
  const aliases = base.u32("aliasStart");
  const noMore = bySet.map(() => aliases.at(-1)!);
  columns.set("aliasStart", insertNumbers(aliases, aliases.length, noMore));
}

/** Added drawings are numbered behind those of the pack, where only their lengths are. */
function addDrawings(
  columns: ChangedColumns,
  base: Columns,
  input: { icons: readonly AddedIcon[]; first: number },
): void {
  const { icons, first } = input;
  const starts = base.u32("drawingStart");
  const packed = starts.length - 1;
  columns.set(
    "drawing",
    insertNumbers(
      base.u32("drawing"),
      first,
      icons.map((_, index) => packed + index),
    ),
  );
  let end = starts.at(-1)!;
  const ends = icons.map(({ drawing }) => (end += encoder.encode(drawing).length));
  columns.set("drawingStart", insertNumbers(starts, starts.length, ends));
}

function addBoxes(columns: ChangedColumns, base: Columns, input: { icons: readonly AddedIcon[]; first: number }): void {
  const boxes = base.f32("boxes");
  const known = new Map<string, number>();
  for (let index = 0; index < boxes.length / 4; index++) {
    known.set(boxes.subarray(index * 4, index * 4 + 4).join(" "), index);
  }
  const more: number[] = [];
  const places = input.icons.map(({ box }) => {
    const four = Float32Array.from(box);
    const key = four.join(" ");
    const place = known.get(key) ?? known.size;
    if (!known.has(key)) more.push(...four);
    known.set(key, place);
    return place;
  });
  columns.set("boxes", insertNumbers(boxes, boxes.length, more));
  columns.set("box", insertNumbers(base.u16("box"), input.first, places));
}

/** Marks what is gone, with its sizes, tones and copies; drawings of it that remain are known by the first icon left. */
function takeAway(
  columns: ChangedColumns,
  gone: ReadonlySet<string>,
  listedCount: number,
): (ordinal: number) => boolean {
  const flags = columns.u16("flags");
  if (gone.size === 0) return () => false;
  const [ids, order, main] = [columns.f64("id"), columns.u32("idOrder"), columns.u32("main")];
  for (const text of gone) {
    const id = decodeIconId(text) ?? -1;
    const place = lowerBound(0, order.length, (index) => ids[order[index]!]! >= id);
    const ordinal = order[place];
    if (ordinal !== undefined && ids[ordinal] === id) flags[ordinal]! |= iconFlags.isGone;
  }
  const isMarked = (ordinal: number) => (flags[ordinal]! & iconFlags.isGone) !== 0;
  for (const ordinal of columns.u32("relative")) if (isMarked(main[ordinal]!)) flags[ordinal]! |= iconFlags.isGone;
  const original = columns.u32("original");
  const heirs = new Map<number, number>();
  for (let ordinal = 0; ordinal < original.length; ordinal++) {
    const before = original[ordinal]!;
    if (isMarked(ordinal) || !isMarked(before)) continue;
    if (!heirs.has(before) && ordinal < listedCount) heirs.set(before, ordinal);
    original[ordinal] = heirs.get(before) ?? ordinal;
  }
  return isMarked;
}

/** Puts new concepts where their names belong; they have no tags of their own. */
function addConcepts(
  columns: ChangedColumns,
  base: Columns,
  input: { icons: readonly AddedIcon[]; first: number },
): void {
  const { icons, first } = input;
  const names = base.strings("conceptName");
  const placeOf = (text: string) => lowerBound(0, names.length, (index) => compareNames(names.at(index), text) >= 0);
  const places = new Map(icons.map(({ concept }) => [concept, placeOf(concept)]));
  const fresh = [...places]
    .filter(([text, place]) => place === names.length || names.at(place) !== text)
    .map(([text, place]) => ({ text, place }))
    .toSorted((left, right) => left.place - right.place || compareNames(left.text, right.text));
  columns.set("conceptName", insertStrings(names, fresh));
  const numbers = new Uint32Array(names.length);
  let inserted = 0;
  for (let index = 0; index < names.length; index++) {
    while (inserted < fresh.length && fresh[inserted]!.place <= index) inserted++;
    numbers[index] = index + inserted;
  }
  const freshNumbers = new Map(fresh.map(({ text, place }, index) => [text, place + index]));
  const numberOf = ({ concept }: AddedIcon) => freshNumbers.get(concept) ?? numbers[places.get(concept)!]!;
  const concept = base.u32("concept").slice();
  for (let ordinal = 0; ordinal < concept.length; ordinal++) concept[ordinal] = numbers[concept[ordinal]!]!;
  columns.set("concept", insertNumbers(concept, first, icons.map(numberOf)));
  const tagStarts = base.u32("conceptTagStart");
  const starts = new Uint32Array(tagStarts.length + fresh.length);
  let next = 0;
  for (let index = 0; index < tagStarts.length; index++) {
    while (next < fresh.length && fresh[next]!.place <= index) starts[index + next++] = tagStarts[index]!;
    starts[index + next] = tagStarts[index]!;
  }
  columns.set("conceptTagStart", starts);
}

/** The icons that are listed of each concept. */
function addMembers(columns: ChangedColumns, listedCount: number, isGone: (ordinal: number) => boolean): void {
  const concept = columns.u32("concept");
  const starts = new Uint32Array(columns.strings("conceptName").length + 1);
  for (let ordinal = 0; ordinal < listedCount; ordinal++) if (!isGone(ordinal)) starts[concept[ordinal]! + 1]!++;
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;
  const members = new Uint32Array(starts.at(-1)!);
  const next = starts.slice();
  for (let ordinal = 0; ordinal < listedCount; ordinal++) {
    if (!isGone(ordinal)) members[next[concept[ordinal]!]!++] = ordinal;
  }
  columns.set("conceptStart", starts);
  columns.set("conceptMember", members);
}

function startsOf(lengths: readonly number[]): Uint32Array {
  let end = 0;
  return Uint32Array.from([0, ...lengths.map((length) => (end += length))]);
}

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const encoder = new TextEncoder();
