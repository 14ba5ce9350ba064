import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readChoice } from "./last-download-choice.ts";

test("a stored choice is restored", () => {
  const kept = { copied: "react-jsx", downloaded: "pdf", shown: "pdf", scale: 2, ground: "#102030" };
  expect(readChoice(kept)).toEqual(kept);
});

test("any stored value is read as a valid choice", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ scale: fc.anything(), ground: fc.anything() })), (kept) => {
      const { copied, downloaded, shown, scale, ground } = readChoice(kept);
      expect([typeof copied, typeof downloaded, typeof shown]).toEqual(["string", "string", "string"]);
      expect([1, 2, 3]).toContain(scale);
      expect(ground).toMatch(/^#[\da-f]{6}$/);
    }),
  );
});
