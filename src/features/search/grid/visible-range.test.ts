import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawReach, visibleRange } from "./visible-range.ts";

const geometry = fc.record({
  topPx: fc.integer({ min: -50_000_000, max: 2000 }),
  viewportPx: fc.integer({ min: 100, max: 4000 }),
  rowPx: fc.integer({ min: 40, max: 400 }),
  columns: fc.integer({ min: 1, max: 30 }),
  count: fc.integer({ min: 0, max: 400_000 }),
});

const reach = fc.constantFrom(drawReach.down, drawReach.up);

describe("the visible range of a grid", () => {
  it("preserves the height of the whole list wherever the window is", () => {
    fc.assert(
      fc.property(geometry, reach, (given, within) => {
        const { start, end, beforePx, afterPx } = visibleRange(given, within);
        const drawnRows = Math.ceil((end - start) / given.columns);
        const allRows = Math.ceil(given.count / given.columns);
        expect(beforePx + drawnRows * given.rowPx + afterPx).toBe(allRows * given.rowPx);
      }),
    );
  });

  it("includes every row in the window or within the overscan", () => {
    fc.assert(
      fc.property(geometry, reach, fc.nat(), (given, within, pick) => {
        if (given.count === 0) return;
        const index = pick % given.count;
        const rowTop = given.topPx + Math.floor(index / given.columns) * given.rowPx;
        const { start, end } = visibleRange(given, within);
        if (rowTop + given.rowPx > -within.above && rowTop < given.viewportPx + within.below) {
          expect(index).toBeGreaterThanOrEqual(start);
          expect(index).toBeLessThan(end);
        }
      }),
    );
  });

  it("renders no more than the overscan", () => {
    fc.assert(
      fc.property(geometry, reach, (given, within) => {
        const { start, end } = visibleRange(given, within);
        const rows = Math.ceil((given.viewportPx + within.above + within.below) / given.rowPx) + 2;
        expect(end - start).toBeLessThanOrEqual(rows * given.columns);
      }),
    );
  });
});
