import type { GlyphName } from "../../ui/foundation/glyph-name.ts";

const sentences = [
  { glyph: "layers", message: "site.notFound.1" },
  { glyph: "square-dashed", message: "site.notFound.2" },
  { glyph: "crop", message: "site.notFound.3" },
  { glyph: "search-x", message: "site.notFound.4" },
  { glyph: "grid-3x3", message: "site.notFound.5" },
] as const satisfies { glyph: GlyphName; message: string }[];

/** The sentence for an address where there is no page: any of the five, the same one on the server and in the browser. */
export function chooseSentence(path: string): (typeof sentences)[number] {
  let hash = 7;
  for (const character of path) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return sentences[hash % sentences.length] ?? sentences[0];
}
