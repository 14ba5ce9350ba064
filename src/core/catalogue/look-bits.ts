import { cornerKinds, techniques, weights } from "../icons/vocabulary.ts";
import type { Look } from "../svg/shapes/describe-look.ts";

/** A look in one byte: of technique, corners and weight one more than the place in the list of all, 0 for none. */
export function packLook({ technique, corners, weight }: Look): number {
  return (placeOf(techniques, technique) << 4) | (placeOf(cornerKinds, corners) << 2) | placeOf(weights, weight);
}

/** Reads what `packLook` wrote. */
export function unpackLook(bits: number): Look {
  return {
    technique: techniques[(bits >> 4) - 1] ?? null,
    corners: cornerKinds[((bits >> 2) & 3) - 1] ?? null,
    weight: weights[(bits & 3) - 1] ?? null,
  };
}

const placeOf = (list: readonly string[], value: string | null) => (value === null ? 0 : list.indexOf(value) + 1);
