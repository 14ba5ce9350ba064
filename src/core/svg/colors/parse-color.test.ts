import * as fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeColor, parseColor } from "./parse-color.ts";

test.each([
  ["#f80", [255, 136, 0]],
  ["#FF8800", [255, 136, 0]],
  ["#ff8800cc", [255, 136, 0]],
  ["rgb(255, 136, 0)", [255, 136, 0]],
  ["rgba(255,136,0,.5)", [255, 136, 0]],
  ["Navy", [0, 0, 128]],
])("%s is parsed", (text, rgb) => {
  expect(parseColor(text)).toEqual(rgb);
});

test.each(["none", "currentColor", "url(#a)", "inherit", "#12", "#12345", "freeze", "", "rgb(1.2.3 4 5)"])(
  "%s isn't a color",
  (text) => {
    expect(parseColor(text)).toBeUndefined();
  },
);

test.each([
  ["#F80", "#ff8800"],
  ["#f80c", "#ff8800cc"],
  ["#FF8800CC", "#ff8800cc"],
  ["#ff8800ff", "#ff8800"],
  ["rgb(100% 50% 0%)", "#ff8000"],
  ["rgba(255, 136, 0, .5)", "#ff880080"],
  ["rgb(255 136 0 / 50%)", "#ff880080"],
  ["Navy", "#000080"],
])("%s is %s", (text, hex) => {
  expect(normalizeColor(text)).toBe(hex);
});

test("normalizing a color is idempotent and doesn't change its meaning", () => {
  const text = fc.oneof(
    fc.stringMatching(/^#[0-9a-fA-F]{3,8}$/),
    fc.stringMatching(/^rgba?\([\d.%, /]{0,20}\)$/),
    fc.string(),
  );
  fc.assert(
    fc.property(text, (written) => {
      const hex = normalizeColor(written);
      expect(hex === undefined).toBe(parseColor(written) === undefined);
      if (hex === undefined) return;
      expect(hex).toMatch(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/);
      expect(normalizeColor(hex)).toBe(hex);
      expect(parseColor(hex)).toEqual(parseColor(written));
    }),
  );
});
