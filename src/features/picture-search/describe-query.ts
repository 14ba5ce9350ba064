import type { Describer } from "../../core/pictures/describe-picture.ts";
import { findDrawnThing } from "../../core/pictures/find-drawn-thing.ts";
import type { Box, Raster } from "../../core/pictures/raster.ts";

/** A thing that takes up this share of a picture's width or height is not cut out. */
const wholeFrom = 0.9;

/** Views of a picture to search by; where it is not cut yet, of the thing that is drawn in it, too, and where that is. */
export function describeQuery(
  describer: Describer,
  { raster, isCut }: { raster: Raster; isCut: boolean },
): { vectors: Int8Array[]; box?: Box } {
  const vectors = describer.describeQuery(raster);
  const box = isCut ? undefined : findDrawnThing(raster);
  if (!box || Math.max(box.width / raster.width, box.height / raster.height) >= wholeFrom) return { vectors };
  return { vectors: [...describer.describeQuery(cut(raster, box)), ...vectors], box };
}

/** The part of a picture in a box. */
function cut(raster: Raster, { left, top, width, height }: Box): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * raster.width + left) * 4;
    data.set(raster.data.subarray(start, start + width * 4), row * width * 4);
  }
  return { width, height, data };
}
