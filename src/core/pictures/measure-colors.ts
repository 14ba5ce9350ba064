import { canvasPx, type FittedDrawing } from "./fit-drawing.ts";
import type { Ground } from "./read-ground.ts";

/** Eight hues in three tones, and eight grays. */
export const colorBins = 32;
const hues = 8;
const tones = 3;
const grays = colorBins - hues * tones;
/** From this difference of its channels on a color is no gray. */
const plainChroma = 64;
/** Where less than the first part of all ink lies off one line between ground and color, the drawing has one color; from the second on it has several. */
const severalColors = [0.01, 0.04] as const;
/** Ink fainter than this part of the strongest is edge blur or noise. */
const solidInk = 0.3;

/**
 * Which colors a drawing has, by area.
 * @returns square roots of a histogram, of length 1 where there are several colors, down to 0 where there is only one
 */
export function measureColors({ planes, contrast }: FittedDrawing, ground: Ground): Float32Array {
  const [red, green, blue] = planes;
  const bins = new Float32Array(colorBins);
  if (!red || !green || !blue) return bins;
  const solid = listSolid(planes);
  const amount = measureVariety({ red, green, blue }, solid);
  if (amount === 0) return bins;
  for (const place of solid) {
    addColor(bins, {
      red: ground.red + red[place]! * contrast,
      green: ground.green + green[place]! * contrast,
      blue: ground.blue + blue[place]! * contrast,
    });
  }
  const total = bins.reduce((sum, value) => sum + value, 0);
  return bins.map((value) => Math.sqrt(value / total) * amount);
}

/** Places of pixels that are neither ground nor blurred edge. */
function listSolid(planes: FittedDrawing["planes"]): Uint16Array {
  const solid = new Uint16Array(canvasPx * canvasPx);
  let count = 0;
  for (let place = 0; place < solid.length; place++) {
    if (planes.some((plane) => Math.abs(plane[place]!) > solidInk)) solid[count++] = place;
  }
  return solid.subarray(0, count);
}

/** 0 where all differences from the ground lie on one line, 1 where they plainly do not. */
function measureVariety(
  { red, green, blue }: { red: Float32Array; green: Float32Array; blue: Float32Array },
  solid: Uint16Array,
): number {
  let [rr, gg, bb, rg, rb, gb] = [0, 0, 0, 0, 0, 0];
  for (const place of solid) {
    const r = red[place]!;
    const g = green[place]!;
    const b = blue[place]!;
    rr += r * r;
    gg += g * g;
    bb += b * b;
    rg += r * g;
    rb += r * b;
    gb += g * b;
  }
  let [x, y, z] = [1, 1.1, 0.9];
  let length = 0;
  for (let round = 0; round < 12; round++) {
    const [nextX, nextY, nextZ] = [rr * x + rg * y + rb * z, rg * x + gg * y + gb * z, rb * x + gb * y + bb * z];
    length = Math.sqrt(nextX * nextX + nextY * nextY + nextZ * nextZ);
    if (length === 0) return 0;
    [x, y, z] = [nextX / length, nextY / length, nextZ / length];
  }
  const [none, full] = severalColors;
  return Math.min(1, Math.max(0, (1 - length / (rr + gg + bb) - none) / (full - none)));
}

function addColor(bins: Float32Array, { red, green, blue }: { red: number; green: number; blue: number }) {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const chroma = most - least;
  const vivid = Math.min(1, Math.max(0, chroma / plainChroma));
  const lightness = Math.min(1, Math.max(0, (most + least) / 510));
  if (vivid < 1) {
    addBetween(bins, { first: hues * tones, count: grays, position: lightness * (grays - 1), amount: 1 - vivid });
  }
  if (vivid === 0) return;
  const sector =
    most === red
      ? ((green - blue) / chroma + 6) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const hue = (sector / 6) * hues;
  const below = Math.floor(hue) % hues;
  const part = hue - Math.floor(hue);
  const position = Math.min(1, Math.max(0, lightness * 2 - 0.5)) * (tones - 1);
  addBetween(bins, { first: below * tones, count: tones, position, amount: vivid * (1 - part) });
  addBetween(bins, { first: ((below + 1) % hues) * tones, count: tones, position, amount: vivid * part });
}

/** Shares an amount between the two bins around a position. */
function addBetween(
  bins: Float32Array,
  { first, count, position, amount }: { first: number; count: number; position: number; amount: number },
) {
  const below = Math.min(count - 2, Math.floor(position));
  bins[first + below]! += amount * (below + 1 - position);
  bins[first + below + 1]! += amount * (position - below);
}
