import { describe, expect, test } from "vitest";
import { createNameReader } from "./style-rule.ts";

describe("the first matching rule determines the style", () => {
  const read = createNameReader([
    { match: "-sharp-fill$", style: "sharpFilled" },
    { match: "-fill$", style: "filled" },
    { match: null, style: "stroke" },
  ]);
  test.each([
    ["home-sharp-fill", "sharpFilled", "home"],
    ["home-fill", "filled", "home"],
    ["fill-drip", "stroke", "fill-drip"],
    ["home", "stroke", "home"],
  ])("%s", (name, style, base) => {
    expect(read(name)).toMatchObject({ style, base, size: 0, isSized: false });
  });
});

test("digits of a native size aren't part of the concept", () => {
  const read = createNameReader([
    { match: "-(\\d+)-filled$", style: "filled", sizes: true },
    { match: null, style: "regular" },
  ]);
  expect(read("number-4-24-filled")).toEqual({
    style: "filled",
    base: "number-4",
    size: 24,
    isExplicit: true,
    isSized: true,
  });
});

test("a mark in the middle is removed at its position", () => {
  const read = createNameReader([{ match: "-outline(?=-|$)", style: "outline" }]);
  expect(read("bell-outline-off")?.base).toBe("bell-off");
  expect(read("outline-bell-outline")?.base).toBe("outline-bell");
});

test("a fallback rule applies where no rule matches; without one the name has no style", () => {
  const rules = [{ match: "^baseline-", style: "baseline" }];
  expect(createNameReader(rules)("outline-home")).toBeUndefined();
  expect(createNameReader([{ ...rules[0]!, rest: true }])("outline-home")?.style).toBe("baseline");
});

test("a name that consists of its mark only keeps it", () => {
  expect(createNameReader([{ match: "(-light)*$|^fill$", style: "x" }])("fill")?.base).toBe("fill");
});
