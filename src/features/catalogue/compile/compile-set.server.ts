import { hash } from "node:crypto";
import type { Classifier } from "../../../core/catalogue/classify.ts";
import type { ConceptReader } from "../../../core/catalogue/concept.ts";
import { packLook } from "../../../core/catalogue/look-bits.ts";
import { encodeIconId } from "../../../core/catalogue/icon-id.ts";
import { categorySlots, iconFlags, noCategory } from "../../../core/catalogue/snapshot.ts";
import { relations } from "../../../core/icons/icon.ts";
import { colorClasses } from "../../../core/icons/vocabulary.ts";
import { analyzeDrawing, type DrawingTraits } from "../../../core/svg/analyze-drawing.ts";
import { renderDocument } from "../../../core/svg/document/render-document.ts";
import { makeIdsUnique } from "../../../core/svg/document/unique-ids.ts";
import { describeLook, type Look } from "../../../core/svg/shapes/describe-look.ts";
import { drawGrid, type Grid, gridSize, putGrid } from "../../../core/svg/shapes/draw-grid.ts";
import { readShapes } from "../../../core/svg/shapes/read-shapes.ts";
import type { SeenDrawing } from "../../../core/svg/shapes/see-drawing.ts";
import type { BoxRepair, CuratedSet } from "./curated.ts";
import { DrawingPacker, type PackedDrawings } from "./drawing-pack.server.ts";
import type { SeeDrawings } from "../../../platform/workers/see-drawings.server.ts";
import { readRecords, type IconRecord } from "./read-records.ts";
import { numberAnimations, relateRepeats, relateSizes, relateTones } from "./relate-records.ts";
import { packOriginal, type PackedOriginal } from "../sources/pack-original.ts";
import type { UpstreamSet } from "../sources/source.ts";

/** One set after everything that can be done without knowing the others; plain data, it travels between threads. */
export interface CompiledSet {
  prefix: string;
  name: string;
  url: string | null;
  licenseUrl: string | null;
  version: string | null;
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
  /** See `packLook`. */
  look: Uint8Array;
  /** Coarse pictures, see `gridAt`; none of what is drawn in colors of its own or moves. */
  grids: Uint32Array;
  animationVersion: Uint8Array;
  /** Left, top, width, height. */
  box: Float32Array;
  nativeSize: Uint16Array;
  /** Unix seconds since when the set has the icon. */
  arrival: Uint32Array;
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
  /** What other names tell about concepts: `concept \t other name`, joined by line breaks. */
  aliasTags: string;
  original: PackedOriginal | null;
}

/** What the compiler of one set is told. */
export interface SetContext {
  curated: CuratedSet;
  /** Place in the list of styles, by API code. */
  styleIndex: ReadonlyMap<string, number>;
  /** Native grid in px, by API code. */
  styleSize: ReadonlyMap<string, number>;
  /** How drawings of a style look as far as they cannot be measured, by API code. */
  styleLook: ReadonlyMap<string, Look>;
  categoryIndex: ReadonlyMap<string, number>;
  classifier: Classifier;
  readConcept: ConceptReader;
  /** Salts for icons whose ids would collide, by Iconify name. */
  salts: ReadonlyMap<string, string>;
  /** View boxes to use instead of broken ones, by Iconify name. */
  boxRepairs: ReadonlyMap<string, BoxRepair>;
  /** Unix seconds since when the set has each icon; the empty name stands for all that are not named. */
  arrivals: ReadonlyMap<string, number>;
  seeDrawings: SeeDrawings;
}

/** Turns one upstream set into records with styles, concepts, relations, traits and packed drawings. */
export async function compileSet(upstream: UpstreamSet, context: SetContext): Promise<CompiledSet> {
  const { curated, arrivals } = context;
  const { records, aliases, aliasTags } = readRecords(upstream, context);
  const ids = records.map(({ name }) => toIconNumber(`${curated.prefix}:${name}`, context.salts));
  const { traits, keys, drawing, drawings } = packDrawings(records, ids);
  const seen = await seeColored(records, { traits, keys, seeDrawings: context.seeDrawings });
  const { looks, grids } = describeLooks(records, { traits, keys, seen, styleLook: context.styleLook });
  relateTones(records);
  relateSizes(records, context.styleSize);
  relateRepeats(records, { keys, aliasTags });
  numberAnimations(records, (index) => traits[index]!.isAnimated);
  const arrived = (name: string) => arrivals.get(name) ?? arrivals.get("") ?? upstream.timestamp;
  return {
    prefix: curated.prefix,
    name: upstream.name,
    url: upstream.url,
    licenseUrl: upstream.licenseUrl,
    version: upstream.version,
    names: records.map(({ name }) => name).join("\n"),
    concepts: records.map(({ concept }) => concept).join("\n"),
    id: Float64Array.from(ids),
    style: Uint16Array.from(records, ({ style }) => context.styleIndex.get(style)!),
    category: classifyRecords(records, upstream, context),
    flags: Uint16Array.from(records, (record, index) => toFlags(record, traits[index]!)),
    palette: Uint16Array.from(traits, ({ palette }, index) => seen.get(keys[index]!)?.palette ?? palette),
    look: looks,
    grids,
    animationVersion: Uint8Array.from(records, ({ animationVersion }) => animationVersion),
    box: Float32Array.from(records.flatMap(({ left, top, width, height }) => [left, top, width, height])),
    nativeSize: Uint16Array.from(records, ({ size }) => size),
    arrival: Uint32Array.from(records, ({ name }) => arrived(name)),
    main: Uint32Array.from(records, ({ main }) => main),
    isAlias: Uint8Array.from(records, ({ isAlias }) => Number(isAlias)),
    drawingKey: Float64Array.from(keys),
    drawing: Uint32Array.from(drawing),
    drawings,
    aliases: aliases.map(({ name, record }) => `${name}\t${record}`).join("\n"),
    aliasTags: [...aliasTags].join("\n"),
    original: upstream.original && packOriginal(upstream.original),
  };
}

