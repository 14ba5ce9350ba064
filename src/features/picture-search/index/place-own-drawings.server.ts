import { compareViews } from "../../../core/pictures/compare-views.ts";
import { mapInSlices } from "../../../platform/workers/time-slicing.server.ts";
import type { OwnDrawing, OwnMatch } from "../contract.ts";

/** More than these would hide the icons. */
const mostOwn = 30;

/**
 * Where drawings of somebody's own belong among the icons that look like a picture: before the first that looks less like it.
 *
 * @param scores how like the icons are, likest first
 */
export async function placeOwnDrawings(
  own: readonly OwnDrawing[],
  { vectors, scores, amount }: { vectors: readonly Int8Array[]; scores: readonly number[]; amount: number },
): Promise<OwnMatch[]> {
  if (vectors.length === 0) return [];
  const drawn = own.filter((one) => one.vectors.length > 0);
  const scored = await mapInSlices(drawn, ({ id, vectors: views }) => ({ id, score: compareViews(vectors, views) }));
  return scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostOwn)
    .map(({ id, score }, index) => ({ id, place: scores.filter((other) => other > score).length, index }))
    .filter(({ place, index }) => place + index < amount)
    .map(({ id, place }) => ({ id, place }));
}
