import { join } from "node:path";
import { createProcessPool } from "../../../platform/workers/process-pool.server.ts";
import type { RenderEngine } from "../../../platform/workers/rasterize.server.ts";
import type { DrawingDescriber } from "../contract.ts";
import type { DescribedTask } from "./describe-drawings.server.ts";
import { openDescriber } from "./open-describer.server.ts";
import { describeAll } from "../index/picture-indexer.server.ts";

const megabyte = 1_048_576;

/** Describes drawings that are in no catalogue, in a process that may die without harm. */
export function createDrawingDescriber(): DrawingDescriber & { close(): void } {
  const pool = createProcessPool<{ drawings: readonly string[]; engine: RenderEngine }, DescribedTask>({
    script: join(import.meta.dirname, "drawing-describer-child.server.ts"),
    workers: 1,
    taskTimeoutMs: 30_000,
    niceness: 10,
    idleMs: 60_000,
    largestBytes: 300 * megabyte,
  });

  const { version } = openDescriber();

  return {
    version,
    async describe(drawings) {
      const described: Int8Array[][] = drawings.map(() => []);
      await describeAll(drawings.keys(), {
        folder: "",
        lanes: 1,
        pool: {
          run({ ordinals, engine }) {
            return pool.run({ drawings: ordinals.map((place) => drawings[place]!), engine });
          },
        },
        onDescribed(rows) {
          for (const { ordinal, vectors } of rows) described[ordinal] = vectors;
        },
      });
      return { vectors: described };
    },
    close: () => pool.close(),
  };
}
