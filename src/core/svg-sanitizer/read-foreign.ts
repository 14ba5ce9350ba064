import { printDocument, type ViewBox } from "../svg/document/render-document.ts";
import { drawingLimits, type DrawingLimits } from "./drawing-limits.ts";
import { RefusedDrawing } from "./rejected-svg.ts";
import { sanitiseDrawing } from "./sanitize-svg.ts";

/** A document of a stranger as far as it only draws, and in a reasonable time. */
export interface ForeignDrawing {
  /** Inner markup. */
  body: string;
  box: ViewBox;
}

/**
 * Reads a document that must say how large it is.
 * @throws RefusedDrawing
 */
export function readForeign(text: string, limits: DrawingLimits = drawingLimits): ForeignDrawing {
  const drawing = sanitiseDrawing(text, limits);
  if ("refusal" in drawing) throw new RefusedDrawing(drawing.refusal);
  if (!drawing.box) throw new RefusedDrawing("noSize");
  return { body: drawing.body, box: drawing.box };
}

/** The same as a document. */
export const printForeign = ({ body, box }: ForeignDrawing) => printDocument(body, box);
