import { runTasks } from "./run-task.server.ts";
import { rasterize, type RenderEngine, type RenderJob } from "./rasterize.server.ts";

/** What the pool sends to a render process. */
export interface RenderBatch {
  engine: RenderEngine;
  jobs: RenderJob[];
}

/** A picture or a fault for each job of a batch, in order. */
export type RenderedBatch = (Uint8Array | { fault: string })[];

/** The native renderers free memory only between turns of the event loop. */
const yieldEvery = 50;

runTasks(renderBatch);

async function renderBatch({ engine, jobs }: RenderBatch): Promise<RenderedBatch> {
  const pictures: RenderedBatch = [];
  for (const [index, job] of jobs.entries()) {
    if (index % yieldEvery === yieldEvery - 1) await new Promise(setImmediate);
    try {
      pictures.push(await rasterize(job, engine));
    } catch (error) {
      pictures.push({ fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return pictures;
}
