import { createHash } from "node:crypto";
import { categorySlots, iconFlags, noCategory } from "../../core/catalogue/snapshot.ts";
import { encodeIconId } from "../../core/catalogue/icon-id.ts";
import { toConcept } from "../../core/catalogue/concept.ts";
import { createNameReader } from "../../core/catalogue/style-rule.ts";
import type { Classifier } from "../../core/catalogue/classify.ts";
import { relations, type Relation } from "../../core/icons/icon.ts";
import { colorClasses } from "../../core/icons/vocabulary.ts";
import { analyseDrawing, type DrawingTraits } from "../../core/svg/analyse-drawing.ts";
import { makeIdsUnique } from "../../core/svg/unique-ids.ts";
import type { CuratedSet } from "./curated.ts";
import { DrawingPacker, type PackedDrawings } from "./drawing-pack.server.ts";
import { findToneBase } from "./skin-tones.ts";
import type { UpstreamAlias, UpstreamIcon, UpstreamSet } from "./sources/source.ts";

/** One set after everything that can be done without knowing the others; plain data, it travels between threads. */
export interface CompiledSet {
  prefix: string;
  name: string;
  authorName: string;
  url: string | null;
  licenceUrl: string | null;
  version: string | null;
  timestamp: number;
  /** Upstream names of the records, joined by line breaks. */
  names: string;
  /** Their concepts, likewise. */
  concepts: string;
  id: Float64Array;
  /** Index in the list of styles the compiler was given. */
  style: Uint16Array;
  category: Uint8Array;
  flags: Uint16Array;
  palette: Uint16Array;
  animationVersion: Uint8Array;
  /** Left, top, width, height. */
  box: Float32Array;
  nativeSize: Uint16Array;
  /** Index of the main record in this set. */
  main: Uint32Array;
  /** 1 for records that are another name of a drawing in another style. */
  isAlias: Uint8Array;
  /** 52 bits that are equal for equal drawings. */
  drawingKey: Float64Array;
  drawing: Uint32Array;
  drawings: PackedDrawings;
  /** Names that stand for a record of another name: `name \t record`, joined by line breaks. */
  aliases: string;
  /** Words for concepts that aliases tell: `concept \t tag`, joined by line breaks. */
  aliasTags: string;
}

/** What the compiler of one set is told. */
export interface SetContext {
  curated: CuratedSet;
  /** Place in the list of styles, by API code. */
  styleIndex: ReadonlyMap<string, number>;
  /** Native grid in px, by API code. */
  styleSize: ReadonlyMap<string, number>;
  categoryIndex: ReadonlyMap<string, number>;
  classifier: Classifier;
  /** Salts for icons whose ids would collide, by Iconify name. */
  salts: ReadonlyMap<string, string>;
}

interface IconRecord extends UpstreamIcon {
  concept: string;
  style: string;
  size: number;
  isSized: boolean;
  isAlias: boolean;
  relation: Relation;
  main: number;
  animationVersion: number;
  drawing: number;
}

/** Turns one upstream set into records with styles, concepts, relations, traits and packed drawings. */
export function compileSet(upstream: UpstreamSet, context: SetContext): CompiledSet {
  const { curated } = context;
  const { records, aliases, aliasTags } = readRecords(upstream, context);
  const ids = records.map(({ name }) => toIconNumber(`${curated.prefix}:${name}`, context.salts));
  const { traits, keys, drawings } = readDrawings(records, ids);
  relateTones(records);
  relateSizes(records, context);
  relateRepeats(records, { keys, aliasTags });
  numberAnimations(records, traits);
  return {
    prefix: curated.prefix,
    name: upstream.name,
    authorName: upstream.authorName,
    url: upstream.url,
    licenceUrl: upstream.licenceUrl,
    version: upstream.version,
    timestamp: upstream.timestamp,
    names: records.map(({ name }) => name).join("\n"),
    concepts: records.map(({ concept }) => concept).join("\n"),
    id: Float64Array.from(ids),
    style: Uint16Array.from(records, ({ style }) => context.styleIndex.get(style)!),
    category: classifyRecords(records, upstream, context),
    flags: Uint16Array.from(records, (record, index) => toFlags(record, traits[index]!)),
    palette: Uint16Array.from(traits, ({ palette }) => palette),
    animationVersion: Uint8Array.from(records, ({ animationVersion }) => animationVersion),
    box: Float32Array.from(records.flatMap(({ left, top, width, height }) => [left, top, width, height])),
    nativeSize: Uint16Array.from(records, ({ size }) => size),
    main: Uint32Array.from(records, ({ main }) => main),
    isAlias: Uint8Array.from(records, ({ isAlias }) => Number(isAlias)),
    drawingKey: Float64Array.from(keys),
    drawing: Uint32Array.from(records, ({ drawing }) => drawing),
    drawings,
    aliases: aliases.map(({ name, record }) => `${name}\t${record}`).join("\n"),
    aliasTags: [...aliasTags].join("\n"),
  };
}

