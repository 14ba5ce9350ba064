import { palette } from "../../icons/palette.ts";
import type { Raster } from "../../pictures/raster.ts";
import { isUnnamed, nearestPaletteColor } from "./nearest-color.ts";

/** The color of a pixel that is fainter is not told exactly. */
const seenFromAlpha = 48;
/** White and black are seen less than what stands on them or is within them. */
const shares = { white: 0.7, black: 0.8 };
/** A color of less of the area is none that the whole is seen in. */
const leastShare = { hue: 0.5, gray: 0.6 };
/** Colors are told apart by the upper bits of their channels. */
const keptBits = 6;

/** What the palette has no color for. */
const other = palette.length;
/** Gray parts are seen less than colored ones. */
const grays: ReadonlySet<number> = new Set(
  palette.flatMap(({ name }, index) => (name.endsWith("-gray") ? [index] : [])),
);
const white = palette.findIndex(({ name }) => name === "white");
const black = palette.findIndex(({ name }) => name === "black");
const known = new Int8Array(1 << (3 * keptBits)).fill(-1);

/**
 * One bit per entry of `palette`: the color that most of the visible area has, or the two that have half of it each. 0 where
 * that is a color without a name in the palette, where no color prevails, and where nothing is visible.
 */
export function findMainColors({ data }: Raster): number {
  const areas = new Float64Array(palette.length + 1);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! >= seenFromAlpha) areas[nameColor(data[at]!, data[at + 1]!, data[at + 2]!)]! += data[at + 3]!;
  }
  areas[white]! *= shares.white;
  areas[black]! *= shares.black;
  const total = areas.reduce((sum, area) => sum + area, 0);
  if (total === 0) return 0;
  const isMain = (area: number, color: number) => area >= total * (grays.has(color) ? leastShare.gray : leastShare.hue);
  return areas.subarray(0, other).reduce((bits, area, color) => (isMain(area, color) ? bits | (1 << color) : bits), 0);
}

/** Whatever color comes first, those that are told apart by nothing are called the same. */
function nameColor(...color: [red: number, green: number, blue: number]): number {
  const drop = 8 - keptBits;
  const [red, green, blue] = color.map((channel) => channel >> drop) as [number, number, number];
  const key = (red << (2 * keptBits)) | (green << keptBits) | blue;
  if (known[key] === -1) {
    const most = (1 << keptBits) - 1;
    const middle = [red, green, blue].map((channel) => Math.round((channel * 255) / most)) as [number, number, number];
    known[key] = isUnnamed(middle) ? other : nearestPaletteColor(middle);
  }
  return known[key]!;
}
