import * as fc from "fast-check";
import { expect, test } from "vitest";
import { palette } from "../../icons/palette.ts";
import { nearestPaletteColor } from "./nearest-color.ts";
import { parseColor } from "./parse-color.ts";

test("every color of the palette is nearest to itself", () => {
  for (const [index, { hex }] of palette.entries()) expect(nearestPaletteColor(parseColor(hex)!)).toBe(index);
});

test("every color has a nearest one", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (rgb) => {
      expect(palette[nearestPaletteColor(rgb)]).toBeDefined();
    }),
  );
});

test.each([
  ["#e03131", "red"],
  ["#ffd700", "yellow"],
  ["#1e3a8a", "blue"],
  ["#f3f4f6", "light-gray"],
  ["#000", "black"],
  ["#3f51b5", "blue"],
  ["#03a9f4", "blue"],
  ["#add8e6", "blue"],
  ["#000080", "blue"],
  ["#4b0082", "purple"],
  ["#009688", "mint"],
  ["#ffc0cb", "pink"],
  ["#263238", "black"],
  ["#ff5722", "orange"],
  ["#ffb02e", "yellow"],
  ["#8967aa", "purple"],
  ["#f4b8e4", "pink"],
  ["#006633", "green"],
])("%s looks %s", (hex, name) => {
  expect(palette[nearestPaletteColor(parseColor(hex)!)]!.name).toBe(name);
});
