import { attributeValue, type Tag } from "../document/scan-tags.ts";
import { addValue, measureDistance, mixValues, type MotionValue } from "./motion-value.ts";

type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

/** The values that an attribute goes through in one round. */
export interface Course {
  /** The first one is undefined where a round starts from what is there without it. */
  values: readonly (MotionValue | undefined)[];
  /** The share of the round (0…1) at which each value comes; even where undefined. */
  times: readonly number[] | undefined;
  /** For each step from a value to the next, how fast it is taken. */
  curves: readonly Curve[];
  mode: "linear" | "discrete" | "paced";
  /** It goes on top of what is there without it, in place of which it comes otherwise. */
  isSum: boolean;
}

/**
 * Reads how an animation goes through its values; undefined where it says so in a way that browsers do not follow either.
 *
 * @param read reads a single value
 */
export function readCourse(tag: Tag, read: (text: string) => MotionValue | undefined): Course | undefined {
  const given = listValues(tag, read);
  if (!given || given.values.length === 0) return undefined;
  const { values } = given;
  const written = attributeValue(tag, "calcMode") ?? (tag.name === "animateMotion" ? "paced" : "linear");
  const isText = values.every((value) => value?.numbers.length === 0);
  const mode = isText || written === "discrete" || tag.name === "set" ? "discrete" : written;
  const keyTimes = mode === "paced" ? undefined : readNumbers(attributeValue(tag, "keyTimes"));
  if (keyTimes && !areKeyTimes(keyTimes, { count: values.length, isDiscrete: mode === "discrete" })) return undefined;
  const curves = mode === "spline" ? readCurves(attributeValue(tag, "keySplines") ?? "") : [];
  if (mode === "spline" && curves?.length !== values.length - 1) return undefined;
  return {
    values,
    times: keyTimes,
    curves: curves ?? [],
    mode: mode === "discrete" || mode === "paced" ? mode : "linear",
    isSum: given.isSum,
  };
}

/**
 * The value at a share (0…1) of a round.
 *
 * @param under what is there without it
 */
export function followCourse({ values, ...course }: Course, share: number, under: MotionValue): MotionValue {
  const whole = values.map((value) => value ?? under);
  const { index, rest } = findStep({ ...course, values: whole }, share);
  return rest > 0 ? mixValues(whole[index]!, whole[index + 1]!, rest) : whole[index]!;
}

/** The number of the last value that has come at a share of the round, and how much (0…1) of the step to the next is taken. */
function findStep(
  { values, times, curves, mode }: Omit<Course, "isSum"> & { values: readonly MotionValue[] },
  share: number,
): { index: number; rest: number } {
  const last = values.length - 1;
  const starts = times ?? (mode === "paced" ? paceValues(values) : undefined);
  const evenSteps = mode === "discrete" ? last + 1 : last;
  const startOf = (step: number) => starts?.[step] ?? step / Math.max(1, evenSteps);
  let index = last;
  while (index > 0 && startOf(index) > share) index--;
  if (mode === "discrete" || index === last) return { index, rest: 0 };
  const start = startOf(index);
  const rest = (share - start) / (startOf(index + 1) - start);
  const curve = curves[index];
  return { index, rest: curve ? ease(curve, rest) : rest };
}

/** The share (0…1) of all the distance between values that is covered at each; undefined where there is none. */
export function paceValues(values: readonly MotionValue[]): number[] | undefined {
  const covered = [0];
  for (let step = 1; step < values.length; step++) {
    covered.push(covered.at(-1)! + measureDistance(values[step - 1]!, values[step]!));
  }
  const all = covered.at(-1)!;
  return all > 0 ? covered.map((each) => each / all) : undefined;
}

function listValues(
  tag: Tag,
  read: (text: string) => MotionValue | undefined,
): { values: readonly (MotionValue | undefined)[]; isSum: boolean } | undefined {
  const list = attributeValue(tag, "values");
  const [from, to, by] = ["from", "to", "by"].map((name) => attributeValue(tag, name));
  const texts =
    tag.name === "set" ? [to] : list === undefined ? [from, to ?? by] : list.trim().replace(/;$/, "").split(";");
  const values = texts.map((text) => (text === undefined ? undefined : read(text)));
  if (values.some((value, index) => !value && texts[index] !== undefined) || !values.at(-1)) return undefined;
  const isSum = tag.name !== "set" && attributeValue(tag, "additive") === "sum";
  if (tag.name === "set" || list !== undefined || to !== undefined)
    return { values, isSum: isSum && texts[0] !== undefined };
  const last = values[1]!;
  const first = values[0] ?? { frame: last.frame, numbers: last.numbers.map(() => 0) };
  return { values: [first, addValue(first, last)], isSum: isSum || from === undefined };
}

function readNumbers(list: string | undefined): number[] | undefined {
  return list?.trim().replace(/;$/, "").split(";").map(Number);
}

function areKeyTimes(times: readonly number[], { count, isDiscrete }: { count: number; isDiscrete: boolean }): boolean {
  const areInOrder = times.every((time, index) => time >= (times[index - 1] ?? 0) && time <= 1);
  return areInOrder && times.length === count && times[0] === 0 && (isDiscrete || times.at(-1) === 1);
}

function readCurves(list: string): Curve[] | undefined {
  const curves = list
    .trim()
    .replace(/;$/, "")
    .split(";")
    .map((curve) =>
      curve
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    );
  const areRight = curves.every((curve) => curve.length === 4 && curve.every((each) => each >= 0 && each <= 1));
  return areRight ? (curves as unknown as Curve[]) : undefined;
}

/** How high the curve from (0, 0) to (1, 1) with these control points is at `x`. */
function ease([x1, y1, x2, y2]: Curve, x: number): number {
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 24; halving++) {
    const middle = (low + high) / 2;
    if (mixControls(x1, x2, middle) < x) low = middle;
    else high = middle;
  }
  return mixControls(y1, y2, (low + high) / 2);
}

/** A cubic Bézier curve from 0 to 1 with two control values, at a share of its parameter. */
function mixControls(one: number, two: number, share: number): number {
  return 3 * (1 - share) ** 2 * share * one + 3 * (1 - share) * share ** 2 * two + share ** 3;
}
