import type { ColumnInput, Columns } from "../columns/columns.ts";
import type { Author, Category, Family, IconSet, License, Pack, Style } from "../icons/style.ts";

/** The small part of a snapshot, kept as one JSON document. */
export interface SnapshotFacts {
  version: string;
  /** Icons that lists show. */
  listedCount: number;
  /** The first listed icons, whose drawings are all different; the other listed ones repeat a drawing of another style. */
  distinctCount: number;
  styles: Style[];
  families: Family[];
  authors: Author[];
  /** The last two are derived: `popular` and `new`. */
  categories: Category[];
  packs: Pack[];
  licenses: License[];
  sets: IconSet[];
  /** How names are written that title case would spoil: concept or word, and name. */
  spellings: { concepts: [string, string][]; words: [string, string][] };
}

const factTypes: Readonly<Record<keyof SnapshotFacts, "string" | "number" | "object">> = {
  version: "string",
  listedCount: "number",
  distinctCount: "number",
  styles: "object",
  families: "object",
  authors: "object",
  categories: "object",
  packs: "object",
  licenses: "object",
  sets: "object",
  spellings: "object",
};

/**
 * Reads the facts of a snapshot.
 * @throws TypeError when one is missing: another version of the program wrote them
 */
export function parseFacts(json: string): SnapshotFacts {
  const facts = JSON.parse(json) as Record<string, unknown>;
  for (const [name, type] of Object.entries(factTypes))
    if (typeof facts[name] !== type) throw new TypeError(`no ${name} in the facts`);
  return facts as unknown as SnapshotFacts;
}

/** The large part: one entry per icon in ordinal order, or per group of icons where the name says so. */
export interface SnapshotContent {
  id: Float64Array;
  /** Upstream names. */
  name: readonly string[];
  style: Uint16Array;
  /** Index in `concepts`. */
  concept: Uint32Array;
  /** Three slots an icon, `noCategory` in empty ones. */
  category: Uint8Array;
  /** See `iconFlags`. */
  flags: Uint16Array;
  palette: Uint16Array;
  /** See `packLook`. */
  look: Uint8Array;
  version: Uint8Array;
  /** Index in `boxes`. */
  box: Uint16Array;
  /** Index of the drawing in the pack. */
  drawing: Uint32Array;
  /** 52 bits that are equal for equal drawings, in any snapshot. */
  drawingKey: Float64Array;
  timestamp: Uint32Array;
  /** Native size in px; 0 where the icon has only one. */
  nativeSize: Uint16Array;
  /** Ordinal of the icon this one is a size, tone or copy of; its own ordinal for main icons. */
  main: Uint32Array;
  /** Left, top, width and height of each distinct view box. */
  boxes: Float32Array;
  /** Sorted by code points. */
  concepts: readonly string[];
  /** Tags of each concept: `conceptTag[conceptTagStart[i] … conceptTagStart[i + 1]]` are indexes in `tags`. */
  conceptTagStart: Uint32Array;
  conceptTag: Uint32Array;
  tags: readonly string[];
  /** Other upstream names, sorted by set ordinal and then name. */
  aliases: readonly { set: number; name: string; ordinal: number }[];
  /** Byte offset of each drawing among all drawings, one more than drawings. */
  drawingStart: Uint32Array;
  /** Byte offset of each block among all drawings, one more than blocks. */
  blockStart: Uint32Array;
  /** Byte offset of each packed block in the file, one more than blocks. */
  blockOffset: Uint32Array;
}

/** Bits of the `flags` column. */
export const iconFlags = {
  /** Two bits: index in `colorClasses`. */
  colorsMask: 0b11,
  isColor: 1 << 2,
  isAnimated: 1 << 3,
  hasStroke: 1 << 4,
  isPopular: 1 << 5,
  isNew: 1 << 6,
  /** Taken away while the snapshot is served; never written by the compiler. */
  isGone: 1 << 7,
  /** From this bit on: index in `relations`. */
  relationShift: 8,
} as const;

/** An empty slot of the `category` column. */
export const noCategory = 255;
export const categorySlots = 3;

/** Icons that show what a style or category has. */
export const previewsAtMost = 8;
/** The icons of a category in a style are a pack from this many on. */
export const packFrom = 12;

