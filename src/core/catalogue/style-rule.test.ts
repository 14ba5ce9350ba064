import { describe, expect, test } from "vitest";
import { createNameReader } from "./style-rule.ts";

describe("the first rule that matches names the style", () => {
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

test("digits that are a native size are no part of the concept", () => {
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

test("what stands in the middle is taken out where it was found", () => {
  const read = createNameReader([{ match: "-outline(?=-|$)", style: "outline" }]);
  expect(read("bell-outline-off")?.base).toBe("bell-off");
  expect(read("outline-bell-outline")?.base).toBe("outline-bell");
});

test("a rule for the rest takes what no rule matches; without one the name has no style", () => {
  const rules = [{ match: "^baseline-", style: "baseline" }];
  expect(createNameReader(rules)("outline-home")).toBeUndefined();
  expect(createNameReader([{ ...rules[0]!, rest: true }])("outline-home")?.style).toBe("baseline");
});

test("a name that is nothing but its mark keeps it", () => {
  expect(createNameReader([{ match: "(-light)*$|^fill$", style: "x" }])("fill")?.base).toBe("fill");
});
