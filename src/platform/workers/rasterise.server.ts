import { Resvg } from "@resvg/resvg-js";
import type { Sharp } from "sharp";

/** `resvg` is quick and aborts its process on a few drawings; `librsvg` reads everything and is quicker from 512 px up. */
export type RenderEngine = "resvg" | "librsvg";

/** A picture to make: it fits in a square of `sizePx`, keeping its proportions. */
export interface RenderJob {
  /** Complete SVG document. */
  svg: string;
  sizePx: number;
}

/** @throws Error for a drawing that the engine cannot read; the resvg engine may end the whole process instead */
export async function rasterise({ svg, sizePx }: RenderJob, engine: RenderEngine): Promise<Buffer> {
  const { width, height } = readProportions(svg);
  if (engine === "resvg") {
    const mode = width >= height ? "width" : "height";
    return new Resvg(svg, { fitTo: { mode, value: sizePx }, font: { loadSystemFonts: false } }).render().asPng();
  }
  const sharp = await openSharp();
  const density = Math.min(100_000, Math.max(1, (72 * sizePx) / Math.max(width, height)));
  return sharp(Buffer.from(svg), { density })
    .resize(sizePx, sizePx, { fit: "inside" })
    .png({ compressionLevel: 7 })
    .toBuffer();
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
