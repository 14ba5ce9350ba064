import * as fc from "fast-check";
import { expect, test } from "vitest";
import { conceptListLimits, formatConceptList, readConceptList } from "./concept-list.ts";

test("a list has one entry a line, each once, without bullets and empty lines", () => {
  expect(readConceptList("home\r\n\r\n - User\n2. shopping cart\n[x] bell\nHOME\n* 家\n3d")).toEqual([
    "home",
    "User",
    "shopping cart",
    "bell",
    "家",
    "3d",
  ]);
});

test("any text gives a list within the limits, which is read again as it is written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 9000 }), (text) => {
      const concepts = readConceptList(text);
      expect(concepts.length).toBeLessThanOrEqual(conceptListLimits.concepts);
      for (const concept of concepts) {
        expect(concept.length).toBeLessThanOrEqual(conceptListLimits.length);
        expect(concept.isWellFormed()).toBe(true);
      }
      expect(readConceptList(formatConceptList(concepts)).length).toBeLessThanOrEqual(concepts.length);
    }),
  );
});
