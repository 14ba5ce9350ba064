import type { Box } from "../../../core/pictures/raster.ts";

/** All of a picture; boxes are fractions (0…1) of its width and height. */
export const wholePicture: Box = { left: 0, top: 0, width: 1, height: 1 };

/** Sides that a grip moves: `-1` the left or upper one, `1` the right or lower one, `0` none. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export const grips: readonly Grip[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

/** A way in fractions of the picture. */
export interface Distance {
  x: number;
  y: number;
}

/** The box after it was moved; it stays in the picture and keeps its size. */
export function moveBox({ left, top, width, height }: Box, { x, y }: Distance): Box {
  return { left: clamp(left + x, 0, 1 - width), top: clamp(top + y, 0, 1 - height), width, height };
}

/**
 * The box after a grip was moved; it stays in the picture.
 *
 * @param least smallest width and height
 */
export function resizeBox(
  box: Box,
  { grip, distance, least }: { grip: Grip; distance: Distance; least: Distance },
): Box {
  const [left, width] = resizeSide({ from: box.left, extent: box.width }, grip.x, distance.x, least.x);
  const [top, height] = resizeSide({ from: box.top, extent: box.height }, grip.y, distance.y, least.y);
  return { left, top, width, height };
}

/** The box between two corners, in whatever order. */
export function spanBox(one: Distance, other: Distance): Box {
  const [left, right] = [one.x, other.x].map((x) => clamp(x, 0, 1)).toSorted((a, b) => a - b) as [number, number];
  const [top, bottom] = [one.y, other.y].map((y) => clamp(y, 0, 1)).toSorted((a, b) => a - b) as [number, number];
  return { left, top, width: right - left, height: bottom - top };
}

const fieldDigits = 4;

/** The box as the call takes it. */
export function formatBox(box: Box): string {
  const { left, top, width, height } = box;
  // Rounded, the far sides may not lie outside.
  const [roundLeft, roundTop] = [round(left), round(top)];
  return [
    roundLeft,
    roundTop,
    Math.min(round(width), round(1 - roundLeft)),
    Math.min(round(height), round(1 - roundTop)),
  ].join(",");
}

function resizeSide(
  { from, extent }: { from: number; extent: number },
  side: -1 | 0 | 1,
  distance: number,
  least: number,
): [from: number, extent: number] {
  const end = from + extent;
  const room = Math.min(least, extent);
  if (side < 0) {
    const start = clamp(from + distance, 0, end - room);
    return [start, end - start];
  }
  return side > 0 ? [from, clamp(end + distance, from + room, 1) - from] : [from, extent];
}

const round = (share: number) => Number(clamp(share, 0, 1).toFixed(fieldDigits));
const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
