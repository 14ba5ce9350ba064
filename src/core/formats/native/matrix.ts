import type { Point } from "./simplified-drawing.ts";

/** `x' = a x + c y + e`, `y' = b x + d y + f`, as in SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** What `inner` does, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d] = outer;
  const [x, y] = transformPoint(outer, [inner[4], inner[5]]);
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    x,
    y,
  ];
}

export function transformPoint([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** Reads `matrix(a b c d e f)`, the only transform in simplified documents. */
export function readMatrix(text: string | undefined): Matrix {
  const numbers = text?.match(/-?[\d.]+(?:e[-+]?\d+)?/gi)?.map(Number) ?? [];
  return numbers.length === 6 ? (numbers as unknown as Matrix) : identity;
}

/** A matrix as turning, scaling, and turning again: `R(after) · diag(scales) · R(before)`; angles in radians. */
export function decompose([a, b, c, d]: Matrix): { after: number; scales: Point; before: number } {
  const [even, odd] = [(a + d) / 2, (b - c) / 2];
  const [mirrored, skewed] = [(a - d) / 2, (b + c) / 2];
  const [mean, half] = [Math.hypot(even, odd), Math.hypot(mirrored, skewed)];
  const [sum, difference] = [Math.atan2(skewed, mirrored), Math.atan2(odd, even)];
  return { after: (difference + sum) / 2, scales: [mean + half, mean - half], before: (difference - sum) / 2 };
}

/** By how much all lengths grow; undefined where some grow more than others. */
export function uniformScale(matrix: Matrix): number | undefined {
  const [longer, shorter] = decompose(matrix).scales;
  return longer - Math.abs(shorter) <= longer * 1e-3 ? longer : undefined;
}
