import { assert, property, uint8Array } from "fast-check";
import { describe, expect, it } from "vitest";
import { pictureTypes, readPictureType, telltaleBytes } from "./picture-type.ts";

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const samples: readonly (readonly [string, string])[] = [
  ["image/png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"],
  ["image/jpeg", "\xff\xd8\xff\xe0\0\x10JFIF"],
  ["image/gif", "GIF87a"],
  ["image/gif", "GIF89a\x01\0"],
  ["image/webp", "RIFF\x24\0\0\0WEBPVP8 "],
  ["image/avif", "\0\0\0\x1cftypavif"],
  ["image/avif", "\0\0\0\x1cftypavis"],
  ["image/svg+xml", "<svg/>"],
  ["image/svg+xml", '\n  <svg xmlns="http://www.w3.org/2000/svg">'],
  ["image/svg+xml", '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made -- by hand -->\n<svg>'],
  ["image/svg+xml", '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" [ <!ENTITY a "b"> ]>\n<svg:svg>'],
];

describe("readPictureType", () => {
  it.each(samples)("recognizes %s by its first bytes: %j", (type, start) => {
    expect(readPictureType(latin1(start))).toBe(type);
  });

  it("has a sample of every listed type", () => {
    expect(new Set(samples.map(([type]) => type))).toEqual(new Set(pictureTypes.map(({ mediaType }) => mediaType)));
  });

  it.each([
    "",
    "<html><svg></svg></html>",
    "<svgfoo>",
    "RIFF\x24\0\0\0WAVEfmt ",
    "\0\0\0\x1cftypmp42",
    "%PDF-1.7",
    "GIF90a",
    // Were it read in every way that there is, this would never end.
    "<!---->".repeat(500),
  ])("recognizes nothing else as an image: %j", (start) => expect(readPictureType(latin1(start))).toBeUndefined());

  it("accepts any bytes, and reads only the first of them", () => {
    assert(
      property(uint8Array({ maxLength: 300 }), uint8Array({ maxLength: 50 }), (start, rest) => {
        const padded = new Uint8Array(telltaleBytes + rest.length);
        padded.set(start);
        padded.set(rest, telltaleBytes);
        expect(readPictureType(padded)).toBe(readPictureType(padded.subarray(0, telltaleBytes)));
      }),
    );
  });
});
