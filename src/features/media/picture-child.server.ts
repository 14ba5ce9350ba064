import sharp from "sharp";
import { runTasks } from "../../platform/workers/run-task.server.ts";

/** A picture to make of another one; what the parent sends. */
export interface PictureTask {
  bytes: Uint8Array;
  type: "svg" | "raster";
  widthPx: number;
  format: "png" | "webp";
}

const largestPixels = 60_000_000;
/** What SVG is drawn by when nothing is said about its size. */
const svgDpi = 72;

sharp.cache(false);
sharp.concurrency(1);
// Whatever a file pretends to be, only these readers ever see it.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["Png", "Jpeg", "Webp", "Svg"].map((format) => `VipsForeignLoad${format}Buffer`) });

runTasks(async ({ bytes, type, widthPx, format }: PictureTask): Promise<Uint8Array> => {
  const options = { limitInputPixels: largestPixels };
  const { width } = type === "svg" ? await sharp(bytes, options).metadata() : { width: 0 };
  const density = Math.min(2400, Math.max(1, (svgDpi * widthPx) / width));
  const picture = sharp(bytes, type === "svg" ? { ...options, density } : options)
    .autoOrient()
    .resize({ width: widthPx, withoutEnlargement: type === "raster" });
  return format === "png"
    ? picture.png({ compressionLevel: 8 }).toBuffer()
    : picture.webp({ quality: 84, effort: 4 }).toBuffer();
});
