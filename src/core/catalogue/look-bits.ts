import { cornerKinds, techniques, weights } from "../icons/vocabulary.ts";
import type { Look } from "../svg/shapes/describe-look.ts";

/** A look in one byte: of technique, corners and weight one more than the place in the list of all, 0 for none. */
export function packLook({ technique, corners, weight }: Look): number {
  return (placeOf(techniques, technique) << 4) | (placeOf(cornerKinds, corners) << 2) | placeOf(weights, weight);
}

/** The number of the technique in what `packLook` wrote, 0 for none. */
export const techniqueBits = (bits: number) => bits >> 4;

/** Reads what `packLook` wrote. */
export function unpackLook(bits: number): Look {
  return {
    technique: techniques[techniqueBits(bits) - 1] ?? null,
    corners: cornerKinds[((bits >> 2) & 3) - 1] ?? null,
    weight: weights[(bits & 3) - 1] ?? null,
  };
}

/** Of the icons of a style that can be told, as many must look alike, and as many of all must be told. */
const leastAlike = 0.5;
const leastTold = 0.2;

/** What most icons of a style look like, by their bytes; where they differ, or few can be told, what is said of the style. */
export function summarizeLooks<Said extends Look>(looks: readonly number[], said: Said): Said {
  const most = <Value>(read: (look: Look) => Value | null, otherwise: Value | null): Value | null => {
    const counts = new Map<Value, number>();
    for (const bits of looks) {
      const value = read(unpackLook(bits));
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const told = [...counts.values()].reduce((total, alike) => total + alike, 0);
    const [value, count] = [...counts].toSorted(([, left], [, right]) => right - left)[0] ?? [null, 0];
    return told >= looks.length * leastTold && count > told * leastAlike ? value : otherwise;
  };
  return {
    ...said,
    technique: most((look) => look.technique, said.technique),
    corners: most((look) => look.corners, said.corners),
    weight: most((look) => look.weight, said.weight),
  };
}

const placeOf = (list: readonly string[], value: string | null) => (value === null ? 0 : list.indexOf(value) + 1);
