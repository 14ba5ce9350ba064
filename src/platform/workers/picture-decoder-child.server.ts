import { decodePicture } from "./decode-picture.server.ts";
import { runTasks } from "./run-task.server.ts";

runTasks(decodePicture);
