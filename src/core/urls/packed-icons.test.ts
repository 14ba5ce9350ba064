import * as fc from "fast-check";
import { expect, test } from "vitest";
import { blankAddress } from "./address.ts";
import { parseAddress, formatAddress } from "./parse-address.ts";
import { mostPackedIcons, packIcons, unpackIcons } from "./packed-icons.ts";

const id = fc.stringMatching(/^[0-9A-Za-z]{9}$/);

test("ids are decoded from a URL unchanged, in order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: mostPackedIcons }), (ids) => {
      const text = packIcons(ids)!;
      expect(unpackIcons(text)).toEqual(ids);
      const path = formatAddress({ ...blankAddress("shared"), collection: text });
      expect(path.length).toBeLessThan(1_000);
      expect(parseAddress(path)?.address).toMatchObject({ page: "shared", collection: text });
    }),
  );
});

test("only packed ids can be unpacked", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", "Z", "9", "-", "_", "/", " ", "é") }), (text) => {
      const ids = unpackIcons(text);
      if (ids.length === 0) expect(parseAddress(`/icons/collections/shared/${text}`)?.address.page).not.toBe("shared");
      else expect(ids.every((one) => /^[0-9A-Za-z]{9}$/.test(one))).toBe(true);
    }),
  );
});

test("a duplicate id is one icon; too many, none, and uploaded icons have no URL", () => {
  expect(unpackIcons("aaaaaaaaabbbbbbbbbaaaaaaaaa")).toEqual(["aaaaaaaaa", "bbbbbbbbb"]);
  expect(packIcons(Array.from({ length: mostPackedIcons + 1 }, () => "aaaaaaaaa"))).toBeUndefined();
  expect(packIcons(Array.from({ length: mostPackedIcons }, () => "aaaaaaaaa"))).toBeDefined();
  expect(packIcons([])).toBeUndefined();
  expect(packIcons(["upload-12"])).toBeUndefined();
  expect(packIcons(["aaaaaaaa", "bbbbbbbbbb"])).toBeUndefined();
});
