import { runTasks } from "../../../platform/workers/run-task.server.ts";
import type { RenderEngine } from "../../../platform/workers/rasterize.server.ts";
import { describeDrawings } from "./describe-drawings.server.ts";
import { openDescriber } from "./open-describer.server.ts";

const describer = openDescriber();

runTasks((task: { drawings: readonly string[]; engine: RenderEngine }) => describeDrawings(describer, task));
