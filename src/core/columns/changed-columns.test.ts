import * as fc from "fast-check";
import { expect, test } from "vitest";
import { insertNumbers, insertStrings, toStringColumn } from "./changed-columns.ts";

test("texts added to a column have the positions of a sorted list", () => {
  const inputs = fc.record({
    texts: fc.array(fc.string({ unit: "grapheme" })),
    added: fc.array(fc.record({ text: fc.string({ unit: "grapheme" }), place: fc.nat(30) })),
  });
  fc.assert(
    fc.property(inputs, ({ texts, added }) => {
      const sorted = added
        .map(({ text, place }) => ({ text, place: Math.min(place, texts.length) }))
        .toSorted((left, right) => left.place - right.place);
      const expected = [...texts];
      for (const { text, place } of sorted.toReversed()) expected.splice(place, 0, text);
      expect([...insertStrings(toStringColumn(texts), sorted)]).toEqual(expected.map((text) => text.toWellFormed()));
    }),
  );
});

test("numbers added to a column leave the original unchanged", () => {
  const column = Uint16Array.of(1, 2, 3);
  expect(insertNumbers(column, 1, [7, 8])).toEqual(Uint16Array.of(1, 7, 8, 2, 3));
  expect(column).toEqual(Uint16Array.of(1, 2, 3));
});
