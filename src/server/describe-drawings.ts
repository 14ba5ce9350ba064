import { openDrawingPrinter } from "../features/catalogue/drawing-printer.server.ts";
import { createDrawingDescriber } from "../features/picture-search/describe-drawings.server.ts";
import { performTasks } from "../platform/workers/perform-tasks.server.ts";

/** The program of the processes that describe drawings for the search by picture. */
performTasks(createDrawingDescriber(openDrawingPrinter));
