import type { Interval, Schedule } from "./schedule.ts";

/** What repeats for ever. */
export interface Cycle {
  /** From here on, everything repeats. */
  startMs: number;
  /** After this time each; `undefined` where nothing was found that repeats. */
  periodMs: number | undefined;
}

/** Cycles that take longer are not waited for. */
export const longestCycleMs = 10_000;

/** An animation that goes on for ever, or begins again and again. */
interface Loop {
  from: number;
  periodMs: number;
}

/**
 * When and after how long a drawing repeats; undefined for one that comes to rest.
 *
 * @param roundsMs how long a round of each animation of the schedule takes
 */
export function findCycle({ intervals, untilMs }: Schedule, roundsMs: readonly number[]): Cycle | undefined {
  const loops: Loop[] = [];
  let restsFrom = 0;
  for (const [index, own] of intervals.entries()) {
    const last = own.at(-1);
    if (!last) continue;
    const loop = untilMs < Infinity ? findLoop(own, untilMs) : undefined;
    if (loop) loops.push(loop);
    else if (last.end < Infinity) restsFrom = Math.max(restsFrom, last.end);
    else if (roundsMs[index] === Infinity) restsFrom = Math.max(restsFrom, last.begin);
    else loops.push({ from: Math.max(0, last.begin), periodMs: roundsMs[index]! });
  }
  if (loops.length === 0) return untilMs === Infinity ? undefined : { startMs: 0, periodMs: undefined };
  const origin = Math.min(...loops.map(({ from }) => from));
  const settled = Math.max(restsFrom, ...loops.map(({ from }) => from));
  const periodMs = loops.map((loop): number | undefined => loop.periodMs).reduce(findCommon);
  if (periodMs === undefined || periodMs > longestCycleMs) return { startMs: settled, periodMs };
  return { startMs: origin + Math.ceil((settled - origin) / periodMs) * periodMs, periodMs };
}

/** After how long the begins come again that an animation has had last, if it still begins. */
function findLoop(intervals: readonly Interval[], untilMs: number): Loop | undefined {
  const begins = intervals.map(({ begin }) => begin);
  const last = begins.length - 1;
  for (let step = 1; step * 3 <= last; step++) {
    const periodMs = begins[last]! - begins[last - step]!;
    const repeats = (index: number) => Math.abs(begins[index]! - begins[index - step]! - periodMs) < 0.5;
    let first = last;
    while (first > step && repeats(first - 1)) first--;
    if (last - first < step) continue;
    return begins[last]! + periodMs * 2 < untilMs ? undefined : { from: Math.max(0, begins[first - step]!), periodMs };
  }
  return undefined;
}

/** The least time of whole ms that both periods fit in. */
function findCommon(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return undefined;
  const [first, second] = [Math.max(1, Math.round(one)), Math.max(1, Math.round(other))];
  let [a, b] = [first, second];
  while (b > 0) [a, b] = [b, a % b];
  const common = (first / a) * second;
  return Number.isSafeInteger(common) ? common : undefined;
}
