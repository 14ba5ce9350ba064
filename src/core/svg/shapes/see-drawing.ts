import type { Raster } from "../../pictures/raster.ts";
import { findMainColors } from "../colors/main-colors.ts";

/** What is seen of a drawing in colors of its own, by a picture of it of about 32 px. */
export interface SeenDrawing {
  /** See `findMainColors`. */
  palette: number;
  /** Much of it changes its color gradually. */
  isGradual: boolean;
  /** It has areas, not only lines. */
  hasAreas: boolean;
}

/** Fainter pixels belong to the ground. */
const seenFromAlpha = 48;
/** Steps from the ground that are in no line. */
const thickFrom = 3;
const leastThick = 0.08;
/** How much the channels of neighbors differ in a gradient, and how much these differences differ: elsewhere there are edges. */
const gradual = { step: 16, change: 3 };
const leastGradual = { share: 0.3, count: 40 };

/** Looks at a picture. */
export function seeDrawing(picture: Raster): SeenDrawing {
  return { palette: findMainColors(picture), isGradual: isGradual(picture), hasAreas: hasAreas(picture) };
}

/** Whether three pixels in a row often differ a little and evenly. */
function isGradual({ data, width, height }: Raster): boolean {
  let equal = 0;
  let even = 0;
  const compare = (place: number, step: number) => {
    if (data[place + 3] !== 255 || data[place + step + 3] !== 255 || data[place + 2 * step + 3] !== 255) return;
    let differs = false;
    for (let channel = place; channel < place + 3; channel++) {
      const first = data[channel + step]! - data[channel]!;
      const second = data[channel + 2 * step]! - data[channel + step]!;
      if (Math.abs(first) > gradual.step || Math.abs(second - first) > gradual.change) return;
      if (Math.abs(first + second) > 1) differs = true;
    }
    if (differs) even++;
    else equal++;
  };
  for (let y = 0; y < height - 2; y++) {
    for (let x = 0; x < width - 2; x++) {
      const place = (y * width + x) * 4;
      compare(place, 4);
      compare(place, width * 4);
    }
  }
  return even >= leastGradual.count && even >= leastGradual.share * (equal + even);
}

/** Whether enough of it is further from the ground than lines are wide. */
function hasAreas({ data, width, height }: Raster): boolean {
  const distances = new Uint8Array(width * height);
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : distances[y * width + x]!);
  let seen = 0;
  let thick = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = y * width + x;
      if (data[place * 4 + 3]! < seenFromAlpha) continue;
      seen++;
      distances[place] = 1 + Math.min(at(x - 1, y), at(x - 1, y - 1), at(x, y - 1), at(x + 1, y - 1));
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const place = y * width + x;
      const near = 1 + Math.min(at(x + 1, y), at(x + 1, y + 1), at(x, y + 1), at(x - 1, y + 1));
      if (distances[place]! > near) distances[place] = near;
      if (distances[place]! >= thickFrom) thick++;
    }
  }
  return thick >= seen * leastThick;
}
