import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { whitenMasks } from "./whiten-masks.ts";

const draw = (mask: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20" viewBox="0 0 20 20">${mask}<path mask="url(#m)" d="M0 0h20v20H0z"/></svg>`;

const byOpacity = [
  '<mask id="m" style="mask-type:alpha"><path fill="#D9D9D9" d="M0 0h10v20H0z"/></mask>',
  '<mask id="m" mask-type="alpha"><path d="M0 0h10v20H0z"/></mask>',
  '<mask id="m" style="mask-type: alpha" fill="#333"><path stroke="currentColor" stroke-width="10" d="M5 0v20"/></mask>',
  '<mask id="m" style="mask-type:alpha"><path style="fill:red;fill-opacity:1" d="M0 0h10v20H0z"/></mask>',
].map(draw);

async function readColumns(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  return [2, 17].map((x) => data[(10 * 20 + x) * 4 + 3]!);
}

describe("a mask by opacity", () => {
  it.each(byOpacity)("%s shows everything opaque in it", async (svg) => {
    const white = whitenMasks(svg);
    expect(await readColumns(Buffer.from(new Resvg(white).render().asPng()))).toEqual([255, 0]);
    expect(await readColumns(await sharp(Buffer.from(white)).png().toBuffer())).toEqual([255, 0]);
  });

  it("is the only part that changes", () => {
    const byLight = draw('<mask id="m" style="mask-type:luminance"><path fill="#888" d="M0 0h9v9z"/></mask>');
    expect(whitenMasks(byLight)).toBe(byLight);
    expect(whitenMasks(byOpacity[0]!)).toMatch(/<path mask="url\(#m\)" d="M0 0h20v20H0z"\/>/);
  });
});
