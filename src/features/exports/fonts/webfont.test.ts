import { Resvg } from "@resvg/resvg-js";
import * as fontkit from "fontkit";
import { beforeAll, describe, expect, test } from "vitest";
import { bundleIcon } from "../../../../tests/harness/files/bundle-icons.ts";
import { oddIcons, sampleIcons } from "../../../../tests/harness/files/format-icons.ts";
import { assignCodePoints } from "../../../core/bundles/assign-code-points.ts";
import { nameIcons } from "../../../core/bundles/name-icons.ts";
import { freezeMotion } from "../../../core/svg/freeze-motion.ts";
import { drawGlyph, type Glyph } from "./draw-glyph.server.ts";
import { fontUnits } from "./font-units.ts";
import { makeFont, type FontFiles } from "./make-font.server.ts";
import { drawBundlePieces, type Attempt } from "../bundles/draw-bundle-pieces.server.ts";

const circle = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${attributes}</svg>`;

/** What a font has to get right, beside real icons. */
const hard = {
  "even-odd-frames": circle('<path fill-rule="evenodd" d="M1 1h22v22H1zM4 4h16v16H4zM7 7h10v10H7z"/>'),
  "target-lines": circle(
    '<g fill="none" stroke="currentColor" stroke-width="2"><circle cx="12" cy="12" r="10"/><circle cx="12" cy="12" r="5"/><circle fill="currentColor" cx="12" cy="12" r=".5"/></g>',
  ),
  "dashes-and-caps": circle(
    '<g fill="none" stroke="currentColor" stroke-width="2"><path stroke-dasharray="4 2 1 2" d="M2 4h20"/><path stroke-linecap="round" d="M4 10h.01M8 10h12"/><path stroke-linejoin="round" d="m4 20 8-8 8 8"/></g>',
  ),
  "opposite-turns": circle('<path d="M2 2v14h14V2z"/><path d="M8 8h14v14H8z"/>'),
  "clipped-circle": circle(
    '<clipPath id="a"><path d="M0 0h12v24H0z"/></clipPath><circle clip-path="url(#a)" cx="12" cy="12" r="11"/>',
  ),
  "wide-bars":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 5 64 16"><path d="M-10 5h64v4h-64zM-6 12h50v3H-6z"/></svg>',
};

interface Sample {
  name: string;
  svg: string;
  codePoint: number;
  glyph: Glyph;
}

let files: FontFiles;
let samples: Sample[];
beforeAll(async () => {
  const icons = [
    ...Object.entries(hard).map(([name, svg]) => ({ name, svg })),
    ...oddIcons.map(({ name, svg }) => ({ name, svg })),
    ...sampleIcons().map(({ name, svg }) => ({ name, svg })),
  ];
  const names = nameIcons(icons.map(({ name }) => ({ commonName: name, style: "s" })));
  const codePoints = assignCodePoints(names);
  const works = icons.map(({ svg }, index) => ({
    icon: bundleIcon(names[index]!, "x", "MIT"),
    svg,
    customization: {},
  }));
  const attempts = (await drawBundlePieces({ kind: "glyph", works })) as Attempt<Glyph>[];
  samples = attempts.flatMap((attempt, index) => {
    const name = names[index]!;
    if ("fault" in attempt) return [];
    return [{ name, svg: icons[index]!.svg, codePoint: codePoints.get(name)!, glyph: attempt.piece }];
  });
  files = await makeFont({ family: "my-icons", copyright: "Everybody", glyphs: listGlyphs() });
});

const listGlyphs = () =>
  samples.map(({ name, codePoint, glyph: { path, width } }) => ({ name, codePoint, path, width, hasLigature: true }));

const open = (bytes: Uint8Array) => fontkit.create(Buffer.from(bytes)) as fontkit.Font;
const sizePx = 96;

/** How much of each pixel is covered, 0 to 255. */
function readCover(svg: string): number[] {
  const options = { fitTo: { mode: "height" as const, value: sizePx }, font: { loadSystemFonts: false } };
  const { pixels } = new Resvg(svg, options).render();
  return Array.from({ length: pixels.length / 4 }, (_, index) => pixels[index * 4 + 3]!);
}

/** A glyph as another program reads it, in the box of its icon. */
function drawBack(font: fontkit.Font, codePoint: number): string {
  const glyph = font.glyphForCodePoint(codePoint);
  const top = fontUnits.em - fontUnits.descent;
  const path = glyph.path.scale(1, -1).toSVG();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${-top} ${glyph.advanceWidth} ${fontUnits.em}" width="${glyph.advanceWidth}" height="${fontUnits.em}"><path d="${path}"/></svg>`;
}

