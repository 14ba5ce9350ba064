import { openPixels } from "./open-pixels.server.ts";
import type { WritePicture } from "../picture-job.ts";

export const writeJpeg: WritePicture = async (job) =>
  (await openPixels(job))
    .flatten({ background: job.ground ?? "#ffffff" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4", mozjpeg: true })
    .toBuffer();
