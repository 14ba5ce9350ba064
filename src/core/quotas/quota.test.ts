import { expect, test } from "vitest";
import { allowanceResources, isSiteResource, isMetered } from "./quota.ts";

test("every quota that isn't for programs applies on the site", () => {
  expect(allowanceResources.filter(isSiteResource)).toEqual(["icon", "photo", "illustration", "music", "megaCreator"]);
});

test("quotas that this site doesn't have, or doesn't count, are hidden", () => {
  const kinds = ["icon", "photo", "illustration"];
  const calls = kinds.map((kind) => `api-call-${kind}`);
  expect(allowanceResources.filter(isMetered).toSorted()).toEqual([...kinds, ...calls].toSorted());
});
