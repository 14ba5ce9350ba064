import { assert, constantFrom, double, property, record, type Arbitrary } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Box } from "../../../core/pictures/raster.ts";
import { grips, moveBox, formatBox, resizeBox, spanBox, type Distance } from "./crop-box.ts";

const fraction = double({ min: 0, max: 1, noNaN: true });
const distances: Arbitrary<Distance> = record({
  x: double({ min: -3, max: 3, noNaN: true }),
  y: double({ min: -3, max: 3, noNaN: true }),
});
const boxes: Arbitrary<Box> = record({ left: fraction, top: fraction, x: fraction, y: fraction }).map(
  ({ left, top, x, y }) => ({ left, top, width: (1 - left) * x, height: (1 - top) * y }),
);

const tolerance = 1e-9;
function expectInside({ left, top, width, height }: Box): void {
  expect(Math.min(left, top, width, height)).toBeGreaterThanOrEqual(0);
  expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + tolerance);
}

describe("the box of a crop", () => {
  it("stays in the image and keeps its size wherever it is moved", () => {
    assert(
      property(boxes, distances, (box, distance) => {
        const moved = moveBox(box, distance);
        expectInside(moved);
        expect([moved.width, moved.height]).toEqual([box.width, box.height]);
      }),
    );
  });

  it("stays in the image however it is resized; sides without the handle don't move", () => {
    const least = { x: 0.05, y: 0.05 };
    assert(
      property(boxes, distances, constantFrom(...grips), (box, distance, grip) => {
        const resized = resizeBox(box, { grip, distance, least });
        expectInside(resized);
        expect(resized.width).toBeGreaterThanOrEqual(Math.min(least.x, box.width) - tolerance);
        expect(resized.height).toBeGreaterThanOrEqual(Math.min(least.y, box.height) - tolerance);
        if (grip.x >= 0) expect(resized.left).toBe(box.left);
        if (grip.x <= 0) expect(resized.left + resized.width).toBeCloseTo(box.left + box.width);
        if (grip.y >= 0) expect(resized.top).toBe(box.top);
        if (grip.y <= 0) expect(resized.top + resized.height).toBeCloseTo(box.top + box.height);
      }),
    );
  });

  it("spans two corners in any order", () => {
    const box = spanBox({ x: 0.7, y: 0.2 }, { x: 0.3, y: 1.4 });
    expect([box.left, box.top, box.left + box.width, box.top + box.height].map((side) => side.toFixed(6))).toEqual([
      "0.300000",
      "0.200000",
      "0.700000",
      "1.000000",
    ]);
  });

  it("is sent as numbers inside the image, rounded or not", () => {
    assert(
      property(boxes, (box) => {
        const [left, top, width, height] = formatBox(box).split(",").map(Number) as [number, number, number, number];
        expectInside({ left, top, width, height });
        expect(Math.abs(left - box.left)).toBeLessThan(1e-4);
        expect(Math.abs(width - box.width)).toBeLessThan(2e-4);
      }),
    );
    expect(formatBox({ left: 0, top: 0.25, width: 1, height: 0.3333333 })).toBe("0,0.25,1,0.3333");
  });
});
