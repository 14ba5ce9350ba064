import svgPath from "svgpath";

type Segment = [letter: string, ...numbers: number[]];
type Point = readonly [x: number, y: number];

interface Contour {
  segments: readonly Segment[];
  /** The contour by straight lines. */
  corners: readonly Point[];
}

/** Straight pieces that a curve is measured by. */
const pieces = 8;

/**
 * Path data of closed contours that do not cross, directed so that the nonzero rule fills what the even-odd rule does:
 * what lies in an odd number of others turns the other way.
 */
export function windContours(path: string): string {
  const contours = listContours(path);
  const directed = contours.map((contour) => {
    const depth = contours.filter((other) => other !== contour && contains(other, contour)).length;
    const isHole = depth % 2 === 1;
    return measureArea(contour.corners) > 0 === isHole ? reverse(contour.segments) : contour.segments;
  });
  return directed
    .map((segments) => `${segments.map(([letter, ...numbers]) => letter + numbers.join(" ")).join("")}Z`)
    .join("");
}

function listContours(path: string): Contour[] {
  const contours: { segments: Segment[]; corners: Point[] }[] = [];
  let end: Point = [0, 0];
  svgPath(path)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [letter, ...numbers] = segment as unknown as Segment;
      if (letter === "Z") return;
      if (letter === "M") contours.push({ segments: [], corners: [] });
      const contour = contours.at(-1)!;
      const straight: Segment =
        letter === "H" ? ["L", numbers[0]!, y] : letter === "V" ? ["L", x, numbers[0]!] : [letter, ...numbers];
      contour.segments.push(straight);
      end = [straight.at(-2) as number, straight.at(-1) as number];
      contour.corners.push(...flatten([x, y], straight), end);
    });
  return contours.filter(({ segments }) => segments.length > 1);
}

/** Points of a curve between its ends. */
function flatten(start: Point, [letter, ...numbers]: Segment): Point[] {
  if (letter !== "C" && letter !== "Q") return [];
  const points = [...start, ...numbers];
  return Array.from({ length: pieces - 1 }, (_, index) => {
    const share = (index + 1) / pieces;
    return [0, 1].map((axis) =>
      interpolate(
        points.filter((_number, place) => place % 2 === axis),
        share,
      ),
    ) as [number, number];
  });
}

/** De Casteljau: the point of a curve in one coordinate. */
function interpolate(values: readonly number[], share: number): number {
  let level = [...values];
  while (level.length > 1)
    level = level.slice(1).map((value, index) => level[index]! + (value - level[index]!) * share);
  return level[0]!;
}

/** Positive in the direction of increasing angles. */
function measureArea(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
}

/** Whether most of a contour lies inside of another: some points of it may lie on that. */
function contains(outer: Contour, inner: Contour): boolean {
  const samples = inner.corners.map(([x, y], index): Point => {
    const [nextX, nextY] = inner.corners[(index + 1) % inner.corners.length]!;
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  const step = Math.max(1, Math.floor(samples.length / 9));
  const chosen = samples.filter((_sample, index) => index % step === 0);
  return chosen.filter((point) => isInside(point, outer.corners)).length * 2 > chosen.length;
}

function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let isIn = false;
  let [beforeX, beforeY] = corners.at(-1)!;
  for (const [cornerX, cornerY] of corners) {
    if (cornerY > y !== beforeY > y && x < ((beforeX - cornerX) * (y - cornerY)) / (beforeY - cornerY) + cornerX)
      isIn = !isIn;
    [beforeX, beforeY] = [cornerX, cornerY];
  }
  return isIn;
}

/** The same contour the other way round. */
function reverse(segments: readonly Segment[]): Segment[] {
  const reversed: Segment[] = [["M", ...(segments.at(-1)!.slice(-2) as [number, number])]];
  for (let index = segments.length - 1; index > 0; index--) {
    const [letter, ...numbers] = segments[index]!;
    const controls = numbers.slice(0, -2);
    const target = segments[index - 1]!.slice(-2) as [number, number];
    const turned = controls.length === 4 ? [controls[2]!, controls[3]!, controls[0]!, controls[1]!] : controls;
    reversed.push([letter, ...turned, ...target]);
  }
  return reversed;
}
