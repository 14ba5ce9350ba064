import { expect, test } from "vitest";
import { drawingsOf, putDrawingsInline } from "./inline-drawings.ts";

test("a document contains a view without its SVGs, which are rendered nevertheless", () => {
  const drawings = { a: "<svg/>" };
  const view = putDrawingsInline({ total: 1, drawings });
  expect(JSON.stringify(view)).toBe('{"total":1,"drawings":{}}');
  expect(drawingsOf(view)).toBe(drawings);
});

test("the SVGs of a view that contains them are found in it", () => {
  const drawings = { a: "<svg/>" };
  expect(drawingsOf({ drawings })).toBe(drawings);
});
