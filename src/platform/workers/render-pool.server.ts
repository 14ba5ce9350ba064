import { AppError } from "../../core/errors.ts";
import { preferEngine, type RenderEngine, type RenderJob } from "./rasterise.server.ts";
import { RenderProcessDied, startRenderProcess, type RenderProcess } from "./render-process.server.ts";

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
  close(): void;
}

interface Task {
  engine: RenderEngine;
  jobs: RenderJob[];
  signal: AbortSignal | undefined;
  done: PromiseWithResolvers<Rendering[]>;
}

const queueLimit = 500;
const idleMs = 30_000;
const rendersPerProcess = 40_000;
const memoryLimitBytes = 300 * 1024 * 1024;
const drawingsPerBatch = 64;

export function createRenderPool(options: { workers: number }): RenderPool {
  const idle: RenderProcess[] = [];
  const busy = new Set<RenderProcess>();
  const queue: Task[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function run(engine: RenderEngine, jobs: RenderJob[], signal?: AbortSignal): Promise<Rendering[]> {
    const task: Task = { engine, jobs, signal, done: Promise.withResolvers() };
    queue.push(task);
    startNext();
    return task.done.promise;
  }

  function startNext() {
    while (queue.length > 0 && busy.size < options.workers) {
      const task = queue.shift()!;
      if (task.signal?.aborted) task.done.reject(task.signal.reason);
      else void perform(task, takeProcess());
    }
  }

  function takeProcess(): RenderProcess {
    clearTimeout(idleTimer);
    let candidate = idle.pop();
    while (candidate && !candidate.isAlive) candidate = idle.pop();
    const taken = candidate ?? startRenderProcess();
    busy.add(taken);
    return taken;
  }

  async function perform(task: Task, renderer: RenderProcess) {
    try {
      const { pictures } = await renderer.render({ engine: task.engine, jobs: task.jobs });
      task.done.resolve(
        pictures.map((picture) =>
          picture instanceof Uint8Array ? { png: asBuffer(picture), engine: task.engine } : picture,
        ),
      );
    } catch (error) {
      task.done.reject(error);
    }
    busy.delete(renderer);
    if (isWornOut(renderer) || isClosed) renderer.stop();
    else idle.push(renderer);
    startNext();
    if (busy.size === 0) idleTimer = setTimeout(stopIdle, idleMs).unref();
  }

  function stopIdle() {
    for (const renderer of idle.splice(0)) renderer.stop();
  }

  /** A batch whose process died is repeated one by one, a single drawing by the other engine. */
  async function renderWithRetry(engine: RenderEngine, jobs: RenderJob[], signal?: AbortSignal): Promise<Rendering[]> {
    let renderings: Rendering[];
    try {
      renderings = await run(engine, jobs, signal);
    } catch (error) {
      if (!(error instanceof RenderProcessDied)) throw error;
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
      if (!(error instanceof RenderProcessDied)) throw error;
      return { fault: `${failed}: ${fault}; ${engine}: ${error.message}` };
    }
  }

  return {
    async renderPng(svg, { sizePx, signal }) {
      if (queue.length >= queueLimit) throw new AppError("unavailable", "Too many pictures are being made right now.");
      const [rendering] = await renderWithRetry(preferEngine(sizePx), [{ svg, sizePx }], signal);
      if ("png" in rendering!) return rendering.png;
      throw new AppError("unavailable", "This drawing cannot be turned into a PNG.", { cause: rendering!.fault });
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
      isClosed = true;
      clearTimeout(idleTimer);
      stopIdle();
      for (const renderer of busy) renderer.stop();
      for (const task of queue.splice(0)) task.done.reject(new AppError("unavailable", "The site is closing."));
    },
  };
}

const isWornOut = ({ isAlive, renderedCount, memoryBytes }: RenderProcess) =>
  !isAlive || renderedCount >= rendersPerProcess || memoryBytes > memoryLimitBytes;

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
