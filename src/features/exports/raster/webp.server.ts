import { openPixels } from "./open-pixels.server.ts";
import type { WritePicture } from "../picture-job.ts";

/** Without loss: drawings of few colors are smaller that way than as photographs. */
export const writeWebp: WritePicture = async (job) =>
  (await openPixels(job)).webp({ lossless: true, effort: 4 }).toBuffer();
