import { describe, expect, it } from "vitest";
import { levelLight } from "./level-light.ts";
import type { Differences } from "./subtract-ground.ts";

const [width, height] = [120, 90];

/** A picture of one plane by what it is at each place, in parts of its sides. */
function paint(shade: (x: number, y: number) => number): Differences {
  const plane = Float32Array.from({ length: width * height }, (_, place) =>
    shade((place % width) / width, Math.floor(place / width) / height),
  );
  return { width, height, planes: [plane] };
}

const isRing = (x: number, y: number) => Math.abs(Math.hypot(x - 0.4, y - 0.6) - 0.25) < 0.03;
/** Bright at the upper left, dark at the lower right. */
const shadow = (x: number, y: number) => -20 - 60 * Math.hypot(x - 0.1, y - 0.2);

describe("levelLight", () => {
  it("removes the shadow on paper and preserves the lines", () => {
    const { planes } = levelLight(paint((x, y) => shadow(x, y) - (isRing(x, y) ? 110 : 0)));
    const wanted = paint((x, y) => (isRing(x, y) ? -110 : 0));
    for (const [place, value] of planes[0]!.entries()) {
      expect(Math.abs(value - wanted.planes[0]![place]!)).toBeLessThan(10);
    }
  });

  it("levels each color separately", () => {
    const [red, green] = [paint(shadow).planes[0]!, new Float32Array(width * height)];
    const levelled = levelLight({ width, height, planes: [red, green, green] });
    expect(levelled.planes[0]!.every((value) => Math.abs(value) < 10)).toBe(true);
    expect(levelled.planes[1]!.every((value) => Math.abs(value) < 1)).toBe(true);
  });

  it.each([
    ["a drawing on a flat ground", (x: number, y: number) => (isRing(x, y) ? -200 : 0)],
    [
      "a drawing with a gradient of its own",
      (x: number, y: number) => (Math.hypot(x - 0.5, y - 0.5) < 0.3 ? -200 * x : 0),
    ],
    ["a ground with grain", (x: number, y: number) => 30 * Math.sin(x * 5_000) * Math.cos(y * 7_000)],
    [
      "a drawing that fills most of its picture",
      (x: number, y: number) => (Math.max(x, y) < 0.9 && Math.min(x, y) > 0.1 ? 220 : 0),
    ],
    ["a picture in two parts", (x: number) => (x < 0.6 ? 0 : 120)],
    ["a picture in one color", () => 9],
  ])("leaves %s unchanged", (_, shade) => {
    const picture = paint(shade);
    expect(levelLight(picture)).toBe(picture);
  });

  it("doesn't change an image that is too small to judge", () => {
    for (const [columns, rows] of [
      [0, 0],
      [1, 1],
      [1, 90],
      [5, 5],
    ] as const) {
      const plane = Float32Array.from({ length: columns * rows }, (_, place) => place * 3);
      const picture = { width: columns, height: rows, planes: [plane] };
      expect(levelLight(picture)).toBe(picture);
    }
  });
});
