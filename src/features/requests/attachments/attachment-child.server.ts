import { runTasks } from "../../../platform/workers/run-task.server.ts";
import { readAttachment } from "./read-attachment.server.ts";

runTasks(readAttachment);
