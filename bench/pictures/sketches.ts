import { readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Raster } from "../../src/core/pictures/raster.ts";
import { createRandom } from "../measure/random.ts";
import { conceptList, type JudgedConcept, type Split, splits } from "../relevance/judged-queries.ts";
import { addNoise, extract, findInk, toRaster, toSharp, widen } from "./disturb.ts";

/** What somebody drew by hand, and the icons that it may mean. */
export interface Sketch {
  name: string;
  split: Split;
  concepts: readonly JudgedConcept[];
  strokes: readonly (readonly Point[])[];
  /** Of the pen, in px. */
  width: number;
}

type Point = readonly [x: number, y: number];

const canvasPx = 400;
const folder = join(import.meta.dirname, "../sketches");
const sketchFile = z.strictObject({
  concepts: conceptList,
  split: z.enum(splits),
  strokes: z.array(z.array(z.tuple([z.number(), z.number()])).min(1)).min(1),
  width: z.number().positive(),
});

/** All sketches, in the order of their names. */
export function readSketches(): Sketch[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()
    .map((file) => {
      const { concepts, split, strokes, width } = sketchFile.parse(
        JSON.parse(readFileSync(join(folder, file), "utf8")),
      );
      return { name: parse(file).name, concepts, split, strokes, width };
    });
}

/** Room around the strokes, as the page leaves it when it sends a drawing. */
const canvasMarginPx = 16;

/** The sketch as the page sends it: in black strokes with round ends on white, cut to what is drawn. */
export async function drawOnCanvas({ strokes, width }: Sketch): Promise<Raster> {
  const page = renderPage(strokes, { width, ink: "#000", ground: '<path fill="#fff" d="M0 0h400v400H0z"/>' });
  const canvas = await toRaster(sharp(Buffer.from(page)));
  return extract(canvas, widen(findInk(canvas, [255, 255, 255]), canvasMarginPx, canvas));
}

const photoPx = 720;

/**
 * The sketch on paper as a phone sees it: from a slight angle, lit unevenly, with grain, and as JPEG; the same for the same
 * seed.
 */
export async function photograph({ strokes, width }: Sketch, seed: number): Promise<Raster> {
  const random = createRandom(seed);
  const project = pickView(random);
  const seen = strokes.map((stroke) => stroke.map(project));
  const picture = await toRaster(
    sharp(
      Buffer.from(
        renderPage(seen, {
          width: width * (photoPx / canvasPx) * 0.75,
          ink: random() < 0.5 ? "#2b2d38" : "#28356e",
          ground: lightPaper(random),
          sidePx: photoPx,
        }),
      ),
    ),
  );
  addNoise(picture, 3 + random() * 5, random);
  return toRaster(sharp(await toSharp(picture).blur(0.7).jpeg({ quality: 70 }).toBuffer()));
}

/** Where a point of the canvas is in the photograph: turned by up to 8°, tilted, and with paper around it. */
function pickView(random: () => number): (point: Point) => Point {
  const between = (least: number, most: number) => least + random() * (most - least);
  const angle = (between(-8, 8) * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const scale = (photoPx / canvasPx) * between(0.65, 0.85);
  const [tiltX, tiltY] = [between(-0.2, 0.2) / canvasPx, between(-0.2, 0.2) / canvasPx];
  const [shiftX, shiftY] = [between(-0.05, 0.05) * photoPx, between(-0.05, 0.05) * photoPx];
  return ([x, y]) => {
    const [left, top] = [x - canvasPx / 2, y - canvasPx / 2];
    const depth = 1 + tiltX * left + tiltY * top;
    return [
      photoPx / 2 + shiftX + (scale * (left * cosine - top * sine)) / depth,
      photoPx / 2 + shiftY + (scale * (left * sine + top * cosine)) / depth,
    ];
  };
}

/** Paper that is bright where the lamp is and in the shadow of a hand at the other side. */
function lightPaper(random: () => number): string {
  const tone = Math.round(215 + random() * 30);
  const warm = Math.round(tone - 4 - random() * 14);
  const [x, y] = [Math.round(random() * 100), Math.round(random() * 100)];
  const shade = (0.15 + random() * 0.2).toFixed(2);
  return `<radialGradient id="light" cx="${x}%" cy="${y}%" r="110%"><stop stop-opacity="0"/><stop offset="1" stop-opacity="${shade}"/></radialGradient>
    <rect width="100%" height="100%" fill="rgb(${tone},${tone},${warm})"/><rect width="100%" height="100%" fill="url(#light)"/>`;
}

function renderPage(
  strokes: readonly (readonly Point[])[],
  { width, ink, ground, sidePx = canvasPx }: { width: number; ink: string; ground: string; sidePx?: number },
): string {
  // A stroke of one point is a dot: a line without length has round ends, too.
  const lines = strokes.map(
    (stroke) => `M${(stroke.length > 1 ? stroke : [stroke[0]!, stroke[0]!]).map((point) => point.join(" ")).join("L")}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}">${ground}<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${lines.join("")}"/></svg>`;
}
