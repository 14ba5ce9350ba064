import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pixelDifference } from "../../../../tests/harness/files/format-icons.ts";
import { windContours } from "./wind-contours.ts";

const square = (left: number, top: number, side: number, isTurned: boolean) =>
  isTurned ? `M${left} ${top}v${side}h${side}v${-side}z` : `M${left} ${top}h${side}v${side}h${-side}z`;
const show = (path: string, rule: "evenodd" | "nonzero") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill-rule="${rule}" d="${path}"/></svg>`;

test("nested squares of any direction have the same holes by the nonzero rule", () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }), (turns) => {
      const nested = turns.map((isTurned, depth) => square(depth * 8, depth * 8, 96 - depth * 16, isTurned));
      for (const path of [nested.join(""), nested.toReversed().join("")]) {
        expect(pixelDifference(show(windContours(path), "nonzero"), show(path, "evenodd"))).toBe(0);
      }
    }),
    { numRuns: 40 },
  );
});

test("reversed curves have the same shape", () => {
  const ring =
    "M48 8C70 8 88 26 88 48Q88 88 48 88A40 40 0 0 1 8 48Q8 8 48 8ZM48 28C37 28 28 37 28 48S37 68 48 68T68 48Q68 28 48 28Z";
  expect(pixelDifference(show(windContours(ring), "nonzero"), show(ring, "evenodd"))).toBeLessThan(0.001);
});
