import { renderDocument, type ViewBox } from "../svg/document/render-document.ts";
import { drawingLimits, type DrawingLimits } from "./drawing-limits.ts";
import { RejectedSvg } from "./rejected-svg.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/** A document of a stranger as far as it only draws, and in a reasonable time. */
export interface ForeignDrawing {
  /** Inner markup. */
  body: string;
  box: ViewBox;
}

/**
 * Reads a document that must say how large it is.
 * @throws RejectedSvg
 */
export function readForeign(text: string, limits: DrawingLimits = drawingLimits): ForeignDrawing {
  const drawing = sanitizeSvg(text, limits);
  if ("refusal" in drawing) throw new RejectedSvg(drawing.refusal);
  if (!drawing.box) throw new RejectedSvg("noSize");
  return { body: drawing.body, box: drawing.box };
}

/** The same as a document. */
export const renderForeign = ({ body, box }: ForeignDrawing) => renderDocument(body, box);
