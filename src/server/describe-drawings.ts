import { openDrawingRenderer } from "../features/catalogue/snapshot/drawing-renderer.server.ts";
import { createDrawingDescriber } from "../features/picture-search/describe/describe-drawings.server.ts";
import { runTasks } from "../platform/workers/run-task.server.ts";

/** The program of the processes that describe drawings for the search by picture. */
runTasks(createDrawingDescriber(openDrawingRenderer));
