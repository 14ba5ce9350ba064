/** The work must take this long before the bar shows. */
const throttleMs = 200;
/** The time after which the estimate has come seven tenths of the way. */
const durationMs = 2000;
/** How long the full bar stays. */
const hideDelayMs = 500;
/** From then on until it is back at the start. */
const resetDelayMs = 400;

/**
 * How far the bar has come when nobody knows how long the work takes: quick at first, then slower, never at the end.
 *
 * @param elapsedMs since the work began
 * @returns a share from 0 to below 1
 */
export function estimateProgress(elapsedMs: number): number {
  return (2 / Math.PI) * Math.atan(Math.max(0, elapsedMs) / (durationMs / 2));
}

/** Not there, moving by the estimate, at the end, on its way out. */
export type BarPhase = "idle" | "running" | "full" | "fading";

/** Takes the bar through its phases. */
export interface BarPhases {
  start: () => void;
  /** The work is done: a bar that shows fills up and goes; one that does not, never will. */
  finish: () => void;
  /** The work has failed: the full bar shows even when there was none. */
  fail: () => void;
  stop: () => void;
}

export function createBarPhases(onPhase: (phase: BarPhase) => void): BarPhases {
  let phase: BarPhase = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enter = (next: BarPhase) => {
    phase = next;
    onPhase(next);
  };
  const plan = (delayMs: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delayMs);
  };
  const fill = () => {
    enter("full");
    plan(hideDelayMs, () => {
      enter("fading");
      plan(resetDelayMs, () => enter("idle"));
    });
  };
  return {
    start: () => plan(throttleMs, () => enter("running")),
    finish() {
      if (phase === "running") fill();
      else if (phase === "idle") clearTimeout(timer);
      else plan(resetDelayMs, () => enter("idle"));
    },
    fail: fill,
    stop: () => clearTimeout(timer),
  };
}
