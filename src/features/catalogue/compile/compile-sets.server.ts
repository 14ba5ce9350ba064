import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { CompiledSet } from "./compile-set.server.ts";
import type { SetAnswer, SetJob, SetWorkerData } from "./set-worker.server.ts";

/** What to compile and whom to tell. */
export interface CompileSetsOptions {
  jobs: readonly SetJob[];
  workerData: SetWorkerData;
  /** Called after each set with its size. */
  onSet: (job: SetJob) => void;
  signal?: AbortSignal | undefined;
}

const workersAtMost = 4;

/** Compiles sets side by side in worker threads, the largest first; the answer is in the order of the jobs. */
export async function compileSets({ jobs, workerData, onSet, signal }: CompileSetsOptions): Promise<CompiledSet[]> {
  const queue = jobs
    .map((job, index) => ({ job, index }))
    .toSorted((a, b) => b.job.reference.byteCount - a.job.reference.byteCount);
  const results: CompiledSet[] = [];
  const count = Math.max(1, Math.min(availableParallelism(), workersAtMost, jobs.length));
  const workers = Array.from({ length: count }, () => startWorker(workerData));
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
  const onAbort = () => void stop();
  signal?.addEventListener("abort", onAbort);
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          signal?.throwIfAborted();
          results[next.index] = await askWorker(worker, next.job);
          onSet(next.job);
        }
      }),
    );
    return results;
  } finally {
    signal?.removeEventListener("abort", onAbort);
    await stop();
  }
}

function startWorker(workerData: SetWorkerData): Worker {
  return new Worker(new URL("./set-worker.server.ts", import.meta.url), { workerData });
}

function askWorker(worker: Worker, job: SetJob): Promise<CompiledSet> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void) => {
      worker.off("message", onMessage);
      worker.off("error", onError);
      worker.off("exit", onExit);
      finish();
    };
    const onMessage = (answer: SetAnswer) =>
      settle(() => ("set" in answer ? resolve(answer.set) : reject(new Error(answer.fault))));
    const onError = (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onExit = () => settle(() => reject(new Error(`the worker exited while compiling ${job.reference.prefix}`)));
    worker.on("message", onMessage);
    worker.on("error", onError);
    worker.on("exit", onExit);
    worker.postMessage(job, []);
  });
}
