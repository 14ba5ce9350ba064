import { readFileSync, writeFileSync } from "node:fs";
import { getIconData } from "@iconify/utils";
import type { IconifyJSON } from "@iconify/types";

/** Writes the interface's own glyphs, taken from Lucide, as one sprite. Run after changing the list: `node scripts/build/build-glyphs.ts`. */
const names = `
  arrow-left arrow-right arrow-up arrow-up-down arrow-up-right ban camera check chevron-down chevron-left chevron-right chevron-up circle circle-alert
  circle-check code-xml copy crop download ellipsis eraser external-link flip-horizontal-2 flip-vertical-2 folder-plus globe grid-2x2 grid-3x3 heart history image image-up info
  key-round keyboard languages layers layout-grid link loader-circle mail maximize menu minus monitor moon palette panel-left pencil pin pipette package play
  plus redo-2 rotate-ccw rotate-cw rows-3 rss scale search search-x shapes share-2 sliders-horizontal sparkles square square-check square-dashed squircle sun tag trash-2 triangle-alert type undo-2 user
  wifi-off x
`
  .trim()
  .split(/\s+/);

const lucide = JSON.parse(
  readFileSync(new URL(import.meta.resolve("@iconify/json/json/lucide.json")), "utf8"),
) as IconifyJSON;
const symbols = names.map((name) => {
  const glyph = getIconData(lucide, name);
  if (!glyph) throw new Error(`Lucide has no icon ${name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${glyph.body}</symbol>`;
});
const notice = "<!-- From Lucide, ISC License, Copyright (c) Lucide Contributors. https://lucide.dev/license -->";
writeFileSync(
  new URL("../../src/ui/foundation/glyphs.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${notice}\n${symbols.join("\n")}\n</svg>\n`,
);
const list = names.map((name) => `  "${name}",`).join("\n");
writeFileSync(
  new URL("../../src/ui/foundation/glyph-name.ts", import.meta.url),
  `/** The glyphs in \`glyphs.svg\`; both are written by \`scripts/build/build-glyphs.ts\`. */\nexport const glyphNames = [\n${list}\n] as const;\n\nexport type GlyphName = (typeof glyphNames)[number];\n`,
);
