import { assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { estimateProgress } from "./loading-bar.tsx";

test("the bar starts at nothing and has come half of the way after one second", () => {
  expect(estimateProgress(0)).toBe(0);
  expect(estimateProgress(1000)).toBeCloseTo(0.5);
  expect(estimateProgress(2000)).toBeCloseTo(0.7, 1);
});

test("the bar only moves forward and never arrives by itself", () => {
  assert(
    property(
      double({ min: 0, max: 600_000, noNaN: true }),
      double({ min: 1, max: 600_000, noNaN: true }),
      (at, later) => {
        expect(estimateProgress(at + later)).toBeGreaterThan(estimateProgress(at));
        expect(estimateProgress(at + later)).toBeLessThan(1);
      },
    ),
  );
});
