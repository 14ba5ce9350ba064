import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AppError } from "../errors.ts";
import { parseImageAddress } from "./image-address.ts";

const fault = (path: string, query = {}) => {
  try {
    parseImageAddress(path, query);
    return undefined;
  } catch (error) {
    return error instanceof AppError ? error.field : error;
  }
};

describe("the URL of an image", () => {
  it.each([
    ["home.svg", {}, { name: "home", format: "svg" }],
    ["home", {}, { name: "home", format: "png" }],
    ["96/home.png", {}, { name: "home", format: "png", size: { px: 96 } }],
    [
      "lucide/2x/FA5252/home.png",
      {},
      { name: "home", format: "png", place: "lucide", size: { times: 2 }, color: "#fa5252" },
    ],
    ["x2/home", {}, { name: "home", format: "png", size: { times: 2 } }],
    ["48x48/home", {}, { name: "home", format: "png", size: { px: 48 } }],
    ["48px/home", {}, { name: "home", format: "png", size: { px: 48 } }],
    [
      "mdi/home.svg",
      { size: "64", color: "000000" },
      { name: "home", format: "svg", place: "mdi", size: { px: 64 }, color: "#000000" },
    ],
    ["home.JPG", {}, { name: "home", format: "jpeg" }],
    ["home@3x.png", {}, { name: "home", format: "png", size: { times: 3 } }],
    ["48/home@2x.png", {}, { name: "home", format: "png", size: { px: 96 } }],
    [
      "ff0000/00FF00/48/mdi/home.webp",
      {},
      { name: "home", format: "webp", size: { px: 48 }, place: "mdi", color: "#ff0000", color2: "#00ff00" },
    ],
    ["home.svg", { look: "rotate-45" }, { name: "home", format: "svg", customization: { rotate: 45 } }],
    ["", { id: "abc", size: "100", format: "png" }, { name: "abc", format: "png", size: { px: 100 } }],
  ])("parses %s %o", (path, query, expected) => {
    expect(parseImageAddress(path, query)).toEqual(expected);
  });

  it.each([
    ["", {}, "id"],
    ["home.bmp", {}, "format"],
    ["home.svg", { format: "bmp" }, "format"],
    ["home.svg", { size: "0" }, "size"],
    ["home.svg", { size: "big" }, "size"],
    ["home.svg", { color: "crimson" }, "color"],
    ["000000/ffffff/aaaaaa/home.svg", {}, "color"],
    ["home.svg", { look: "rotate-4x" }, "look"],
    ["48/2x/home.svg", {}, "size"],
    ["mdi/lucide/home.svg", {}, "platform"],
  ])("rejects %s %o by the name of the parameter", (path, query, field) => {
    expect(fault(path, query)).toBe(field);
  });

  it("has the same meaning in any order of its segments", () => {
    const segments = fc.shuffledSubarray(["48", "fa5252", "lucide"]);
    fc.assert(
      fc.property(segments, (parts) => {
        const read = parseImageAddress([...parts, "home.svg"].join("/"));
        expect(read).toEqual(parseImageAddress([...parts.toSorted(), "home.svg"].join("/")));
      }),
    );
  });

  it("is parsed or rejected, whatever the input", () => {
    const text = fc.option(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("48", "2x", "png", "#000000")), {
      nil: undefined,
    });
    const query = fc.record({ id: text, name: text, platform: text, size: text, format: text, color: text });
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), query, (path, given) => {
        const field = fault(path, given);
        expect(field === undefined || typeof field === "string").toBe(true);
      }),
    );
  });
});
