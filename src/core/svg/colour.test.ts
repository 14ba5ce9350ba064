import * as fc from "fast-check";
import { expect, test } from "vitest";
import { palette } from "../icons/palette.ts";
import { nearestPaletteColour, parseColour } from "./colour.ts";

test.each([
  ["#f80", [255, 136, 0]],
  ["#FF8800", [255, 136, 0]],
  ["#ff8800cc", [255, 136, 0]],
  ["rgb(255, 136, 0)", [255, 136, 0]],
  ["rgba(255,136,0,.5)", [255, 136, 0]],
  ["Navy", [0, 0, 128]],
])("%s is read", (text, rgb) => {
  expect(parseColour(text)).toEqual(rgb);
});

test.each(["none", "currentColor", "url(#a)", "inherit", "#12", "#12345", "freeze", ""])("%s is no colour", (text) => {
  expect(parseColour(text)).toBeUndefined();
});

test("every colour of the palette is nearest to itself", () => {
  for (const [index, { hex }] of palette.entries()) expect(nearestPaletteColour(parseColour(hex)!)).toBe(index);
});

test("every colour has a nearest one", () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (rgb) => {
      expect(palette[nearestPaletteColour(rgb)]).toBeDefined();
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
  expect(palette[nearestPaletteColour(parseColour(hex)!)]!.name).toBe(name);
});
