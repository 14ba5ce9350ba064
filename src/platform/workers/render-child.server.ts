import { rasterise, type RenderEngine, type RenderJob } from "./rasterise.server.ts";

/** What the pool sends to a render process. */
export interface RenderBatch {
  engine: RenderEngine;
  jobs: RenderJob[];
}

/** What comes back: a picture or a fault for each job, in order, and how large the process has grown. */
export interface RenderedBatch {
  pictures: (Uint8Array | { fault: string })[];
  memoryBytes: number;
}

/** The native renderers free memory only between turns of the event loop. */
const yieldEvery = 50;

process.on("message", (batch: RenderBatch) => {
  void renderBatch(batch).then((rendered) => process.send?.(rendered));
});
process.on("disconnect", () => process.exit());

async function renderBatch({ engine, jobs }: RenderBatch): Promise<RenderedBatch> {
  const pictures: RenderedBatch["pictures"] = [];
  for (const [index, job] of jobs.entries()) {
    if (index % yieldEvery === yieldEvery - 1) await new Promise(setImmediate);
    try {
      pictures.push(await rasterise(job, engine));
    } catch (error) {
      pictures.push({ fault: error instanceof Error ? error.message : String(error) });
    }
  }
  return { pictures, memoryBytes: process.memoryUsage.rss() };
}
