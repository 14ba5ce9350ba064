import { findMainColors } from "../../core/svg/colors/main-colors.ts";
import { rasterizePixels } from "./rasterize.server.ts";
import { runTasks } from "./run-task.server.ts";

/** Large enough for areas to be compared. */
const sizePx = 32;
/** The renderer frees memory only between turns of the event loop. */
const yieldEvery = 50;

runTasks(measureAll);

/** The main colors of each drawing, see `findMainColors`; undefined where it cannot be rendered. */
async function measureAll(drawings: readonly string[]): Promise<(number | undefined)[]> {
  const found: (number | undefined)[] = [];
  for (const [index, svg] of drawings.entries()) {
    if (index % yieldEvery === yieldEvery - 1) await new Promise(setImmediate);
    try {
      found.push(findMainColors(await rasterizePixels({ svg, sizePx }, "resvg")));
    } catch {
      found.push(undefined);
    }
  }
  return found;
}
