import { join } from "node:path";
import { AppError } from "../../core/errors.ts";
import { currentClient, workFor } from "./work-client.server.ts";
import { createFairQueue, type FairQueue } from "./fair-queue.ts";
import { createProcessPool } from "./process-pool.server.ts";
import { preferEngine, type RenderEngine, type RenderJob } from "./rasterize.server.ts";
import type { RenderBatch, RenderedBatch } from "./render-child.server.ts";
import { yieldToRequests } from "./yield-to-requests.server.ts";
import { usualTaskTimeoutMs, WorkerProcessDied } from "./worker-process.server.ts";

export type { RenderJob } from "./rasterize.server.ts";

/** A rendered drawing and who managed it, or why nobody could. */
export type Rendering = { png: Buffer; engine: RenderEngine } | { fault: string; wasSlow?: boolean };

/**
 * Turns SVG into PNG in processes of bounded life. A drawing that kills its process or is refused there is tried once more
 * by the second engine in another process, one that takes too long is not; nothing that a drawing does reaches this process.
 * Whoever asks for many pictures waits longer than who asks for one.
 */
export interface RenderPool {
  /**
   * @throws AppError `too_large` when it takes too long, `unavailable` when no engine can render it or too many wait,
   *   `limit_reached` when too many of one network do; the reason of the asker's signal when aborted
   */
  renderPng(svg: string, options: { sizePx: number }): Promise<Buffer>;
  /** Renders any number of drawings at full speed; the outcomes come in the order of the drawings. */
  renderAll(drawings: Iterable<RenderJob> | AsyncIterable<RenderJob>): AsyncIterable<Rendering>;
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  /** Starts a process before there is work. */
  warmUp(): void;
  close(): void;
}

const queueLimit = 500;
const queueLimitOfOne = 250;
const retryAfterSeconds = 5;
const drawingsPerBatch = 64;
/** Pictures that wait for a process go to it together, as many as it makes in some milliseconds. */
const mostTogether = 32;
const mostPixelsTogether = 200_000;

/**
 * @param options.niceness from 0 to 19; those that pages show go before files
 * @param options.taskTimeoutMs for tests
 */
export function createRenderPool(options: { workers: number; niceness?: number; taskTimeoutMs?: number }): RenderPool {
  const pool = createProcessPool<RenderBatch, RenderedBatch>({
    script: join(import.meta.dirname, "render-child.server.ts"),
    workers: options.workers,
    taskTimeoutMs: options.taskTimeoutMs ?? usualTaskTimeoutMs,
    niceness: options.niceness ?? 19,
    idleMs: 30_000,
    largestBytes: 300 * 1024 * 1024,
    minIdle: 1,
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
      if (error.wasSlow) return [{ fault: error.message, wasSlow: true }];
      renderings = [{ fault: error.message }];
    }
    return Promise.all(
      renderings.map(async (rendering, index) =>
        "fault" in rendering
          ? tryOtherEngine(engine, { job: jobs[index]!, fault: rendering.fault, signal })
          : rendering,
      ),
    );
  }

  async function tryOtherEngine(
    failed: RenderEngine,
    { job, fault, signal }: { job: RenderJob; fault: string; signal: AbortSignal | undefined },
  ): Promise<Rendering> {
    const engine = failed === "resvg" ? "librsvg" : "resvg";
    try {
      const [second] = await run(engine, [job], signal);
      return "fault" in second! ? { fault: `${failed}: ${fault}; ${engine}: ${second.fault}` } : second!;
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      return { fault: `${failed}: ${fault}; ${engine}: ${error.message}`, wasSlow: error.wasSlow };
    }
  }

  const waiting = createFairQueue<WaitingJob>();
  let running = 0;

  function startNext() {
    while (running < options.workers && waiting.length > 0) void renderTogether(dequeueBatch(waiting));
  }

  function finish() {
    running--;
    startNext();
  }

  async function renderTogether(together: readonly WaitingJob[]): Promise<void> {
    running++;
    const gone = new AbortController();
    let left = 0;
    const onGone = () => {
      if (++left === together.length) gone.abort();
    };
    for (const { signal } of together) signal?.addEventListener("abort", onGone, { once: true });
    try {
      const jobs = together.map(({ job }) => job);
      // Pictures of several people: none of them asks for all.
      const making = workFor({ network: "" }, () => renderWithRetry(preferEngine(jobs[0]!.sizePx), jobs, gone.signal));
      void making.finally(finish).catch(() => undefined);
      const renderings = await making;
      for (const [index, { done }] of together.entries()) {
        await yieldToRequests();
        done.resolve(renderings[index]!);
      }
    } catch (error) {
      for (const { done } of together) done.reject(error);
    } finally {
      for (const { signal } of together) signal?.removeEventListener("abort", onGone);
    }
  }

  /** Rejects as soon as nobody waits for it any more. */
  function enter(who: string, job: WaitingJob): Promise<Rendering> {
    waiting.push(who, job);
    const onAbort = () => {
      waiting.remove(who, job);
      job.done.reject(job.signal!.reason);
    };
    job.signal?.addEventListener("abort", onAbort, { once: true });
    startNext();
    return job.done.promise.finally(() => job.signal?.removeEventListener("abort", onAbort));
  }

  return {
    get waitingCount() {
      return waiting.length + pool.waitingCount;
    },
    async renderPng(svg, { sizePx }) {
      const { network, signal } = currentClient();
      signal?.throwIfAborted();
      if (waiting.length + pool.waitingCount >= queueLimit)
        throw new AppError("unavailable", "Too many images are being rendered right now. Try again in a few seconds.", {
          retryAfterSeconds,
        });
      if (network !== "" && waiting.countOf(network) >= queueLimitOfOne)
        throw new AppError(
          "limit_reached",
          "Too many of your images are waiting to be rendered. Try again in a few seconds.",
          { retryAfterSeconds },
        );
      const rendering = await enter(network, { job: { svg, sizePx }, signal, done: Promise.withResolvers() });
      if ("png" in rendering) return rendering.png;
      if (rendering.wasSlow)
        throw new AppError("too_large", "size: takes too much time to render as PNG at this size", {
          field: "size",
          cause: rendering.fault,
        });
      throw new AppError("unavailable", "This icon can’t be rendered as PNG.", { cause: rendering.fault });
    },
    async *renderAll(drawings) {
      const ahead: Promise<Rendering[]>[] = [];
      for await (const jobs of inBatches(drawings)) {
        ahead.push(renderWithRetry(preferEngine(jobs[0]!.sizePx), jobs));
        if (ahead.length > options.workers * 2) yield* await ahead.shift()!;
      }
      for (const batch of ahead) yield* await batch;
    },
    warmUp: () => pool.warmUp(),
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
function dequeueBatch(waiting: FairQueue<WaitingJob>): WaitingJob[] {
  const first = waiting.shift()!;
  const together = [first];
  const engine = preferEngine(first.job.sizePx);
  let pixels = first.job.sizePx ** 2;
  while (together.length < mostTogether) {
    const next = waiting.peek();
    if (!next || preferEngine(next.job.sizePx) !== engine) break;
    pixels += next.job.sizePx ** 2;
    if (pixels > mostPixelsTogether) break;
    together.push(waiting.shift()!);
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
