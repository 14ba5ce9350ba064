import type { Raster } from "../../src/core/pictures/raster.ts";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { disturb } from "./disturb.ts";
import { renderIcon } from "./recall.ts";

/** The ordinals of the icons that a picture shows among those that are accepted (one bit each), as if there were no others or not; likest first. */
export type FindAmong = (
  picture: Raster,
  options: { accepts: Uint32Array; isAll: boolean },
) => Promise<readonly number[]>;

const leastFamilies = 3;

/** Whether at least three families draw the concept of an icon. */
export function createCommonConceptTest({ catalogue }: Pick<OpenCatalogue, "catalogue">): (ordinal: number) => boolean {
  const known = new Map<string, boolean>();
  return (ordinal) => {
    const { commonName } = catalogue.icon(ordinal);
    let isCommon = known.get(commonName);
    if (isCommon === undefined) {
      const families = new Set(catalogue.listByConcept(commonName).map((one) => familyOf({ catalogue }, one)));
      isCommon = families.size >= leastFamilies;
      known.set(commonName, isCommon);
    }
    return isCommon;
  };
}

/** Shares (0…1) of drawings for which an icon of the same concept is among the first ten of other sets: any, or of another family. */
export interface ConceptShares {
  /** Where a filter leaves the own set out, or where it is not in the index. */
  ownSet: "filtered away" | "unknown";
  count: number;
  otherSet: number;
  otherFamily: number;
}

/** Searches by drawings among the other sets. */
export async function measureConcepts(
  opened: OpenCatalogue,
  find: FindAmong,
  ordinals: readonly number[],
): Promise<ConceptShares[]> {
  const { catalogue } = opened;
  const othersOf = createOtherSets(opened);
  const shares: ConceptShares[] = (["filtered away", "unknown"] as const).map((ownSet) => ({
    ownSet,
    count: 0,
    otherSet: 0,
    otherFamily: 0,
  }));
  for (const ordinal of ordinals) {
    const { isColor } = catalogue.icon(ordinal);
    const picture = await disturb({ svg: renderIcon(opened, ordinal), isColor }, { kinds: new Set(), seed: ordinal });
    if (!picture) continue;
    const accepts = othersOf(setOf(opened, ordinal));
    for (const share of shares) {
      const found = await find(picture, { accepts, isAll: share.ownSet === "unknown" });
      const isRight = (one: number) => catalogue.conceptOrdinal(one) === catalogue.conceptOrdinal(ordinal);
      const right = found.slice(0, 10).filter(isRight);
      share.count++;
      if (right.length > 0) share.otherSet++;
      if (right.some((one) => familyOf(opened, one) !== familyOf(opened, ordinal))) share.otherFamily++;
    }
  }
  for (const share of shares) {
    share.otherSet /= share.count;
    share.otherFamily /= share.count;
  }
  return shares;
}

const styleOf = ({ catalogue }: Pick<OpenCatalogue, "catalogue">, ordinal: number) =>
  catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
export const familyOf = (opened: Pick<OpenCatalogue, "catalogue">, ordinal: number) => styleOf(opened, ordinal).family;
const setOf = (opened: OpenCatalogue, ordinal: number) => styleOf(opened, ordinal).set;

/** A bit for each drawing that is not of the set. */
function createOtherSets(opened: OpenCatalogue): (set: string) => Uint32Array {
  const { distinctCount } = opened.catalogue;
  const bySet = Map.groupBy(
    Array.from({ length: distinctCount }, (_, ordinal) => ordinal),
    (ordinal) => setOf(opened, ordinal),
  );
  const known = new Map<string, Uint32Array>();
  return (set) => {
    let accepts = known.get(set);
    if (!accepts) {
      accepts = new Uint32Array(Math.ceil(distinctCount / 32)).fill(0xffff_ffff);
      for (const ordinal of bySet.get(set) ?? []) accepts[ordinal >>> 5]! &= ~(1 << (ordinal & 31));
      known.set(set, accepts);
    }
    return accepts;
  };
}
