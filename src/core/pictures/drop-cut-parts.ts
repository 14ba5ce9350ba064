import type { Differences } from "./subtract-ground.ts";

/** Less of a difference than this part of the largest belongs to the ground. */
const visiblePart = 0.18;
/** More parts than these are a texture, or a page of text. */
const mostParts = 400;

/** What hangs together in a picture. */
interface Part {
  /** What is drawn in it, weighed by how much it differs from the ground. */
  ink: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  pixels: number[];
}

/**
 * The picture without what its border cuts off, where something larger is whole: parts of the icons beside the one that
 * somebody cut out of a page. What lies in the same strip as those goes with them, as it belongs to the same neighbor.
 *
 * @returns undefined where nothing is cut off, or nothing larger is left
 */
export function dropCutParts({ width, height, planes }: Differences): Differences | undefined {
  const parts = listParts({ width, height, planes });
  if (!parts) return undefined;
  const isCut = ({ left, right, top, bottom }: Part) =>
    left === 0 || top === 0 || right === width - 1 || bottom === height - 1;
  const cut = parts.filter(isCut);
  const whole = parts.filter((part) => !isCut(part));
  const largest = whole.reduce((most, part) => Math.max(most, sizeOf(part)), 0);
  if (cut.length === 0 || whole.length === 0 || sumInk(cut) >= sumInk(whole)) return undefined;
  const strips = listStrips(cut, { width, height });
  const kept = whole.filter((part) => sizeOf(part) === largest || !strips.some((isInside) => isInside(part)));
  if (sumInk(cut) >= sumInk(kept)) return undefined;
  const dropped = parts.filter((part) => !kept.includes(part));
  const left = planes.map((plane) => plane.slice());
  for (const { pixels } of dropped) for (const pixel of pixels) for (const plane of left) plane[pixel] = 0;
  return { width, height, planes: left };
}

/** Along each side of the picture, as deep as what is cut off there reaches: whether a part lies in that strip. */
function listStrips(cut: readonly Part[], { width, height }: { width: number; height: number }) {
  const depthOf = (isHere: (part: Part) => boolean, reach: (part: Part) => number) =>
    cut.filter(isHere).reduce((most, part) => Math.max(most, reach(part)), 0);
  const fromLeft = depthOf(
    ({ left }) => left === 0,
    ({ right }) => right + 1,
  );
  const fromRight = depthOf(
    ({ right }) => right === width - 1,
    ({ left }) => width - left,
  );
  const fromTop = depthOf(
    ({ top }) => top === 0,
    ({ bottom }) => bottom + 1,
  );
  const fromBottom = depthOf(
    ({ bottom }) => bottom === height - 1,
    ({ top }) => height - top,
  );
  return [
    ({ right }: Part) => right < fromLeft,
    ({ left }: Part) => left >= width - fromRight,
    ({ bottom }: Part) => bottom < fromTop,
    ({ top }: Part) => top >= height - fromBottom,
  ];
}

const sizeOf = ({ left, right, top, bottom }: Part) => (right - left + 1) * (bottom - top + 1);
const sumInk = (parts: readonly Part[]) => parts.reduce((sum, { ink }) => sum + ink, 0);

/** Undefined where there are too many for drawings. */
function listParts({ width, height, planes }: Differences): Part[] | undefined {
  const ink = new Float32Array(width * height);
  let most = 0;
  for (const plane of planes) {
    for (let place = 0; place < ink.length; place++) {
      const value = Math.abs(plane[place]!);
      if (value > ink[place]!) ink[place] = value;
      if (value > most) most = value;
    }
  }
  const least = most * visiblePart;
  const isSeen = new Uint8Array(ink.length);
  const parts: Part[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (isSeen[start] || ink[start]! < least) continue;
    if (parts.length === mostParts) return undefined;
    parts.push(follow(start, { ink, isSeen, least, width, height }));
  }
  return parts;
}

interface Field {
  ink: Float32Array;
  isSeen: Uint8Array;
  least: number;
  width: number;
  height: number;
}

/** All that hangs together with a pixel, corners included, with the faint edge around it. */
function follow(start: number, { ink, isSeen, least, width, height }: Field): Part {
  const part: Part = { ink: 0, left: width, right: 0, top: height, bottom: 0, pixels: [start] };
  isSeen[start] = 1;
  for (let next = 0; next < part.pixels.length; next++) {
    const pixel = part.pixels[next]!;
    const x = pixel % width;
    const y = (pixel - x) / width;
    const isFaint = ink[pixel]! < least;
    part.ink += ink[pixel]!;
    if (isFaint) continue;
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const neighbor = row * width + column;
        if (isSeen[neighbor]) continue;
        isSeen[neighbor] = 1;
        part.pixels.push(neighbor);
      }
    }
  }
  return part;
}
