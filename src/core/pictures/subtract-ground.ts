import type { Raster } from "./raster.ts";
import type { Ground } from "./read-ground.ts";

/** How the colours of a picture differ from its ground: signed, in steps of 0…255. What is grey throughout has one plane. */
export interface Differences {
  width: number;
  height: number;
  /** Red, green and blue, or one for all of them. */
  planes: readonly Float32Array[];
}

/** Larger pictures are averaged down to about this size, px. */
const workingPx = 160;

/** What is drawn on a ground, averaged over blocks where the picture is large; of large blocks some pixels are enough. */
export function subtractGround({ width, height, data }: Raster, ground: Ground): Differences {
  const leastBlock = Math.max(1, Math.ceil(Math.max(width, height) / workingPx));
  const step = Math.max(1, Math.floor((leastBlock + 1) / 3));
  const block = Math.ceil(leastBlock / step) * step;
  const columns = Math.ceil(width / block);
  const rows = Math.ceil(height / block);
  const red = new Float32Array(columns * rows);
  const green = new Float32Array(columns * rows);
  const blue = new Float32Array(columns * rows);
  const shares = shareOut(width, { block, step });
  const rowShares = shareOut(height, { block, step });
  let isGrey = true;
  for (let y = 0; y < height; y += step) {
    const row = Math.floor(y / block);
    const rowShare = rowShares[row]! / 255;
    for (let x = 0; x < width; x += step) {
      const place = (y * width + x) * 4;
      if (data[place + 3] === 0) continue;
      const column = Math.floor(x / block);
      const weight = data[place + 3]! * rowShare * shares[column]!;
      const cell = row * columns + column;
      const r = (data[place]! - ground.red) * weight;
      const g = (data[place + 1]! - ground.green) * weight;
      const b = (data[place + 2]! - ground.blue) * weight;
      red[cell]! += r;
      green[cell]! += g;
      blue[cell]! += b;
      if (r !== g || g !== b) isGrey = false;
    }
  }
  return { width: columns, height: rows, planes: isGrey ? [red] : [red, green, blue] };
}

/** For each block along one side: the share of each pixel that is looked at; the last block may have fewer of them. */
function shareOut(length: number, { block, step }: { block: number; step: number }): Float64Array {
  return Float64Array.from(
    { length: Math.ceil(length / block) },
    (_, index) => 1 / Math.ceil(Math.min(block, length - index * block) / step),
  );
}

/** The picture turned clockwise about its middle by a few degrees, on a ground that is large enough for it. */
export function turnDifferences({ width, height, planes }: Differences, degrees: number): Differences {
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const turnedWidth = Math.ceil(width * cosine + height * Math.abs(sine));
  const turnedHeight = Math.ceil(height * cosine + width * Math.abs(sine));
  const turned = planes.map(() => new Float32Array(turnedWidth * turnedHeight));
  for (let y = 0; y < turnedHeight; y++) {
    for (let x = 0; x < turnedWidth; x++) {
      const right = x + 0.5 - turnedWidth / 2;
      const down = y + 0.5 - turnedHeight / 2;
      const fromX = cosine * right + sine * down + width / 2 - 0.5;
      const fromY = cosine * down - sine * right + height / 2 - 0.5;
      if (fromX <= -1 || fromY <= -1 || fromX >= width || fromY >= height) continue;
      for (let index = 0; index < planes.length; index++) {
        turned[index]![y * turnedWidth + x] = readBetween(planes[index]!, { width, height, x: fromX, y: fromY });
      }
    }
  }
  return { width: turnedWidth, height: turnedHeight, planes: turned };
}

/** A value between the middles of four pixels; beyond the border there is nothing. */
function readBetween(plane: Float32Array, at: { width: number; height: number; x: number; y: number }): number {
  const { width, height } = at;
  const left = Math.floor(at.x);
  const top = Math.floor(at.y);
  let sum = 0;
  for (let y = Math.max(0, top); y <= Math.min(height - 1, top + 1); y++) {
    for (let x = Math.max(0, left); x <= Math.min(width - 1, left + 1); x++) {
      sum += plane[y * width + x]! * (1 - Math.abs(at.x - x)) * (1 - Math.abs(at.y - y));
    }
  }
  return sum;
}