/** The columns of a snapshot, with the orders that look-ups need. */
export function toSnapshotColumns(content: SnapshotContent, facts: SnapshotFacts): Map<string, ColumnInput> {
  const setOfStyle = setOrdinals(facts);
  const setOf = (ordinal: number) => setOfStyle[content.style[ordinal]!]!;
  const nameOrder = sortedIndexes(
    content.name.length,
    (a, b) => setOf(a) - setOf(b) || compareNames(content.name[a]!, content.name[b]!),
  );
  const relatives = sortedIndexes(content.main.length, (a, b) => content.main[a]! - content.main[b]! || a - b).filter(
    (ordinal) => content.main[ordinal] !== ordinal,
  );
  return new Map<string, ColumnInput>([
    ["id", content.id],
    ["idOrder", sortedIndexes(content.id.length, (a, b) => content.id[a]! - content.id[b]!)],
    ["name", content.name],
    ["nameOrder", nameOrder],
    ["nameStart", startsOf(nameOrder, facts.sets.length, setOf)],
    ["alias", content.aliases.map(({ name }) => name)],
    ["aliasOrdinal", Uint32Array.from(content.aliases, ({ ordinal }) => ordinal)],
    ["aliasStart", startsOf(content.aliases, facts.sets.length, ({ set }) => set)],
    ["style", content.style],
    ["concept", content.concept],
    ["conceptName", content.concepts],
    ...conceptMembers(content, facts.listedCount),
    ["conceptTagStart", content.conceptTagStart],
    ["conceptTag", content.conceptTag],
    ["tag", content.tags],
    ["category", content.category],
    ["flags", content.flags],
    ["palette", content.palette],
    ["look", content.look],
    ["version", content.version],
    ["box", content.box],
    ["boxes", content.boxes],
    ["timestamp", content.timestamp],
    ["nativeSize", content.nativeSize],
    ["main", content.main],
    ["relative", relatives],
    ["drawing", content.drawing],
    ["drawingKey", content.drawingKey],
    ["original", findOriginals(content.drawingKey)],
    ["drawingStart", content.drawingStart],
    ["blockStart", content.blockStart],
    ["blockOffset", content.blockOffset],
  ]);
}

/** Orders names by code points, as their UTF-8 bytes are ordered. */
export function compareNames(a: string, b: string): number {
  const common = Math.min(a.length, b.length);
  for (let index = 0; index < common; index++) {
    const [left, right] = [a.charCodeAt(index), b.charCodeAt(index)];
    if (left !== right) return rankCodeUnit(left) - rankCodeUnit(right);
  }
  return a.length - b.length;
}

/** Surrogates stand for code points beyond all that are one code unit. */
const rankCodeUnit = (unit: number): number => (unit < 0xd800 || unit > 0xdfff ? unit : unit + 0x10000);

/** For each style, the place of its set in `facts.sets`. */
export function setOrdinals(facts: Pick<SnapshotFacts, "styles" | "sets">): Uint16Array {
  const ordinals = new Map(facts.sets.map(({ prefix }, index) => [prefix, index]));
  return Uint16Array.from(facts.styles, ({ set }) => ordinals.get(set) ?? 0);
}

/** For each icon the first one with the same drawing. */
function findOriginals(drawingKey: Float64Array): Uint32Array {
  const first = new Map<number, number>();
  return Uint32Array.from(drawingKey, (key, ordinal) => {
    const known = first.get(key);
    if (known === undefined) first.set(key, ordinal);
    return known ?? ordinal;
  });
}

function conceptMembers(content: SnapshotContent, listedCount: number): [string, ColumnInput][] {
  const starts = new Uint32Array(content.concepts.length + 1);
  for (let ordinal = 0; ordinal < listedCount; ordinal++) starts[content.concept[ordinal]! + 1]!++;
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;
  const members = new Uint32Array(listedCount);
  const next = starts.slice();
  for (let ordinal = 0; ordinal < listedCount; ordinal++) members[next[content.concept[ordinal]!]!++] = ordinal;
  return [
    ["conceptStart", starts],
    ["conceptMember", members],
  ];
}

function startsOf<Item>(items: Iterable<Item>, groups: number, groupOf: (item: Item) => number): Uint32Array {
  const starts = new Uint32Array(groups + 1);
  for (const item of items) starts[groupOf(item) + 1]!++;
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;
  return starts;
}

function sortedIndexes(count: number, compare: (a: number, b: number) => number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, index) => index).toSorted(compare);
}

/** Views of what `toSnapshotColumns` wrote, see `SnapshotContent`. */
export function readSnapshotColumns(columns: Columns) {
  return {
    own: columns.has("ownTag") ? { tag: columns.strings("ownTag"), start: columns.u32("ownTagStart") } : undefined,
    id: columns.f64("id"),
    idOrder: columns.u32("idOrder"),
    name: columns.strings("name"),
    nameOrder: columns.u32("nameOrder"),
    nameStart: columns.u32("nameStart"),
    alias: columns.strings("alias"),
    aliasOrdinal: columns.u32("aliasOrdinal"),
    aliasStart: columns.u32("aliasStart"),
    style: columns.u16("style"),
    concept: columns.u32("concept"),
    conceptName: columns.strings("conceptName"),
    conceptStart: columns.u32("conceptStart"),
    conceptMember: columns.u32("conceptMember"),
    conceptTagStart: columns.u32("conceptTagStart"),
    conceptTag: columns.u32("conceptTag"),
    tag: columns.strings("tag"),
    category: columns.u8("category"),
    flags: columns.u16("flags"),
    palette: columns.u16("palette"),
    version: columns.u8("version"),
    box: columns.u16("box"),
    boxes: columns.f32("boxes"),
    timestamp: columns.u32("timestamp"),
    nativeSize: columns.u16("nativeSize"),
    main: columns.u32("main"),
    relative: columns.u32("relative"),
    drawing: columns.u32("drawing"),
    drawingKey: columns.f64("drawingKey"),
    original: columns.u32("original"),
    drawingStart: columns.u32("drawingStart"),
  };
}
