import { findPaints } from "./find-paints.ts";
import { removeFrame } from "../frame-drawing.ts";
import type { Paint } from "../icon-customization.ts";
import { readDocument } from "../document/read-document.ts";

/** A color that a drawing is painted in. */
export interface ListedPaint {
  /** With its alpha where it is written translucent. */
  paint: Paint;
  /** In how many places. */
  uses: number;
  /** Ids of the gradients that have it as a stop. */
  gradients: readonly string[];
  /** How many of the uses are such stops. */
  stops: number;
}

/**
 * The distinct colors that are seen in a drawing, in order of first use: those of fills, strokes, gradients, filters and
 * animations, and the black of what has no color given; not those of masks, nor of a background that `customize` has
 * put behind it. Empty for text that is no SVG document.
 */
export function listPaints(svg: string): ListedPaint[] {
  const read = readDocument(svg);
  const paints = new Map<Paint, { uses: number; gradients: Set<string>; stops: number }>();
  for (const { paint, gradient, isSeen } of read ? findPaints(removeFrame(read).document) : []) {
    if (!isSeen) continue;
    const listed = paints.get(paint) ?? { uses: 0, gradients: new Set<string>(), stops: 0 };
    paints.set(paint, listed);
    listed.uses++;
    if (gradient === undefined) continue;
    listed.gradients.add(gradient);
    listed.stops++;
  }
  return [...paints].map(([paint, { uses, gradients, stops }]) => ({ paint, uses, gradients: [...gradients], stops }));
}
