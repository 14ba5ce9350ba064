import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PictureFormatId, pictureFormats } from "../../../src/core/formats/picture-formats.ts";
import { freezeMotion } from "../../../src/core/svg/freeze-motion.ts";
import { createConverter } from "../../../src/features/exports/converter.server.ts";
import { measureDifference, photographSheet } from "../../harness/browser/drawing-sheet.ts";
import { oddIcons } from "../../harness/files/format-icons.ts";
import { openBrowser } from "../../harness/browser/journey.ts";
import { readHeavyDrawings, readStillDrawings, type RealDrawing } from "../../harness/site/real-drawings.ts";
import { amount } from "../../harness/soak.ts";

/** On the mean of all pixels and channels, of 1. */
const allowedDifference = 0.01;
/** Of a drawing from an empty square. */
const leastDifference = 0.003;
/** Large enough that how edges are shaded counts little. */
const usualPx = 128;
/** Pictures from this size up are drawn by another engine. */
const largePx = 512;

const drawings = [
  ...readStillDrawings(amount(2, 9)),
  ...readHeavyDrawings(),
  ...oddIcons.map(({ iconifyName = "", svg }) => ({ name: iconifyName, svg: freezeMotion(svg) })),
];

const converter = createConverter({ workers: 2 });
let page: Page;
beforeAll(async () => void (page = await (await openBrowser()).newPage()));
afterAll(async () => {
  converter.close();
  await page.close();
});

const renderImage = (mediaType: string, bytes: Uint8Array) =>
  `<img alt="" src="data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}">`;

/** On a color that no drawing has, as many are all black or all white. */
const photograph = (elements: readonly string[], sizePx: number) =>
  photographSheet(page, { elements, sizePx, ground: "magenta" });

const photographAsDrawn = (shown: readonly RealDrawing[], sizePx: number) =>
  photograph(
    shown.map(({ svg }) => renderImage("image/svg+xml", Buffer.from(svg))),
    sizePx,
  );

/** Names drawings of which a file shows something else than what the browser draws itself. */
async function listWrong(shown: readonly RealDrawing[], format: PictureFormatId, sizePx: number): Promise<string[]> {
  const { mediaType } = pictureFormats.find(({ id }) => id === format)!;
  const elements = await Promise.all(
    shown.map(async ({ name, svg }) => {
      const task = { svg, isForeign: false, customization: { size: sizePx }, format, sizePx, name };
      return renderImage(mediaType, (await converter.convert(task)).bytes);
    }),
  );
  const [wanted, found] = [await photographAsDrawn(shown, sizePx), await photograph(elements, sizePx)];
  return shown
    .filter((_, index) => measureDifference(wanted, found, index) >= allowedDifference)
    .map(({ name }) => name);
}

test("compared images are never blank", async () => {
  const drawn = await photographAsDrawn(drawings, usualPx);
  const empty = await photograph(
    drawings.map(() => "<svg></svg>"),
    usualPx,
  );
  expect(drawings.length).toBeGreaterThan(amount(50, 200));
  expect(drawings.filter((_, index) => measureDifference(drawn, empty, index) < leastDifference)).toEqual([]);
});

describe(
  "icons of all styles, including unusual and heavy ones, match their rendering in a browser",
  { timeout: 300_000 },
  () => {
    // Not AVIF, of which Chromium stretches the transparency, and not JPEG, which loses more where there is much detail.
    for (const format of ["svg", "svg-simplified", "png", "webp"] as const) {
      test(`as ${format}`, async () => {
        expect(await listWrong(drawings, format, usualPx)).toEqual([]);
      });
    }

    test("as large png", async () => {
      const some = drawings.filter(({ name }, index) => index % 4 === 0 || name.startsWith("odd:"));
      expect(await listWrong([...some, ...readHeavyDrawings()], "png", largePx)).toEqual([]);
    });
  },
);
