import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CannotExport, drawingParts, readRefusedParts, type DrawingPart } from "./cannot-export.ts";

test("the unsupported features can be parsed from the message, even behind other words", () => {
  const parts = fc.subarray(Object.keys(drawingParts) as DrawingPart[], { minLength: 1 });
  fc.assert(
    fc.property(parts, (refused) => {
      expect(readRefusedParts(`format: SwiftUI ${new CannotExport(refused).message}`)).toEqual(refused);
    }),
  );
});

test("other messages name no features", () => {
  for (const text of ["", "format: must be one of svg, png", "cannot draw anything"]) {
    expect(readRefusedParts(text)).toEqual([]);
  }
});
