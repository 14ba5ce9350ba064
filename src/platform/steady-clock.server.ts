/** Clocks of different makes run apart, and are set right in small steps. */
const driftMs = 5 * 60_000;
const unsteadyForMs = 60 * 60_000;

/**
 * Whether the time of day can be relied on: what it makes old may be deleted. It cannot for an hour after it was put forward
 * or back, by more than five minutes, while this process ran.
 *
 * @param clocks.now the time of day, ms
 * @param clocks.elapsed ms by a clock that nobody sets
 */
export function watchClock(clocks: { now: () => number; elapsed: () => number }): { isSteady: () => boolean } {
  const { now, elapsed } = clocks;
  let ahead = now() - elapsed();
  let jumpedAt = -Infinity;
  return {
    isSteady() {
      const isAhead = now() - elapsed();
      if (Math.abs(isAhead - ahead) > driftMs) jumpedAt = elapsed();
      ahead = isAhead;
      return elapsed() - jumpedAt > unsteadyForMs;
    },
  };
}

/** The clock of this process. */
export const { isSteady: isClockSteady } = watchClock({ now: () => Date.now(), elapsed: () => performance.now() });
