import type { Raster } from "./raster.ts";
import type { Ground } from "./read-ground.ts";

/** How the colors of a picture differ from its ground: signed, in steps of 0…255. What is gray throughout has one plane. */
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
  let isGray = true;
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
      if (r !== g || g !== b) isGray = false;
    }
  }
  return { width: columns, height: rows, planes: isGray ? [red] : [red, green, blue] };
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
  const framed = planes.map((plane) => addBorder(plane, width, height));
  const stride = width + 2;
  const turned = planes.map(() => new Float32Array(turnedWidth * turnedHeight));
  for (let y = 0; y < turnedHeight; y++) {
    for (let x = 0; x < turnedWidth; x++) {
      const right = x + 0.5 - turnedWidth / 2;
      const down = y + 0.5 - turnedHeight / 2;
      const fromX = cosine * right + sine * down + width / 2 + 0.5;
      const fromY = cosine * down - sine * right + height / 2 + 0.5;
      if (fromX <= 0 || fromY <= 0 || fromX >= width + 1 || fromY >= height + 1) continue;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      const [across, below] = [fromX - left, fromY - top];
      const first = top * stride + left;
      for (let index = 0; index < framed.length; index++) {
        const plane = framed[index]!;
        const upper = plane[first]! * (1 - across) + plane[first + 1]! * across;
        const lower = plane[first + stride]! * (1 - across) + plane[first + stride + 1]! * across;
        turned[index]![y * turnedWidth + x] = upper * (1 - below) + lower * below;
      }
    }
  }
  return { width: turnedWidth, height: turnedHeight, planes: turned };
}

/** With a pixel of nothing around. */
function addBorder(plane: Float32Array, width: number, height: number): Float32Array {
  const framed = new Float32Array((width + 2) * (height + 2));
  for (let y = 0; y < height; y++) framed.set(plane.subarray(y * width, (y + 1) * width), (y + 1) * (width + 2) + 1);
  return framed;
}
