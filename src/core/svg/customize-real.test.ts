import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { framing, iconCustomizations } from "../../../tests/harness/files/icon-customizations.ts";
import { parseXml } from "../../../tests/harness/files/parse-xml.ts";
import { readRealDrawings } from "../../../tests/harness/site/real-drawings.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { rasterizePixels } from "../../platform/workers/rasterize.server.ts";
import type { Raster } from "../pictures/raster.ts";
import { customize } from "./customize.ts";
import type { IconCustomization } from "./icon-customization.ts";
import { listPaints } from "./colors/list-paints.ts";

const drawings = readRealDrawings({ perSet: 20 });
const drawing = fc.constantFrom(...drawings);
const few = readRealDrawings({ perSet: amount(1, 3), largest: 6000 });

describe("a real icon", () => {
  it("stays the same when a customization is applied twice, and is well-formed", () => {
    fc.assert(
      fc.property(drawing, iconCustomizations, ({ svg }, customization) => {
        const once = customize(svg, customization);
        expect(customize(once, customization)).toBe(once);
        parseXml(once);
      }),
      { numRuns: amount(300, 10000) },
    );
  });

  it("gets the later of two frames", () => {
    fc.assert(
      fc.property(drawing, framing, framing, ({ svg }, earlier, later) => {
        const both = customize(svg, { size: 48, ...earlier, ...later });
        expect(customize(customize(svg, { size: 48, ...earlier }), { ...later, size: 48 })).toBe(both);
      }),
      { numRuns: amount(300, 5000) },
    );
  });
});

const edge = 64;

async function draw(svg: string, customization: IconCustomization = {}, sizePx = edge): Promise<Raster> {
  return rasterizePixels({ svg: customize(svg, { size: sizePx, ...customization }), sizePx }, "resvg");
}

type Rgba = readonly [number, number, number, number];

/** A pixel with its colors multiplied by its alpha; what is outside of the picture is empty. */
function pixel({ width, height, data }: Raster, x: number, y: number): Rgba {
  if (x < 0 || y < 0 || x >= width || y >= height) return [0, 0, 0, 0];
  const place = (y * width + x) * 4;
  const alpha = data[place + 3]!;
  return [0, 1, 2].map((channel) => (data[place + channel]! * alpha) / 255).concat(alpha) as unknown as Rgba;
}

const isNear = (one: Rgba, other: Rgba, tolerance = 48) =>
  one.every((channel, index) => Math.abs(channel - other[index]!) <= tolerance);

/** The share of pixels of a picture that look otherwise than told; edges are drawn slightly differently from place to place. */
function shareOfOthers(picture: Raster, expected: (x: number, y: number) => Rgba): number {
  let others = 0;
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) if (!isNear(pixel(picture, x, y), expected(x, y))) others++;
  }
  return others / (picture.width * picture.height);
}

const over = (top: Rgba, ground: Rgba) =>
  top.map((channel, index) => channel + (ground[index]! * (255 - top[3])) / 255) as unknown as Rgba;

const isSquare = (svg: string) => /viewBox="\S+ \S+ (\S+) \1"/.test(svg);
const square = few.filter(({ svg }) => isSquare(svg));
const tolerated = 0.015;

describe("a rendered real icon", () => {
  it.each(few)("$name is rotated and flipped", async ({ svg }) => {
    const plain = await draw(svg);
    const { width, height } = plain;
    const turned = await draw(svg, { rotate: 90 });
    expect([turned.width, turned.height]).toEqual([height, width]);
    expect(shareOfOthers(turned, (x, y) => pixel(plain, y, height - 1 - x))).toBeLessThan(tolerated);
    const upsideDown = await draw(svg, { rotate: -180 });
    expect(shareOfOthers(upsideDown, (x, y) => pixel(plain, width - 1 - x, height - 1 - y))).toBeLessThan(tolerated);
    const mirrored = await draw(svg, { flip: "horizontal" });
    expect(shareOfOthers(mirrored, (x, y) => pixel(plain, width - 1 - x, y))).toBeLessThan(tolerated);
    const both = await draw(svg, { flip: "both", rotate: 180 });
    expect(shareOfOthers(both, (x, y) => pixel(plain, x, y))).toBeLessThan(tolerated);
  });

  it.each(square)("$name is centered in its padding and before its background", async ({ svg }) => {
    const plain = await draw(svg);
    const padded = await draw(svg, { padding: 0.25 }, 2 * edge);
    const inner = (x: number, y: number) => pixel(plain, x - edge / 2, y - edge / 2);
    expect(shareOfOthers(padded, inner)).toBeLessThan(tolerated);
    const white: Rgba = [255, 255, 255, 255];
    const background = { shape: "square", color: "#ffffff" } as const;
    const onWhite = await draw(svg, { padding: 0.25, background }, 2 * edge);
    expect(shareOfOthers(onWhite, (x, y) => over(inner(x, y), white))).toBeLessThan(tolerated);
    const onDisc = await draw(svg, { padding: 0.25, background: { shape: "circle", color: "#ffffff" } }, 2 * edge);
    const disc = (x: number, y: number): Rgba => {
      const fromMiddle = Math.hypot(x + 0.5 - edge, y + 0.5 - edge);
      if (Math.abs(fromMiddle - edge) < 1) return pixel(onDisc, x, y);
      return fromMiddle < edge ? over(inner(x, y), white) : inner(x, y);
    };
    expect(shareOfOthers(onDisc, disc)).toBeLessThan(tolerated);
  });

  it.each(few)("$name is translucent by its opacity", async ({ svg }) => {
    const plain = await draw(svg);
    const faint = await draw(svg, { opacity: 0.5 });
    const halved = (x: number, y: number) => pixel(plain, x, y).map((channel) => channel / 2) as unknown as Rgba;
    expect(shareOfOthers(faint, halved)).toBeLessThan(tolerated);
  });

  it.each(few)("$name changes only where the recolored paint is", async ({ svg }) => {
    const plain = await draw(svg);
    let recolored = 0;
    for (const { paint } of listPaints(svg).slice(0, 4)) {
      const [first, second] = await Promise.all(
        (["#ff2000", "#0040ff"] as const).map((to) =>
          draw(svg, paint === "currentColor" ? { color: to } : { colors: { [paint]: to } }),
        ),
      );
      const others = shareOfOthers(plain, (x, y) => {
        const one = pixel(first!, x, y);
        if (isNear(one, pixel(second!, x, y), 0)) return one;
        recolored++;
        return pixel(plain, x, y);
      });
      expect(others, paint).toBe(0);
    }
    expect(recolored).toBeGreaterThan(20);
  });
});

describe("strokes in px", () => {
  const line =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path stroke="#000" stroke-width="2" d="M0 12h24"/></svg>';

  it.each([
    { size: 24 },
    { size: 96 },
    { size: 200 },
    { size: 96, padding: 0.25 },
    { size: 96, background: { shape: "circle", color: "#ffffff00" } },
    { size: 96, rotate: 180, flip: "vertical" },
  ] satisfies IconCustomization[])("have the requested width in %o", async (customization) => {
    const picture = await draw(line, { stroke: 3, absoluteStroke: true, ...customization }, customization.size);
    const middle = picture.width / 2;
    const ink = Array.from({ length: picture.height }, (_, y) => pixel(picture, middle, y)[3]);
    expect(ink.reduce((sum, alpha) => sum + alpha, 0) / 255).toBeCloseTo(3, 1);
  });
});
