import type { Moment } from "./clock.ts";

/** When an animation runs, as its attributes say it. */
export interface Timing {
  id: string | undefined;
  begins: readonly Moment[];
  /** Undefined without an `end`: nothing but `activeMs` ends it. */
  ends: readonly Moment[] | undefined;
  /** How long it runs unless something ends it earlier, all its rounds together; may be `Infinity`. */
  activeMs: number;
  restart: "always" | "whenNotActive" | "never";
}

/** A stretch of time, ms from the start of the drawing, in which an animation runs; without its end. */
export interface Interval {
  begin: number;
  end: number;
}

export interface Schedule {
  /** Of each animation, in order of time. */
  intervals: readonly (readonly Interval[])[];
  /** The intervals are complete up to here: `Infinity` unless animations start each other for ever. */
  untilMs: number;
}

/** Far more than two rounds of any loop of the catalogue take. */
const intervalsAtMost = 2000;
const signalsAtMost = 20_000;

/** An animation is told to begin or to end at a time. */
interface Signal {
  run: Run;
  starts: boolean;
  time: number;
  isWithdrawn: boolean;
}

interface Run extends Timing {
  /** Its place in the document. */
  order: number;
  /** The ends that it has been told. */
  received: Signal[];
  intervals: (Interval & { endSignals: Signal[] })[];
  followers: { run: Run; starts: boolean; edge: "begin" | "end"; offsetMs: number }[];
}

/**
 * Plays the timing of all animations in order of time (SMIL 3.0, 5.4): every interval that begins tells those that wait
 * for its begin or end. Work is bounded, whatever waits for what.
 */
export function makeSchedule(timings: readonly Timing[]): Schedule {
  const runs = timings.map((timing, order): Run => ({ ...timing, order, received: [], intervals: [], followers: [] }));
  /** The begins to come, the next one last. */
  const queue: Signal[] = [];
  /** Ends that may cut off what runs. */
  const cuts: Signal[] = [];
  let signals = 0;
  let count = 0;
  connect();
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (count >= intervalsAtMost || signals >= signalsAtMost) return finish(next.time);
    if (!next.isWithdrawn) begin(next.run, next.time);
    while (cuts.length > 0) {
      const cut = cuts.pop()!;
      if (signals < signalsAtMost) end(cut.run, cut.time);
    }
  }
  return finish(Infinity);

  function finish(untilMs: number): Schedule {
    return { intervals: runs.map(({ intervals }) => intervals), untilMs };
  }

  function connect(): void {
    const byId = new Map(runs.toReversed().map((run) => [run.id, run]));
    for (const run of runs) {
      for (const starts of [true, false]) {
        for (const { base, offsetMs } of (starts ? run.begins : run.ends) ?? []) {
          if (base) byId.get(base.id)?.followers.push({ run, starts, edge: base.edge, offsetMs });
          else emit(run, starts, offsetMs);
        }
      }
    }
  }

  function emit(run: Run, starts: boolean, time: number): Signal {
    signals++;
    const signal = { run, starts, time, isWithdrawn: false };
    if (starts) {
      queue.splice(findPlace(queue, signal), 0, signal);
    } else {
      run.received.push(signal);
      cuts.push(signal);
    }
    return signal;
  }

  function notifyFollowers({ followers }: Run, of: "begin" | "end", time: number): Signal[] {
    if (time === Infinity) return [];
    return followers
      .filter(({ edge }) => edge === of)
      .map(({ run, starts, offsetMs }) => emit(run, starts, time + offsetMs));
  }

  function begin(run: Run, time: number): void {
    const last = run.intervals.at(-1);
    if (last && (time <= last.begin || run.restart === "never")) return;
    if (last && time < last.end) {
      if (run.restart !== "always") return;
      end(run, time);
    }
    const endTime = findEnd(run, time);
    if (endTime === undefined || (endTime <= 0 && time < 0)) return;
    count++;
    run.intervals.push({ begin: time, end: endTime, endSignals: [] });
    notifyFollowers(run, "begin", time);
    run.intervals.at(-1)!.endSignals = notifyFollowers(run, "end", endTime);
  }

  /** Ends what runs earlier than it was to end. */
  function end(run: Run, time: number): void {
    const last = run.intervals.at(-1);
    if (!last || time <= last.begin || time >= last.end) return;
    for (const signal of last.endSignals) signal.isWithdrawn = true;
    last.end = time;
    last.endSignals = notifyFollowers(run, "end", time);
  }
}

/** Where a begin belongs among others, later ones first, at one time those further down in the document. */
function findPlace(queue: readonly Signal[], { time, run }: Signal): number {
  let low = 0;
  let high = queue.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = queue[middle]!;
    if (other.time > time || (other.time === time && other.run.order > run.order)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The end of an interval that begins at a time; undefined where all its ends have passed, so that there is none. */
function findEnd({ ends, received, activeMs }: Run, begin: number): number | undefined {
  let next = Infinity;
  for (const { time, isWithdrawn } of received) if (!isWithdrawn && time > begin) next = Math.min(next, time);
  if (next === Infinity && ends?.every(({ base }) => !base)) return undefined;
  return Math.min(next, begin + activeMs);
}
