import type { Matrix } from "../native/matrix.ts";
import { animate, type LottieProperty } from "./keyframes.ts";
import type { Precision } from "./precision.ts";

/** How Lottie says a transform: the anchor is brought to the position, scaled, skewed and turned. */
export interface LottieTransform {
  a: LottieProperty;
  p: LottieProperty;
  s: LottieProperty;
  r: LottieProperty;
  o: LottieProperty;
  sk?: LottieProperty;
  sa?: LottieProperty;
}

export const opaque: LottieProperty = { a: 0, k: 100 };

export const standingTransform: LottieTransform = {
  a: { a: 0, k: [0, 0] },
  p: { a: 0, k: [0, 0] },
  s: { a: 0, k: [100, 100] },
  r: { a: 0, k: 0 },
  o: opaque,
};

/**
 * Matrices of all frames as parts that change evenly wherever the matrix turns, grows or moves evenly.
 * @param extent longer edge of what is transformed
 */
export function fitTransform(
  matrices: readonly Matrix[],
  { tolerance, round, extent: whole }: Precision,
  extent = whole,
): LottieTransform {
  const best = findAnchor(matrices);
  const anchor = best.every((place) => Math.abs(place) < whole * 10) ? best.map(round) : [0, 0];
  const parts = matrices.map((matrix) => decompose(matrix));
  unwind(parts);
  const positions = matrices.map(([a, b, c, d, e, f]) => [
    a * anchor[0]! + c * anchor[1]! + e,
    b * anchor[0]! + d * anchor[1]! + f,
  ]);
  const perDegree = (tolerance / extent) * (180 / Math.PI);
  const perCent = (tolerance / extent) * 100;
  const transform: LottieTransform = {
    a: { a: 0, k: anchor },
    p: animate(positions, { tolerance, serialize: (value) => value.map(round) }),
    s: animate(
      parts.map(({ scales }) => scales.map((scale) => scale * 100)),
      { tolerance: perCent, serialize: (value) => value.map(fine) },
    ),
    r: animate(
      parts.map(({ angle }) => [angle]),
      { tolerance: perDegree, serialize: ([angle]) => fine(angle!) },
    ),
    o: opaque,
  };
  if (parts.every(({ skew }) => Math.abs(skew) < perDegree)) return transform;
  const skews = parts.map(({ skew }) => [skew]);
  return {
    ...transform,
    sk: animate(skews, { tolerance: perDegree, serialize: ([skew]) => fine(skew!) }),
    sa: { a: 0, k: 0 },
  };
}

interface Parts {
  /** Degrees. */
  angle: number;
  skew: number;
  scales: [number, number];
}

const fine = (value: number) => Math.round(value * 1e3) / 1e3;

const degrees = (radians: number) => (radians * 180) / Math.PI;

function decompose([a, b, c, d]: Matrix): Parts {
  const width = Math.hypot(a, b);
  if (width < 1e-9) {
    return { angle: degrees(Math.atan2(-c, d)), skew: 0, scales: [0, Math.hypot(c, d)] };
  }
  const height = (a * d - b * c) / width;
  const shear = (a * c + b * d) / width;
  const skew = Math.abs(height) < 1e-9 ? 0 : -degrees(Math.atan2(shear, Math.abs(height))) * (Math.sign(height) || 1);
  return { angle: degrees(Math.atan2(b, a)), skew, scales: [width, height] };
}

/** Angles that go on instead of starting again after a full turn. */
function unwind(parts: readonly Parts[]): void {
  for (let index = 1; index < parts.length; index++) {
    const [before, part] = [parts[index - 1]!, parts[index]!];
    if (part.scales[0] === 0 && part.scales[1] === 0) part.angle = before.angle;
    part.angle -= Math.round((part.angle - before.angle) / 360) * 360;
  }
}

/** How much a short way counts beside an even one. */
const shareOfLength = 3e-3;

/**
 * The point whose way through the frames is the straightest and most even: what a drawing turns around, wherever that moves
 * to; the origin where any point will do.
 */
function findAnchor(matrices: readonly Matrix[]): [number, number] {
  let [xx, xy, yy, x, y] = [1e-11, 0, 1e-11, 0, 0];
  for (let index = 1; index < matrices.length - 1; index++) {
    const [before, matrix, after] = [matrices[index - 1]!, matrices[index]!, matrices[index + 1]!];
    const bend = matrix.map((value, place) => before[place]! - 2 * value + after[place]!);
    const step = matrix.map((value, place) => (value - before[place]!) * shareOfLength);
    for (const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] of [bend, step]) {
      xx += a * a + b * b;
      xy += a * c + b * d;
      yy += c * c + d * d;
      x -= a * e + b * f;
      y -= c * e + d * f;
    }
  }
  const determinant = xx * yy - xy * xy;
  if (determinant < 1e-20) return [0, 0];
  return [(x * yy - y * xy) / determinant, (y * xx - x * xy) / determinant];
}
