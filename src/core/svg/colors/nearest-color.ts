import { palette, type PaletteColor } from "../../icons/palette.ts";
import type { Rgb } from "./parse-color.ts";

/** From which chroma on the eye sees a hue: less of it is needed in light tints, more in the dark. */
const leastChroma = {
  dark: 0.055,
  darkPurple: 0.11,
  cyan: 0.06,
  middle: 0.038,
  purple: 0.075,
  light: 0.022,
  lightPurple: 0.045,
};
/** Up to which chroma a color is a gray; what has more and yet no hue is a blue gray, a mauve or the like. */
const mostChromaOfGrays = { cold: 0.032, warm: 0.022 };
const darkBelow = 0.4;
const lightFrom = 0.8;
/** Hardly any hue is told in the dark. */
const blackBelow = 0.24;

/** Of colors without a hue, up to which lightness they are called so. */
const grays: readonly (readonly [PaletteColor, number])[] = [
  ["black", 0.33],
  ["dark-gray", 0.49],
  ["middle-gray", 0.76],
  ["light-gray", 0.975],
  ["white", Number.POSITIVE_INFINITY],
];

/** Up to which hue in degrees colors are called so: indigo and light blue are blues, teal is a mint. */
const hues: readonly (readonly [PaletteColor, number])[] = [
  ["pink", 13],
  ["red", 34],
  ["orange", 73],
  ["yellow", 113],
  ["green", 157],
  ["mint", 190],
  ["cyan", 219],
  ["blue", 281],
  ["purple", 312],
  ["magenta", 338],
  ["pink", 360],
];

const places = new Map(palette.map(({ name }, index) => [name, index]));

/** Whether a color is one that the palette has no name for: a brown, tan, skin tone, cream, maroon, mauve, salmon or blue gray. */
export function isUnnamed(color: Rgb): boolean {
  const seen = toHue(color);
  return seen.hasHue ? isBrown(seen) || isMauve(seen) || isSalmon(seen) : isTinted(seen);
}

function isBrown({ lightness, chroma, hue }: Hue): boolean {
  if (hue <= 25 || hue >= 115) return lightness < 0.45 && (hue < 13 || hue > 338);
  if (hue > 95) return lightness > 0.9 && chroma < 0.05;
  const mostChroma = lightness < 0.63 ? 0.135 : lightness < 0.72 ? 0.115 : lightness < 0.88 ? 0.105 : 0.085;
  return chroma < mostChroma && (lightness < 0.95 || chroma < 0.06);
}

const isMauve = ({ lightness, chroma, hue }: Hue) =>
  (hue > 326 || hue < 25) && chroma < (lightness < 0.65 ? 0.12 : lightness < 0.8 ? 0.08 : 0);

const isSalmon = ({ lightness, hue }: Hue) => lightness > 0.77 && hue > 22 && hue < 40;

function isTinted({ lightness, chroma, hue }: Hue): boolean {
  const most = hue > 140 && hue < 281 ? mostChromaOfGrays.cold : mostChromaOfGrays.warm;
  return lightness > 0.33 && chroma > most;
}

/** Index in `palette` of the color that people would call it by: its hue in OKLCh, or its lightness where it has none. */
export function nearestPaletteColor(color: Rgb): number {
  return places.get(nameColor(toHue(color)))!;
}

interface Hue {
  lightness: number;
  chroma: number;
  /** In degrees. */
  hue: number;
  hasHue: boolean;
}

function toHue(color: Rgb): Hue {
  const [lightness, a, b] = toOklab(color);
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma, hue, hasHue: lightness >= blackBelow && chroma >= tellLeastChroma(lightness, hue) };
}

function tellLeastChroma(lightness: number, hue: number): number {
  const isPurple = hue > 281 || hue < 25;
  if (lightness < darkBelow) return isPurple ? leastChroma.darkPurple : leastChroma.dark;
  if (lightness < lightFrom && isPurple) return leastChroma.purple;
  if (lightness < lightFrom) return hue > 150 && hue < 260 ? leastChroma.cyan : leastChroma.middle;
  return isPurple ? leastChroma.lightPurple : leastChroma.light;
}

function nameColor({ lightness, chroma, hue, hasHue }: Hue): PaletteColor {
  if (!hasHue) return grays.find(([, upTo]) => lightness < upTo)![0];
  const [name] = hues.find(([, upTo]) => hue < upTo) ?? hues[0]!;
  // Light reds are pinks, light magentas pinks, dark ones purples; dark mints and dark yellows with some green in them greens.
  if (name === "red" && lightness > 0.75 && hue < 25) return "pink";
  if (name === "magenta" && lightness > 0.77 && (hue > 325 || chroma < 0.12)) return "pink";
  if (name === "magenta" && (lightness < 0.56 || chroma < 0.15)) return "purple";
  if (name === "purple" && lightness > 0.8 && hue > 303) return "pink";
  if (name === "mint" && lightness < 0.53 && hue < 165) return "green";
  if (name === "yellow" && lightness < 0.78 && hue > 100) return "green";
  return name;
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
