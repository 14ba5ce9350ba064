import type { IconCustomization, Paint } from "../icon-customization.ts";
import { listPaints } from "./list-paints.ts";

/** The look that gives a drawing two colors: one for the first that it has, the other for its second. */
export function twoTone(svg: string, colors: readonly [Paint, Paint]): IconCustomization {
  const look: IconCustomization = {};
  const replaced: Record<string, Paint> = {};
  for (const [index, { paint }] of listPaints(svg).slice(0, 2).entries()) {
    const color = colors[index]!;
    if (paint === "currentColor") look.color = color;
    else replaced[paint] = color;
  }
  return { ...look, colors: replaced };
}
