import { assert, constantFrom, double, property, tuple } from "fast-check";
import svgPath from "svgpath";
import { expect, test } from "vitest";
import { readPath } from "./read-path.ts";

const square = "M2 2H12V12H2Z";

test.each([
  ["a square", square, 100, 40],
  ["a square by relative lines without spaces", "m2 2h10v10h-10z", 100, 40],
  ["numbers that touch each other", "M2 2l.5-.5.5.5z", 0.25, 1 + Math.SQRT2],
  ["an arc with its flags written together", "M12 2a10 10 0 0112 10a10 10 0 11-12-10", undefined, undefined],
])("reads %s", (_, data, area, length) => {
  const [contour] = readPath(data);
  expect(contour!.isClosed).toBe(true);
  if (area !== undefined) expect(contour!.area).toBeCloseTo(area);
  if (length !== undefined) expect(contour!.length).toBeCloseTo(length);
});

test("measures a circle of arcs, of cubic and of quadratic curves", () => {
  const arcs = "M0 10a10 10 0 1 0 20 0a10 10 0 1 0-20 0";
  const kappa = 5.522847;
  const cubic = `M20 10c0 ${kappa}-${10 - kappa} 10-10 10s-10-${10 - kappa}-10-10S${10 - kappa} 0 10 0s10 ${10 - kappa} 10 10`;
  for (const data of [arcs, cubic]) {
    const [contour] = readPath(data);
    expect(Math.abs(contour!.area)).toBeCloseTo(100 * Math.PI, -1);
    expect(contour!.length).toBeCloseTo(20 * Math.PI, -1);
    expect([contour!.left, contour!.top, contour!.right, contour!.bottom].map(Math.round)).toEqual([0, 0, 20, 20]);
    expect(Math.abs(contour!.segments.reduce((sum, { turn }) => sum + turn, 0))).toBeCloseTo(2 * Math.PI, 1);
  }
});

test("begins a contour for each move and after each closing", () => {
  expect(readPath(`${square}l3 3l-3 0z${square}M1 1`).map(({ area }) => area)).toEqual([100, 4.5, 100]);
});

test("a contour moved, scaled or turned around has the area that follows", () => {
  const number = double({ min: -50, max: 50, noNaN: true }).map((value) => Number(value.toFixed(3)));
  const factor = double({ min: 0.1, max: 10, noNaN: true }).map((value) => Number(value.toFixed(2)));
  assert(
    property(tuple(number, number), factor, constantFrom("C", "Q", "L", "A"), ([x, y], scale, letter) => {
      const at = (a: number, b: number) => `${(a + x) * scale} ${(b + y) * scale}`;
      const piece = {
        C: `C${at(20, 0)} ${at(20, 20)} ${at(0, 20)}`,
        Q: `Q${at(20, 10)} ${at(0, 20)}`,
        L: `L${at(20, 10)} ${at(0, 20)}`,
        A: `A${10 * scale} ${10 * scale} 0 0 1 ${at(0, 20)}`,
      }[letter];
      const [contour] = readPath(`M${at(0, 0)}${piece}Z`);
      const expected = { C: 240, Q: 400 / 3, L: 200, A: 50 * Math.PI }[letter] * scale * scale;
      expect(Math.abs(contour!.area - expected)).toBeLessThan(expected * 1e-3 + 1e-3);
    }),
  );
});

test.each(["", "nothing", "M", "M1", "M1 1L", "M1 1L2", "M0 0a1 1 0 2 0 1 1", "Z", "M0 0C1 1"])(
  "survives %j",
  (data) => {
    expect(readPath(data)).toEqual([]);
  },
);

test("relative and short commands stand for the absolute and full ones", () => {
  const short = "m2 3c1 4 5 6 7 1s2-3 4 4t2 5q1 2 3 1t4-2a3 2 0 0 1 4 4h3v-2l-5-5zs1 2 3 3S20 20 9 4T8 8";
  expect(readPath(short)).toEqual(readPath(svgPath(short).abs().unshort().toString()));
});
