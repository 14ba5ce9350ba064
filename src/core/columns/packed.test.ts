import { expect, test } from "vitest";
import { pack, unpack } from "./packed.ts";

const value = { total: 2, icons: [{ id: "a", name: 'Say "hi"' }, { id: "b" }] };

test("a packed value is the given one, not a copy", () => {
  expect(unpack(pack(value))).toBe(value);
});

test("a serialized value is parsed once", () => {
  const { json } = pack(value);
  const arrived = { json } as ReturnType<typeof pack<typeof value>>;
  expect(unpack(arrived)).toEqual(value);
  expect(unpack(arrived)).toBe(unpack(arrived));
});

test("serialization writes only the text", () => {
  expect(Object.entries(pack(value))).toEqual([["json", JSON.stringify(value)]]);
});
