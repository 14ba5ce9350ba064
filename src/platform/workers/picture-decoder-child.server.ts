import { decodePicture } from "./decode-picture.server.ts";
import { performTasks } from "./run-task.server.ts";

performTasks(decodePicture);
