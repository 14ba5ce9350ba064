import { decodePicture } from "./decode-picture.server.ts";
import { performTasks } from "./perform-tasks.server.ts";

performTasks(decodePicture);
