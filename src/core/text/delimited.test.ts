import { array, assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { parseDelimited, serializeDelimited } from "./delimited.ts";

test("records have the line number of their start, whatever line breaks their cells contain", () => {
  expect(parseDelimited('\uFEFFuri,h1\r\n/a,"one\r\ntwo, ""three"""\r\n\r\n/b,\n/c,"x"y', ",")).toEqual([
    { line: 1, cells: ["uri", "h1"] },
    { line: 2, cells: ["/a", 'one\ntwo, "three"'] },
    { line: 5, cells: ["/b", ""] },
    { line: 6, cells: ["/c", "xy"] },
  ]);
  expect(parseDelimited("a\tb,c\n", "\t")).toEqual([{ line: 1, cells: ["a", "b,c"] }]);
  expect(parseDelimited('a,"never closed\nb', ",")).toEqual([{ line: 1, cells: ["a", "never closed\nb"] }]);
  expect(parseDelimited("", ",")).toEqual([]);
});

const cell = string({ unit: constantFrom("a", "é", " ", '"', ",", "\t", "\n", ";", "'", "\uFEFF") });

test("serialized cells are parsed to the same text", () => {
  const records = array(array(cell, { minLength: 2, maxLength: 4 }));
  for (const delimiter of [",", "\t"] as const) {
    assert(
      property(records, (cells) => {
        const read = parseDelimited(serializeDelimited(cells, delimiter), delimiter);
        expect(read.map((record) => record.cells)).toEqual(cells);
      }),
    );
  }
});

test("any text is parsed without an error", () => {
  assert(
    property(string({ unit: constantFrom("a", '"', ",", "\n", "\r", "\t") }), (text) => {
      const lines = parseDelimited(text, ",").map(({ line }) => line);
      expect(lines).toEqual(lines.toSorted((left, right) => left - right));
    }),
  );
});
