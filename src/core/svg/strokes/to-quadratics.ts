import svgPath from "svgpath";

type Quadratic = ["Q", x1: number, y1: number, x: number, y: number];

/**
 * Path data of absolute M, L, Q and Z, as TrueType has it: other curves become several quadratic ones, none of which is
 * further from it than the tolerance.
 */
export function toQuadratics(path: string, tolerance: number): string {
  return svgPath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      if (segment[0] !== "C") return undefined;
      const numbers = segment.slice(1) as number[];
      return bend([x, y, ...numbers], tolerance);
    })
    .toString();
}

/** Equal parts of a cubic curve as quadratic ones; the error falls with the third power of their number. */
function bend(cubic: readonly number[], tolerance: number): Quadratic[] {
  const axes = [0, 1].map((axis) => [0, 2, 4, 6].map((place) => cubic[place + axis]!));
  const bow = Math.hypot(...axes.map(([start, out, back, end]) => end! - 3 * back! + 3 * out! - start!));
  const parts = Math.max(1, Math.ceil(Math.cbrt(((Math.sqrt(3) / 36) * bow) / tolerance)));
  return Array.from({ length: parts }, (_, part): Quadratic => {
    const [from, to] = [part / parts, (part + 1) / parts];
    const pieces = axes.map((axis) => {
      const [start, end] = [pointAt(axis, from), pointAt(axis, to)];
      const third = (to - from) / 3;
      const [out, back] = [start + slopeAt(axis, from) * third, end - slopeAt(axis, to) * third];
      return [(3 * (out + back) - start - end) / 4, end] as const;
    });
    return ["Q", pieces[0]![0], pieces[1]![0], pieces[0]![1], pieces[1]![1]];
  });
}

function pointAt([start, out, back, end]: readonly number[], share: number): number {
  const rest = 1 - share;
  return rest ** 3 * start! + 3 * rest ** 2 * share * out! + 3 * rest * share ** 2 * back! + share ** 3 * end!;
}

function slopeAt([start, out, back, end]: readonly number[], share: number): number {
  const rest = 1 - share;
  return 3 * rest ** 2 * (out! - start!) + 6 * rest * share * (back! - out!) + 3 * share ** 2 * (end! - back!);
}
