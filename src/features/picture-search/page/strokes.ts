import type { Box } from "../../../core/pictures/raster.ts";
import type { Distance } from "./crop-box.ts";

/** A line that somebody drew without lifting the pen; points in fractions of the sheet, which is square. */
export interface Stroke {
  points: readonly Distance[];
  /** Width of the pen in fractions of the sheet. */
  width: number;
}

/** Pens as fractions of the sheet. */
export const penWidths = { thin: 0.016, thick: 0.036 } as const;
export type Pen = keyof typeof penWidths;

const margin = 0.04;

/** The part of the sheet that is drawn on, with a margin around it; undefined for an empty one. */
export function boundsOfStrokes(strokes: readonly Stroke[]): Box | undefined {
  if (strokes.length === 0) return undefined;
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (const { points, width } of strokes) {
    const reach = width / 2 + margin;
    for (const { x, y } of points) {
      left = Math.min(left, x - reach);
      right = Math.max(right, x + reach);
      top = Math.min(top, y - reach);
      bottom = Math.max(bottom, y + reach);
    }
  }
  [left, top, right, bottom] = [Math.max(0, left), Math.max(0, top), Math.min(1, right), Math.min(1, bottom)];
  return { left, top, width: right - left, height: bottom - top };
}

/** What a stroke is painted with; a part of a canvas. */
interface Painter {
  lineWidth: number;
  beginPath: () => void;
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  quadraticCurveTo: (controlX: number, controlY: number, x: number, y: number) => void;
  stroke: () => void;
}

/** Paints a stroke as a smooth line on a sheet of that edge; one point is a dot. */
export function paintStroke(painter: Painter, { points, width }: Stroke, edgePx: number): void {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: x * edgePx, y: y * edgePx }));
  if (!first) return;
  painter.lineWidth = width * edgePx;
  painter.beginPath();
  painter.moveTo(first.x, first.y);
  let before = first;
  for (const point of rest) {
    painter.quadraticCurveTo(before.x, before.y, (before.x + point.x) / 2, (before.y + point.y) / 2);
    before = point;
  }
  painter.lineTo(before.x, before.y);
  painter.stroke();
}
