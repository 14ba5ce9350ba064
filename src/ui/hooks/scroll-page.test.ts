import { assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { easeScroll } from "./scroll-page.ts";

test("scrolling starts at zero, is halfway at half time, arrives, and stops", () => {
  expect([0, 0.5, 1, 7].map(easeScroll)).toEqual([0, 0.5, 1, 1]);
});

test("scrolling never reverses", () => {
  const share = double({ min: 0, max: 1, noNaN: true });
  assert(
    property(share, share, (one, other) => {
      expect(easeScroll(Math.min(one, other))).toBeLessThanOrEqual(easeScroll(Math.max(one, other)));
    }),
  );
});
