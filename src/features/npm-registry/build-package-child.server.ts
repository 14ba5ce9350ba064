import { runTasks } from "../../platform/workers/run-task.server.ts";
import { buildPackage } from "./build-package.server.ts";

runTasks(buildPackage);
