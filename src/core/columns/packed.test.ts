import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

const value = { total: 2, icons: [{ id: "a", name: 'Say "hi"' }, { id: "b" }] };

test("what was packed is what was given, not a copy", () => {
  expect(unpack(pack(value))).toBe(value);
});

test("what arrives from elsewhere is parsed once", () => {
  const { json } = pack(value);
  const arrived = { json } as ReturnType<typeof pack<typeof value>>;
  expect(unpack(arrived)).toEqual(value);
  expect(unpack(arrived)).toBe(unpack(arrived));
});

test("whatever serializes sees the text alone", () => {
  expect(Object.entries(pack(value))).toEqual([["json", JSON.stringify(value)]]);
});
