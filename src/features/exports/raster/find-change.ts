import type { Box, Raster } from "../../../core/pictures/raster.ts";

/** The smallest rectangle in which two pictures of the same size differ, begun at even px; of equal ones one px. */
export function findChange(before: Raster, after: Raster): Box {
  const { width, height } = after;
  const [was, is] = [asWords(before), asWords(after)];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      if (was[row + x] === is[row + x]) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (right === 0) return { left: 0, top: 0, width: 1, height: 1 };
  [left, top] = [left - (left % 2), top - (top % 2)];
  return { left, top, width: right - left, height: bottom - top };
}

/** Each pixel as one number. */
function asWords({ data }: Raster): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
