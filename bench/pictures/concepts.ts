import type { Raster } from "../../src/core/pictures/raster.ts";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { disturb } from "./disturb.ts";
import { printIcon } from "./recall.ts";

/** The ordinals of the icons that a picture shows among those that are accepted (one bit each), likest first. */
export type FindAmong = (picture: Raster, accepts: Uint32Array) => Promise<readonly number[]>;

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

export interface ConceptShares {
  count: number;
  /** Shares (0…1) of drawings for which an icon of the same concept is among the first ten of other sets: any, or of another family. */
  otherSet: number;
  otherFamily: number;
}

/** Searches by drawings among the other sets. */
export async function measureConcepts(
  opened: OpenCatalogue,
  find: FindAmong,
  ordinals: readonly number[],
): Promise<ConceptShares> {
  const { catalogue } = opened;
  const othersOf = createOtherSets(opened);
  let [count, otherSet, otherFamily] = [0, 0, 0];
  for (const ordinal of ordinals) {
    const { isColor, commonName } = catalogue.icon(ordinal);
    const picture = await disturb({ svg: printIcon(opened, ordinal), isColor }, { kinds: new Set(), seed: ordinal });
    if (!picture) continue;
    const found = await find(picture, othersOf(setOf(opened, ordinal)));
    const family = familyOf(opened, ordinal);
    const right = found.slice(0, 10).filter((one) => catalogue.icon(one).commonName === commonName);
    count++;
    if (right.length > 0) otherSet++;
    if (right.some((one) => familyOf(opened, one) !== family)) otherFamily++;
  }
  return { count, otherSet: otherSet / count, otherFamily: otherFamily / count };
}

const styleOf = ({ catalogue }: Pick<OpenCatalogue, "catalogue">, ordinal: number) =>
  catalogue.styles[catalogue.styleOrdinal(ordinal)]!;
const familyOf = (opened: Pick<OpenCatalogue, "catalogue">, ordinal: number) => styleOf(opened, ordinal).family;
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
