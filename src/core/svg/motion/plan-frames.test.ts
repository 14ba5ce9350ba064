import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { planFrames } from "./plan-frames.ts";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const limits = { framesPerSecond: 25, mostFrames: 100, stepMs: 10 };

describe("frames of an animation", () => {
  test("cover one cycle of an endless one, which ends where it starts", () => {
    const plan = planFrames({ isAnimated: true, isEndless: true, startMs: 500, durationMs: 1000 }, limits);
    expect(plan.timesMs).toHaveLength(25);
    expect([plan.timesMs[0], plan.timesMs.at(-1)]).toEqual([500, 1460]);
    expect(sum(plan.delaysMs)).toBe(1000);
  });

  test("cover a finite one and its end, which stays", () => {
    const plan = planFrames({ isAnimated: true, isEndless: false, startMs: 0, durationMs: 400 }, limits);
    expect(plan.timesMs.at(-1)).toBe(400);
    expect(plan.delaysMs.at(-1)).toBe(2000);
  });

  test("are a single one for a static SVG", () => {
    const plan = planFrames({ isAnimated: false, isEndless: false, startMs: 0, durationMs: 0 }, limits);
    expect(plan.timesMs).toEqual([0]);
  });

  test("are limited in number, and last as long as the animation", () => {
    const motion = fc.record({
      isAnimated: fc.constant(true),
      isEndless: fc.boolean(),
      startMs: fc.nat(5000),
      durationMs: fc.double({ min: 1, max: 40_000, noNaN: true }),
    });
    const limit = fc.record({
      framesPerSecond: fc.integer({ min: 1, max: 60 }),
      mostFrames: fc.integer({ min: 2, max: 300 }),
      stepMs: fc.constantFrom(1, 10),
    });
    fc.assert(
      fc.property(motion, limit, (moving, most) => {
        const { timesMs, delaysMs } = planFrames(moving, most);
        const shown = moving.isEndless ? delaysMs : delaysMs.slice(0, -1);
        expect(timesMs.length).toBeLessThanOrEqual(most.mostFrames);
        expect(delaysMs).toHaveLength(timesMs.length);
        expect(delaysMs.every((delay) => delay > 0 && delay % most.stepMs === 0)).toBe(true);
        expect(Math.abs(sum(shown) - moving.durationMs)).toBeLessThanOrEqual(most.stepMs);
      }),
    );
  });
});
