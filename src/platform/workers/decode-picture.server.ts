import sharp, { type FormatEnum, type Metadata, type Sharp } from "sharp";
import { AppError } from "../../core/errors.ts";
import type { PictureType } from "../../core/pictures/picture-type.ts";
import type { Box, Raster } from "../../core/pictures/raster.ts";
import { freezeMotion } from "../../core/svg/freeze-motion.ts";
import { pixelsLimits } from "../../core/svg-sanitizer/drawing-limits.ts";
import { readForeign, type ForeignDrawing } from "../../core/svg-sanitizer/read-foreign.ts";
import { RejectedSvg } from "../../core/svg-sanitizer/rejected-svg.ts";
import { renderDocument } from "../../core/svg/document/render-document.ts";

/** A picture to read; the box, if not all of it is meant, is in fractions of its width and height as it is shown. */
export interface DecodeTask {
  bytes: Uint8Array;
  type: PictureType;
  box?: Box | undefined;
  /** Neither side of what comes back is longer. */
  largestSidePx: number;
  largestPixels: number;
  /** The process ends itself rather than grow larger. */
  memoryLimitBytes: number;
}

const memoryCheckMs = 20;
const svgSidePx = 512;
const wholePicture: Box = { left: 0, top: 0, width: 1, height: 1 };

const formats: Readonly<Record<Exclude<PictureType, "image/svg+xml">, keyof FormatEnum>> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/webp": "webp",
  "image/gif": "gif",
  "image/avif": "heif",
};

sharp.cache(false);
sharp.concurrency(1);
// Whatever a file pretends to be, only these readers ever see it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Png", "Jpeg", "Webp", "Nsgif", "Heif", "Svg"].map((format) => `VipsForeignLoad${format}Buffer`),
});

/**
 * What a process does that reads a picture for a `PictureDecoder`.
 * @throws AppError as `PictureDecoder.decode`
 */
export async function decodePicture(task: DecodeTask): Promise<Raster> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > task.memoryLimitBytes) process.kill(process.pid, "SIGKILL");
  }, memoryCheckMs);
  try {
    return await (task.type === "image/svg+xml" ? decodeDrawing(task) : decodePixels(task, formats[task.type]));
  } finally {
    clearInterval(watch);
  }
}

async function decodePixels(task: DecodeTask, format: keyof FormatEnum): Promise<Raster> {
  const { bytes, box = wholePicture, largestPixels, largestSidePx } = task;
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuseUnreadable);
  if (metadata.format !== format) refuseUnreadable(`it is ${metadata.format}`);
  const { width, height } = measure(metadata);
  if (width * height > largestPixels) throw new AppError("too_large", "file: has too many pixels", { field: "file" });
  const scale = Math.min(1, largestSidePx / Math.max(box.width * width, box.height * height));
  const shrunk = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const picture = sharp(bytes, { failOn: "error", limitInputPixels: largestPixels, pages: 1 }).autoOrient();
  return toRaster(scale < 1 ? picture.resize({ ...shrunk, fit: "fill" }) : picture, toPixels(box, shrunk));
}

/** The size of the first frame as it is shown. */
function measure({ autoOrient, pageHeight }: Metadata): { width: number; height: number } {
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** Drawings are cut before they are drawn. Nothing in them leads outside: no script, no picture, no address. */
async function decodeDrawing({ bytes, box = wholePicture }: DecodeTask): Promise<Raster> {
  const drawing = readDrawing(bytes);
  const [drawnLeft, drawnTop, drawnWidth, drawnHeight] = drawing.box;
  const cut = { width: box.width * drawnWidth, height: box.height * drawnHeight };
  const scale = svgSidePx / Math.max(cut.width, cut.height);
  const width = Math.max(1, Math.round(cut.width * scale));
  const height = Math.max(1, Math.round(cut.height * scale));
  const left = -drawnLeft - box.left * drawnWidth;
  const top = -drawnTop - box.top * drawnHeight;
  const body = `<g transform="scale(${scale}) translate(${left} ${top})">${freezeMotion(drawing.body)}</g>`;
  return toRaster(sharp(Buffer.from(renderDocument(body, [0, 0, width, height]))));
}

function readDrawing(bytes: Uint8Array): ForeignDrawing {
  try {
    return readForeign(new TextDecoder("utf-8", { fatal: true }).decode(bytes), pixelsLimits);
  } catch (cause) {
    if (!(cause instanceof RejectedSvg)) refuseUnreadable(cause);
    throw new AppError("unsupported_type", `file: ${cause.message}`, { field: "file", cause });
  }
}

/** A box in whole pixels, at least one, inside of a picture. */
function toPixels(box: Box, { width, height }: { width: number; height: number }): Box {
  const left = Math.min(width - 1, Math.round(box.left * width));
  const top = Math.min(height - 1, Math.round(box.top * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(box.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(box.height * height))),
  };
}

async function toRaster(picture: Sharp, box?: Box): Promise<Raster> {
  const { data, info } = await (box ? picture.extract(box) : picture)
    .toColorspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuseUnreadable);
  return { width: info.width, height: info.height, data };
}

function refuseUnreadable(cause: unknown): never {
  throw new AppError("unsupported_type", "file: the image can’t be read", { field: "file", cause });
}