/** The number behind an icon's id: 52 bits of a hash of its Iconify name. */
export function toIconNumber(iconifyName: string, salts: ReadonlyMap<string, string>): number {
  return hashTo52Bits(iconifyName + (salts.get(iconifyName) ?? ""));
}

function hashTo52Bits(text: string): number {
  const digest = createHash("sha256").update(text).digest();
  return digest.readUIntBE(0, 6) * 16 + (digest[6]! >> 4);
}

function readRecords(upstream: UpstreamSet, { curated }: SetContext) {
  const readName = createNameReader(curated.rules);
  const lastStyle = curated.rules.at(-1)!.style;
  const records: IconRecord[] = [];
  const indexes = new Map<string, number>();
  const add = (icon: UpstreamIcon, isAlias: boolean) => {
    const read = readName(icon.name) ?? { style: lastStyle, base: icon.name, size: 0, isSized: false };
    indexes.set(icon.name, records.length);
    records.push({
      ...icon,
      concept: toConcept(read.base, curated.isBrands === true),
      style: read.style,
      size: read.isSized ? read.size || Math.round(icon.height) : 0,
      isSized: read.isSized,
      isAlias,
      relation: icon.isHidden ? "hidden" : "main",
      main: records.length,
      animationVersion: 1,
      drawing: 0,
    });
  };
  for (const icon of upstream.icons) if (icon.body.trim() !== "") add(icon, false);

  const aliasByName = new Map(upstream.aliases.map((alias) => [alias.name, alias]));
  const aliases: { name: string; record: number }[] = [];
  const aliasTags = new Set<string>();
  for (const alias of upstream.aliases) {
    if (indexes.has(alias.name)) continue;
    const target = followAlias(alias, { aliasByName, indexes });
    if (!target) continue;
    const parent = records[target.record]!;
    const read = readName(alias.name);
    if (target.isTransformed || (read && read.style !== parent.style)) {
      add({ ...transform(parent, target), name: alias.name, isHidden: alias.isHidden || parent.isHidden }, true);
      continue;
    }
    aliases.push({ name: alias.name, record: target.record });
    const concept = read && toConcept(read.base, curated.isBrands === true);
    if (concept && !parent.isHidden && concept !== parent.concept) aliasTags.add(`${parent.concept}\t${concept}`);
  }
  return { records, aliases, aliasTags };
}

interface AliasTarget {
  record: number;
  isTransformed: boolean;
  hFlip: boolean;
  vFlip: boolean;
  rotate: number;
}

function followAlias(
  alias: UpstreamAlias,
  known: { aliasByName: ReadonlyMap<string, UpstreamAlias>; indexes: ReadonlyMap<string, number> },
): AliasTarget | undefined {
  let { hFlip, vFlip, rotate } = alias;
  let { parent } = alias;
  for (let depth = 0; depth < 8; depth++) {
    const next = known.aliasByName.get(parent);
    const record = known.indexes.get(parent);
    if (record !== undefined && !next)
      return { record, isTransformed: hFlip || vFlip || rotate % 4 !== 0, hFlip, vFlip, rotate };
    if (!next) return undefined;
    hFlip = hFlip !== next.hFlip;
    vFlip = vFlip !== next.vFlip;
    rotate += next.rotate;
    parent = next.parent;
  }
  return undefined;
}

/** The mirrored or turned drawing, in a view box that starts at the origin when anything moved. */
function transform(icon: UpstreamIcon, { hFlip, vFlip, rotate, isTransformed }: AliasTarget): UpstreamIcon {
  if (!isTransformed) return icon;
  const { left, top, width, height } = icon;
  const steps: string[] = [];
  const turns = ((rotate % 4) + 4) % 4;
  if (turns === 1) steps.push(`rotate(90 ${height / 2} ${height / 2})`);
  if (turns === 2) steps.push(`rotate(180 ${width / 2} ${height / 2})`);
  if (turns === 3) steps.push(`rotate(-90 ${width / 2} ${width / 2})`);
  if (hFlip || vFlip) {
    steps.push(`translate(${hFlip ? width : 0} ${vFlip ? height : 0}) scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`);
  }
  if (left !== 0 || top !== 0) steps.push(`translate(${-left} ${-top})`);
  const isTurned = turns % 2 === 1;
  return {
    ...icon,
    body: `<g transform="${steps.join(" ")}">${icon.body}</g>`,
    left: 0,
    top: 0,
    width: isTurned ? height : width,
    height: isTurned ? width : height,
  };
}

