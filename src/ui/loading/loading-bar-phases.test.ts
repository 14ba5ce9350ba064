import { assert, double, property } from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBarPhases, estimateProgress, type BarPhase } from "./loading-bar-phases.ts";

describe("the estimate", () => {
  test("the bar starts at zero and is half full after one second, 70 % after two", () => {
    expect(estimateProgress(0)).toBe(0);
    expect(estimateProgress(1000)).toBeCloseTo(0.5);
    expect(estimateProgress(2000)).toBeCloseTo(0.7, 1);
  });

  test("the bar only moves forward and never completes by itself", () => {
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
});

describe("the phases", () => {
  let seen: BarPhase[];
  const create = () => createBarPhases((phase) => seen.push(phase));
  beforeEach(() => {
    seen = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  test("work of less than 200 ms shows no bar", () => {
    const phases = create();
    phases.start();
    vi.advanceTimersByTime(199);
    phases.finish();
    vi.runAllTimers();
    expect(seen).toEqual([]);
  });

  test("the bar appears after 200 ms, stays full for 500 ms, and fades for 400 ms", () => {
    const phases = create();
    phases.start();
    vi.advanceTimersByTime(199);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["running"]);
    phases.finish();
    expect(seen).toEqual(["running", "full"]);
    vi.advanceTimersByTime(499);
    expect(seen).toEqual(["running", "full"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["running", "full", "fading"]);
    vi.advanceTimersByTime(399);
    expect(seen).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["running", "full", "fading", "idle"]);
  });

  test("a failure shows the full bar immediately, even where the work was too short for one", () => {
    const phases = create();
    phases.start();
    phases.finish();
    phases.fail();
    expect(seen).toEqual(["full"]);
    vi.advanceTimersByTime(900);
    expect(seen).toEqual(["full", "fading", "idle"]);
  });

  test("work that starts while the last bar fades has the bar to itself after 200 ms", () => {
    const phases = create();
    phases.fail();
    vi.advanceTimersByTime(600);
    phases.start();
    vi.advanceTimersByTime(200);
    expect(seen).toEqual(["full", "fading", "running"]);
    vi.runAllTimers();
    expect(seen).toHaveLength(3);
  });

  test("short work that starts while the last bar fades leaves nothing behind", () => {
    const phases = create();
    phases.fail();
    vi.advanceTimersByTime(600);
    phases.start();
    vi.advanceTimersByTime(100);
    phases.finish();
    vi.runAllTimers();
    expect(seen.at(-1)).toBe("idle");
  });
});
