import type { LinkedNode } from "./measure-effort.ts";

/** Of a step of a filter that covers the whole drawing. */
const effortOfStep = 100;
/** Of looking at all pixels of a drawing for each of them. */
const effortOfWindow = 25_000;
/** Renderers look no farther than so many drawings. */
const largestArea = 12;
/** A filter that says nothing about its area goes a little beyond of what it is put on, which is the whole drawing at most. */
const usualShare = 1.2;

/**
 * What it takes to put a filter on something: its steps, each with the area that it covers and how far it looks around.
 * @param area of the drawing, in its units
 */
export function measureFilter(
  filter: Pick<LinkedNode, "attributes" | "children">,
  area: number,
): { effort: number; isScaled: boolean } {
  const { attributes, children } = filter;
  const isScaled = attributes.get("filterUnits") === "userSpaceOnUse";
  const sides = ["width", "height"].map((name) => readShare(attributes.get(name), isScaled ? Math.sqrt(area) : 1));
  const share = Math.min(largestArea, sides[0]! * sides[1]!);
  const steps = children.reduce((sum, step) => sum + effortOfStep + measureWindow(step, area), 0);
  return { effort: steps * share, isScaled };
}

/** The same for functions that a property names, such as `blur(2px)`; what it refers to is measured there. */
export function measureFilterFunctions(filter: string | undefined): number {
  const calls = filter?.replaceAll(/url\([^)]*\)/g, "").split("(").length ?? 1;
  return (calls - 1) * effortOfStep * usualShare ** 2;
}

function measureWindow({ name, attributes }: LinkedNode, area: number): number {
  if (name !== "feMorphology") return 0;
  const [x = 0, y = x] = (attributes.get("radius") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return effortOfWindow * Math.min(1, Math.abs(4 * x * y) / area || 0);
}

/** A length as a share of the whole. */
function readShare(text: string | undefined, whole: number): number {
  const length = Math.abs(Number.parseFloat(text ?? ""));
  if (!Number.isFinite(length)) return usualShare;
  return text!.trim().endsWith("%") ? length / 100 : length / whole;
}
