import { isBrandName, type ConceptReader } from "../../../core/catalogue/concept.ts";
import { createNameReader } from "../../../core/catalogue/style-rule.ts";
import type { Relation } from "../../../core/icons/icon.ts";
import { repairMarkup } from "../../../core/svg/document/repair-markup.ts";
import type { BoxRepair, CuratedSet } from "./curated.ts";
import type { UpstreamAlias, UpstreamIcon, UpstreamSet } from "../sources/source.ts";

/** One icon of a set while the set is compiled. */
export interface IconRecord extends UpstreamIcon {
  concept: string;
  /** API code. */
  style: string;
  /** Native size in px; 0 where the style does not tell sizes apart. */
  size: number;
  isSized: boolean;
  /** Another name, under another style, of a drawing that has a record of its own. */
  isAlias: boolean;
  /** The drawing is a logo. */
  isBrand: boolean;
  relation: Relation;
  /** Index of the record this one stands behind; its own index for main records. */
  main: number;
  animationVersion: number;
}

/** The records of a set and its other names. */
export interface ReadSet {
  records: IconRecord[];
  /** Names that stand for a record of another name. */
  aliases: { name: string; record: number }[];
  /** What other names tell about concepts: `concept \t other name`. */
  aliasTags: Set<string>;
}

/**
 * Makes records of icons that draw something, and of aliases that turn their icon or belong to another style: `add-sharp`
 * that is drawn like `add`. All other aliases remain names, and words for the concept.
 */
export function readRecords(
  upstream: UpstreamSet,
  {
    curated,
    readConcept,
    boxRepairs,
  }: { curated: CuratedSet; readConcept: ConceptReader; boxRepairs: ReadonlyMap<string, BoxRepair> },
): ReadSet {
  const readName = createNameReader(curated.rules);
  const lastStyle = curated.rules.at(-1)!.style;
  const records: IconRecord[] = [];
  const indexes = new Map<string, number>();
  const add = (icon: UpstreamIcon, isAlias: boolean) => {
    const read = readName(icon.name) ?? { style: lastStyle, base: icon.name, size: 0, isSized: false };
    indexes.set(icon.name, records.length);
    records.push({
      ...icon,
      body: repairMarkup(icon.body),
      concept: readConcept(read.base, curated),
      style: read.style,
      size: read.isSized ? read.size || Math.round(icon.height) : 0,
      isSized: read.isSized,
      isAlias,
      isBrand: curated.isBrands === true || isBrandName(read.base),
      relation: icon.isHidden ? "hidden" : "main",
      main: records.length,
      animationVersion: 1,
    });
  };
  for (const upstreamIcon of upstream.icons) {
    const icon = { ...upstreamIcon, ...boxRepairs.get(`${curated.prefix}:${upstreamIcon.name}`) };
    if (icon.body.trim() !== "" && icon.width > 0 && icon.height > 0) add(icon, false);
  }

  const aliasByName = new Map(upstream.aliases.map((alias) => [alias.name, alias]));
  const aliases: ReadSet["aliases"] = [];
  const aliasTags = new Set<string>();
  for (const alias of upstream.aliases) {
    if (indexes.has(alias.name)) continue;
    const target = followAlias(alias, { aliasByName, indexes });
    if (!target) continue;
    const parent = records[target.record]!;
    const read = readName(alias.name);
    const concept = read && readConcept(read.base, curated);
    const isOfOtherStyle = read && read.style !== parent.style && (read.isExplicit || concept === parent.concept);
    if (target.isTransformed || isOfOtherStyle) {
      add({ ...transform(parent, target), name: alias.name, isHidden: alias.isHidden || parent.isHidden }, true);
      continue;
    }
    aliases.push({ name: alias.name, record: target.record });
    if (concept && !parent.isHidden && concept !== parent.concept) aliasTags.add(`${parent.concept}\t${concept}`);
  }
  return { records, aliases, aliasTags };
}

interface AliasTarget {
  record: number;
  isTransformed: boolean;
  hFlip: boolean;
  vFlip: boolean;
  /** Quarter turns clockwise. */
  turns: number;
}

const longestChain = 8;

function followAlias(
  alias: UpstreamAlias,
  known: { aliasByName: ReadonlyMap<string, UpstreamAlias>; indexes: ReadonlyMap<string, number> },
): AliasTarget | undefined {
  let { hFlip, vFlip, parent } = alias;
  let turns = alias.rotate;
  for (let depth = 0; depth < longestChain; depth++) {
    const next = known.aliasByName.get(parent);
    if (!next) {
      const record = known.indexes.get(parent);
      turns = ((turns % 4) + 4) % 4;
      return record === undefined
        ? undefined
        : { record, isTransformed: hFlip || vFlip || turns !== 0, hFlip, vFlip, turns };
    }
    hFlip = hFlip !== next.hFlip;
    vFlip = vFlip !== next.vFlip;
    turns += next.rotate;
    parent = next.parent;
  }
  return undefined;
}

/** The mirrored or turned drawing, in a view box that starts at the origin. */
function transform(icon: UpstreamIcon, { hFlip, vFlip, turns, isTransformed }: AliasTarget): UpstreamIcon {
  if (!isTransformed) return icon;
  const { left, top, width, height } = icon;
  const steps: string[] = [];
  if (turns === 1) steps.push(`translate(${height} 0) rotate(90)`);
  if (turns === 2) steps.push(`rotate(180 ${width / 2} ${height / 2})`);
  if (turns === 3) steps.push(`translate(0 ${width}) rotate(-90)`);
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
