import { toRoot } from "../../core/catalogue/concept.ts";
import { encodeIconId } from "../../core/catalogue/icon-id.ts";
import { estimatePopularity } from "../../core/catalogue/popularity.ts";
import {
  categorySlots,
  compareNames,
  iconFlags,
  noCategory,
  type SnapshotContent,
  type SnapshotFacts,
} from "../../core/catalogue/snapshot.ts";
import { rankIcons } from "../../core/catalogue/static-rank.ts";
import { relations } from "../../core/icons/icon.ts";
import type { CompiledSet } from "./compile-set.server.ts";
import type { CuratedBrand, CuratedCategory, CuratedStyle } from "./curated.ts";
import { collectFacts, type FactSources } from "./collect-facts.server.ts";
import { layOutDrawings } from "./drawing-layout.ts";
import { chooseTags } from "./choose-tags.ts";

/** Everything that goes into a snapshot but the text index. */
export interface Assembly {
  content: SnapshotContent;
  facts: SnapshotFacts;
  /** Packed blocks in file order. */
  blocks: Uint8Array[];
}

export interface AssembleInput extends Omit<FactSources, "records"> {
  styles: readonly CuratedStyle[];
  categories: readonly CuratedCategory[];
  brands: readonly CuratedBrand[];
  tags: ReadonlyMap<string, readonly string[]>;
  compiled: readonly CompiledSet[];
  version: string;
}

/** Records of all sets end to end, before they are put in order. */
interface Records {
  count: number;
  name: string[];
  style: Uint16Array;
  /** Index in `concepts`. */
  concept: Uint32Array;
  concepts: string[];
  relation: Uint8Array;
  main: Uint32Array;
  drawingKey: Float64Array;
  /** Bytes of the drawing. */
  bytes: Uint32Array;
  isAlias: Uint8Array;
  id: Float64Array;
}

const mainRelation = relations.indexOf("main");
const popularFrom = 0.6;

/** Puts all sets together: one order, one list of concepts, facts with counts. */
export function assemble(input: AssembleInput): Assembly {
  const records = joinSets(input.compiled);
  requireDistinctIds(records, input.compiled);
  const roots = findRoots(records);
  const popularity = measureRoots(records, roots, input);
  const order = orderRecords({ records, roots, popularity, styles: input.styles });
  return arrange({ input, records, order, popularity, roots });
}

function joinSets(compiled: readonly CompiledSet[]): Records {
  const count = compiled.reduce((sum, { id }) => sum + id.length, 0);
  const name: string[] = [];
  const conceptOf: string[] = [];
  const records = {
    count,
    style: new Uint16Array(count),
    relation: new Uint8Array(count),
    main: new Uint32Array(count),
    drawingKey: new Float64Array(count),
    bytes: new Uint32Array(count),
    isAlias: new Uint8Array(count),
    id: new Float64Array(count),
  };
  for (const set of compiled) {
    const base = name.length;
    if (set.id.length === 0) continue;
    for (const each of set.names.split("\n")) name.push(each);
    for (const each of set.concepts.split("\n")) conceptOf.push(each);
    records.style.set(set.style, base);
    records.relation.set(
      set.flags.map((flags) => flags >> iconFlags.relationShift),
      base,
    );
    records.main.set(
      set.main.map((main) => main + base),
      base,
    );
    records.drawingKey.set(set.drawingKey, base);
    records.bytes.set(
      set.drawing.map((drawing) => set.drawings.lengths[drawing]!),
      base,
    );
    records.isAlias.set(set.isAlias, base);
    records.id.set(set.id, base);
  }
  const concepts = [...new Set(conceptOf)].toSorted(compareNames);
  const index = new Map(concepts.map((concept, position) => [concept, position]));
  return { ...records, name, concepts, concept: Uint32Array.from(conceptOf, (concept) => index.get(concept)!) };
}

function requireDistinctIds({ id, name }: Records, compiled: readonly CompiledSet[]): void {
  const sorted = id.toSorted();
  const repeated = sorted.find((value, index) => index > 0 && value === sorted[index - 1]);
  if (repeated === undefined) return;
  const prefixes = compiled.flatMap((set) => Array.from({ length: set.id.length }, () => set.prefix));
  const names = name.flatMap((each, index) => (id[index] === repeated ? [`${prefixes[index]}:${each}`] : []));
  throw new Error(
    `${names.join(" and ")} would share the id ${encodeIconId(repeated)}: give the newer one a salt in data/id-salts.jsonl`,
  );
}

