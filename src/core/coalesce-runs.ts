/** Work whose runs never overlap. Calls that come during a run share the run after it. */
export interface CoalescedRuns<Result> {
  /** The result of a run that begins after this call: what was changed before the call is in it. Fails as the work does. */
  run: () => Promise<Result>;
  /** Ends when no run is under way and none waits; never fails. */
  settled: () => Promise<void>;
}

/** @param work begins at once when no run is under way */
export function coalesceRuns<Result>(work: () => Promise<Result>): CoalescedRuns<Result> {
  let current: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  function begin(): Promise<Result> {
    next = undefined;
    const begun = work();
    current = begun;
    const end = () => {
      current = undefined;
    };
    begun.then(end, end);
    return begun;
  }

  return {
    run() {
      if (next) return next;
      if (!current) return begin();
      next = current.then(begin, begin);
      return next;
    },
    async settled() {
      for (let last = next ?? current; last; last = next ?? current) await last.catch(() => undefined);
    },
  };
}
