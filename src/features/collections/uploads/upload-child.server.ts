import { performTasks } from "../../../platform/workers/perform-tasks.server.ts";
import { readUpload } from "./read-upload.server.ts";

performTasks(readUpload);
