import type { PathCommand } from "../native/path-data.ts";
import type { Point } from "../native/simplified-drawing.ts";
import { animate, type LottieProperty } from "./keyframes.ts";
import type { Precision } from "./precision.ts";

export interface LottieShape {
  ty: "sh";
  ks: LottieProperty;
}

/** One part of a path: points with what leads to them and away from them, relative to them, in a row of numbers. */
interface Contour {
  isClosed: boolean;
  numbers: number[];
}

/** The parts of a path whose commands are of the same kinds at all moments. */
export function formatPaths(
  frames: readonly (readonly PathCommand[])[],
  { tolerance, round }: Precision,
): LottieShape[] {
  const contours = frames.map((commands) => readContours(commands));
  return contours[0]!.flatMap((first, index) => {
    const samples = contours.map((frame) => frame[index]!.numbers);
    const closesOnStart =
      first.isClosed && samples[0]!.length > perPoint && samples.every((numbers) => endsWhereItBegins(numbers));
    const points = closesOnStart ? samples.map((numbers) => joinEnds(numbers)) : samples;
    const serialize = (numbers: readonly number[]) => renderContour(numbers, { isClosed: first.isClosed, round });
    return [
      { ty: "sh" as const, ks: unwrap(animate(points, { tolerance, serialize: (value) => [serialize(value)] })) },
    ];
  });
}

/** A path stands in a list only in keyframes. */
function unwrap(property: LottieProperty): LottieProperty {
  return property.a === 0 ? { a: 0, k: (property.k as unknown[])[0] } : property;
}

const perPoint = 6;

function readContours(commands: readonly PathCommand[]): Contour[] {
  const contours: Contour[] = [];
  let at: Point = [0, 0];
  let begin: Point = [0, 0];
  let isOpen = false;
  const move = (to: Point) => {
    contours.push({ isClosed: false, numbers: [...to, 0, 0, 0, 0] });
    [at, begin, isOpen] = [to, to, true];
  };
  const curve = (first: Point, second: Point, to: Point) => {
    if (!isOpen) move(at);
    const { numbers } = contours.at(-1)!;
    numbers.splice(-2, 2, first[0] - at[0], first[1] - at[1]);
    numbers.push(...to, second[0] - to[0], second[1] - to[1], 0, 0);
    at = to;
  };
  for (const command of commands) {
    switch (command[0]) {
      case "M": {
        move([command[1], command[2]]);
        break;
      }
      case "L": {
        const to: Point = [command[1], command[2]];
        curve(at, to, to);
        break;
      }
      case "Q": {
        const [, x, y, endX, endY] = command;
        const towards = (from: Point): Point => [from[0] + ((x - from[0]) * 2) / 3, from[1] + ((y - from[1]) * 2) / 3];
        curve(towards(at), towards([endX, endY]), [endX, endY]);
        break;
      }
      case "C": {
        const [, x1, y1, x2, y2, x, y] = command;
        curve([x1, y1], [x2, y2], [x, y]);
        break;
      }
      case "Z": {
        if (isOpen) contours.at(-1)!.isClosed = true;
        [at, isOpen] = [begin, false];
        break;
      }
    }
  }
  return contours;
}

function endsWhereItBegins(numbers: readonly number[]): boolean {
  const last = numbers.length - perPoint;
  return Math.abs(numbers[0]! - numbers[last]!) < 1e-6 && Math.abs(numbers[1]! - numbers[last + 1]!) < 1e-6;
}

/** The last point is the first one: what leads to it leads there. */
function joinEnds(numbers: readonly number[]): number[] {
  const last = numbers.length - perPoint;
  const joined = numbers.slice(0, last);
  joined.splice(2, 2, numbers[last + 2]!, numbers[last + 3]!);
  return joined;
}

function renderContour(
  numbers: readonly number[],
  { isClosed, round }: { isClosed: boolean; round: (value: number) => number },
) {
  const list = (offset: number) =>
    Array.from({ length: numbers.length / perPoint }, (_, index) => [
      round(numbers[index * perPoint + offset]!),
      round(numbers[index * perPoint + offset + 1]!),
    ]);
  return { c: isClosed, v: list(0), i: list(2), o: list(4) };
}
