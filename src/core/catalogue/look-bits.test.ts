import { assert, constantFrom, property, record } from "fast-check";
import { expect, test } from "vitest";
import { cornerKinds, techniques, weights } from "../icons/vocabulary.ts";
import { packLook, summarizeLooks, unpackLook } from "./look-bits.ts";

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

test("a style looks like most of its icons, and as is said where they differ or few can be told", () => {
  const thin = packLook({ technique: "outline", corners: "rounded", weight: "ultralight" });
  const bold = packLook({ technique: "filled", corners: "rounded", weight: null });
  const untold = packLook({ technique: null, corners: null, weight: null });
  const said = { technique: "filled", corners: "sharp", weight: "regular" } as const;
  expect(summarizeLooks([thin, thin, bold], said)).toEqual({
    technique: "outline",
    corners: "rounded",
    weight: "ultralight",
  });
  expect(summarizeLooks([thin, bold], said)).toEqual({ ...said, corners: "rounded", weight: "ultralight" });
  expect(summarizeLooks([thin, ...Array.from({ length: 9 }, () => untold)], said)).toEqual(said);
  expect(summarizeLooks([], said)).toEqual(said);
});
