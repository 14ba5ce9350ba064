import { CannotExport } from "../cannot-export.ts";
import type { SvgElement } from "../markup-tree.ts";
import { combine, decompose, readMatrix, transformPoint, type Matrix } from "./matrix.ts";
import type { Box } from "./path-data.ts";
import type { Ink, LinearGradient, Paint, Point, RadialGradient, Spread, Stop } from "./simplified-drawing.ts";

interface PaintSource {
  /** By id. */
  definitions: ReadonlyMap<string, SvgElement>;
  /** The color that stands for the text's. */
  tint: string;
}

export interface PaintedPath {
  opacity: number;
  /** From the path's coordinates to those of the drawing. */
  matrix: Matrix;
  /** What the path covers, in its own coordinates. */
  box: () => Box;
}

/**
 * Reads the value of `fill` or `stroke`; undefined where nothing is painted.
 * @throws CannotExport for patterns
 */
export function readPaint(value: string, path: PaintedPath, source: PaintSource): Paint | undefined {
  const { definitions, tint } = source;
  if (value === "none" || path.opacity === 0) return undefined;
  const id = readReference(value);
  if (id === undefined) return { kind: "solid", ink: readInk(value, tint), opacity: path.opacity };
  const definition = definitions.get(id);
  if (definition?.name === "pattern") throw new CannotExport(["pattern"]);
  if (!definition) return undefined;
  const matrix = placeGradient(definition, path);
  if (!matrix) return undefined;
  const stops = readStops(definition, { tint, opacity: path.opacity });
  return definition.name === "linearGradient"
    ? readLinear(definition, matrix, stops)
    : readRadial(definition, matrix, stops);
}

/** The id in `url(#id)`. */
export function readReference(value: string | undefined): string | undefined {
  return /^url\(#(.+)\)$/.exec(value ?? "")?.[1];
}

export function readNumber(element: SvgElement, name: string, initial: number): number {
  const value = Number(element.attributes.get(name) ?? initial);
  return Number.isFinite(value) ? value : initial;
}

/** From a gradient's coordinates to those of the drawing; undefined where there is no area to paint. */
function placeGradient(gradient: SvgElement, { matrix, box }: PaintedPath): Matrix | undefined {
  const own = readMatrix(gradient.attributes.get("gradientTransform"));
  if (gradient.attributes.get("gradientUnits") === "userSpaceOnUse") return combine(matrix, own);
  const [left, top, right, bottom] = box();
  if (right <= left || bottom <= top) return undefined;
  return combine(combine(matrix, [right - left, 0, 0, bottom - top, left, top]), own);
}

function readStops(gradient: SvgElement, { tint, opacity }: { tint: string; opacity: number }): Stop[] {
  return gradient.children.flatMap((child) =>
    typeof child === "object" && child.name === "stop"
      ? {
          offset: readNumber(child, "offset", 0),
          ink: readInk(child.attributes.get("stop-color") ?? "#000000", tint),
          opacity: readNumber(child, "stop-opacity", 1) * opacity,
        }
      : [],
  );
}

/** Lines of equal color stay lines, but not at right angles to the axis: the new axis is at right angles to them. */
function readLinear(gradient: SvgElement, matrix: Matrix, stops: Stop[]): LinearGradient {
  const start: Point = [readNumber(gradient, "x1", 0), readNumber(gradient, "y1", 0)];
  const end: Point = [readNumber(gradient, "x2", 1), readNumber(gradient, "y2", 0)];
  const from = transformPoint(matrix, start);
  const axis = subtract(transformPoint(matrix, end), from);
  const across: Point = [start[1] - end[1], end[0] - start[0]];
  const line = subtract(transformPoint(matrix, [start[0] + across[0], start[1] + across[1]]), from);
  const normal: Point = [line[1], -line[0]];
  const length = normal[0] ** 2 + normal[1] ** 2;
  const share = length === 0 ? 0 : (axis[0] * normal[0] + axis[1] * normal[1]) / length;
  const to: Point = [from[0] + normal[0] * share, from[1] + normal[1] * share];
  return { kind: "linear", from, to, stops, spread: readSpread(gradient) };
}

function readRadial(gradient: SvgElement, matrix: Matrix, stops: Stop[]): RadialGradient {
  const center: Point = [readNumber(gradient, "cx", 0.5), readNumber(gradient, "cy", 0.5)];
  const radius = readNumber(gradient, "r", 0.5);
  const { after, scales, before } = decompose(matrix);
  const result: RadialGradient = {
    kind: "radial",
    center: transformPoint(matrix, center),
    radii: [scales[0] * radius, Math.abs(scales[1]) * radius],
    angle: (after * 180) / Math.PI,
    stops,
    spread: readSpread(gradient),
  };
  const [x, y] = subtract([readNumber(gradient, "fx", center[0]), readNumber(gradient, "fy", center[1])], center);
  if (Math.hypot(x, y) > radius * 1e-3) {
    const [cos, sin] = [Math.cos(before) / radius, Math.sin(before) / radius];
    const side = Math.sign(scales[1]) || 1;
    result.focus = [x * cos - y * sin, (x * sin + y * cos) * side];
  }
  return result;
}

function readInk(value: string, tint: string): Ink {
  return value === tint ? "tint" : (value as Ink);
}

function readSpread(gradient: SvgElement): Spread {
  const value = gradient.attributes.get("spreadMethod");
  return value === "reflect" || value === "repeat" ? value : "pad";
}

function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}
