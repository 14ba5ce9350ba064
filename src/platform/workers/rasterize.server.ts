import { Resvg, type RenderedImage } from "@resvg/resvg-js";
import type { Sharp } from "sharp";
import { whitenMasks } from "../../core/svg/colors/whiten-masks.ts";
import type { Raster } from "../../core/pictures/raster.ts";

/** `resvg` is quick and aborts its process on a few drawings; `librsvg` reads everything and is quicker from 512 px up. */
export type RenderEngine = "resvg" | "librsvg";

/** A picture to make: it fits in a square of `sizePx`, keeping its proportions. */
export interface RenderJob {
  /** Complete SVG document. */
  svg: string;
  sizePx: number;
}

/** @throws Error for a drawing that the engine cannot read; the resvg engine may end the whole process instead */
export async function rasterize(job: RenderJob, engine: RenderEngine): Promise<Buffer> {
  if (engine === "resvg") return renderByResvg(job).asPng();
  return (await renderByLibrsvg(job)).png({ compressionLevel: 7 }).toBuffer();
}

/**
 * The same as pixels.
 * @throws Error as `rasterize`
 */
export async function rasterizePixels(job: RenderJob, engine: RenderEngine): Promise<Raster> {
  if (engine === "resvg") {
    const { width, height, pixels } = renderByResvg(job);
    return { width, height, data: divideByAlpha(pixels) };
  }
  const rendered = (await renderByLibrsvg(job)).toColorspace("srgb").ensureAlpha().raw();
  const { data, info } = await rendered.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

function renderByResvg({ svg, sizePx }: RenderJob): RenderedImage {
  const { width, height } = readProportions(svg);
  const mode = width >= height ? "width" : "height";
  return new Resvg(whitenMasks(svg), { fitTo: { mode, value: sizePx }, font: { loadSystemFonts: false } }).render();
}

async function renderByLibrsvg({ svg, sizePx }: RenderJob): Promise<Sharp> {
  const { width, height } = readProportions(svg);
  const sharp = await openSharp();
  const density = Math.min(100_000, Math.max(1, (72 * sizePx) / Math.max(width, height)));
  return sharp(Buffer.from(svg), { density }).resize(sizePx, sizePx, { fit: "inside" });
}

/** What resvg renders has its colors multiplied by their alpha. */
function divideByAlpha(pixels: Uint8Array): Uint8Array {
  const straight = Uint8Array.from(pixels);
  for (let place = 0; place < straight.length; place += 4) {
    const alpha = straight[place + 3]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = place; channel < place + 3; channel++) {
      straight[channel] = Math.min(255, Math.round((straight[channel]! * 255) / alpha));
    }
  }
  return straight;
}

const librsvgFromPx = 512;

export function preferEngine(sizePx: number): RenderEngine {
  return sizePx >= librsvgFromPx ? "librsvg" : "resvg";
}

function readProportions(svg: string): { width: number; height: number } {
  const root = svg.slice(0, svg.indexOf(">"));
  const width = Number(/\swidth="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  const height = Number(/\sheight="([\d.]+)(?:px)?"/.exec(root)?.[1]);
  if (width > 0 && height > 0) return { width, height };
  const box = /\sviewBox="\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)/.exec(root);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : { width: 1, height: 1 };
}

let opened: Promise<(input: Buffer, options: { density: number }) => Sharp> | undefined;

/** Loaded on first use: most renderers never need the second engine. */
function openSharp() {
  opened ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return opened;
}
