import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPeriodicJob, type PeriodicJob } from "./periodic-job.server.ts";

const hourMs = 3_600_000;
let open: PeriodicJob<number> | undefined;
let mostAtOnce: number;

beforeEach(() => {
  mostAtOnce = 0;
});

afterEach(async () => {
  await open?.close();
  vi.useRealTimers();
  expect(mostAtOnce).toBe(1);
});

/** PeriodicJob that end when the test says so. */
function openRounds(options: { everyMs?: number; hasMore?: (result: number) => boolean } = {}) {
  const begun: { end: (result: number) => void; fail: (error: Error) => void }[] = [];
  const failures: unknown[] = [];
  let running = 0;
  const rounds = createPeriodicJob({
    everyMs: hourMs,
    ...options,
    onFailure: (error) => failures.push(error),
    async work() {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      const { promise, resolve, reject } = Promise.withResolvers<number>();
      begun.push({ end: resolve, fail: reject });
      return promise.finally(() => (running -= 1));
    },
  });
  open = rounds;
  return { rounds, begun, failures, untilBegun: (count: number) => expect.poll(() => begun.length).toBe(count) };
}

it("no run starts before the last one has ended", async () => {
  const { rounds, begun, untilBegun } = openRounds();
  const first = rounds.run();
  await untilBegun(1);
  const second = rounds.run();
  begun[0]!.end(1);
  expect(await first).toBe(1);
  await untilBegun(2);
  begun[1]!.end(2);
  expect(await second).toBe(2);
});

it("all requests during a run share one that starts after it", async () => {
  const { rounds, begun, untilBegun } = openRounds();
  const first = rounds.run();
  await untilBegun(1);
  const others = [rounds.run(), rounds.run(), rounds.run()];
  begun[0]!.end(1);
  await untilBegun(2);
  begun[1]!.end(2);
  expect(await Promise.all([first, ...others])).toEqual([1, 2, 2, 2]);
  expect(begun).toHaveLength(2);
});

it("a failed run is reported to its callers, and the next one starts nevertheless", async () => {
  const { rounds, begun, failures, untilBegun } = openRounds();
  const first = rounds.run();
  await untilBegun(1);
  begun[0]!.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  expect(failures).toEqual([]);
  const second = rounds.run();
  await untilBegun(2);
  begun[1]!.end(2);
  expect(await second).toBe(2);
});

it("runs repeat by schedule, also after a failed one, and immediately while there is more to do", async () => {
  const { begun, failures, untilBegun } = openRounds({ everyMs: 1, hasMore: (result) => result > 0 });
  await untilBegun(1);
  begun[0]!.fail(new Error("away"));
  await untilBegun(2);
  expect(failures).toEqual([new Error("away")]);
  begun[1]!.end(0);
  await untilBegun(3);
  begun[2]!.end(0);
});

it("another run starts immediately while there is more to do", async () => {
  const { rounds, begun, untilBegun } = openRounds({ hasMore: (result) => result > 0 });
  rounds.hurry();
  await untilBegun(1);
  begun[0]!.end(1);
  await untilBegun(2);
  begun[1]!.end(0);
});

it("a request at the end of a run isn't lost", async () => {
  const { rounds, begun, untilBegun } = openRounds();
  rounds.hurry();
  await untilBegun(1);
  rounds.hurry();
  begun[0]!.end(0);
  await untilBegun(2);
  begun[1]!.end(0);
});

it("closing waits for the run in progress, and no other starts", async () => {
  vi.useFakeTimers();
  const { rounds, begun } = openRounds({ everyMs: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(1);
  let isClosed = false;
  const closing = rounds.close().then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isClosed).toBe(false);
  begun[0]!.end(0);
  await closing;
  rounds.hurry();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toHaveLength(1);
});
