import { preferEngine, rasterize } from "../../../platform/workers/rasterize.server.ts";
import type { WritePicture } from "../picture-job.ts";

export const writePng: WritePicture = (job) => rasterize(job, job.avoidsResvg ? "librsvg" : preferEngine(job.sizePx));
