/** The kinds of picture that can be looked at, with the name that people know them by. */
export const pictureTypes = [
  { name: "PNG", mediaType: "image/png" },
  { name: "JPEG", mediaType: "image/jpeg" },
  { name: "WebP", mediaType: "image/webp" },
  { name: "GIF", mediaType: "image/gif" },
  { name: "SVG", mediaType: "image/svg+xml" },
  { name: "AVIF", mediaType: "image/avif" },
] as const;

export type PictureType = (typeof pictureTypes)[number]["mediaType"];

/** So many bytes from the start are enough to tell what a file is. */
export const telltaleBytes = 4096;

const signatures: readonly { type: PictureType; parts: readonly (readonly [at: number, bytes: string])[] }[] = [
  { type: "image/png", parts: [[0, "\x89PNG\r\n\x1a\n"]] },
  { type: "image/jpeg", parts: [[0, "\xff\xd8\xff"]] },
  { type: "image/gif", parts: [[0, "GIF87a"]] },
  { type: "image/gif", parts: [[0, "GIF89a"]] },
  {
    type: "image/webp",
    parts: [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  },
  { type: "image/avif", parts: [[4, "ftypavif"]] },
  { type: "image/avif", parts: [[4, "ftypavis"]] },
];

const byteOrderMark = "\xef\xbb\xbf";
/** What may stand before the root element of an SVG document: declarations, comments, a document type. */
const svgStart =
  /^\s*(?:(?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<(?:svg:)?svg[\s/>]/i;

/** What kind of picture a file is by its content, whatever it is called. Undefined for anything else. */
export function readPictureType(bytes: Uint8Array): PictureType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, telltaleBytes));
  const binary = signatures.find(({ parts }) => parts.every(([at, part]) => start.startsWith(part, at)));
  if (binary) return binary.type;
  const text = start.startsWith(byteOrderMark) ? start.slice(byteOrderMark.length) : start;
  return svgStart.test(text) ? "image/svg+xml" : undefined;
}
