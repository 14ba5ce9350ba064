import { estimatePopularity } from "../../../core/catalogue/popularity.ts";
import { mixTechniques } from "../../../core/catalogue/mix-techniques.ts";
import { rankIcons } from "../../../core/catalogue/static-rank.ts";
import { relations } from "../../../core/icons/icon.ts";
import type { CuratedBrand, CuratedStyle } from "./curated.ts";
import type { JoinedRecords } from "./join-sets.ts";

/** The static order of all records. */
export interface RecordOrder {
  /** Record indexes in ordinal order. */
  records: Uint32Array;
  listedCount: number;
  distinctCount: number;
  /** Popularity of every root, 0 to about 1. */
  popularity: Float64Array;
}

const mainRelation = relations.indexOf("main");

/** Popularity of the first and the last of the wanted brands; the others lie between. */
const brandPopularity = { first: 0.9, last: 0.6 } as const;

/** Shares of what makes one drawing of a concept better than another; they add up to 1. */
const share = { exactName: 0.3, leadStyle: 0.2, tier: 0.2, order: 0.1, plainness: 0.1, turn: 0.1 } as const;
const deprecationPenalty = 0.3;

/**
 * First the listed records whose drawings differ, then the listed repeats, then everything else; each by rank. Among the first ones,
 * techniques take turns within each root.
 *
 * @param technique how each record is drawn, by number; 0 where that is not known
 */
export function orderRecords(
  records: JoinedRecords,
  {
    styles,
    brands,
    technique,
  }: { styles: readonly CuratedStyle[]; brands: readonly CuratedBrand[]; technique: Uint8Array },
): RecordOrder {
  const families = numberFamilies(styles);
  const popularity = measurePopularity(records, { styles, brands, families });
  const quality = measureQuality(records, { styles, families });
  const root = records.concept.map((concept) => records.rootOfConcept[concept]!);
  const ranked = rankIcons({
    count: records.count,
    root,
    family: records.style.map((style) => families[style]!),
    popularity,
    quality,
  });
  const repeats = findRepeats(records, quality);
  const isListed = (record: number) => records.relation[record] === mainRelation;
  const distinct = ranked.filter((record) => isListed(record) && repeats[record] === 0);
  const repeated = ranked.filter((record) => isListed(record) && repeats[record] === 1);
  const unlisted = ranked.filter((record) => !isListed(record));
  const order = new Uint32Array(records.count);
  order.set(mixTechniques(distinct, { root, technique }), 0);
  order.set(repeated, distinct.length);
  order.set(unlisted, distinct.length + repeated.length);
  const listedCount = distinct.length + repeated.length;
  return { records: order, listedCount, distinctCount: distinct.length, popularity };
}

/** A number for the family of each style. */
function numberFamilies(styles: readonly CuratedStyle[]): Uint16Array {
  const numbers = new Map([...new Set(styles.map(({ family }) => family))].map((family, index) => [family, index]));
  return Uint16Array.from(styles, ({ family }) => numbers.get(family)!);
}

function measurePopularity(
  records: JoinedRecords,
  facts: { styles: readonly CuratedStyle[]; brands: readonly CuratedBrand[]; families: Uint16Array },
): Float64Array {
  const { styles, brands, families } = facts;
  const tiers = records.roots.map(() => new Map<number, number>());
  const iconCounts = new Uint32Array(records.roots.length);
  for (let record = 0; record < records.count; record++) {
    if (records.relation[record] !== mainRelation) continue;
    const root = records.rootOfConcept[records.concept[record]!]!;
    const style = records.style[record]!;
    const known = tiers[root]!;
    iconCounts[root]!++;
    known.set(families[style]!, Math.max(known.get(families[style]!) ?? 0, styles[style]!.tier));
  }
  const step = (brandPopularity.first - brandPopularity.last) / Math.max(1, brands.length - 1);
  const wanted = new Map(brands.map(({ concept }, place) => [concept, brandPopularity.first - step * place]));
  return Float64Array.from(records.roots, (name, root) =>
    Math.max(
      wanted.get(name) ?? 0,
      estimatePopularity({
        familyTiers: [...tiers[root]!.values()],
        iconCount: iconCounts[root]!,
        wordCount: name.split("-").length,
      }),
    ),
  );
}

/** How good one drawing of a root is, 0 to 1: named exactly so, in a leading and well-known style, plainly drawn. */
function measureQuality(
  records: JoinedRecords,
  { styles, families }: { styles: readonly CuratedStyle[]; families: Uint16Array },
): Float32Array {
  const placeInFamily = styles.map(({ family }, index) =>
    styles.slice(0, index).reduce((place, other) => place + Number(other.family === family), 0),
  );
  const ofStyle = styles.map(
    ({ tier, isDeprecated }, index) =>
      (share.tier * tier) / 5 +
      share.order * (1 - index / styles.length) +
      share.leadStyle / (1 + placeInFamily[index]!) -
      (isDeprecated ? deprecationPenalty : 0),
  );
  return Float32Array.from({ length: records.count }, (_, record) => {
    const style = records.style[record]!;
    const concept = records.concept[record]!;
    const root = records.rootOfConcept[concept]!;
    const isExact = records.concepts[concept] === records.roots[root];
    const plainness = 1 - Math.min(1, Math.log2(1 + records.bytes[record]!) / 16);
    return (
      ofStyle[style]! +
      share.plainness * plainness +
      share.turn * yieldToRequests(root, families[style]!) +
      (isExact ? share.exactName : 0)
    );
  });
}

/** 0 to 1, the same for one root and family and spread evenly: lets another family begin each concept. */
const yieldToRequests = (root: number, family: number) => ((root * 7919 + (family + 1) * 104_729) % 1009) / 1008;

/** 1 for listed records whose drawing another listed record shows better. */
function findRepeats(records: JoinedRecords, quality: Float32Array): Uint8Array {
  const best = new Map<number, number>();
  const worth = (record: number) => quality[record]! - (records.isAlias[record] ? 10 : 0);
  for (let record = 0; record < records.count; record++) {
    if (records.relation[record] !== mainRelation) continue;
    const known = best.get(records.drawingKey[record]!);
    if (known === undefined || worth(record) > worth(known)) best.set(records.drawingKey[record]!, record);
  }
  return Uint8Array.from({ length: records.count }, (_, record) =>
    Number(records.relation[record] === mainRelation && best.get(records.drawingKey[record]!) !== record),
  );
}
