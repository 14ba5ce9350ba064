import { type SeenDrawing, seeDrawing } from "../../core/svg/shapes/see-drawing.ts";
import { rasterizePixels } from "./rasterize.server.ts";
import { runTasks } from "./run-task.server.ts";

/** Large enough for areas to be compared. */
const sizePx = 32;
/** The renderer frees memory only between turns of the event loop. */
const yieldEvery = 50;

runTasks(seeAll);

/** What is seen of each drawing; undefined where it cannot be rendered. */
async function seeAll(drawings: readonly string[]): Promise<(SeenDrawing | undefined)[]> {
  const found: (SeenDrawing | undefined)[] = [];
  for (const [index, svg] of drawings.entries()) {
    if (index % yieldEvery === yieldEvery - 1) await new Promise(setImmediate);
    try {
      found.push(seeDrawing(await rasterizePixels({ svg, sizePx }, "resvg")));
    } catch {
      found.push(undefined);
    }
  }
  return found;
}
