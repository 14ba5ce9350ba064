import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconCustomizations } from "../../../../tests/harness/files/icon-customizations.ts";
import { customize } from "../../../core/svg/customize.ts";
import type { IconCustomization } from "../../../core/svg/icon-customization.ts";
import { customizationSchema } from "../../exports/contract.ts";
import { mergeCustomization } from "./merge-customization.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16" viewBox="0 0 24 16"><path fill="#ff0000" stroke="currentColor" stroke-width="2" d="M2 2h20v12z"/></svg>`;

/** Without the note that says which colors changed places, as others may have been chosen. */
const draw = (customization: IconCustomization) =>
  customize(drawing, customization).replace(/ data-recolored="[^"]*"/, "");

describe("merging customizations", () => {
  it("applies all of the settings, and is valid in the schema", () => {
    fc.assert(
      fc.property(iconCustomizations, iconCustomizations, (customization, change) => {
        const merged = mergeCustomization(customization, change);
        expect(draw(merged)).toBe(draw({ ...customization, ...change }));
        expect(customizationSchema.parse(merged)).toEqual(merged);
      }),
    );
  });

  it("leaves out settings without effect", () => {
    const neutral = {
      color: "currentColor",
      colors: { "#ff0000": "#ff0000" },
      background: "none",
      flip: "none",
    } as const;
    expect(
      mergeCustomization(
        {},
        { ...neutral, padding: 0, rotate: 0, opacity: 1, variables: false, absoluteStroke: false },
      ),
    ).toEqual({});
  });

  it("removes settings", () => {
    expect(mergeCustomization({ size: 48, stroke: 2, rotate: 45 }, { stroke: undefined, rotate: undefined })).toEqual({
      size: 48,
    });
  });
});
