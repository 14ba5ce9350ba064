import { expect, test } from "vitest";
import { drawingsOf, putDrawingsInline } from "./inline-drawings.ts";

test("a document carries a view without its drawings, which are drawn all the same", () => {
  const drawings = { a: "<svg/>" };
  const view = putDrawingsInline({ total: 1, drawings });
  expect(JSON.stringify(view)).toBe('{"total":1,"drawings":{}}');
  expect(drawingsOf(view)).toBe(drawings);
});

test("the drawings of a view that brings them are found in it", () => {
  const drawings = { a: "<svg/>" };
  expect(drawingsOf({ drawings })).toBe(drawings);
});