/** The number behind an icon's id: 52 bits of a hash of its Iconify name, with a salt where the curated files give one. */
export function toIconNumber(iconifyName: string, salts: ReadonlyMap<string, string>): number {
  return hashTo52Bits(iconifyName + (salts.get(iconifyName) ?? ""));
}

/** What tells drawings apart: the box and the markup, whatever its ids are called. */
const shapeOf = ({ body, left, top, width, height }: Drawn) =>
  `${left} ${top} ${width} ${height} ${makeIdsUnique(body, "i")}`;
type Drawn = Pick<IconRecord, "body" | "left" | "top" | "width" | "height">;

/** 52 bits that are equal for equal drawings. */
export const toDrawingKey = (drawn: Drawn) => hashTo52Bits(shapeOf(drawn));

/** The markup of an icon, its ids unlike those of any other. */
export const toOwnMarkup = (body: string, id: number) => makeIdsUnique(body, `i${encodeIconId(id)}`);

const hashTo52Bits = (text: string) => Number.parseInt(hash("sha256", text).slice(0, 13), 16);

/** Reads the traits of every drawing and packs it with ids of its own. */
function packDrawings(records: readonly IconRecord[], ids: readonly number[]) {
  const packer = new DrawingPacker();
  const known = new Map<string, { traits: DrawingTraits; key: number }>();
  const traits: DrawingTraits[] = [];
  const keys: number[] = [];
  const drawing: number[] = [];
  for (const [index, record] of records.entries()) {
    const { body } = record;
    const shape = shapeOf(record);
    let read = known.get(shape);
    if (!read) {
      read = { traits: analyzeDrawing(body), key: hashTo52Bits(shape) };
      known.set(shape, read);
    }
    traits.push(read.traits);
    keys.push(read.key);
    drawing.push(packer.add(toOwnMarkup(body, ids[index]!)));
  }
  return { traits, keys, drawing, drawings: packer.finish() };
}

/** What is seen of drawings that are not in the color of the text, by key: only rendered one knows which color has the largest area. */
async function seeColored(
  records: readonly IconRecord[],
  {
    traits,
    keys,
    seeDrawings,
  }: { traits: readonly DrawingTraits[]; keys: readonly number[]; seeDrawings: SeeDrawings },
): Promise<ReadonlyMap<number, SeenDrawing | undefined>> {
  const wanted = new Map<number, IconRecord>();
  for (const [index, record] of records.entries()) {
    if (traits[index]!.isColor) wanted.set(keys[index]!, record);
  }
  const drawings = Array.from(wanted.values(), ({ body, left, top, width, height }) =>
    renderDocument(body, [left, top, width, height]),
  );
  const seen = await seeDrawings(drawings);
  return new Map([...wanted.keys()].map((key, place) => [key, seen[place]]));
}

/** The look and a coarse picture of every drawing; the same drawing in another style may be taken for something else. */
function describeLooks(
  records: readonly IconRecord[],
  {
    traits,
    keys,
    seen,
    styleLook,
  }: {
    traits: readonly DrawingTraits[];
    keys: readonly number[];
    seen: ReadonlyMap<number, SeenDrawing | undefined>;
    styleLook: ReadonlyMap<string, Look>;
  },
): { looks: Uint8Array; grids: Uint32Array } {
  const known = new Map<string, { look: number; grid: Grid | undefined }>();
  const looks = new Uint8Array(records.length);
  const grids = new Uint32Array(records.length * gridSize);
  for (const [index, { style, body, width, height }] of records.entries()) {
    const key = `${style} ${keys[index]!}`;
    let described = known.get(key);
    if (described === undefined) {
      const { isColor, isAnimated } = traits[index]!;
      const shapes = isColor || isAnimated ? undefined : readShapes(body);
      const size = Math.max(width, height);
      const drawing = { body, size, isColor, isAnimated, shapes, seen: seen.get(keys[index]!) };
      described = { look: packLook(describeLook(drawing, styleLook.get(style)!)), grid: shapes && drawGrid(shapes) };
      known.set(key, described);
    }
    looks[index] = described.look;
    if (described.grid) putGrid(described.grid, grids, index);
  }
  return { looks, grids };
}

function toFlags({ relation }: Pick<IconRecord, "relation">, traits: DrawingTraits): number {
  return toTraitFlags(traits) | (relations.indexOf(relation) << iconFlags.relationShift);
}

/** The traits of a drawing as `iconFlags`; its relation is "main". */
export function toTraitFlags({ colors, isColor, isAnimated, hasStroke }: DrawingTraits): number {
  return (
    colorClasses.indexOf(colors) |
    (isColor ? iconFlags.isColor : 0) |
    (isAnimated ? iconFlags.isAnimated : 0) |
    (hasStroke ? iconFlags.hasStroke : 0)
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
  for (const [index, { name, concept, isBrand }] of records.entries()) {
    const sourceCategories = [...new Set(sources.get(name))];
    slots.set(classifier.classify(concept, { setDefault, sourceCategories, isBrand }), index * categorySlots);
  }
  return slots;
}
