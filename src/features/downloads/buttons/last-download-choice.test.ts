import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readChoice } from "./last-download-choice.ts";

test("a stored choice is restored", () => {
  const stored = { copied: "react-jsx", downloaded: "pdf", shown: "pdf", scale: 2, ground: "#102030" };
  expect(readChoice(stored)).toEqual(stored);
});

test("any stored value is read as a valid choice", () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.record({ scale: fc.anything(), ground: fc.anything() })), (stored) => {
      const { copied, downloaded, shown, scale, ground } = readChoice(stored);
      expect([typeof copied, typeof downloaded, typeof shown]).toEqual(["string", "string", "string"]);
      expect([1, 2, 3]).toContain(scale);
      expect(ground).toMatch(/^#[\da-f]{6}$/);
    }),
  );
});
