import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { normaliseTag } from "./normalise-tag.ts";

test("tags have one spelling", () => {
  expect(normaliseTag(" E-Commerce ")).toBe("e commerce");
  expect(normaliseTag("Café")).toBe("cafe");
  expect(normaliseTag("trash_can")).toBe("trash can");
});

test("marks, numbers, versions and letters are no tags", () => {
  for (const text of ["<-", "+", "42", "f015", "v4.0.1", "b", "a b", "*new*", "爱发电"]) {
    expect(normaliseTag(text), text).toBeUndefined();
  }
});

test("words about icons as such are no tags", () => {
  for (const text of ["camera icon", "symbol", "user interface", "outline"]) {
    expect(normaliseTag(text), text).toBeUndefined();
  }
});

test("a normalised tag stays as it is", () => {
  assert(
    property(string(), (text) => {
      const tag = normaliseTag(text);
      if (tag !== undefined) expect(normaliseTag(tag)).toBe(tag);
    }),
  );
});
