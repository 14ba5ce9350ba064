import type { IconCustomization, Paint } from "../icon-customization.ts";
import { listPaints } from "./list-paints.ts";

/** The look that gives a drawing two colours: one for the first that it has, the other for its second. */
export function twoTone(svg: string, colours: readonly [Paint, Paint]): IconCustomization {
  const look: IconCustomization = {};
  const replaced: Record<string, Paint> = {};
  for (const [index, { paint }] of listPaints(svg).slice(0, 2).entries()) {
    const colour = colours[index]!;
    if (paint === "currentColor") look.color = colour;
    else replaced[paint] = colour;
  }
  return { ...look, colors: replaced };
}
