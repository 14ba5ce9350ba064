import { techniqueBits } from "../../../core/catalogue/look-bits.ts";
import {
  categorySlots,
  compareNames,
  iconFlags,
  noCategory,
  type SnapshotContent,
  type SnapshotFacts,
} from "../../../core/catalogue/snapshot.ts";
import { gridSize } from "../../../core/svg/shapes/draw-grid.ts";
import { chooseTags } from "./choose-tags.ts";
import { collectFacts, type FactSources } from "./collect-facts.ts";
import type { CompiledSet } from "./compile-set.server.ts";
import { findTwins } from "./find-twins.ts";
import { layOutDrawings } from "./drawing-layout.ts";
import { joinSets, type JoinedRecords } from "./join-sets.ts";
import { orderRecords } from "./order-records.ts";

/** Everything that goes into a snapshot but the text index. */
export interface Assembly {
  content: SnapshotContent;
  facts: SnapshotFacts;
  /** For each distinct icon the number of its group of icons that look alike, see `findTwins`. */
  twins: Uint32Array;
  /** Packed blocks in file order. */
  blocks: Uint8Array[];
}

export interface AssembleInput extends FactSources {
  /** Tags by concept. */
  tags: ReadonlyMap<string, readonly string[]>;
}

const popularFrom = 0.6;
const variantShare = 0.3;
const newForSeconds = 60 * 24 * 60 * 60;

/** Puts all sets together: one order, one list of concepts, facts with counts. */
export function assemble(input: AssembleInput): Assembly {
  const { compiled } = input;
  const records = joinSets(compiled);
  const order = orderRecords(records, { ...input, technique: listTechniques(compiled, records.count) });
  const ordinalOf = new Uint32Array(records.count);
  for (const [ordinal, record] of order.records.entries()) ordinalOf[record] = ordinal;

  const flags = new Uint16Array(records.count);
  const category = new Uint8Array(records.count * categorySlots).fill(noCategory);
  const palette = new Uint16Array(records.count);
  const look = new Uint8Array(records.count);
  const grids = new Uint32Array(records.count * gridSize);
  const version = new Uint8Array(records.count);
  const timestamp = new Uint32Array(records.count);
  const nativeSize = new Uint16Array(records.count);
  const drawing = new Uint32Array(records.count);
  const layout = layOutDrawings(compiled.map(({ drawings }) => drawings));
  forEachRecord(compiled, ({ set, setIndex, index, record }) => {
    const ordinal = ordinalOf[record]!;
    flags[ordinal] = set.flags[index]!;
    category.set(set.category.subarray(index * categorySlots, (index + 1) * categorySlots), ordinal * categorySlots);
    palette[ordinal] = set.palette[index]!;
    look[ordinal] = set.look[index]!;
    grids.set(set.grids.subarray(index * gridSize, (index + 1) * gridSize), ordinal * gridSize);
    version[ordinal] = set.animationVersion[index]!;
    timestamp[ordinal] = set.arrival[index]!;
    nativeSize[ordinal] = set.nativeSize[index]!;
    drawing[ordinal] = layout.firstDrawing[setIndex]! + set.drawing[index]!;
  });
  const concept = Uint32Array.from(order.records, (record) => records.concept[record]!);
  const conceptPopularity = measureConcepts(records, order.popularity);
  for (const [ordinal, each] of concept.entries()) {
    if (conceptPopularity[each]! >= popularFrom) flags[ordinal]! |= iconFlags.isPopular;
  }
  markNew({ flags, timestamp });

  const tags = chooseTags({ records, curated: input.tags, compiled });
  const content: SnapshotContent = {
    id: Float64Array.from(order.records, (record) => records.id[record]!),
    name: Array.from(order.records, (record) => records.name[record]!),
    style: Uint16Array.from(order.records, (record) => records.style[record]!),
    concept,
    category,
    flags,
    palette,
    look,
    version,
    ...collectBoxes(compiled, ordinalOf),
    drawing,
    drawingKey: Float64Array.from(order.records, (record) => records.drawingKey[record]!),
    timestamp,
    nativeSize,
    main: Uint32Array.from(order.records, (record) => ordinalOf[records.main[record]!]!),
    concepts: records.concepts,
    conceptTagStart: tags.start,
    conceptTag: tags.tag,
    tags: tags.tags,
    aliases: collectAliases(compiled, ordinalOf),
    drawingStart: layout.drawingStart,
    blockStart: layout.blockStart,
    blockOffset: layout.blockOffset,
  };
  const facts = collectFacts({
    ...input,
    content,
    conceptPopularity,
    listedCount: order.listedCount,
    distinctCount: order.distinctCount,
  });
  const twins = findTwins({ concept, grids, count: order.distinctCount });
  return { content, facts, twins, blocks: layout.blocks };
}

/** How each record is drawn, by number; 0 where that is not known. */
function listTechniques(compiled: readonly CompiledSet[], count: number): Uint8Array {
  const techniques = new Uint8Array(count);
  forEachRecord(compiled, ({ set, index, record }) => {
    techniques[record] = techniqueBits(set.look[index]!);
  });
  return techniques;
}

/** Popularity of concepts: those called exactly like a root have all of its popularity, `home-alt-2` next to none. */
function measureConcepts({ concepts, roots, rootOfConcept }: JoinedRecords, ofRoot: Float64Array): Float64Array {
  return Float64Array.from(concepts, (name, index) => {
    const root = rootOfConcept[index]!;
    return roots[root] === name ? ofRoot[root]! : ofRoot[root]! * variantShare;
  });
}

/** New icons are those that arrived in the last weeks before the newest one. */
function markNew({ flags, timestamp }: { flags: Uint16Array; timestamp: Uint32Array }): void {
  const newest = timestamp.reduce((latest, each) => Math.max(latest, each), 0);
  for (const [ordinal, each] of timestamp.entries()) {
    if (each > newest - newForSeconds) flags[ordinal]! |= iconFlags.isNew;
  }
}

function forEachRecord(
  compiled: readonly CompiledSet[],
  visit: (place: { set: CompiledSet; setIndex: number; index: number; record: number }) => void,
): void {
  let record = 0;
  for (const [setIndex, set] of compiled.entries()) {
    for (let index = 0; index < set.id.length; index++) visit({ set, setIndex, index, record: record++ });
  }
}

function collectBoxes(compiled: readonly CompiledSet[], ordinalOf: Uint32Array) {
  const indexes = new Map<string, number>();
  const values: number[] = [];
  const box = new Uint16Array(ordinalOf.length);
  forEachRecord(compiled, ({ set, index, record }) => {
    const four = set.box.subarray(index * 4, index * 4 + 4);
    const key = four.join(" ");
    let known = indexes.get(key);
    if (known === undefined) {
      known = indexes.size;
      indexes.set(key, known);
      values.push(...four);
    }
    box[ordinalOf[record]!] = known;
  });
  if (indexes.size > 0xff_ff) throw new Error("more than 65,535 different view boxes");
  return { box, boxes: Float32Array.from(values) };
}

function collectAliases(compiled: readonly CompiledSet[], ordinalOf: Uint32Array): SnapshotContent["aliases"] {
  const aliases: { set: number; name: string; ordinal: number }[] = [];
  let base = 0;
  for (const [set, { aliases: lines, id }] of compiled.entries()) {
    for (const line of lines === "" ? [] : lines.split("\n")) {
      const [name, record] = line.split("\t");
      aliases.push({ set, name: name!, ordinal: ordinalOf[base + Number(record)]! });
    }
    base += id.length;
  }
  return aliases.toSorted((a, b) => a.set - b.set || compareNames(a.name, b.name));
}
