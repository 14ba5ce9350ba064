import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawReach, leaveOutMissing, visibleRange } from "./visible-range.ts";

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

  it("has a row wherever the page is scrolled to", () => {
    fc.assert(
      fc.property(geometry, reach, (given, within) => {
        const { start, end } = visibleRange(given, within);
        expect(end > start).toBe(given.count > 0);
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

  it("leaves out rows without items unless they are in the window", () => {
    fc.assert(
      fc.property(
        geometry,
        reach,
        fc.integer({ min: 1, max: 200 }),
        fc.func(fc.boolean()),
        (given, within, size, has) => {
          const range = visibleRange(given, within);
          const seen = visibleRange(given, { above: 0, below: 0 });
          const isMissing = (index: number) => !has(Math.floor(index / size));
          const drawn = leaveOutMissing(range, { ...given, seen, isMissing });
          const { columns, rowPx, count } = given;
          const height = ({ start, end, beforePx, afterPx }: typeof drawn) =>
            beforePx + Math.ceil((end - start) / columns) * rowPx + afterPx;
          expect(height(drawn)).toBe(height(range));
          const isDrawn = (index: number) => index >= drawn.start && index < drawn.end;
          for (let row = range.start; row < range.end; row += columns) {
            const isSeen = row >= seen.start && row < seen.end;
            if (isSeen) expect(isDrawn(row)).toBe(true);
          }
          expect(drawn.end > drawn.start).toBe(count > 0);
          const isOneRow = drawn.end - drawn.start <= columns;
          const ends = isOneRow ? [] : [drawn.start, Math.floor((drawn.end - 1) / columns) * columns];
          for (const row of ends.filter((at) => at < seen.start || at >= seen.end)) {
            const items = Array.from({ length: Math.min(columns, count - row) }, (_, place) => row + place);
            expect(items.every(isMissing)).toBe(false);
          }
        },
      ),
    );
  });
});
