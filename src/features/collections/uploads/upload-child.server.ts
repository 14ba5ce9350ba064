import { runTasks } from "../../../platform/workers/run-task.server.ts";
import { readUpload } from "./read-upload.server.ts";

runTasks(readUpload);