function measureDifference(a: readonly number[], b: readonly number[]): number {
  if (a.length !== b.length) return 1;
  return a.reduce((sum, cover, index) => sum + Math.abs(cover - b[index]!), 0) / 255 / a.length;
}

describe.each(["ttf", "woff", "woff2"] as const)("%s", (format) => {
  test("has a glyph at each code point, and by each name", () => {
    const font = open(files[format]);
    expect([font.familyName, font.unitsPerEm, font.ascent - font.descent]).toEqual(["my-icons", 2048, 2048]);
    for (const { name, codePoint, glyph } of samples) {
      const drawn = font.glyphForCodePoint(codePoint);
      expect([name, drawn.advanceWidth]).toEqual([name, glyph.width]);
      expect(font.layout(name).glyphs.map(({ id }) => id)).toEqual([drawn.id]);
    }
  });
});

test("every single-color icon matches its SVG, within a hundredth", () => {
  const font = open(files.woff2);
  const plain = samples.filter(({ glyph }) => glyph.remark === undefined);
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(hard)));
  const different = plain.flatMap(({ name, svg, codePoint }) => {
    const difference = measureDifference(readCover(freezeMotion(svg)), readCover(drawBack(font, codePoint)));
    return difference < 0.01 ? [] : [`${name} ${difference.toFixed(3)}`];
  });
  expect(different).toEqual([]);
});

test("colors merge into one, white is cut out, faint shapes are left out, with a warning", async () => {
  const badge = await drawGlyph(
    circle('<circle cx="12" cy="12" r="11" fill="#228be6"/><path fill="#fff" d="M8 11h8v2H8z"/>'),
  );
  expect(badge.remark).toBe("its 2 colors became one");
  expect(badge.path.match(/M/g)).toHaveLength(2);
  const faint = await drawGlyph(circle('<path opacity=".3" d="M1 1h22v22H1z"/><path d="M4 4h4v4H4z"/>'));
  expect(faint.remark).toBe("its translucent parts are omitted");
  expect(faint.path.match(/M/g)).toHaveLength(1);
  const pale = await drawGlyph(circle('<path opacity=".5" d="M4 4h4v4H4z"/>'));
  expect(pale.remark).toBe("it’s no longer translucent");
  const plain = await drawGlyph(circle('<path d="M4 4h4v4H4z"/>'));
  expect(plain.remark).toBeUndefined();
});

test("the same icons produce the same bytes", async () => {
  const again = await makeFont({ family: "my-icons", copyright: "Everybody", glyphs: listGlyphs() });
  for (const format of ["ttf", "woff", "woff2"] as const) {
    expect(Buffer.from(again[format]).equals(Buffer.from(files[format]))).toBe(true);
  }
});

test("an icon that can't become a glyph is reported by name", async () => {
  const works = [
    {
      icon: bundleIcon("blurred", "x", "MIT"),
      svg: circle('<filter id="f"><feGaussianBlur stdDeviation="2"/></filter><path filter="url(#f)" d="M0 0h24v24z"/>'),
      customization: {},
    },
    { icon: bundleIcon("broken", "x", "MIT"), svg: "<svg", customization: {} },
    { icon: bundleIcon("good", "x", "MIT"), svg: hard["opposite-turns"], customization: {} },
  ];
  expect(await drawBundlePieces({ kind: "glyph", works })).toMatchObject([
    { fault: "can’t draw filters" },
    { fault: expect.any(String) as string },
    { piece: { width: 2048 } },
  ]);
});
