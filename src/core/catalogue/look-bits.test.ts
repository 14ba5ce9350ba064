import { assert, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import { cornerKinds, techniques, weights } from "../icons/vocabulary.ts";
import { packLook, unpackLook } from "./look-bits.ts";

test("every look comes back from its byte", () => {
  const looks = record({
    technique: constantFrom(null, ...techniques),
    corners: constantFrom(null, ...cornerKinds),
    weight: constantFrom(null, ...weights),
  });
  assert(
    property(looks, (look) => {
      expect(packLook(look)).toBeLessThan(256);
      expect(unpackLook(packLook(look))).toEqual(look);
    }),
  );
});
