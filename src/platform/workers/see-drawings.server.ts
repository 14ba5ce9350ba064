import { join } from "node:path";
import type { SeenDrawing } from "../../core/svg/shapes/see-drawing.ts";
import { createProcessPool } from "./process-pool.server.ts";
import { WorkerProcessDied } from "./worker-process.server.ts";

/** Renders complete SVG documents and says what is seen, in their order; undefined where one cannot be rendered. */
export type SeeDrawings = (drawings: readonly string[]) => Promise<(SeenDrawing | undefined)[]>;

export interface DrawingViewer {
  see: SeeDrawings;
  close(): void;
}

const perTask = 200;
const taskTimeoutMs = 60_000;

/** Drawings are rendered in a process of its own: the renderer ends it on a few of them, which are then left out. */
export function createDrawingViewer(): DrawingViewer {
  const pool = createProcessPool<readonly string[], (SeenDrawing | undefined)[]>({
    script: join(import.meta.dirname, "see-drawings-child.server.ts"),
    workers: 1,
    taskTimeoutMs,
    niceness: 0,
    idleMs: 10_000,
    largestBytes: 500 * 1024 * 1024,
  });

  async function seeTask(drawings: readonly string[]): Promise<(SeenDrawing | undefined)[]> {
    try {
      return await pool.run(drawings);
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      if (drawings.length === 1) return [undefined];
      const middle = drawings.length >> 1;
      return [...(await seeTask(drawings.slice(0, middle))), ...(await seeTask(drawings.slice(middle)))];
    }
  }

  return {
    async see(drawings) {
      const found: (SeenDrawing | undefined)[] = [];
      for (let start = 0; start < drawings.length; start += perTask) {
        found.push(...(await seeTask(drawings.slice(start, start + perTask))));
      }
      return found;
    },
    close: () => pool.close(),
  };
}
