import { expect, test } from "vitest";
import { palette } from "../../icons/palette.ts";
import { findMainColors } from "./main-colors.ts";
import { parseColor } from "./parse-color.ts";

/** A picture of so many pixels of each color; of `#rrggbbaa` in translucent ones. */
function paint(areas: Readonly<Record<string, number>>) {
  const pixels = Object.entries(areas).flatMap(([color, count]) => {
    const alpha = color.length > 7 ? Number.parseInt(color.slice(7), 16) : 255;
    const rgba = color === "clear" ? [0, 0, 0, 0] : [...parseColor(color)!, alpha];
    return Array.from({ length: count }, () => rgba);
  });
  return { width: pixels.length, height: 1, data: Uint8Array.from(pixels.flat()) };
}
const names = (areas: Readonly<Record<string, number>>) => {
  const bits = findMainColors(paint(areas));
  return palette.filter((_, index) => bits & (1 << index)).map(({ name }) => name);
};

test("the largest visible area decides, not how many shapes there are", () => {
  expect(names({ "#228be6": 60, "#fa5252": 20, "#40c057": 20, clear: 300 })).toEqual(["blue"]);
});

test("shades of one color count together", () => {
  expect(names({ "#1e3a8a": 20, "#2196f3": 20, "#3f51b5": 22, "#fa5252": 40 })).toEqual(["blue"]);
});

test("colors of equal areas are main ones both", () => {
  expect(names({ "#fa5252": 50, "#228be6": 50 })).toEqual(["red", "blue"]);
});

test("white counts less than what is seen on it", () => {
  expect(names({ "#fff": 52, "#fa5252": 48 })).toEqual(["red"]);
  expect(names({ "#fff": 100 })).toEqual(["white"]);
});

test("thin lines, which fill no pixel, count by what they cover", () => {
  expect(names({ "#228be699": 100, "#1a1a1a": 40 })).toEqual(["blue"]);
  expect(names({ "#228be699": 50, "#1a1a1a": 60 })).toEqual(["black"]);
});

test.each([
  ["a rainbow", { "#fa5252": 20, "#fd7e14": 20, "#fab005": 20, "#40c057": 20, "#228be6": 20 }],
  ["brown", { "#795548": 80, "#fab005": 20 }],
  ["skin", { "#e39d83": 100 }],
  ["cream", { "#fef5da": 100 }],
  ["blue gray", { "#82aec0": 100 }],
  ["a color that covers less than half", { "#fa5252": 45, "#228be6": 35, "#40c057": 20 }],
  ["nothing", { clear: 10 }],
])("%s has no main color", (_, areas) => {
  expect(names(areas)).toEqual([]);
});
