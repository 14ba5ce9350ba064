import { expect, test } from "vitest";
import { createConceptReader, toDisplayName, toFlagConcept, toRoot } from "./concept.ts";

const read = createConceptReader({
  aliases: new Map([["checkered-flag", "chequered-flag"]]),
  flags: new Map([["ci", "Côte d’Ivoire"]]),
});

test.each([
  ["brand-github", {}, "github"],
  ["github-logo", {}, "github"],
  ["logo", {}, "logo"],
  ["slack-icon", { isBrands: true }, "slack"],
  ["slack-icon", {}, "slack-icon"],
  ["flag-for-france", {}, "flag-france"],
  ["checkered-flag", {}, "chequered-flag"],
  ["ci", { isFlags: true }, "flag-cote-divoire"],
  ["wiphala", { isFlags: true }, "flag-wiphala"],
])("%s %o is the concept %s", (base, set, concept) => {
  expect(read(base, set)).toBe(concept);
});

test("flags of emoji and of flag sets share a concept", () => {
  expect(toFlagConcept("Bosnia & Herzegovina")).toBe("flag-bosnia-and-herzegovina");
  expect(toFlagConcept("St. Lucia")).toBe("flag-st-lucia");
});

test.each([
  ["home-alt-2", "home"],
  ["home-filled", "home"],
  ["home", "home"],
  ["number-1", "number"],
  ["1-2", "1-2"],
  ["arrow-left", "arrow-left"],
])("the root of %s is %s", (concept, root) => {
  expect(toRoot(concept)).toBe(root);
});

test("names are spelled conventionally", () => {
  const spellings = { concepts: new Map([["github", "GitHub"]]), words: new Map([["usb", "USB"]]) };
  expect(toDisplayName("arrow-left", spellings)).toBe("Arrow Left");
  expect(toDisplayName("usb-drive", spellings)).toBe("USB Drive");
  expect(toDisplayName("github", spellings)).toBe("GitHub");
});
