import { palette } from "../../icons/palette.ts";
import type { Raster } from "../../pictures/raster.ts";
import { isBrown, nearestPaletteColor } from "./nearest-color.ts";

/** Pixels at edges, where two colors mix with each other or with the ground, are seen as neither. */
const seenFromAlpha = 200;
/** White is seen less than what stands on it. */
const shareOfWhite = 0.7;
/** A color that covers nearly as much as the main one is one, too. */
const equalShare = 0.9;
/** A color of less is none that the whole is seen in. */
const leastShare = { hue: 0.4, gray: 0.6 };
/** Colors are told apart by the upper bits of their channels. */
const keptBits = 5;

/** What the palette has no color for. */
const other = palette.length;
/** Gray parts are seen less than colored ones. */
const grays: ReadonlySet<number> = new Set(
  palette.flatMap(({ name }, index) => (name.endsWith("-gray") ? [index] : [])),
);
const white = palette.findIndex(({ name }) => name === "white");
const known = new Int8Array(1 << (3 * keptBits)).fill(-1);

/**
 * One bit per entry of `palette`: the color that most of the visible area has, with those that cover as much. 0 where that is
 * brown, where no color prevails, and where nothing is visible.
 */
export function findMainColors({ data }: Raster): number {
  const areas = new Float64Array(palette.length + 1);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! >= seenFromAlpha) areas[nameColor(data[at]!, data[at + 1]!, data[at + 2]!)]!++;
  }
  areas[white]! *= shareOfWhite;
  const total = areas.reduce((sum, area) => sum + area, 0);
  if (total === 0) return 0;
  const most = equalShare * Math.max(...areas);
  const isMain = (area: number, color: number) =>
    area >= most && area >= total * (grays.has(color) ? leastShare.gray : leastShare.hue);
  return areas.subarray(0, other).reduce((bits, area, color) => (isMain(area, color) ? bits | (1 << color) : bits), 0);
}

function nameColor(red: number, green: number, blue: number): number {
  const drop = 8 - keptBits;
  const key = ((red >> drop) << (2 * keptBits)) | ((green >> drop) << keptBits) | (blue >> drop);
  if (known[key] === -1) known[key] = isBrown([red, green, blue]) ? other : nearestPaletteColor([red, green, blue]);
  return known[key]!;
}
