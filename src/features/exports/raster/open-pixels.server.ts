import sharp, { type Sharp } from "sharp";
import { preferEngine, rasterizePixels } from "../../../platform/workers/rasterize.server.ts";
import type { PictureJob } from "../picture-job.ts";

sharp.cache(false);
sharp.concurrency(1);

/** The rendered drawing, ready to be encoded. */
export async function openPixels(job: PictureJob): Promise<Sharp> {
  const { width, height, data } = await rasterizePixels(job, job.avoidsResvg ? "librsvg" : preferEngine(job.sizePx));
  return sharp(data, { raw: { width, height, channels: 4 } });
}
