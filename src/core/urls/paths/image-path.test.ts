import * as fc from "fast-check";
import { expect, test } from "vitest";
import { iconCustomizations } from "../../../../tests/harness/files/icon-customizations.ts";
import { pictureFormats } from "../../formats/picture-formats.ts";
import { parseImageAddress } from "../image-address.ts";
import { formatImagePath } from "./image-path.ts";

test("the URL of an image includes its format and its whole customization", () => {
  const formats = fc.constantFrom(...pictureFormats.map(({ id }) => id));
  fc.assert(
    fc.property(iconCustomizations, formats, (customization, format) => {
      const { pathname, searchParams } = new URL(
        formatImagePath("abcdefghi", format, customization),
        "https://x.example",
      );
      const { stroke, ...query } = Object.fromEntries(searchParams);
      const read = parseImageAddress(pathname.slice("/img/".length), {
        ...query,
        ...(stroke !== undefined && { stroke: Number(stroke) }),
      });
      const { name, size, customization: others, ...rest } = read;
      expect({ name, format: rest.format }).toEqual({ name: "abcdefghi", format });
      const { format: _, ...options } = rest;
      expect({ ...others, ...options, ...(size && "px" in size && { size: size.px }) }).toEqual(customization);
    }),
  );
});
