import { join } from "node:path";
import { AppError } from "../../../core/errors.ts";
import { createProcessPool } from "../../../platform/workers/process-pool.server.ts";
import { usualTaskTimeoutMs, WorkerProcessDied } from "../../../platform/workers/worker-process.server.ts";
import type { FontFiles, FontPlan } from "../fonts/make-font.server.ts";
import { mapInOrder } from "./map-in-order.ts";
import type {
  Attempt,
  BundleOutcome,
  BundleTask,
  DrawingWork,
  PieceKind,
  Pieces,
} from "./draw-bundle-pieces.server.ts";

/** Makes the parts of bundles in processes that may die without harm. */
export interface BundleBuilder {
  /** A piece for each drawing or why there is none, in order; a few at a time, so that others have their turn. */
  makePieces<Kind extends PieceKind>(
    kind: Kind,
    works: Iterable<DrawingWork>,
    signal: AbortSignal,
  ): AsyncGenerator<{ work: DrawingWork; attempt: Attempt<Pieces[Kind]> }>;
  /** @throws AppError `unavailable` when it cannot be made; `signal`'s reason when aborted before it begins */
  makeFont(plan: FontPlan, signal: AbortSignal): Promise<FontFiles>;
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  close(): void;
}

const megabyte = 1_048_576;
const drawingsAtOnce = 20;
const lettersAtOnce = 50_000;
const batchesAhead = 2;
/** Of thousands of icons at once. */
const fontTimeoutMs = 60_000;

export function createBundleBuilder({ workers }: { workers: number }): BundleBuilder {
  const pool = createProcessPool<BundleTask, BundleOutcome>({
    script: join(import.meta.dirname, "bundle-child.server.ts"),
    workers,
    taskTimeoutMs: (task: BundleTask) => (task.kind === "font" ? fontTimeoutMs : usualTaskTimeoutMs),
    niceness: 19,
    idleMs: 30_000,
    largestBytes: 400 * megabyte,
  });

  /** A batch whose process died is repeated one by one. */
  async function makeBatch<Kind extends PieceKind>(
    kind: Kind,
    works: readonly DrawingWork[],
    signal: AbortSignal,
  ): Promise<Attempt<Pieces[Kind]>[]> {
    try {
      return (await pool.run({ kind, works }, signal)) as Attempt<Pieces[Kind]>[];
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      if (works.length === 1) return [{ fault: "it takes too much time or memory" }];
      const attempts: Attempt<Pieces[Kind]>[] = [];
      for (const work of works) attempts.push(...(await makeBatch(kind, [work], signal)));
      return attempts;
    }
  }

  return {
    get waitingCount() {
      return pool.waitingCount;
    },
    async *makePieces(kind, works, signal) {
      const made = mapInOrder(inBatches(works), batchesAhead, async (batch) => ({
        batch,
        attempts: await makeBatch(kind, batch, signal),
      }));
      for await (const { batch, attempts } of made) {
        for (const [index, attempt] of attempts.entries()) yield { work: batch[index]!, attempt };
      }
    },
    async makeFont(plan, signal) {
      try {
        return (await pool.run({ kind: "font", plan }, signal)) as FontFiles;
      } catch (cause) {
        if (cause instanceof AppError || signal.aborted) throw cause;
        throw new AppError("unavailable", "This font can’t be created. Try fewer icons.", { cause });
      }
    },
    close() {
      pool.close();
    },
  };
}

function* inBatches(works: Iterable<DrawingWork>): Iterable<DrawingWork[]> {
  let batch: DrawingWork[] = [];
  let letters = 0;
  for (const work of works) {
    batch.push(work);
    letters += work.svg.length;
    if (batch.length < drawingsAtOnce && letters < lettersAtOnce) continue;
    yield batch;
    batch = [];
    letters = 0;
  }
  if (batch.length > 0) yield batch;
}
