import { sameLikeness, type Describer } from "../../src/core/pictures/describe-picture.ts";
import { compareViews } from "../../src/core/pictures/compare-views.ts";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { describeQuery } from "../../src/features/picture-search/describe/describe-query.ts";
import { familyOf } from "./concepts.ts";
import { disturb, disturbances, type Disturbance } from "./disturb.ts";
import { renderIcon } from "./recall.ts";

/** Shares (0…1) of pairs of pictures that are more alike than a likeness. */
export interface PairShares {
  likeness: number;
  /** One drawing, disturbed in one way. */
  sameIcon: number;
  /** One concept, drawn by two families. */
  sameConcept: number;
  /** Concepts without a word in common. */
  others: number;
}

export interface Pairs {
  counts: Record<Exclude<keyof PairShares, "likeness">, number>;
  shares: PairShares[];
}

/** How alike pictures are that two people may bring: of one icon, of one concept, of anything else. */
export async function measurePairs(
  opened: OpenCatalogue,
  describer: Describer,
  options: { ordinals: readonly number[]; likenesses: readonly number[] },
): Promise<Pairs> {
  const { catalogue } = opened;
  async function viewsOf(ordinal: number, kinds: readonly Disturbance[] = []): Promise<Int8Array[]> {
    const { isColor } = catalogue.icon(ordinal);
    const drawing = { svg: renderIcon(opened, ordinal), isColor };
    const picture = await disturb(drawing, { kinds: new Set(kinds), seed: ordinal });
    return picture ? describeQuery(describer, { raster: picture, isCut: false }).vectors : [];
  }
  const seen: { words: ReadonlySet<string>; views: Int8Array[] }[] = [];
  const likenesses = { sameIcon: [] as number[], sameConcept: [] as number[], others: [] as number[] };
  const compare = (kind: keyof typeof likenesses, one: Int8Array[], other: Int8Array[]) => {
    if (other.length > 0) likenesses[kind].push(compareViews(one, other) / sameLikeness);
  };
  for (const [place, ordinal] of options.ordinals.entries()) {
    const views = await viewsOf(ordinal);
    if (views.length === 0) continue;
    const { commonName } = catalogue.icon(ordinal);
    compare("sameIcon", views, await viewsOf(ordinal, [disturbances[place % disturbances.length]!]));
    const others = catalogue
      .listByConcept(commonName)
      .filter((one) => familyOf(opened, one) !== familyOf(opened, ordinal));
    compare("sameConcept", views, await viewsOf(others[place % others.length]!));
    for (const one of seen)
      if (!commonName.split("-").some((word) => one.words.has(word))) compare("others", views, one.views);
    seen.push({ words: new Set(commonName.split("-")), views });
  }
  const { sameIcon, sameConcept, others } = likenesses;
  return {
    counts: { sameIcon: sameIcon.length, sameConcept: sameConcept.length, others: others.length },
    shares: options.likenesses.map((likeness) => ({
      likeness,
      sameIcon: share(sameIcon, likeness),
      sameConcept: share(sameConcept, likeness),
      others: share(others, likeness),
    })),
  };
}

const share = (of: readonly number[], least: number): number => of.filter((one) => one >= least).length / of.length;
