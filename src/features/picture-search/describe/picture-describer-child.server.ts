import { decodePicture, type DecodeTask } from "../../../platform/workers/decode-picture.server.ts";
import { runTasks } from "../../../platform/workers/run-task.server.ts";
import { describeQuery, type DescribedPicture } from "./describe-query.ts";
import { openDescriber } from "./open-describer.server.ts";

const describer = openDescriber();

/** Pictures are described where they are decoded: their pixels are sent nowhere. */
runTasks(async (task: DecodeTask): Promise<DescribedPicture> => {
  const raster = await decodePicture(task);
  return describeQuery(describer, { raster, isCut: task.box !== undefined });
});
