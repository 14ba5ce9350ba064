import { runTasks } from "../../../platform/workers/run-task.server.ts";
import { drawBundlePieces } from "./draw-bundle-pieces.server.ts";

runTasks(drawBundlePieces);
