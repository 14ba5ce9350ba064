import { palette } from "../../icons/palette.ts";
import { parseColor, type Rgb } from "./parse-color.ts";

/** Lightness counts less than hue: navy is a blue, not a dark gray. */
const lightnessShare = 0.5;

/** Index in `palette` of the color that looks nearest (distance in OKLab, lightness at half weight). */
export function nearestPaletteColor(color: Rgb): number {
  const [lightness, a, b] = toOklab(color);
  let best = 0;
  let bestDistance = Infinity;
  for (const [index, [otherLightness, otherA, otherB]] of paletteOklab.entries()) {
    const distance = ((lightness - otherLightness) * lightnessShare) ** 2 + (a - otherA) ** 2 + (b - otherB) ** 2;
    if (distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  }
  return best;
}

/** sRGB to OKLab (Björn Ottosson, 2020). */
export function toOklab([red, green, blue]: Rgb): [lightness: number, a: number, b: number] {
  const r = linear(red);
  const g = linear(green);
  const b = linear(blue);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const paletteOklab = palette.map(({ hex }) => toOklab(parseColor(hex)!));
