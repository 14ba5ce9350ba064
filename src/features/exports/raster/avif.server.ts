import { openPixels } from "./open-pixels.server.ts";
import type { WritePicture } from "../picture-job.ts";

/** Colors in full resolution, as edges of thin lines are mostly color; more effort costs four times the time for 3 %. */
export const writeAvif: WritePicture = async (job) =>
  (await openPixels(job)).avif({ quality: 80, effort: 2, chromaSubsampling: "4:4:4" }).toBuffer();
