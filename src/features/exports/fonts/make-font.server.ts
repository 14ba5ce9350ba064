import svg2ttf from "svg2ttf";
import ttf2woff from "ttf2woff";
import { compress } from "wawoff2";
import { escapeMarkup } from "../../../core/text/escape-markup.ts";
import type { Glyph } from "./draw-glyph.server.ts";
import { fontUnits } from "./font-units.ts";

/** A font to be made. */
export interface FontPlan {
  family: string;
  copyright: string;
  glyphs: readonly (Pick<Glyph, "path" | "width"> & { name: string; codePoint: number; hasLigature: boolean })[];
}

/** The same font in three files. */
export interface FontFiles {
  ttf: Uint8Array;
  woff: Uint8Array;
  woff2: Uint8Array;
}

/** The same plan makes the same bytes. */
export async function makeFont(plan: FontPlan): Promise<FontFiles> {
  const { buffer } = svg2ttf(renderSvgFont(plan), {
    ts: 0,
    version: "Version 1.0",
    description: `Icons: ${plan.family}`,
    url: "about:blank",
    copyright: plan.copyright,
  });
  const ttf = Uint8Array.from(buffer);
  return { ttf, woff: ttf2woff(ttf), woff2: await compress(ttf) };
}

function renderSvgFont({ family, glyphs }: FontPlan): string {
  const { em, descent } = fontUnits;
  const rendered = glyphs.flatMap(({ name, codePoint, path, width, hasLigature }) => {
    const shape = `horiz-adv-x="${width}" d="${path}"`;
    const glyph = `<glyph glyph-name="${name}" unicode="&#${codePoint};" ${shape}/>`;
    return hasLigature ? [glyph, `<glyph glyph-name="${name}" unicode="${name}" ${shape}/>`] : [glyph];
  });
  const face = `<font-face font-family="${escapeMarkup(family)}" units-per-em="${em}" ascent="${em - descent}" descent="${-descent}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs><font id="${escapeMarkup(family)}" horiz-adv-x="${em}">${face}<missing-glyph horiz-adv-x="${em}" d=""/>${rendered.join("")}</font></defs></svg>`;
}
