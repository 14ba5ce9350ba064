import { listPaints } from "./list-paints.ts";
import { parseColor } from "./parse-color.ts";

/** On which ground a drawing with colors of its own is seen, where it isn't on the other one. */
export type NeededGround = "light" | "dark";

/** Of 1; what is darker is lost on a dark page, what is lighter on a light one. */
const darkest = 0.035;
const lightest = 0.8;
/** Of the places that are painted: with fewer lost, the others tell what it is. */
const lostShare = 0.5;

/**
 * The ground that a drawing needs: light where it is mostly black, dark where it is mostly white. Drawings in the color of the
 * text are seen on every ground.
 */
export function findNeededGround(svg: string): NeededGround | undefined {
  let uses = 0;
  let dark = 0;
  let light = 0;
  for (const listed of listPaints(svg)) {
    if (listed.paint === "currentColor") return undefined;
    const color = parseColor(listed.paint);
    if (!color) continue;
    const luminance = measureLuminance(color);
    uses += listed.uses;
    if (luminance < darkest) dark += listed.uses;
    else if (luminance > lightest) light += listed.uses;
  }
  if (uses === 0) return undefined;
  if (dark / uses >= lostShare) return "light";
  return light / uses >= lostShare && dark === 0 ? "dark" : undefined;
}

/** Relative luminance as WCAG defines it, from 0 for black to 1 for white. */
function measureLuminance(rgb: readonly [number, number, number]): number {
  const [red, green, blue] = rgb.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
