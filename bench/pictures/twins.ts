import type { Raster } from "../../src/core/pictures/raster.ts";
import { draw, extract, findInk, put, toRaster, toSharp } from "./disturb.ts";

const sidePx = 64;
/** Mean difference of a pixel, 0…255: lines are equally thick. */
const mostDifference = 8;
/** A pixel is missed where the other drawing has nothing like it, by this much of 255, within one pixel around it. */
const missedFrom = 96;
const mostMissed = 8;
const white = [255, 255, 255] as const;

/**
 * Two drawings are twins where, each scaled so that what is drawn fits a square of 64 px, their pixels on white differ by at
 * most 8 of 255 in the mean and at most 8 pixels of either are missed in the other one. Drawings in one color are compared in
 * black: their color is no difference.
 *
 * @param one as `drawForComparison` gives it
 */
export function areTwins(one: Raster, other: Raster): boolean {
  return (
    measureDifference(one, other) <= mostDifference &&
    countMissed(one, other) <= mostMissed &&
    countMissed(other, one) <= mostMissed
  );
}

function measureDifference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let pixel = 0; pixel < sidePx * sidePx; pixel++) sum += compare(one, pixel, other, pixel);
  return sum / (sidePx * sidePx);
}

function countMissed(one: Raster, other: Raster): number {
  let missed = 0;
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) if (isMissed(one, other, x, y)) missed++;
  }
  return missed;
}

function isMissed(one: Raster, other: Raster, x: number, y: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(sidePx - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(sidePx - 1, x + 1); column++) {
      if (compare(one, y * sidePx + x, other, row * sidePx + column) < missedFrom) return false;
    }
  }
  return true;
}

/** The greatest difference of a channel. */
function compare(one: Raster, pixel: number, other: Raster, otherPixel: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel++) {
    most = Math.max(most, Math.abs(one.data[pixel * 4 + channel]! - other.data[otherPixel * 4 + channel]!));
  }
  return most;
}

/** What is compared of a drawing. */
export async function drawForComparison(svg: string): Promise<Raster> {
  const drawing = await draw(svg, sidePx * 2);
  const isPlain = hasOneColor(drawing);
  if (isPlain) for (let at = 0; at < drawing.data.length; at++) if (at % 4 < 3) drawing.data[at] = 0;
  const picture = put(drawing, white, 0);
  const ink = extract(picture, findInk(picture, white));
  return toRaster(toSharp(ink).resize(sidePx, sidePx, { fit: "contain", background: "white" }));
}

function hasOneColor({ data }: Raster): boolean {
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0];
    for (let at = 0; at < data.length; at += 4) {
      if (data[at + 3]! < 128) continue;
      least = Math.min(least, data[at + channel]!);
      most = Math.max(most, data[at + channel]!);
    }
    if (most - least > 24) return false;
  }
  return true;
}
