import type { ColorClass } from "../icons/vocabulary.ts";
import { nearestPaletteColor } from "./colors/nearest-color.ts";
import { parseColor } from "./colors/parse-color.ts";

/** What can be told about a drawing without rendering it. */
export interface DrawingTraits {
  colors: ColorClass;
  /** It brings colors of its own, which recoloring leaves alone. */
  isColor: boolean;
  /** One bit per entry of `palette` (bit 0 = the first): the main colors; 0 when it has none of its own. */
  palette: number;
  hasStroke: boolean;
  isAnimated: boolean;
}

const paint = /[\s;"](?:fill|stroke|stop-color|color)\s?[=:]\s?"?([^";]+)/g;
const translucent = /\s(?:opacity|fill-opacity|stroke-opacity)="(0?\.\d*[1-9]\d*)"/g;
const fadesInPartly = /<(?:animate|set)\b[^>]*\battributeName="fill-opacity"[^>]*\b(?:to|values)="(?:[^"]*;)?0?\.[1-9]/;
const shape = /<(?:path|circle|rect|ellipse|polygon|polyline|line|use)\b/g;
const hiddenSections = /<(mask|clipPath|filter)\b[\s\S]*?<\/\1>/g;
const ownStroke = /stroke(?:="|:\s?)(?!none|transparent|["0])/;

/** A color counts as a main one from this share of all paints. */
const mainColorShare = 0.1;
const mainColorsAtMost = 4;

/**
 * Color class, main colors, strokes and movement of a well-formed SVG body, read from its attributes. Two colors,
 * or one color at two opacities, are `duo`; three or more are `multi`; anything with a gradient is `gradient`.
 */
export function analyzeDrawing(body: string): DrawingTraits {
  const visible =
    body.includes("</mask>") || body.includes("</clipPath>") || body.includes("</filter>")
      ? body.replace(hiddenSections, "")
      : body;
  const uses = countPaints(visible);
  const inks = uses.size;
  const usesCurrentColor = uses.delete("currentcolor");
  const isColor = uses.size > 0 || (!usesCurrentColor && !body.includes("currentColor"));
  return {
    colors: classify({ visible, inks }),
    isColor,
    palette: isColor ? mainColors(uses) : 0,
    hasStroke: ownStroke.test(visible),
    isAnimated: body.includes("<animate") || body.includes("<set "),
  };
}

function classify({ visible, inks }: { visible: string; inks: number }): ColorClass {
  if (visible.includes("Gradient") && inks > 1) return "gradient";
  if (inks > 2) return "multi";
  if (inks === 2) return "duo";
  return hasTwoOpacities(visible) ? "duo" : "mono";
}

/** How often each paint appears, keyed by its lower-case text. */
function countPaints(visible: string): Map<string, number> {
  const uses = new Map<string, number>();
  for (const [, text] of visible.matchAll(paint)) {
    const value = text!.trim().toLowerCase();
    if (value === "currentcolor" || parseCached(value) !== undefined) uses.set(value, (uses.get(value) ?? 0) + 1);
  }
  return uses;
}

/** Two shapes of different strength make a duotone; so does a fill that fades in to less than all of it. */
function hasTwoOpacities(visible: string): boolean {
  if (fadesInPartly.test(visible)) return true;
  const values = visible.match(translucent);
  if (!values) return false;
  return new Set(values).size > 1 || values.length < (visible.match(shape)?.length ?? 0);
}

function mainColors(uses: ReadonlyMap<string, number>): number {
  if (uses.size === 0) return 1;
  const bins = new Map<number, number>();
  let total = 0;
  for (const [value, count] of uses) {
    const bin = parseCached(value)!;
    bins.set(bin, (bins.get(bin) ?? 0) + count);
    total += count;
  }
  const main = [...bins]
    .filter(([, count]) => count / total >= mainColorShare)
    .toSorted(([binA, countA], [binB, countB]) => countB - countA || binA - binB)
    .slice(0, mainColorsAtMost);
  return main.reduce((mask, [bin]) => mask | (1 << bin), 0);
}

const nearest = new Map<string, number | undefined>();

/** Palette index of a paint, or undefined when it is not a color. Icon sets repeat few colors, so answers are kept. */
function parseCached(value: string): number | undefined {
  if (nearest.has(value)) return nearest.get(value);
  const color = parseColor(value);
  const index = color && nearestPaletteColor(color);
  if (nearest.size > 50_000) nearest.clear();
  nearest.set(value, index);
  return index;
}
