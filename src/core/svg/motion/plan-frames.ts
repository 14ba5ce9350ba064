import type { Motion } from "./read-motion.ts";

/** Moments at which a drawing is taken for a file of frames. */
export interface FramePlan {
  timesMs: readonly number[];
  /** How long each is shown. */
  delaysMs: readonly number[];
  /** The frames begin again after the last one. */
  isEndless: boolean;
}

/** How long the end of what comes to rest is shown by players that begin again nevertheless. */
const restMs = 2_000;

/**
 * Evenly spread moments: of endless movement one cycle, of what comes to rest all of it and the end.
 * @param limits.stepMs delays are multiples of it, such that errors do not add up
 */
export function planFrames(
  { isAnimated, isEndless, startMs, durationMs }: Pick<Motion, "isAnimated" | "isEndless" | "startMs" | "durationMs">,
  { framesPerSecond, mostFrames, stepMs }: { framesPerSecond: number; mostFrames: number; stepMs: number },
): FramePlan {
  if (!isAnimated) return { timesMs: [startMs], delaysMs: [restMs], isEndless: false };
  const wanted = Math.ceil((durationMs * framesPerSecond) / 1000 - 1e-6);
  const moving = Math.max(
    1,
    Math.min(wanted, isEndless ? mostFrames : mostFrames - 1, Math.floor(durationMs / stepMs)),
  );
  const snap = (timeMs: number) => Math.round(timeMs / stepMs) * stepMs;
  const offsets = Array.from({ length: moving + 1 }, (_, index) => (durationMs * index) / moving);
  const delaysMs = offsets.slice(1).map((end, index) => Math.max(stepMs, snap(end) - snap(offsets[index]!)));
  const timesMs = offsets.map((offset) => startMs + offset);
  if (isEndless) return { timesMs: timesMs.slice(0, moving), delaysMs, isEndless };
  return { timesMs, delaysMs: [...delaysMs, restMs], isEndless };
}
