/** The time of day of this process, which goes on from wherever it is put. */
export interface MovableClock {
  /** From now on it is so much ahead of the right time, or behind it; ms. */
  put(aheadMs: number): void;
  /** As it was before the test. */
  remove(): void;
}

/** Takes the place of `Date`, also for what remembers `Date.now` from now on. Timers and `performance` go on as they do. */
export function installMovableClock(): MovableClock {
  const RightDate = Date;
  let aheadMs = 0;
  const now = () => RightDate.now() + aheadMs;
  globalThis.Date = new Proxy(RightDate, {
    construct: (target, args: [number]) => (args.length > 0 ? new target(...args) : new target(now())),
    get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
  });
  return {
    put: (ms) => void (aheadMs = ms),
    remove: () => void (globalThis.Date = RightDate),
  };
}
