import type { Raster } from "../../src/core/pictures/raster.ts";
import { freezeMotion } from "../../src/core/svg/freeze-motion.ts";
import { renderDocument } from "../../src/core/svg/document/render-document.ts";
import type { OpenCatalogue } from "../../src/features/catalogue/contract.ts";
import { createRandom } from "../measure/random.ts";
import { type Disturbance, type Original, disturb, disturbances, neighborhoods, pickSeveral } from "./disturb.ts";
import { areTwins, drawForComparison } from "./twins.ts";

/** The ordinals of the icons that a picture shows, likest first, at least ten. */
export type Find = (picture: Raster) => readonly number[] | Promise<readonly number[]>;

/** Shares (0…1) of the queries whose icon, or one that nobody can tell from it, came first or in the first ten. */
export interface Recall {
  kind: string;
  count: number;
  /** Queries that could not be drawn: white icons on white. */
  unseen: number;
  first: number;
  firstTen: number;
  exactFirst: number;
  exactFirstTen: number;
}

interface Hit {
  isColor: boolean;
  first: boolean;
  firstTen: boolean;
  exactFirst: boolean;
  exactFirstTen: boolean;
}

/** The listed disturbances together, one at a time. */
export const allKinds = "all, one at a time";
const kindsOfQuery: readonly (readonly [string, (seed: number) => ReadonlySet<Disturbance>])[] = [
  ...[...disturbances, "no room" as const].map((kind) => [kind, () => new Set([kind])] as const),
  ["several at once", pickSeveral],
  ...neighborhoods.map((kind) => [kind, () => new Set([kind])] as const),
];

/** So many different drawings from all over the catalogue, the same for the same catalogue and seed. */
export function sampleDrawings(
  { catalogue }: Pick<OpenCatalogue, "catalogue">,
  { amount, seed, accepts = () => true }: { amount: number; seed: number; accepts?: (ordinal: number) => boolean },
): number[] {
  const random = createRandom(seed);
  const seen = new Set<number>();
  const chosen: number[] = [];
  while (chosen.length < amount && seen.size < catalogue.distinctCount) {
    const ordinal = Math.floor(random() * catalogue.distinctCount);
    if (!seen.has(ordinal) && accepts(ordinal)) chosen.push(ordinal);
    seen.add(ordinal);
  }
  return chosen;
}

/** The document of an icon as one picture shows it. */
export function renderIcon(
  { catalogue, drawings }: Pick<OpenCatalogue, "catalogue" | "drawings">,
  ordinal: number,
): string {
  return renderDocument(freezeMotion(drawings.read(ordinal)), catalogue.viewBox(ordinal));
}

/**
 * Draws each of a sample of icons again with every disturbance, one at a time and then several at once, and looks for it.
 */
export async function measureRecall(
  opened: Pick<OpenCatalogue, "catalogue" | "drawings">,
  find: Find,
  ordinals: readonly number[],
): Promise<Recall[]> {
  const isTwin = createTwinTest(opened);
  const hits = new Map<string, (Hit | undefined)[]>(kindsOfQuery.map(([kind]) => [kind, []]));
  for (const ordinal of ordinals) {
    const { isColor } = opened.catalogue.icon(ordinal);
    const svg = renderIcon(opened, ordinal);
    const neighbor = drawNeighbor(opened, ordinal);
    for (const [place, [kind, pickKinds]] of kindsOfQuery.entries()) {
      const seed = ordinal * seedsOfIcon + place;
      const picture = await disturb({ svg, isColor, neighbor }, { kinds: pickKinds(seed), seed });
      const hit = picture && (await look(await find(picture), (found) => isTwin(ordinal, found), ordinal));
      hits.get(kind)!.push(hit && { ...hit, isColor });
    }
  }
  const single = disturbances.flatMap((kind) => hits.get(kind)!);
  const onBlack = hits.get("white on black" satisfies Disturbance)!;
  return [
    summarize(allKinds, single),
    ...[...hits].map(([kind, all]) => summarize(kind, all)),
    summarize("color icons on black", onBlack, (hit) => hit.isColor),
    summarize("color icons, all", single, (hit) => hit.isColor),
  ];
}

/** Kinds may be added without a change of the others. */
const seedsOfIcon = 11;

/** The icon that stands beside it on a page: most often of the same style. */
function drawNeighbor(opened: Pick<OpenCatalogue, "catalogue" | "drawings">, ordinal: number): Original {
  const { catalogue } = opened;
  const next = ordinal + 1 < catalogue.distinctCount ? ordinal + 1 : ordinal - 1;
  return { svg: renderIcon(opened, next), isColor: catalogue.icon(next).isColor };
}

async function look(
  found: readonly number[],
  isRight: (found: number) => Promise<boolean>,
  ordinal: number,
): Promise<Omit<Hit, "isColor">> {
  const ten = found.slice(0, 10);
  const exactFirst = ten[0] === ordinal;
  const exactFirstTen = ten.includes(ordinal);
  const first = exactFirst || (ten[0] !== undefined && (await isRight(ten[0])));
  let firstTen = first || exactFirstTen;
  for (const other of firstTen ? [] : ten) firstTen ||= await isRight(other);
  return { first, firstTen, exactFirst, exactFirstTen };
}

function summarize(
  kind: string,
  all: readonly (Hit | undefined)[],
  isWanted: (hit: Hit) => boolean = () => true,
): Recall {
  const hits = all.filter((hit) => hit !== undefined).filter(isWanted);
  const share = (of: keyof Hit) => hits.filter((hit) => hit[of]).length / hits.length;
  return {
    kind,
    count: hits.length,
    unseen: all.filter((hit) => hit === undefined).length,
    first: share("first"),
    firstTen: share("firstTen"),
    exactFirst: share("exactFirst"),
    exactFirstTen: share("exactFirstTen"),
  };
}

/** Whether two icons are equal or cannot be told apart; draws each of them once. */
function createTwinTest(opened: Pick<OpenCatalogue, "catalogue" | "drawings">) {
  const drawn = new Map<number, Promise<Raster>>();
  const drawOnce = (ordinal: number) => {
    const known = drawn.get(ordinal) ?? drawForComparison(renderIcon(opened, ordinal));
    drawn.set(ordinal, known);
    return known;
  };
  return async (one: number, other: number) =>
    opened.catalogue.originalOf(one) === opened.catalogue.originalOf(other) ||
    areTwins(await drawOnce(one), await drawOnce(other));
}
