import { preferEngine, rasterise } from "../../../platform/workers/rasterize.server.ts";
import type { WritePicture } from "../picture-job.ts";

export const writePng: WritePicture = (job) => rasterise(job, job.avoidsResvg ? "librsvg" : preferEngine(job.sizePx));
