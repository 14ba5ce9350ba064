import { expect, test } from "vitest";
import { readChoices } from "./bundle-choices.ts";
import { findLimits, fitChoices } from "./fit-choices.ts";
import type { PickedDetails } from "./picked-details.ts";

const chosen = readChoices({ formats: ["svg", "png", "gif", "favicons", "vue"], sizes: [24, 96, 512] });
const still: PickedDetails = { id: "a", license: "MIT", limit: { px: 1600, reason: "site" } };

function fit(...icons: PickedDetails[]) {
  const { formats, sizes } = fitChoices(chosen, findLimits({ icons, licenses: [] }));
  return { formats, sizes };
}

test("the smallest limit among the icons applies to all images, including image sets", () => {
  expect(fit(still, { ...still, limit: { px: 100, reason: "guest" } })).toEqual({
    formats: ["svg", "png", "vue"],
    sizes: [24, 96],
  });
});

test("animated formats are offered for selections with an animated icon", () => {
  expect(fit(still)).toEqual({ formats: ["svg", "png", "favicons", "vue"], sizes: [24, 96, 512] });
  expect(fit(still, { ...still, moves: true }).formats).toContain("gif");
});

test("before the icons are loaded, every size is allowed", () => {
  expect(fit().sizes).toEqual([24, 96, 512]);
});
