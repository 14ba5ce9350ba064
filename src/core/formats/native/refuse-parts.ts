import { CannotExport, type DrawingPart } from "../cannot-export.ts";
import { listPaints } from "./read-simplified.ts";
import type { DrawnNode, Paint, RadialGradient, SimplifiedDrawing } from "./simplified-drawing.ts";

/** Android's resource compiler keeps no longer string. */
const longestPath = 32_767;

/** @throws CannotExport naming all parts of a drawing that are among those a target cannot draw */
export function refuseParts(drawing: SimplifiedDrawing, cannotDraw: readonly DrawingPart[]): void {
  const parts = new Set(drawing.nodes.flatMap(listNodeParts));
  if (!drawing.isTintable && listPaints(drawing.nodes).some(isTintedGradient)) parts.add("tintedGradient");
  const refused = cannotDraw.filter((part) => parts.has(part));
  if (refused.length > 0) throw new CannotExport(refused);
}

/** An ellipse rather than a circle. */
export function isStretched({ radii }: RadialGradient): boolean {
  return Math.abs(radii[0] - radii[1]) > Math.max(...radii) * 1e-3;
}

function listNodeParts(node: DrawnNode): DrawingPart[] {
  const parts: DrawingPart[] = [];
  if (node.kind === "layer") {
    if (node.opacity < 1) parts.push("layerOpacity");
    if (node.clips.some(({ rule }) => rule === "evenodd")) parts.push("evenOddClip");
    if (node.clips.some(({ path }) => path.length > longestPath)) parts.push("longPath");
    return [...parts, ...node.nodes.flatMap(listNodeParts)];
  }
  if (node.path.length > longestPath) parts.push("longPath");
  if (node.stroke && node.stroke.dashes.length > 0) parts.push("dash");
  if (node.stroke?.paint.kind === "radial" && isStretched(node.stroke.paint)) parts.push("stretchedStroke");
  if (listPaints([node]).some((paint) => paint.kind === "radial" && paint.focus)) parts.push("focalGradient");
  return parts;
}

function isTintedGradient(paint: Paint): boolean {
  return paint.kind !== "solid" && paint.stops.some(({ ink }) => ink === "tint");
}
