import { expect, test } from "vitest";
import { seeDrawing } from "./see-drawing.ts";

const size = 32;

/** A picture of 32 × 32 px: red, green, blue and alpha of each. */
function paint(color: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = Array.from({ length: size * size }, (_, place) => color(place % size, Math.floor(place / size)));
  return { width: size, height: size, data: Uint8Array.from(data.flat()) };
}
const clear = [0, 0, 0, 0] as const;
const red = [250, 82, 82, 255] as const;

test("a gradient changes its color from pixel to pixel, edges between areas do not make one", () => {
  expect(seeDrawing(paint((x) => [x * 6, 80, 200, 255])).isGradual).toBe(true);
  expect(seeDrawing(paint(() => red)).isGradual).toBe(false);
  expect(seeDrawing(paint((x, y) => (((x >> 2) + (y >> 2)) % 2 ? red : [34, 139, 230, 255]))).isGradual).toBe(false);
});

test("lines have no areas", () => {
  expect(seeDrawing(paint((x) => (x % 8 < 3 ? red : clear))).hasAreas).toBe(false);
  expect(seeDrawing(paint((x) => (x > 8 && x < 24 ? red : clear))).hasAreas).toBe(true);
  expect(seeDrawing(paint(() => clear))).toEqual({ palette: 0, isGradual: false, hasAreas: true });
});
