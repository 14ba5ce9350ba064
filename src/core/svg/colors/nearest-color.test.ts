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
])("%s looks %s", (hex, name) => {
  expect(palette[nearestPaletteColor(parseColor(hex)!)]!.name).toBe(name);
});
