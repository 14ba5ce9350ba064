import { expect, test } from "vitest";
import { allowanceResources, isSiteResource, isTakenHere } from "./quota.ts";

test("people take on the site what is not for programs", () => {
  expect(allowanceResources.filter(isSiteResource)).toEqual(["icon", "photo", "illustration", "music", "megaCreator"]);
});

test("what this site does not have, or does not count, is shown to nobody", () => {
  const kinds = ["icon", "photo", "illustration"];
  const calls = kinds.map((kind) => `api-call-${kind}`);
  expect(allowanceResources.filter(isTakenHere).toSorted()).toEqual([...kinds, ...calls].toSorted());
});
