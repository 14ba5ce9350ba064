import type { Raster } from "../../src/core/pictures/raster.ts";
import { draw, extract, findInk, put, toRaster, toSharp } from "./disturb.ts";

const sidePx = 64;
/** Mean difference of a channel, 0…255, up to which nobody tells two drawings apart. */
const twinDifference = 5;
const white = [255, 255, 255] as const;

/**
 * Two drawings are twins where, each scaled so that what is drawn fits a square of 64 px, the mean difference of their
 * pixels on white is at most 5 of 255. Drawings in one colour are compared in black: their colour is no difference.
 */
export function areTwins(one: Raster, other: Raster): boolean {
  return measureDifference(one, other) <= twinDifference;
}

export function measureDifference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at++) sum += Math.abs(one.data[at]! - other.data[at]!);
  return (sum * 4) / 3 / one.data.length;
}

/** What is compared of a drawing. */
export async function drawForComparison(svg: string): Promise<Raster> {
  const drawing = await draw(svg, sidePx * 2);
  const isPlain = hasOneColour(drawing);
  if (isPlain) for (let at = 0; at < drawing.data.length; at++) if (at % 4 < 3) drawing.data[at] = 0;
  const picture = put(drawing, white, 0);
  const ink = extract(picture, findInk(picture, white));
  return toRaster(toSharp(ink).resize(sidePx, sidePx, { fit: "contain", background: "white" }));
}

function hasOneColour({ data }: Raster): boolean {
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
