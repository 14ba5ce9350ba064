import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ColumnFile, writeColumns } from "../columns/columns.ts";
import { findText } from "./find-text.ts";
import { compareNames } from "./snapshot.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const byBytes = (a: string, b: string) => Buffer.compare(bytes(a), bytes(b));

test("names are ordered as their UTF-8 bytes are, beyond the basic plane too", () => {
  // U+FF5E is one code unit that is greater than those of U+1F600.
  expect(compareNames("\u{ff5e}", "\u{1f600}")).toBeLessThan(0);
  const name = fc.string({
    unit: fc.constantFrom("a", "b", "é", "語", "\ud7ff", "\ue000", "～", "😀", "𐀀", "\u{10ffff}"),
  });
  const anyName = fc.string({ unit: "binary" }).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(fc.oneof(name, anyName), fc.oneof(name, anyName), (a, b) => {
      expect(Math.sign(compareNames(a, b))).toBe(byBytes(a, b));
    }),
  );
});

test("every text of a sorted column is found at its index, and no other text", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: "binary" }), { maxLength: 12 }),
      fc.string({ unit: "binary" }),
      (texts, other) => {
        const sorted = texts.map((text) => text.toWellFormed()).toSorted(compareNames);
        fc.pre(new Set(sorted).size === sorted.length);
        const column = new ColumnFile(writeColumns(new Map([["t", sorted]]))).strings("t");
        const find = (text: string) => findText(text, { column, start: 0, end: column.length });
        for (const [index, text] of sorted.entries()) expect(find(text)).toBe(index);
        if (!sorted.includes(other.toWellFormed())) expect(find(other)).toBeUndefined();
      },
    ),
  );
});
