import { join } from "node:path";
import { createProcessPool } from "./process-pool.server.ts";
import { WorkerProcessDied } from "./worker-process.server.ts";

/** Measures the main colors of complete SVG documents, in their order; undefined where one cannot be rendered. */
export type MeasureColors = (drawings: readonly string[]) => Promise<(number | undefined)[]>;

const perTask = 200;
const taskTimeoutMs = 60_000;

/** Drawings are rendered in a process of its own: the renderer ends it on a few of them, which are then left out. */
export function createColorMeter(): MeasureColors {
  const pool = createProcessPool<readonly string[], (number | undefined)[]>({
    script: join(import.meta.dirname, "color-child.server.ts"),
    workers: 1,
    taskTimeoutMs,
    niceness: 0,
    idleMs: 10_000,
    largestBytes: 500 * 1024 * 1024,
  });

  async function measure(drawings: readonly string[]): Promise<(number | undefined)[]> {
    try {
      return await pool.run(drawings);
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      if (drawings.length === 1) return [undefined];
      const middle = drawings.length >> 1;
      return [...(await measure(drawings.slice(0, middle))), ...(await measure(drawings.slice(middle)))];
    }
  }

  return async (drawings) => {
    const found: (number | undefined)[] = [];
    for (let start = 0; start < drawings.length; start += perTask) {
      found.push(...(await measure(drawings.slice(start, start + perTask))));
    }
    return found;
  };
}
