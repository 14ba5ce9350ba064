import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ColumnFile, writeColumns } from "../columns/columns.ts";
import { findText } from "./find-text.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const byBytes = (a: string, b: string) => Buffer.compare(bytes(a), bytes(b));

test("every text of a sorted column is found at its place, and no other text", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ unit: "binary" }), { maxLength: 12 }),
      fc.string({ unit: "binary" }),
      (texts, other) => {
        const sorted = texts.map((text) => text.toWellFormed()).toSorted(byBytes);
        fc.pre(new Set(sorted).size === sorted.length);
        const column = new ColumnFile(writeColumns(new Map([["t", sorted]]))).strings("t");
        const find = (text: string) => findText(text, { column, start: 0, end: column.length });
        for (const [index, text] of sorted.entries()) expect(find(text)).toBe(index);
        if (!sorted.includes(other.toWellFormed())) expect(find(other)).toBeUndefined();
      },
    ),
  );
});
