import { join } from "node:path";
import { AppError } from "../../core/errors.ts";
import { createProcessPool } from "./process-pool.server.ts";
import { preferEngine, type RenderEngine, type RenderJob } from "./rasterise.server.ts";
import type { RenderBatch, RenderedBatch } from "./render-child.server.ts";
import { takeTurn } from "./take-turn.server.ts";
import { WorkerProcessDied } from "./worker-process.server.ts";

export type { RenderJob } from "./rasterise.server.ts";

/** A rendered drawing and who managed it, or why nobody could. */
export type Rendering = { png: Buffer; engine: RenderEngine } | { fault: string };

/**
 * Turns SVG into PNG in processes of bounded life. A drawing that kills its process or is refused there is tried once more
 * by the second engine in another process; nothing that a drawing does reaches this process.
 */
export interface RenderPool {
  /** @throws AppError `unavailable` when no engine can render it or too many wait; `signal`'s reason when aborted in the queue */
  renderPng(svg: string, options: { sizePx: number; signal?: AbortSignal }): Promise<Buffer>;
  /** Renders any number of drawings at full speed; the outcomes come in the order of the drawings. */
  renderAll(drawings: Iterable<RenderJob> | AsyncIterable<RenderJob>): AsyncIterable<Rendering>;
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  close(): void;
}

const queueLimit = 500;
const drawingsPerBatch = 64;
/** Pictures that wait for a process go to it together, as many as it makes in some milliseconds. */
const mostTogether = 32;
const mostPixelsTogether = 200_000;

export function createRenderPool(options: { workers: number }): RenderPool {
  const pool = createProcessPool<RenderBatch, RenderedBatch>({
    script: join(import.meta.dirname, "render-child.server.ts"),
    workers: options.workers,
    taskTimeoutMs: 20_000,
    niceness: 19,
    idleMs: 30_000,
    largestBytes: 300 * 1024 * 1024,
  });

  async function run(engine: RenderEngine, jobs: RenderJob[], signal?: AbortSignal): Promise<Rendering[]> {
    const pictures = await pool.run({ engine, jobs }, signal);
    return pictures.map((picture) => (picture instanceof Uint8Array ? { png: asBuffer(picture), engine } : picture));
  }

  /** A batch whose process died is repeated one by one, a single drawing by the other engine. */
  async function renderWithRetry(engine: RenderEngine, jobs: RenderJob[], signal?: AbortSignal): Promise<Rendering[]> {
    let renderings: Rendering[];
    try {
      renderings = await run(engine, jobs, signal);
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      if (jobs.length > 1) {
        return (await Promise.all(jobs.map((job) => renderWithRetry(engine, [job], signal)))).flat();
      }
      renderings = [{ fault: error.message }];
    }
    return Promise.all(
      renderings.map(async (rendering, index) =>
        "fault" in rendering ? tryOtherEngine(engine, jobs[index]!, rendering.fault) : rendering,
      ),
    );
  }

  async function tryOtherEngine(failed: RenderEngine, job: RenderJob, fault: string): Promise<Rendering> {
    const engine = failed === "resvg" ? "librsvg" : "resvg";
    try {
      const [second] = await run(engine, [job]);
      return "fault" in second! ? { fault: `${failed}: ${fault}; ${engine}: ${second.fault}` } : second!;
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      return { fault: `${failed}: ${fault}; ${engine}: ${error.message}` };
    }
  }

  const waiting: WaitingJob[] = [];
  let running = 0;

  function startNext() {
    while (running < options.workers && waiting.length > 0) {
      const together = takeTogether(waiting);
      if (together.length > 0) void renderTogether(together);
    }
  }

  function leave() {
    running--;
    startNext();
  }

  async function renderTogether(together: readonly WaitingJob[]): Promise<void> {
    running++;
    try {
      const jobs = together.map(({ job }) => job);
      const making = renderWithRetry(preferEngine(jobs[0]!.sizePx), jobs);
      void making.finally(leave).catch(() => undefined);
      const renderings = await making;
      for (const [index, { done }] of together.entries()) {
        await takeTurn();
        done.resolve(renderings[index]!);
      }
    } catch (error) {
      for (const { done } of together) done.reject(error);
    }
  }

  return {
    get waitingCount() {
      return waiting.length + pool.waitingCount;
    },
    async renderPng(svg, { sizePx, signal }) {
      if (waiting.length + pool.waitingCount >= queueLimit)
        throw new AppError("unavailable", "Too many pictures are being made right now.");
      const done = Promise.withResolvers<Rendering>();
      waiting.push({ job: { svg, sizePx }, signal, done });
      startNext();
      const rendering = await done.promise;
      if ("png" in rendering) return rendering.png;
      throw new AppError("unavailable", "This drawing cannot be turned into a PNG.", { cause: rendering.fault });
    },
    async *renderAll(drawings) {
      const ahead: Promise<Rendering[]>[] = [];
      for await (const jobs of inBatches(drawings)) {
        ahead.push(renderWithRetry(preferEngine(jobs[0]!.sizePx), jobs));
        if (ahead.length > options.workers * 2) yield* await ahead.shift()!;
      }
      for (const batch of ahead) yield* await batch;
    },
    close() {
      pool.close();
    },
  };
}

interface WaitingJob {
  job: RenderJob;
  signal: AbortSignal | undefined;
  done: PromiseWithResolvers<Rendering>;
}

/** The next of those that wait, with those behind it that the same engine makes in a short time. */
function takeTogether(waiting: WaitingJob[]): WaitingJob[] {
  const together: WaitingJob[] = [];
  let pixels = 0;
  while (waiting.length > 0 && together.length < mostTogether) {
    const next = waiting[0]!;
    const { sizePx } = next.job;
    if (next.signal?.aborted) next.done.reject(next.signal.reason);
    else {
      const isSameEngine = together.every(({ job }) => preferEngine(job.sizePx) === preferEngine(sizePx));
      if (together.length > 0 && (!isSameEngine || pixels + sizePx ** 2 > mostPixelsTogether)) break;
      together.push(next);
      pixels += sizePx ** 2;
    }
    waiting.shift();
  }
  return together;
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

async function* inBatches(drawings: Iterable<RenderJob> | AsyncIterable<RenderJob>): AsyncIterable<RenderJob[]> {
  let batch: RenderJob[] = [];
  for await (const job of drawings) {
    batch.push(job);
    if (batch.length < drawingsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
