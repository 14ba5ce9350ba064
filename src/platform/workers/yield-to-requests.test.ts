import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { noteUrgent, yieldToRequests } from "./yield-to-requests.server.ts";

test("in each turn of the event loop one of the waiting tasks continues, in order", async () => {
  const done: number[] = [];
  const all = Array.from({ length: 5 }, (_, index) => yieldToRequests().then(() => done.push(index)));
  const counts: number[] = [];
  while (done.length < 5) {
    await setImmediate();
    counts.push(done.length);
  }
  await Promise.all(all);
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(counts.every((count, index) => count - (counts[index - 1] ?? 0) <= 1)).toBe(true);
});

test("urgent requests get many turns in between", async () => {
  noteUrgent();
  let turns = 0;
  const done = new AbortController();
  const both = Promise.all([yieldToRequests(), yieldToRequests()]).then(() => done.abort());
  while (!done.signal.aborted) {
    await setImmediate();
    turns++;
  }
  await both;
  expect(turns).toBeGreaterThan(2);
});
