import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decodeIconId, encodeIconId, iconIdLimit } from "./icon-id.ts";

test("every number has one id of nine URL-safe characters, which decodes to it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: iconIdLimit - 1 }), (value) => {
      const id = encodeIconId(value);
      expect(id).toMatch(/^[0-9A-Za-z]{9}$/);
      expect(decodeIconId(id)).toBe(value);
    }),
  );
});

test("anything else isn't a valid id", () => {
  expect(decodeIconId("")).toBeUndefined();
  expect(decodeIconId("zzzzzzzzz")).toBeUndefined();
  expect(decodeIconId("abcd-fghi")).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const value = decodeIconId(text);
      expect(value === undefined || encodeIconId(value) === text).toBe(true);
    }),
  );
});