interface Roots {
  /** Root of each concept. */
  ofConcept: Uint32Array;
  names: string[];
}

function findRoots({ concepts }: Records): Roots {
  const names: string[] = [];
  const indexes = new Map<string, number>();
  const ofConcept = Uint32Array.from(concepts, (concept) => {
    const root = toRoot(concept);
    const known = indexes.get(root);
    if (known !== undefined) return known;
    indexes.set(root, names.length);
    return names.push(root) - 1;
  });
  return { ofConcept, names };
}

/** Popularity of every root, 0 to about 1. */
function measureRoots(records: Records, roots: Roots, { styles, brands }: AssembleInput): Float64Array {
  const families = new Map<string, number>();
  const familyOfStyle = styles.map(({ family }) => getOrAdd(families, family));
  const tiers = new Map<number, Map<number, number>>();
  const iconCounts = new Uint32Array(roots.names.length);
  for (let index = 0; index < records.count; index++) {
    if (records.relation[index] !== mainRelation) continue;
    const root = roots.ofConcept[records.concept[index]!]!;
    const family = familyOfStyle[records.style[index]!]!;
    iconCounts[root]!++;
    let known = tiers.get(root);
    if (!known) tiers.set(root, (known = new Map()));
    known.set(family, Math.max(known.get(family) ?? 0, styles[records.style[index]!]!.tier));
  }
  const wanted = new Map(brands.map(({ concept }, position) => [concept, 0.9 - (0.35 * position) / brands.length]));
  return Float64Array.from(roots.names, (name, root) => {
    const told = estimatePopularity({
      familyTiers: [...(tiers.get(root)?.values() ?? [])],
      iconCount: iconCounts[root]!,
      wordCount: name.split("-").length,
    });
    return Math.max(told, wanted.get(name) ?? 0);
  });
}

interface Order {
  /** Record indexes in ordinal order. */
  records: Uint32Array;
  listedCount: number;
  distinctCount: number;
}

/** First the listed records whose drawings differ, then the listed repeats, then everything else; each by rank. */
function orderRecords(input: {
  records: Records;
  roots: Roots;
  popularity: Float64Array;
  styles: readonly CuratedStyle[];
}): Order {
  const { records, roots, popularity, styles } = input;
  const families = new Map<string, number>();
  const familyOfStyle = styles.map(({ family }) => getOrAdd(families, family));
  const quality = measureQuality(records, styles);
  const ranked = rankIcons({
    count: records.count,
    root: records.concept.map((concept) => roots.ofConcept[concept]!),
    family: records.style.map((style) => familyOfStyle[style]!),
    popularity,
    quality,
  });
  const repeats = findRepeats(records, quality);
  const group = (index: number) => (records.relation[index] !== mainRelation ? 2 : repeats[index]!);
  const distinct = ranked.filter((index) => group(index) === 0);
  const repeated = ranked.filter((index) => group(index) === 1);
  const unlisted = ranked.filter((index) => group(index) === 2);
  const order = new Uint32Array(records.count);
  order.set(distinct, 0);
  order.set(repeated, distinct.length);
  order.set(unlisted, distinct.length + repeated.length);
  return { records: order, listedCount: distinct.length + repeated.length, distinctCount: distinct.length };
}

/** How well a style is drawn and known, how plain the drawing is, and a spread that lets families take turns. */
function measureQuality(records: Records, styles: readonly CuratedStyle[]): Float32Array {
  const families = new Map<string, number>();
  const familySeed = styles.map(({ family }) => getOrAdd(families, family) + 1);
  return Float32Array.from({ length: records.count }, (_, index) => {
    const style = records.style[index]!;
    const { tier, isDeprecated, technique } = styles[style]!;
    const place = 1 - style / styles.length;
    const plainness = 1 - Math.min(1, Math.log2(1 + records.bytes[index]!) / 16);
    const spread = ((records.concept[index]! * 7919 + familySeed[style]! * 104_729) % 1009) / 1009;
    const penalty = (isDeprecated ? 0.3 : 0) + (technique === "duotone" || technique === "two-tone" ? 0.05 : 0);
    return Math.max(0, 0.45 * (tier / 5) + 0.2 * place + 0.15 * plainness + 0.2 * spread - penalty);
  });
}

