import { optimize } from "svgo";
import { compareDrawings } from "../compare-drawings.server.ts";
import { outlineStrokes } from "./outline-strokes.server.ts";
import { resolveDrawing } from "../resolve-drawing.server.ts";
import type { WritePicture } from "../picture-job.ts";

/** From so many characters on a second pass would take seconds. */
const heavyLength = 200_000;
const precisions = [3, 5];
/** Of the pixels of a small picture. */
const allowedDifference = 0.002;

/** Paths only: every shape is one, strokes are outlined; as few bytes as can be without a visible difference. */
export const writeSimplifiedSvg: WritePicture = async ({ svg, avoidsResvg }) => {
  if (avoidsResvg) return Buffer.from(minify(svg, 5));
  const { document, tint } = await resolveDrawing(svg);
  const outlined = (await outlineStrokes(document)).replaceAll(tint, "currentColor");
  for (const precision of precisions) {
    const minified = minify(outlined, precision);
    if (compareDrawings(svg, minified) <= allowedDifference) return Buffer.from(minified);
  }
  return Buffer.from(svg);
};

function minify(svg: string, floatPrecision: number): string {
  return optimize(svg, { multipass: svg.length < heavyLength, floatPrecision }).data;
}
