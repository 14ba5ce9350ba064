import * as fc from "fast-check";
import { expect, test } from "vitest";
import { coalesceRuns } from "./coalesce-runs.ts";

/** Runs that end when the test says so, each with what was stored when it began. */
function openRuns() {
  const begun: { end: () => void; fail: (error: Error) => void }[] = [];
  let stored = 0;
  let running = 0;
  let most = 0;
  const runs = coalesceRuns(async () => {
    running += 1;
    most = Math.max(most, running);
    const read = stored;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    begun.push({ end: resolve, fail: reject });
    await promise.finally(() => (running -= 1));
    return read;
  });
  return { runs, begun, change: () => ++stored, mostAtOnce: () => most };
}

const letContinue = () => new Promise((resolve) => void setImmediate(resolve));

test("a run requested after a change includes it, although another one is in progress", async () => {
  const { runs, begun, change } = openRuns();
  const first = runs.run();
  change();
  const others = [runs.run(), runs.run()];
  begun[0]!.end();
  expect(await first).toBe(0);
  await letContinue();
  begun[1]!.end();
  expect(await Promise.all(others)).toEqual([1, 1]);
  expect(begun).toHaveLength(2);
});

test("a failed run rejects for its callers, and the next one starts nevertheless", async () => {
  const { runs, begun } = openRuns();
  const first = runs.run();
  const second = runs.run();
  begun[0]!.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await letContinue();
  begun[1]!.end();
  expect(await second).toBe(0);
});

test("the first run starts immediately", () => {
  const { runs, begun } = openRuns();
  void runs.run();
  expect(begun).toHaveLength(1);
});

test("waiting for all runs includes requested ones", async () => {
  const { runs, begun } = openRuns();
  await runs.settled();
  void runs.run();
  void runs.run();
  let isSettled = false;
  const settled = runs.settled().then(() => (isSettled = true));
  begun[0]!.end();
  await letContinue();
  expect(isSettled).toBe(false);
  begun[1]!.end();
  await settled;
});

test("in any order of requests, runs never overlap, and no result is older than its request", async () => {
  const step = fc.constantFrom("ask", "change", "end", "fail", "pause");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { runs, begun, change, mostAtOnce } = openRuns();
      const answers: Promise<void>[] = [];
      let stored = 0;
      let ended = 0;
      for (const what of steps) {
        if (what === "change") stored = change();
        if (what === "pause") await letContinue();
        if (what === "end" && ended < begun.length) begun[ended++]!.end();
        if (what === "fail" && ended < begun.length) begun[ended++]!.fail(new Error("away"));
        if (what !== "ask") continue;
        const asked = stored;
        answers.push(
          runs.run().then(
            (read) => expect(read).toBeGreaterThanOrEqual(asked),
            (error: unknown) => expect(error).toEqual(new Error("away")),
          ),
        );
      }
      const all = Promise.all(answers);
      await letContinue();
      for (; ended < begun.length; await letContinue()) begun[ended++]!.end();
      await all;
      await runs.settled();
      expect(mostAtOnce()).toBeLessThanOrEqual(1);
    }),
  );
});
