import { performTasks } from "../../../platform/workers/perform-tasks.server.ts";
import { performWork } from "./perform-work.server.ts";

performTasks(performWork);
