import { performTasks } from "../../platform/workers/perform-tasks.server.ts";
import { readAttachment } from "./read-attachment.server.ts";

performTasks(readAttachment);
