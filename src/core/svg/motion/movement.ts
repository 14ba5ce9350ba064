import svgPath from "svgpath";
import { attributeValue, type Tag } from "../document/scan-tags.ts";
import { paceValues, readCourse, type Course } from "./course.ts";
import { readTransform, readValue } from "./motion-value.ts";

/** A place on a path and how far, in degrees, what moves is turned there. */
export interface PathPlace {
  x: number;
  y: number;
  angle: number;
}

/** How an element moves along a path: the values of the course are shares (0…1) of its length. */
export interface Movement {
  course: Course;
  findPlace: (share: number) => PathPlace;
}

/**
 * Reads an `animateMotion` element.
 *
 * @param linked the path that it links to
 */
export function readMovement(tag: Tag, linked: string | undefined): Movement | undefined {
  const data = linked ?? attributeValue(tag, "path");
  const path = data === undefined ? readPoints(tag) : readMotionPath(tag, data);
  return path && { course: path.course, findPlace: measurePath(path.path, attributeValue(tag, "rotate") ?? "0") };
}

interface MotionPath {
  path: string;
  course: Course;
}

/** Without points on the way, the path is covered from one end to the other, whatever other times there are. */
function readMotionPath(tag: Tag, path: string): MotionPath | undefined {
  const isPaced = (attributeValue(tag, "calcMode") ?? "paced") === "paced";
  const points = isPaced ? undefined : attributeValue(tag, "keyPoints");
  const others = points === undefined ? /^(?:values|from|to|by|keyTimes)$/ : /^(?:values|from|to|by)$/;
  const attributes = tag.attributes.filter(({ name }) => !others.test(name));
  attributes.push({ name: "values", value: points ?? "0;1", start: 0, end: 0 });
  const course = readCourse({ ...tag, attributes }, (text) => readValue("", text));
  return course && { path, course };
}

/** Values, or from where to where, are the corners of the way. */
function readPoints(tag: Tag): MotionPath | undefined {
  const course = readCourse(tag, (text) => readTransform("translate", text));
  if (!course) return undefined;
  const points = course.values.map((value) => value ?? readTransform("translate", "0")!);
  const shares = paceValues(points) ?? points.map(() => 0);
  return {
    path: `M${points.map(({ numbers }) => numbers.join(" ")).join("L")}`,
    course: { ...course, values: shares.map((share) => ({ frame: "#", numbers: [share] })) },
  };
}

/** About the length of a path. */
export function measureLength(data: string): number {
  const last = flatten(data, 4).at(-1)!;
  return last.start + last.length;
}

/** Finds places on a path by the share of its length that leads there. */
function measurePath(data: string, rotate: string): Movement["findPlace"] {
  const pieces = flatten(data);
  const last = pieces.at(-1)!;
  const whole = last.start + last.length;
  const fixedAngle = Number.parseFloat(rotate) || 0;
  return (share) => {
    const distance = whole * Math.min(1, Math.max(0, share));
    const { from, to, start, length } = pieces.find((piece) => piece.start + piece.length >= distance) ?? last;
    const rest = length > 0 ? (distance - start) / length : 0;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const direction = (Math.atan2(dy, dx) * 180) / Math.PI;
    const angle = rotate === "auto" ? direction : rotate === "auto-reverse" ? direction + 180 : fixedAngle;
    return { x: from[0] + dx * rest, y: from[1] + dy * rest, angle };
  };
}

/** A straight piece of a path; `start` is the length of the path before it. */
interface Piece {
  from: readonly [number, number];
  to: readonly [number, number];
  start: number;
  length: number;
}

const piecesOfCurves = 20_000;

/** At least one piece, so many for each curve unless there are very many. */
function flatten(data: string, piecesPerCurve = 48): Piece[] {
  const pieces: Piece[] = [];
  let first: readonly [number, number] = [0, 0];
  let length = 0;
  const add = (from: readonly [number, number], to: readonly [number, number]) => {
    const piece = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (piece > 0 || from === to) pieces.push({ from, to, start: length, length: piece });
    length += piece;
  };
  const path = svgPath(data).abs().unshort().unarc();
  let curves = 0;
  path.iterate(([letter]) => {
    if (letter === "C" || letter === "Q") curves++;
  });
  const steps = Math.max(1, Math.min(piecesPerCurve, Math.floor(piecesOfCurves / curves)));
  path.iterate(([letter, ...numbers], _, x, y) => {
    if (letter === "M") first = [numbers[0]!, numbers[1]!];
    else if (letter === "Z") add([x, y], first);
    else if (letter === "H") add([x, y], [numbers[0]!, y]);
    else if (letter === "V") add([x, y], [x, numbers[0]!]);
    else if (letter === "L") add([x, y], [numbers[0]!, numbers[1]!]);
    else {
      const points: (readonly [number, number])[] = [[x, y]];
      for (let place = 0; place < numbers.length; place += 2) points.push([numbers[place]!, numbers[place + 1]!]);
      let last = points[0]!;
      for (let step = 1; step <= steps; step++) {
        const next = splitCurve(points, step / steps);
        add(last, next);
        last = next;
      }
    }
  });
  if (pieces.length === 0) add(first, first);
  return pieces;
}

/** The point of a Bézier curve at a share of its parameter (de Casteljau). */
function splitCurve(points: readonly (readonly [number, number])[], share: number): readonly [number, number] {
  if (points.length === 1) return points[0]!;
  const between = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = points[index]!;
    return [beforeX + (x - beforeX) * share, beforeY + (y - beforeY) * share] as const;
  });
  return splitCurve(between, share);
}
