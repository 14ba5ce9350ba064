import { assert, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { canvasPx, fitDrawing } from "./fit-drawing.ts";

/** A square of one color, with half a column more at its right. */
function drawSquare({ sidePx, left, top }: { sidePx: number; left: number; top: number }) {
  const width = 160;
  const plane = new Float32Array(width * width);
  for (let y = top; y < top + sidePx; y++) plane.fill(100, y * width + left, y * width + left + sidePx);
  for (let y = top; y < top + sidePx; y++) plane[y * width + left + sidePx] = 50;
  return { width, height: width, planes: [plane] };
}

describe("fitDrawing", () => {
  it("preserves flat colors at any size", () => {
    assert(
      property(
        integer({ min: 6, max: 100 }),
        integer({ min: 2, max: 50 }),
        integer({ min: 2, max: 50 }),
        (sidePx, left, top) => {
          const { planes, contrast } = fitDrawing(drawSquare({ sidePx, left, top }))!;
          expect(contrast).toBeCloseTo(100, 3);
          for (let y = canvasPx / 4; y < (canvasPx * 3) / 4; y++) {
            for (let x = canvasPx / 4; x < (canvasPx * 3) / 4; x++) {
              expect(planes[0]![y * canvasPx + x]).toBeCloseTo(1, 3);
            }
          }
        },
      ),
    );
  });
});
