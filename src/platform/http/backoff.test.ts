import { expect, test } from "vitest";
import { createBackoff } from "./backoff.server.ts";

const minuteMs = 60_000;

test("the first tries are free, each further one waits twice as long, up to the longest wait", () => {
  let nowMs = 0;
  const mayTry = createBackoff({ free: 2, firstMs: minuteMs, mostMs: 4 * minuteMs, now: () => nowMs });
  const afterMinutes = (minutes: number) => {
    nowMs += minutes * minuteMs;
    return mayTry("anna");
  };
  expect([mayTry("anna"), mayTry("anna"), mayTry("anna")]).toEqual([true, true, false]);
  expect([afterMinutes(1), afterMinutes(1), afterMinutes(1)]).toEqual([true, false, true]);
  expect([afterMinutes(3), afterMinutes(1), afterMinutes(3), afterMinutes(1)]).toEqual([false, true, false, true]);
  expect(mayTry("ben")).toBe(true);
});

test("a try that was refused does not make the wait longer", () => {
  let nowMs = 0;
  const mayTry = createBackoff({ free: 1, firstMs: minuteMs, mostMs: 8 * minuteMs, now: () => nowMs });
  mayTry("anna");
  for (let count = 0; count < 20; count += 1) expect(mayTry("anna")).toBe(false);
  nowMs = minuteMs;
  expect(mayTry("anna")).toBe(true);
});

test("who rests for long begins anew", () => {
  let nowMs = 0;
  const mayTry = createBackoff({ free: 1, firstMs: minuteMs, mostMs: 8 * minuteMs, now: () => nowMs });
  for (let count = 0; count < 4; count += 1) {
    mayTry("anna");
    nowMs += 8 * minuteMs;
  }
  nowMs += 16 * minuteMs;
  expect(mayTry("anna")).toBe(true);
  nowMs += minuteMs;
  expect(mayTry("anna")).toBe(true);
});
