import type { Differences } from "./subtract-ground.ts";

/** Pictures are looked at in about so many places along each side, and in four times as many along the border. */
const placesAcross = 24;
const leastSidePx = 8;
/** Light that changes by less than this over a picture, of 255, is even. */
const leastChange = 14;
/** What is this far from the course of the light is drawn, or grain. */
const grain = 12;
/** Part of the border that has to follow the light, and such that has to be away from the ground for it to be asked. */
const leastFollowing = 0.85;
const leastShaded = 0.1;
/** The course is read from the border first, where little is drawn, and then from everywhere, more and more strictly. */
const rounds = [
  { isBorderOnly: true, tolerance: 80 },
  { isBorderOnly: true, tolerance: 40 },
  { isBorderOnly: true, tolerance: 20 },
  { isBorderOnly: false, tolerance: 20 },
  { isBorderOnly: false, tolerance: grain },
] as const;

/** A place that is looked at. */
interface Sample {
  /** Across and down, -1…1. */
  x: number;
  y: number;
  /** What each plane says there. */
  values: readonly number[];
}

/** For each plane what 1, x, y, x², xy and y² are multiplied with to tell the light. */
type Course = readonly Float64Array[];

const termCount = 6;

/**
 * Takes away how light changes across a picture: bright near a lamp, in the shadow of a hand elsewhere. Pictures in even light
 * are returned as they are, and those whose border no such light explains.
 */
export function levelLight(differences: Differences): Differences {
  const { width, height, planes } = differences;
  if (Math.min(width, height) < leastSidePx) return differences;
  const border = listBorder(differences);
  if (countFar(border) < leastShaded * border.length) return differences;
  const course = readCourse(border, listInside(differences));
  if (!course || !isUneven(course, border)) return differences;
  if (countFar(border, course) > (1 - leastFollowing) * border.length) return differences;
  return { width, height, planes: planes.map((plane, index) => subtractLight(plane, course[index]!, width)) };
}

const stepOf = ({ width, height }: Differences) => Math.ceil(Math.max(width, height) / placesAcross);

function listBorder(differences: Differences): Sample[] {
  const { width, height } = differences;
  const step = Math.ceil(stepOf(differences) / 4);
  const samples: Sample[] = [];
  for (let x = 0; x < width; x += step) samples.push(look(differences, x, 0), look(differences, x, height - 1));
  for (let y = step; y < height - 1; y += step) samples.push(look(differences, 0, y), look(differences, width - 1, y));
  return samples;
}

function listInside(differences: Differences): Sample[] {
  const { width, height } = differences;
  const step = stepOf(differences);
  const samples: Sample[] = [];
  for (let y = step; y < height - 1; y += step) {
    for (let x = step; x < width - 1; x += step) samples.push(look(differences, x, y));
  }
  return samples;
}

const look = ({ width, height, planes }: Differences, x: number, y: number): Sample => ({
  x: toUnit(x, width),
  y: toUnit(y, height),
  values: planes.map((plane) => plane[y * width + x]!),
});

const toUnit = (place: number, length: number) => (2 * place) / (length - 1) - 1;

/** The surface of second order that most of a picture lies on, by least squares in which what lies off it counts less and less. */
function readCourse(border: readonly Sample[], inside: readonly Sample[]): Course | undefined {
  const all = [...border, ...inside];
  let course: Course | undefined = border[0]!.values.map((_, index) => flatAt(middleOf(border, index)));
  for (const { isBorderOnly, tolerance } of rounds) {
    course = course && fitSurfaces(isBorderOnly ? border : all, course, tolerance);
  }
  return course;
}

function middleOf(samples: readonly Sample[], index: number): number {
  const values = samples.map((sample) => sample.values[index]!).toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)]!;
}

function flatAt(value: number): Float64Array {
  const surface = new Float64Array(termCount);
  surface[0] = value;
  return surface;
}

/** The surfaces that fit best what lies near those that are known. */
function fitSurfaces(samples: readonly Sample[], known: Course, tolerance: number): Course | undefined {
  const rows = Array.from({ length: termCount }, () => new Float64Array(termCount + known.length));
  for (const sample of samples) {
    const { x, y, values } = sample;
    const weight = 1 / (1 + (distanceFrom(sample, known) / tolerance) ** 2) ** 2;
    const terms = [1, x, y, x * x, x * y, y * y];
    for (let row = 0; row < termCount; row++) {
      const weighted = weight * terms[row]!;
      for (let column = 0; column < termCount; column++) rows[row]![column]! += weighted * terms[column]!;
      for (let index = 0; index < values.length; index++) rows[row]![termCount + index]! += weighted * values[index]!;
    }
  }
  return solve(rows);
}

/** Gauss–Jordan elimination of a symmetric system for each of its right sides; undefined where it has no one solution. */
function solve(rows: readonly Float64Array[]): Course | undefined {
  for (const [pivot, row] of rows.entries()) {
    if (Math.abs(row[pivot]!) < 1e-6) return undefined;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[pivot]! / row[pivot]!;
      for (let column = pivot; column < row.length; column++) other[column]! -= factor * row[column]!;
    }
  }
  return Array.from({ length: rows[0]!.length - rows.length }, (_, side) =>
    Float64Array.from(rows, (row, index) => row[rows.length + side]! / row[index]!),
  );
}

function lightAt(surface: Float64Array, x: number, y: number): number {
  return (
    surface[0]! + surface[1]! * x + surface[2]! * y + surface[3]! * x * x + surface[4]! * x * y + surface[5]! * y * y
  );
}

/** How far a place is from the light there, or from the ground, in the plane where it is farthest. */
function distanceFrom({ x, y, values }: Sample, course?: Course): number {
  let most = 0;
  for (let index = 0; index < values.length; index++) {
    const light = course ? lightAt(course[index]!, x, y) : 0;
    most = Math.max(most, Math.abs(values[index]! - light));
  }
  return most;
}

const countFar = (samples: readonly Sample[], course?: Course) =>
  samples.filter((sample) => distanceFrom(sample, course) > grain).length;

function isUneven(course: Course, samples: readonly Sample[]): boolean {
  return course.some((surface) => {
    const light = samples.map(({ x, y }) => lightAt(surface, x, y));
    return Math.max(...light) - Math.min(...light) >= leastChange;
  });
}

function subtractLight(plane: Float32Array, surface: Float64Array, width: number): Float32Array {
  const height = plane.length / width;
  const levelled = new Float32Array(plane.length);
  for (let y = 0, place = 0; y < height; y++) {
    for (let x = 0; x < width; x++, place++) {
      levelled[place] = plane[place]! - lightAt(surface, toUnit(x, width), toUnit(y, height));
    }
  }
  return levelled;
}
