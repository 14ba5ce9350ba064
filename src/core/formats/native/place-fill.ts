import { countDecimals, unplacePath } from "./path-data.ts";
import { isStretched } from "./refuse-parts.ts";
import type { Paint, Point, RadialGradient, Shape, SimplifiedDrawing } from "./simplified-drawing.ts";

/** A shape to be drawn where the origin is moved to `center`, turned by `angle` degrees and scaled. */
export interface PlacedShape {
  center: Point;
  angle: number;
  scales: Point;
  shape: Shape;
}

/**
 * For targets whose gradients are circles only: a shape with an elliptic one as shapes of which the filled one is to be
 * drawn stretched, so that its circle becomes the ellipse. Other shapes come back as they are.
 */
export function placeFill(shape: Shape, drawing: SimplifiedDrawing): (Shape | PlacedShape)[] {
  const { fill, stroke, ...bare } = shape;
  if (fill?.kind !== "radial" || !isStretched(fill)) return [shape];
  const { center, radii, angle } = fill;
  const radius = Math.max(...radii);
  const placement = { center, angle, scales: [radii[0] / radius, radii[1] / radius] as const };
  const circle: RadialGradient = { ...fill, center: [0, 0], radii: [radius, radius], angle: 0 };
  const path = unplacePath(shape.path, placement, countDecimals(Math.max(...drawing.viewport)) + 1);
  return [{ ...placement, shape: { ...bare, path, fill: circle } }, ...(stroke ? [{ ...bare, stroke }] : [])];
}

/** `aarrggbb` of a color with its opacity, in capitals. */
export function formatArgb(hex: string, opacity: number): string {
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, "0");
  return `${alpha}${hex.slice(1)}`.toUpperCase();
}

/** The opacity of a plain paint; gradients have it in their stops. */
export function paintOpacity(paint: Paint): number {
  return paint.kind === "solid" ? paint.opacity : 1;
}
