import type { Describer } from "../../../core/pictures/describe-picture.ts";
import { findDrawnThing } from "../../../core/pictures/find-drawn-thing.ts";
import type { Box, Raster } from "../../../core/pictures/raster.ts";

/**
 * A thing is cut out of a picture where it takes up no more than this part of it and is no speck: pictures of one icon are
 * found best as a whole, however loosely it is drawn, and screenshots never are.
 */
const largestShare = 0.1;
const smallestSidePx = 40;

/** What a picture is searched by. */
export interface DescribedPicture {
  /** Views of it. */
  vectors: Int8Array[];
  /** Of the describer: views of other versions cannot be compared with these. */
  version: string;
  /** What they show, where it is not all of it, in fractions of width and height. */
  box?: Box;
}

/** Views of a picture to search by; of the thing that is drawn in it, where that is to be found. */
export function describeQuery(
  describer: Describer,
  { raster, isCut }: { raster: Raster; isCut: boolean },
): DescribedPicture {
  const { version } = describer;
  const box = isCut ? undefined : findDrawnThing(raster);
  if (!box || !isOneOfMany(box, raster)) return { version, vectors: describer.describeQuery(raster) };
  return { version, vectors: describer.describeQuery(cut(raster, box)), box: toFractions(box, raster) };
}

const isOneOfMany = ({ width, height }: Box, raster: Raster) =>
  width * height <= largestShare * raster.width * raster.height && Math.max(width, height) >= smallestSidePx;

const toFractions = ({ left, top, width, height }: Box, raster: Raster): Box => ({
  left: left / raster.width,
  top: top / raster.height,
  width: width / raster.width,
  height: height / raster.height,
});

/** The part of a picture in a box. */
function cut(raster: Raster, { left, top, width, height }: Box): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * raster.width + left) * 4;
    data.set(raster.data.subarray(start, start + width * 4), row * width * 4);
  }
  return { width, height, data };
}