function readDrawings(records: IconRecord[], ids: readonly number[]) {
  const packer = new DrawingPacker();
  const byBody = new Map<string, { traits: DrawingTraits; key: number }>();
  const traits: DrawingTraits[] = [];
  const keys: number[] = [];
  for (const [index, record] of records.entries()) {
    const canonical = makeIdsUnique(record.body, "i");
    const shape = `${record.left} ${record.top} ${record.width} ${record.height} ${canonical}`;
    let known = byBody.get(shape);
    if (!known) {
      known = { traits: analyseDrawing(record.body), key: hashTo52Bits(shape) };
      byBody.set(shape, known);
    }
    traits.push(known.traits);
    keys.push(known.key);
    const own =
      canonical === record.body && !record.body.includes(' id="')
        ? record.body
        : makeIdsUnique(record.body, `i${encodeIconId(ids[index]!)}`);
    record.drawing = packer.add(own);
    record.body = "";
  }
  return { traits, keys, drawings: packer.finish() };
}

/** Skin tones stand behind the drawing without one. */
function relateTones(records: IconRecord[]): void {
  const indexes = new Map(records.map(({ name }, index) => [name, index]));
  const names = new Set(indexes.keys());
  for (const record of records) {
    if (record.relation !== "main") continue;
    const base = findToneBase(record.name, names);
    if (base === undefined) continue;
    record.relation = "variant";
    record.main = indexes.get(base)!;
    record.concept = records[record.main]!.concept;
  }
}

/** Native sizes stand behind the one nearest to the grid of the style. */
function relateSizes(records: IconRecord[], { styleSize }: SetContext): void {
  const groups = new Map<string, number[]>();
  for (const [index, record] of records.entries()) {
    if (!record.isSized || record.relation !== "main") continue;
    const key = `${record.style} ${record.concept}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  for (const members of groups.values()) {
    const target = styleSize.get(records[members[0]!]!.style) ?? 24;
    const bySize = new Map<number, number>();
    for (const index of members) if (!bySize.has(records[index]!.size)) bySize.set(records[index]!.size, index);
    const [main] = [...bySize]
      .toSorted(([sizeA], [sizeB]) => Math.abs(sizeA - target) - Math.abs(sizeB - target) || sizeB - sizeA)[0]!
      .toReversed();
    for (const index of bySize.values()) {
      if (index === main) continue;
      records[index]!.relation = "resolution";
      records[index]!.main = main!;
    }
    if (bySize.size === 1) records[main!]!.size = 0;
  }
}

/** Of equal drawings in one style only the one with the plainest name is listed; the other names become tags. */
function relateRepeats(
  records: IconRecord[],
  { keys, aliasTags }: { keys: readonly number[]; aliasTags: Set<string> },
): void {
  const groups = new Map<string, number[]>();
  for (const [index, record] of records.entries()) {
    if (record.relation !== "main") continue;
    const key = `${record.style} ${keys[index]}`;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  }
  for (const members of groups.values()) {
    if (members.length === 1) continue;
    const [main, ...repeats] = members.toSorted((a, b) => plainness(records[a]!) - plainness(records[b]!) || a - b);
    for (const index of repeats) {
      records[index]!.relation = "duplicate";
      records[index]!.main = main!;
      const concept = records[main!]!.concept;
      if (records[index]!.concept !== concept) aliasTags.add(`${concept}\t${records[index]!.concept}`);
    }
  }
}

const plainness = ({ isAlias, name }: IconRecord) => (isAlias ? 1000 : 0) + name.length;

function numberAnimations(records: IconRecord[], traits: readonly DrawingTraits[]): void {
  const counts = new Map<string, number>();
  for (const [index, record] of records.entries()) {
    if (record.relation !== "main" || !traits[index]!.isAnimated) continue;
    const key = `${record.style} ${record.concept}`;
    record.animationVersion = Math.min(255, (counts.get(key) ?? 0) + 1);
    counts.set(key, record.animationVersion);
  }
}

function toFlags({ relation }: IconRecord, { colors, isColor, isAnimated, hasStroke }: DrawingTraits): number {
  return (
    colorClasses.indexOf(colors) |
    (isColor ? iconFlags.isColor : 0) |
    (isAnimated ? iconFlags.isAnimated : 0) |
    (hasStroke ? iconFlags.hasStroke : 0) |
    (relations.indexOf(relation) << iconFlags.relationShift)
  );
}

function classifyRecords(
  records: readonly IconRecord[],
  upstream: UpstreamSet,
  { curated, classifier, categoryIndex }: SetContext,
): Uint8Array {
  const sources = new Map<string, number[]>();
  for (const [name, members] of upstream.categories) {
    const own = curated.sourceCategories?.[name];
    const indexes = own === undefined ? classifier.fromSource(name) : own === null ? [] : [categoryIndex.get(own)!];
    if (indexes.length === 0) continue;
    for (const member of members) sources.set(member, [...(sources.get(member) ?? []), ...indexes]);
  }
  const setDefault = curated.category === undefined ? undefined : categoryIndex.get(curated.category);
  const slots = new Uint8Array(records.length * categorySlots).fill(noCategory);
  for (const [index, { name, concept }] of records.entries()) {
    const sourceCategories = [...new Set(sources.get(name))];
    slots.set(classifier.classify(concept, { setDefault, sourceCategories }), index * categorySlots);
  }
  return slots;
}
