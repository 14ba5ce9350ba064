import { pictureDimensions } from "../../../core/pictures/describe-picture.ts";
import type { ProcessPool } from "../../../platform/workers/process-pool.server.ts";
import type { RenderEngine } from "../../../platform/workers/rasterize.server.ts";
import { WorkerProcessDied } from "../../../platform/workers/worker-process.server.ts";
import { undrawable, type DescribedTask, type DescribeTask } from "../describe/describe-drawings.server.ts";

/** What a drawing looks like; without vectors where that cannot be told. */
export interface DescribedOrdinal {
  ordinal: number;
  vectors: Int8Array[];
}

export interface PictureIndexerOptions {
  /** Folder of the snapshot. */
  folder: string;
  pool: Pick<ProcessPool<DescribeTask, DescribedTask>, "run">;
  /** Tasks that are given to the pool at a time. */
  lanes: number;
  onDescribed: (drawings: readonly DescribedOrdinal[]) => void;
}

const drawingsPerTask = 64;
const engines = ["resvg", "librsvg"] as const satisfies readonly RenderEngine[];

/**
 * Describes drawings, each by the first engine that can. A task whose process dies is repeated drawing by drawing; what no
 * engine can draw is told without vectors.
 *
 * @throws Error when no process can be started, or all of them die
 */
export async function describeAll(ordinals: Iterable<number>, options: PictureIndexerOptions): Promise<void> {
  const { folder, pool, onDescribed } = options;

  async function describe(task: readonly number[], engine: RenderEngine): Promise<DescribedOrdinal[]> {
    try {
      return unpack(task, await pool.run({ folder, ordinals: task, engine }));
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      if (task.length === 1) {
        // Where nothing to do kills a process, too, no drawing is to blame.
        await pool.run({ folder, ordinals: [], engine });
        return [];
      }
      return (await Promise.all(task.map((ordinal) => describe([ordinal], engine)))).flat();
    }
  }

  async function describeByAnyEngine(task: readonly number[]): Promise<void> {
    const described = new Map<number, DescribedOrdinal>();
    for (const engine of engines) {
      const left = task.filter((ordinal) => !described.has(ordinal));
      if (left.length > 0) for (const one of await describe(left, engine)) described.set(one.ordinal, one);
    }
    onDescribed(task.map((ordinal) => described.get(ordinal) ?? { ordinal, vectors: [] }));
  }

  const tasks = inTasks(ordinals);
  await Promise.all(
    Array.from({ length: options.lanes }, async () => {
      for (const task of tasks) await describeByAnyEngine(task);
    }),
  );
}

/** The drawings that the engine could draw. */
function unpack(ordinals: readonly number[], { counts, vectors }: DescribedTask): DescribedOrdinal[] {
  let place = 0;
  return ordinals.flatMap((ordinal, index) => {
    const count = counts[index]!;
    if (count === undrawable) return [];
    const views = Array.from({ length: count }, () => vectors.subarray(place, (place += pictureDimensions)));
    return [{ ordinal, vectors: views }];
  });
}

function* inTasks(ordinals: Iterable<number>): Generator<number[]> {
  let task: number[] = [];
  for (const ordinal of ordinals) {
    task.push(ordinal);
    if (task.length < drawingsPerTask) continue;
    yield task;
    task = [];
  }
  if (task.length > 0) yield task;
}
