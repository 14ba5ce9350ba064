import { coalesceRuns } from "../core/coalesce-runs.ts";

/** Work that is done again and again, one round after the other. */
export interface PeriodicJob<Result> {
  /** A round that begins after this call: those who ask while one is under way share the next one. Fails as the work does. */
  run(): Promise<Result>;
  /** A round now, as there is something to do; nobody waits for it. */
  hurry(): void;
  /** No further rounds by themselves; ends when the one under way has ended. */
  close(): Promise<void>;
}

/**
 * @param options.everyMs from the end of one round to the begin of the next
 * @param options.hasMore whether the next round follows at once; never without it
 * @param options.onFailure is told of rounds that nobody waits for
 */
export function createPeriodicJob<Result>(options: {
  work: () => Promise<Result>;
  everyMs: number;
  hasMore?: (result: Result) => boolean;
  onFailure: (error: unknown) => void;
}): PeriodicJob<Result> {
  const { work, everyMs, hasMore = () => false, onFailure } = options;
  const { run, settled } = coalesceRuns(work);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function tick(): Promise<void> {
    let waitMs = everyMs;
    try {
      if (hasMore(await run())) waitMs = 0;
    } catch (error) {
      onFailure(error);
    }
    plan(waitMs);
  }

  function plan(waitMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void tick(), waitMs).unref();
  }

  plan(everyMs);
  return {
    run,
    hurry: () => void (isClosed || tick()),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await settled();
    },
  };
}
