import { addressCode } from "./filter-grammar.ts";

/** First path segments below `/icons` that no style may be called. */
export const reservedSegments: readonly string[] = [
  "set",
  "styles",
  "new",
  "authors",
  "collections",
  "pricing",
  "illustrations",
  "images",
  "request-icon",
  "search-by-image",
  "presentation-clip-art",
];

/** A segment of a path as a code, in the one case that codes have. */
export function readCode(segment: string): string | undefined {
  const code = segment.toLowerCase();
  return addressCode.test(code) ? code : undefined;
}

/** The code of a style that has the segment below `/icons` for itself. */
export function readStyleCode(segment: string): string | undefined {
  const code = readCode(segment);
  return code === undefined || reservedSegments.includes(code) || /^(?:family|group)-/.test(code) ? undefined : code;
}
