import { expect, test } from "vitest";
import type { AppError } from "../../../core/errors.ts";
import { createBackoff } from "./backoff.server.ts";

function start() {
  let nowMs = 1_000_000;
  const backoff = createBackoff({ freely: 3, firstMs: 1_000, longestMs: 8_000, now: () => nowMs });
  const waitSeconds = (who: string) => {
    try {
      backoff.demand(who);
      return 0;
    } catch (error) {
      return (error as AppError).retryAfterSeconds;
    }
  };
  return { backoff, waitSeconds, pass: (ms: number) => void (nowMs += ms) };
}

test("after some failures each one more doubles the wait, up to a maximum", () => {
  const { backoff, waitSeconds, pass } = start();
  const waits = Array.from({ length: 9 }, () => {
    backoff.note("ada");
    const wait = waitSeconds("ada");
    pass((wait ?? 0) * 1_000);
    return wait;
  });
  expect(waits).toEqual([0, 0, 0, 1, 2, 4, 8, 8, 8]);
  expect(waitSeconds("ada")).toBe(0);
});

test("other clients don't wait, and success resets the wait", () => {
  const { backoff, waitSeconds } = start();
  for (let count = 0; count < 6; count++) backoff.note("ada");
  expect([waitSeconds("ada"), waitSeconds("ben")]).toEqual([4, 0]);
  backoff.forgive("ada");
  expect(waitSeconds("ada")).toBe(0);
});
