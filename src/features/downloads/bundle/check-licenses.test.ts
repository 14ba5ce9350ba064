import { expect, test } from "vitest";
import { judgeLicences } from "./check-licenses.ts";
import type { PickedFacts } from "./picked-details.ts";

const limit = { px: 100, reason: "guest" } as const;
const facts: PickedFacts = {
  licences: [
    { code: "MIT", title: "MIT License", class: "permissive", requiresAttribution: false },
    { code: "CC-BY-4.0", title: "CC BY 4.0", class: "attribution", requiresAttribution: true },
    { code: "CC-BY-SA-4.0", title: "CC BY-SA 4.0", class: "share-alike", requiresAttribution: true },
  ],
  icons: [
    { id: "a", licence: "MIT", limit },
    { id: "b", licence: "CC-BY-4.0", limit },
    { id: "c", licence: "CC-BY-SA-4.0", limit },
    { id: "d", licence: "CC-BY-SA-4.0", limit },
  ],
};
const icons = ["a", "b", "c", "d"].map((id) => ({ id, name: id.toUpperCase() }));
const [a, b, c, d] = icons;

test("each policy says what stays, what is left out by which licence, and whether somebody is to be named", () => {
  expect(judgeLicences("all", icons, facts)).toEqual({ kept: icons, needsCredit: true, leftOut: [] });
  expect(judgeLicences("attribution", icons, facts)).toEqual({
    kept: [a, b],
    needsCredit: true,
    leftOut: [{ licence: "CC BY-SA 4.0", icons: [c, d] }],
  });
  expect(judgeLicences("permissive", icons, facts)).toEqual({
    kept: [a],
    needsCredit: false,
    leftOut: [
      { licence: "CC BY 4.0", icons: [b] },
      { licence: "CC BY-SA 4.0", icons: [c, d] },
    ],
  });
});

test("icons that nothing is known about stay", () => {
  expect(judgeLicences("permissive", icons, { icons: [], licences: [] })).toMatchObject({ kept: icons, leftOut: [] });
});
