import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { normalizeTag } from "./normalize-tag.ts";

test("tags have one spelling", () => {
  expect(normalizeTag(" E-Commerce ")).toBe("e commerce");
  expect(normalizeTag("Café")).toBe("cafe");
  expect(normalizeTag("trash_can")).toBe("trash can");
});

test("symbols, numbers, versions and letters are not tags", () => {
  for (const text of ["<-", "+", "42", "f015", "v4.0.1", "b", "a b", "*new*", "爱发电"]) {
    expect(normalizeTag(text), text).toBeUndefined();
  }
});

test("words about icons themselves are not tags", () => {
  for (const text of ["camera icon", "symbol", "user interface", "outline"]) {
    expect(normalizeTag(text), text).toBeUndefined();
  }
});

test("normalizing a tag is idempotent", () => {
  assert(
    property(string(), (text) => {
      const tag = normalizeTag(text);
      if (tag !== undefined) expect(normalizeTag(tag)).toBe(tag);
    }),
  );
});
