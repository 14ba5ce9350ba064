import { performTasks } from "../../../platform/workers/run-task.server.ts";
import { performWork } from "./perform-work.server.ts";

performTasks(performWork);
