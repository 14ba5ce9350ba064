import { expect, test } from "vitest";
import { judgeLicenses } from "./check-licenses.ts";
import type { PickedFacts } from "./picked-details.ts";

const limit = { px: 100, reason: "guest" } as const;
const facts: PickedFacts = {
  licenses: [
    { code: "MIT", title: "MIT License", class: "permissive", requiresAttribution: false },
    { code: "CC-BY-4.0", title: "CC BY 4.0", class: "attribution", requiresAttribution: true },
    { code: "CC-BY-SA-4.0", title: "CC BY-SA 4.0", class: "share-alike", requiresAttribution: true },
  ],
  icons: [
    { id: "a", license: "MIT", limit },
    { id: "b", license: "CC-BY-4.0", limit },
    { id: "c", license: "CC-BY-SA-4.0", limit },
    { id: "d", license: "CC-BY-SA-4.0", limit },
  ],
};
const icons = ["a", "b", "c", "d"].map((id) => ({ id, name: id.toUpperCase() }));
const [a, b, c, d] = icons;

test("each policy shows what stays, which licenses are excluded, and whether attribution is required", () => {
  expect(judgeLicenses("all", icons, facts)).toEqual({ allowed: icons, needsCredit: true, leftOut: [] });
  expect(judgeLicenses("attribution", icons, facts)).toEqual({
    allowed: [a, b],
    needsCredit: true,
    leftOut: [{ license: "CC BY-SA 4.0", icons: [c, d] }],
  });
  expect(judgeLicenses("permissive", icons, facts)).toEqual({
    allowed: [a],
    needsCredit: false,
    leftOut: [
      { license: "CC BY 4.0", icons: [b] },
      { license: "CC BY-SA 4.0", icons: [c, d] },
    ],
  });
});

test("icons without data stay", () => {
  expect(judgeLicenses("permissive", icons, { icons: [], licenses: [] })).toMatchObject({
    allowed: icons,
    leftOut: [],
  });
});
