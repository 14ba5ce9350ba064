import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconCustomizations } from "../../../tests/harness/files/icon-customizations.ts";
import { customizationLimits } from "../../core/svg/icon-customization.ts";
import { customizationSchema } from "./contract.ts";

describe("the customization schema", () => {
  it("accepts every possible customization", () => {
    fc.assert(
      fc.property(iconCustomizations, (customization) => {
        expect(customizationSchema.parse(customization)).toEqual(customization);
      }),
    );
  });

  it("normalizes colors", () => {
    expect(customizationSchema.parse({ color: "#F00", colors: { "#FFFC": "currentColor" } })).toEqual({
      color: "#ff0000",
      colors: { "#ffffffcc": "currentColor" },
    });
  });

  const manyColors = Array.from({ length: customizationLimits.colors + 1 }, (_, index) => [
    `#${index.toString(16).padStart(6, "0")}`,
    "#ffffff",
  ]);

  it.each([
    ["size", 0],
    ["size", 4097],
    ["size", 1.5],
    ["size", "48"],
    ["color", "crimson"],
    ["color", '#000"/><script>'],
    ["colors", { crimson: "#ff0000" }],
    ["colors", { "#ff0000": "none" }],
    ["colors", Object.fromEntries(manyColors)],
    ["stroke", 0],
    ["stroke", Number.NaN],
    ["padding", 0.41],
    ["padding", 0.005],
    ["background", { shape: "star", color: "#ffffff" }],
    ["background", { shape: "circle" }],
    ["rotate", 361],
    ["rotate", Number.POSITIVE_INFINITY],
    ["flip", "up"],
    ["opacity", -0.1],
    ["shadow", 1],
  ])("rejects %s %o by name", (key, value) => {
    const { error } = customizationSchema.safeParse({ [key]: value });
    const [issue] = error!.issues;
    expect(issue!.path[0] ?? (issue!.code === "unrecognized_keys" && issue.keys[0])).toBe(key);
  });
});