/** 1 for listed records whose drawing another listed record shows better. */
function findRepeats(records: Records, quality: Float32Array): Uint8Array {
  const best = new Map<number, number>();
  const worth = (index: number) => quality[index]! - (records.isAlias[index] ? 10 : 0);
  for (let index = 0; index < records.count; index++) {
    if (records.relation[index] !== mainRelation) continue;
    const known = best.get(records.drawingKey[index]!);
    if (known === undefined || worth(index) > worth(known)) best.set(records.drawingKey[index]!, index);
  }
  return Uint8Array.from({ length: records.count }, (_, index) =>
    Number(records.relation[index] === mainRelation && best.get(records.drawingKey[index]!) !== index),
  );
}

function arrange(made: {
  input: AssembleInput;
  records: Records;
  order: Order;
  roots: Roots;
  popularity: Float64Array;
}): Assembly {
  const { input, records, order, roots, popularity } = made;
  const { compiled } = input;
  const ordinalOf = new Uint32Array(records.count);
  for (const [ordinal, record] of order.records.entries()) ordinalOf[record] = ordinal;

  const place = <Column extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
    target: Column,
    read: (set: CompiledSet, index: number) => number,
  ): Column => {
    let base = 0;
    for (const set of compiled) {
      for (let index = 0; index < set.id.length; index++) target[ordinalOf[base + index]!] = read(set, index);
      base += set.id.length;
    }
    return target;
  };

  const flags = place(new Uint16Array(records.count), (set, index) => set.flags[index]!);
  const concept = Uint32Array.from(order.records, (record) => records.concept[record]!);
  for (const [ordinal, each] of concept.entries()) {
    if (popularity[roots.ofConcept[each]!]! >= popularFrom) flags[ordinal]! |= iconFlags.isPopular;
  }
  const category = new Uint8Array(records.count * categorySlots).fill(noCategory);
  let base = 0;
  for (const set of compiled) {
    for (let index = 0; index < set.id.length; index++) {
      const slots = set.category.subarray(index * categorySlots, (index + 1) * categorySlots);
      category.set(slots, ordinalOf[base + index]! * categorySlots);
    }
    base += set.id.length;
  }
  const layout = layOutDrawings(compiled.map(({ drawings }) => drawings));
  const setPosition = new Map(compiled.map((set, position) => [set, position]));
  const { boxes, box } = collectBoxes(compiled, ordinalOf);
  const tags = chooseTags({ concepts: records.concepts, roots: roots, curated: input.tags, compiled });
  const content: SnapshotContent = {
    id: place(new Float64Array(records.count), (set, index) => set.id[index]!),
    name: Array.from(order.records, (record) => records.name[record]!),
    style: Uint16Array.from(order.records, (record) => records.style[record]!),
    concept,
    category,
    flags,
    palette: place(new Uint16Array(records.count), (set, index) => set.palette[index]!),
    version: place(new Uint8Array(records.count), (set, index) => set.animationVersion[index]!),
    box,
    drawing: place(
      new Uint32Array(records.count),
      (set, index) => layout.firstDrawing[setPosition.get(set)!]! + set.drawing[index]!,
    ),
    timestamp: place(new Uint32Array(records.count), (set) => set.timestamp),
    nativeSize: place(new Uint16Array(records.count), (set, index) => set.nativeSize[index]!),
    main: Uint32Array.from(order.records, (record) => ordinalOf[records.main[record]!]!),
    boxes,
    concepts: records.concepts,
    conceptTagStart: tags.start,
    conceptTag: tags.tag,
    tags: tags.tags,
    aliases: collectAliases(compiled, ordinalOf),
    drawingStart: layout.drawingStart,
    blockStart: layout.blockStart,
    blockOffset: layout.blockOffset,
  };
  const facts = collectFacts({ ...input, content, listedCount: order.listedCount, distinctCount: order.distinctCount });
  return { content, facts, blocks: layout.blocks };
}

function collectBoxes(compiled: readonly CompiledSet[], ordinalOf: Uint32Array) {
  const indexes = new Map<string, number>();
  const values: number[] = [];
  const box = new Uint16Array(ordinalOf.length);
  let base = 0;
  for (const set of compiled) {
    for (let index = 0; index < set.id.length; index++) {
      const four = set.box.subarray(index * 4, index * 4 + 4);
      const key = four.join(" ");
      let known = indexes.get(key);
      if (known === undefined) {
        known = indexes.size;
        indexes.set(key, known);
        values.push(...four);
      }
      box[ordinalOf[base + index]!] = known;
    }
    base += set.id.length;
  }
  if (indexes.size > 0xff_ff) throw new Error("more than 65,536 different view boxes");
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

function getOrAdd(indexes: Map<string, number>, key: string): number {
  const known = indexes.get(key);
  if (known !== undefined) return known;
  indexes.set(key, indexes.size);
  return indexes.size - 1;
}
