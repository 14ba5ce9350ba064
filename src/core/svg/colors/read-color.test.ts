import { expect, test } from "vitest";
import { palette } from "../../icons/palette.ts";
import { colorPattern, readColor } from "./read-color.ts";

test.each([
  ["red", "#fa5252"],
  ["Dark-Gray", "#4d4d4d"],
  ["fa5252", "#fa5252"],
  ["#FA5252", "#fa5252"],
  ["#fc0", "#ffcc00"],
  ["abc", "#aabbcc"],
])("%s is the color %s", (text, color) => {
  expect(readColor(text)).toBe(color);
  expect(text).toMatch(colorPattern);
});

test.each(["", "crimson", "#12345", "12", "#", "red ", "fa52520"])("“%s” is no color", (text) => {
  expect(readColor(text)).toBeUndefined();
});

test("every name of the palette is read", () => {
  for (const { name, hex } of palette) expect(readColor(name)).toBe(hex.toLowerCase());
});
