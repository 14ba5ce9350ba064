import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconCustomizations } from "../../../../tests/harness/files/icon-customizations.ts";
import { renderCustomizationCss } from "./render-customization-css.ts";

describe("CSS rules of a customization", () => {
  it("are empty without settings, or with settings that CSS cannot show", () => {
    expect(renderCustomizationCss({})).toBe("");
    expect(renderCustomizationCss({ colors: { "#ff0000": "#00ff00" }, variables: true, color: "currentColor" })).toBe(
      "",
    );
  });

  it("apply to tiles only, and can't close the style element", () => {
    fc.assert(
      fc.property(iconCustomizations, (customization) => {
        const rules = renderCustomizationCss(customization);
        expect(rules).not.toContain("<");
        expect(rules).toMatch(/^(?:li>a\[data-icon\][^{}]*\{[^{}]+\})*$/);
        expect(rules).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
  });

  it("shrink an icon as much as its frame grows", () => {
    expect(renderCustomizationCss({ padding: 0.25 })).toContain("scale(0.5,0.5)");
    expect(renderCustomizationCss({ rotate: 45 })).toContain("rotate(45deg) scale(0.7071,0.7071)");
    expect(renderCustomizationCss({ rotate: 90, flip: "both" })).toContain("rotate(90deg) scale(-1,-1)");
  });

  it("preserve strokes in px of the image, whatever surrounds the icon", () => {
    expect(renderCustomizationCss({ stroke: 2 })).toContain(
      "calc(var(--stroke,2)*var(--shown-size,var(--drawing-size))/24)",
    );
    expect(renderCustomizationCss({ stroke: 2, absoluteStroke: true, size: 48, padding: 0.25 })).toContain("/24)");
    expect(renderCustomizationCss({ stroke: 2, absoluteStroke: true, size: 48 })).toContain("/48)");
  });
});
