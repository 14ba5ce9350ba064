import * as fc from "fast-check";
import { expect, it } from "vitest";
import { parsePreviewImagePath, formatPreviewImagePath } from "./preview-image-path.ts";

it("maps a page to its image and back, whatever the page is called", () => {
  const segment = fc.string({ minLength: 1, unit: "grapheme" }).map(encodeURIComponent);
  const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join("/")}`);
  const query = fc.constantFrom("", "?family=ant", "?category=arrows&license=ofl", "?sorting=new");
  fc.assert(
    fc.property(path, query, (place, parameters) => {
      expect(parsePreviewImagePath(formatPreviewImagePath(place + parameters))).toBe(place + parameters);
    }),
  );
});

it("is the same image on all pages of a list, whatever is selected there", () => {
  expect(formatPreviewImagePath("/icons/set/big.data?page=3&family=ant&grouping=true&icon=000000001&size=48")).toBe(
    "/og/icons/set/big.data.png?family=ant",
  );
});

it("parses nothing else as the URL of an image", () => {
  for (const href of ["/icons.png", "/og/icons", "/og/icons.svg", "/ogicons.png"]) {
    expect(parsePreviewImagePath(href)).toBeUndefined();
  }
});
