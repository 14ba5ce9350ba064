import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ColumnFile, writeColumns, type ColumnInput } from "./columns.ts";

const numbers = fc.oneof(
  fc.uint8Array(),
  fc.uint16Array(),
  fc.uint32Array(),
  fc.float32Array({ noNaN: true }),
  fc.float64Array({ noNaN: true }),
);
const texts = fc.array(fc.string({ unit: "grapheme" }), { maxLength: 20 });
const columns = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(numbers, texts), { maxKeys: 12 });

test("any columns are read as they were written", () => {
  fc.assert(
    fc.property(columns, (input) => {
      const file = new ColumnFile(writeColumns(new Map(Object.entries(input) as [string, ColumnInput][])));
      for (const [name, column] of Object.entries(input)) {
        expect(file.has(name)).toBe(true);
        if (Array.isArray(column)) expect([...file.strings(name)]).toEqual(column);
        else if (column instanceof Uint8Array) expect(file.u8(name)).toEqual(column);
        else if (column instanceof Uint16Array) expect(file.u16(name)).toEqual(column);
        else if (column instanceof Uint32Array) expect(file.u32(name)).toEqual(column);
        else if (column instanceof Float32Array) expect(file.f32(name)).toEqual(column);
        else expect(file.f64(name)).toEqual(column);
      }
    }),
  );
});

test("the same columns produce the same bytes", () => {
  fc.assert(
    fc.property(columns, (input) => {
      const entries = Object.entries(input) as [string, ColumnInput][];
      expect(writeColumns(new Map(entries))).toEqual(writeColumns(new Map(entries)));
    }),
  );
});

test("columns are views of the buffer, not copies", () => {
  const bytes = writeColumns(new Map([["n", Uint32Array.of(1, 2, 3)]]));
  expect(new ColumnFile(bytes).u32("n").buffer).toBe(bytes.buffer);
});

test("a missing column and a column of another type are reported by name", () => {
  const file = new ColumnFile(writeColumns(new Map([["n", Uint32Array.of(1)]])));
  expect(() => file.u32("m")).toThrow('no u32 column "m"');
  expect(() => file.u16("n")).toThrow('no u16 column "n"');
});

test("other bytes are rejected", () => {
  expect(() => new ColumnFile(new Uint8Array(64))).toThrow("not a column file");
  expect(() => new ColumnFile(new Uint8Array(3))).toThrow(RangeError);
});

test("texts are compared with ASCII ones as strings are", () => {
  const ascii = fc.string({ unit: "grapheme-ascii" });
  fc.assert(
    fc.property(fc.oneof(ascii, fc.string({ unit: "grapheme" })), ascii, (stored, text) => {
      const column = new ColumnFile(writeColumns(new Map([["texts", [stored]]]))).strings("texts");
      const expected = stored < text ? -1 : stored > text ? 1 : 0;
      expect(Math.sign(column.compareAscii(0, text))).toBe(expected);
    }),
  );
});
