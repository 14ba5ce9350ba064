import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iconCustomizations } from "../../../tests/harness/files/icon-customizations.ts";
import { customizationSchema } from "../../features/exports/contract.ts";
import { parseCustomization, serializeCustomization } from "./customization-param.ts";

describe("a customization in a URL", () => {
  it("is parsed as it was serialized", () => {
    fc.assert(
      fc.property(iconCustomizations, (customization) => {
        expect(parseCustomization(serializeCustomization(customization))).toEqual(customization);
      }),
      { numRuns: 2000 },
    );
  });

  it("needs no escaping", () => {
    fc.assert(
      fc.property(
        iconCustomizations,
        (customization) =>
          encodeURIComponent(serializeCustomization(customization)) === serializeCustomization(customization),
      ),
    );
  });

  it("may have any order, and is serialized in one", () => {
    const customization = fc.tuple(iconCustomizations, fc.infiniteStream(fc.nat()));
    fc.assert(
      fc.property(customization, ([parts, random]) => {
        const text = serializeCustomization(parts);
        const shuffled = text
          .split("_")
          .map((part) => ({ part, place: random.next().value as number }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ part }) => part)
          .join("_");
        expect(serializeCustomization(parseCustomization(shuffled)!)).toBe(text);
      }),
    );
  });

  it("is valid in the schema or rejected, whatever the input", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "size",
        "color",
        "map",
        "bg",
        "pad",
        "-",
        "_",
        "0",
        "48",
        "0.1",
        "-90",
        "circle",
        "ff0000",
        "current",
        "yes",
      ),
      fc.string({ unit: "binary", maxLength: 3 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join("")),
        (text) => {
          const customization = parseCustomization(text);
          if (customization) expect(customizationSchema.parse(customization)).toEqual(customization);
        },
      ),
      { numRuns: 5000 },
    );
  });

  it("is short and readable", () => {
    expect(
      serializeCustomization({
        size: 48,
        color: "#fa5252",
        colors: { "#ffffff": "currentColor", "#000000": "#ff000080" },
        variables: true,
        stroke: 1.5,
        absoluteStroke: true,
        padding: 0.1,
        background: { shape: "circle", color: "#ffffff" },
        rotate: -45,
        flip: "both",
        opacity: 0.5,
      }),
    ).toBe(
      "size-48_color-fa5252_map-000000-ff000080-ffffff-current_vars-yes_stroke-1.5_absolute-yes_pad-0.1_bg-circle-ffffff_rotate--45_flip-both_opacity-0.5",
    );
    expect(serializeCustomization({})).toBe("");
  });

  it.each([
    "shadow-1",
    "size",
    "size-",
    "size-0",
    "size-048",
    "size-4097",
    "size-1e2",
    "size-48_size-48",
    "size-48_",
    "color-red",
    "color-f00",
    "map-ff0000",
    "map-current-ff0000",
    "map-ff0000-00ff00-ff0000-0000ff",
    "vars-1",
    "pad-0.41",
    "pad-0.005",
    "pad--0",
    "bg-circle",
    "bg-star-ffffff",
    "bg-circle-ffffff-1",
    "rotate-361",
    "flip-up",
    "opacity-1.01",
    "__proto__-1",
  ])("rejects %s", (text) => {
    expect(parseCustomization(text)).toBeUndefined();
  });
});
