import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { createEntryCounter } from "./count-entries.ts";

const files = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`icons/${index}.svg`, new TextEncoder().encode(`<svg>PK${index}</svg>`)]),
);

test.each([1, 2, 3, 7, 64, 100_000])("files are counted correctly, however pieces of %d bytes are split", (size) => {
  const zip = zipSync(files);
  const count = createEntryCounter();
  const counts: number[] = [];
  for (let at = 0; at < zip.length; at += size) counts.push(count(zip.subarray(at, at + size)));
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(40);
});

test("a quarter of a ZIP counts the files that have begun", () => {
  const zip = zipSync(files);
  const begun = createEntryCounter()(zip.subarray(0, zip.length / 4));
  expect(begun).toBeGreaterThan(5);
  expect(begun).toBeLessThan(40);
});
