import type { IconCustomization, Paint } from "../icon-customization.ts";
import { listPaints } from "./list-paints.ts";

/** The look that gives a drawing two colors: one for the first that it has, the other for its second. */
export function twoTone(svg: string, colors: readonly [Paint, Paint]): IconCustomization {
  const customization: IconCustomization = {};
  const replaced: Record<string, Paint> = {};
  for (const [index, { paint }] of listPaints(svg).slice(0, 2).entries()) {
    const color = colors[index]!;
    if (paint === "currentColor") customization.color = color;
    else replaced[paint] = color;
  }
  return { ...customization, colors: replaced };
}
