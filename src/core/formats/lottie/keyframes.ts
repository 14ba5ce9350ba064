/** A property of a Lottie: one value, or values at moments with what lies between. */
export type LottieProperty = { a: 0; k: unknown } | { a: 1; k: readonly Keyframe[] };

interface Keyframe {
  /** Frame. */
  t: number;
  s: unknown;
  /** Keeps the value until the next keyframe. */
  h?: 1;
  /** How the value arrives and leaves; evenly. */
  i?: Ease;
  o?: Ease;
}

interface Ease {
  x: number;
  y: number;
}

/** A value for each frame, all of the same length. */
export type Samples = readonly (readonly number[])[];

const [arrival, departure]: [Ease, Ease] = [
  { x: 1, y: 1 },
  { x: 0, y: 0 },
];
const jumpInTolerances = 20;
const jumpInSteps = 6;

/**
 * As few keyframes as keep every sample within the tolerance. What leaps from one frame to the next is held and leaps, so
 * that nothing is seen on the way.
 * @param options.print what is written for a value
 * @param options.isDiscrete there is nothing between the values
 */
export function animate(
  samples: Samples,
  options: { tolerance: number; serialize: (value: readonly number[]) => unknown; isDiscrete?: boolean },
): LottieProperty {
  const { tolerance, serialize, isDiscrete = false } = options;
  if (samples.every((sample) => isNear(sample, samples[0]!, tolerance))) return { a: 0, k: serialize(samples[0]!) };
  const keyframes: Keyframe[] = [];
  for (const [start, end] of listRuns(samples, isDiscrete ? -1 : tolerance)) {
    const places = thinOut(samples, { start, end, tolerance });
    for (const [index, place] of places.entries()) {
      const next = places[index + 1];
      const keyframe = { t: place, s: asList(serialize(samples[place]!)) };
      const before = keyframes.at(-1);
      if (next === undefined) {
        const isHeld = index > 0 && before?.h === 1;
        if (!isHeld) keyframes.push({ ...keyframe, h: 1 });
      } else if (isConstant(samples, { start: place, end: next, tolerance: tolerance / 2 })) {
        keyframes.push({ ...keyframe, h: 1 });
      } else keyframes.push({ ...keyframe, i: arrival, o: departure });
    }
  }
  return { a: 1, k: keyframes };
}

const asList = (value: unknown): unknown => (Array.isArray(value) ? value : [value]);

/** Stretches without leaps; without a tolerance every change is one. */
function listRuns(samples: Samples, tolerance: number): [start: number, end: number][] {
  const steps = samples.slice(1).map((sample, index) => distance(sample, samples[index]!));
  const runs: [number, number][] = [];
  let start = 0;
  for (const [index, step] of steps.entries()) {
    const around = Math.max(steps[index - 1] ?? 0, steps[index + 1] ?? 0);
    const isLeap = tolerance < 0 ? step > 0 : step > tolerance * jumpInTolerances && step > around * jumpInSteps;
    if (!isLeap) continue;
    runs.push([start, index]);
    start = index + 1;
  }
  return [...runs, [start, samples.length - 1]];
}

/** Places between which the samples lie on straight lines. */
function thinOut(samples: Samples, run: { start: number; end: number; tolerance: number }): number[] {
  const places = [run.start];
  while (places.at(-1)! < run.end) places.push(findFarthest(samples, { ...run, start: places.at(-1)! }));
  return places;
}

/** The last place that a line from the start reaches without leaving the tolerance of what it passes. */
function findFarthest(samples: Samples, { start, end, tolerance }: { start: number; end: number; tolerance: number }) {
  const from = samples[start]!;
  const least = from.map(() => -Infinity);
  const most = from.map(() => Infinity);
  let farthest = start + 1;
  for (let place = start + 1; place <= end; place++) {
    const sample = samples[place]!;
    const length = place - start;
    let isReached = true;
    let isPossible = true;
    for (let index = 0; index < from.length; index++) {
      const rise = sample[index]! - from[index]!;
      const slope = rise / length;
      if (slope < least[index]! || slope > most[index]!) isReached = false;
      least[index] = Math.max(least[index]!, (rise - tolerance) / length);
      most[index] = Math.min(most[index]!, (rise + tolerance) / length);
      if (least[index]! > most[index]!) isPossible = false;
    }
    if (isReached) farthest = place;
    if (!isPossible) break;
  }
  return farthest;
}

function isConstant(samples: Samples, { start, end, tolerance }: { start: number; end: number; tolerance: number }) {
  for (let place = start + 1; place <= end; place++) {
    if (!isNear(samples[place]!, samples[start]!, tolerance)) return false;
  }
  return true;
}

function isNear(a: readonly number[], b: readonly number[], tolerance: number): boolean {
  return distance(a, b) <= tolerance;
}

function distance(a: readonly number[], b: readonly number[]): number {
  let most = 0;
  for (let index = 0; index < a.length; index++) most = Math.max(most, Math.abs(a[index]! - b[index]!));
  return most;
}
