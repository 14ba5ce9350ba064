import { AppError } from "../../core/errors.ts";
import { startWorkerProcess, type WorkerProcess, type WorkerProgram } from "./worker-process.server.ts";

export interface ProcessPoolOptions extends WorkerProgram {
  /** Processes at most; they are started when there is work. */
  workers: number;
  /** A process without work ends after this time. */
  idleMs: number;
  /** A process that has grown larger ends after its task. */
  largestBytes: number;
}

/** Performs tasks in child processes, which may die without harm and are replaced. */
export interface ProcessPool<Task, Outcome> {
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  /**
   * First come, first served.
   *
   * @throws WorkerProcessDied when the process dies of the task; what the program throws (an `AppError` keeps its code);
   *   `signal`'s reason when aborted before it begins; AppError `unavailable` when the pool closes
   */
  run(task: Task, signal?: AbortSignal): Promise<Outcome>;
  close(): void;
}

interface Waiting<Task, Outcome> {
  task: Task;
  signal: AbortSignal | undefined;
  done: PromiseWithResolvers<Outcome>;
}

export function createProcessPool<Task, Outcome>(options: ProcessPoolOptions): ProcessPool<Task, Outcome> {
  const idle: WorkerProcess<Task, Outcome>[] = [];
  const busy = new Set<WorkerProcess<Task, Outcome>>();
  const queue: Waiting<Task, Outcome>[] = [];
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function startNext() {
    while (queue.length > 0 && busy.size < options.workers) {
      const { task, signal, done } = queue.shift()!;
      if (signal?.aborted) done.reject(signal.reason);
      else done.resolve(perform(task, takeWorker()));
    }
  }

  function takeWorker(): WorkerProcess<Task, Outcome> {
    clearTimeout(idleTimer);
    let candidate = idle.pop();
    while (candidate && !candidate.isAlive) candidate = idle.pop();
    const taken = candidate ?? startWorkerProcess<Task, Outcome>(options);
    busy.add(taken);
    return taken;
  }

  async function perform(task: Task, worker: WorkerProcess<Task, Outcome>): Promise<Outcome> {
    try {
      return await worker.perform(task);
    } finally {
      busy.delete(worker);
      if (!worker.isAlive || worker.memoryBytes > options.largestBytes || isClosed) worker.stop();
      else idle.push(worker);
      startNext();
      if (busy.size === 0) idleTimer = setTimeout(stopIdle, options.idleMs).unref();
    }
  }

  function stopIdle() {
    for (const worker of idle.splice(0)) worker.stop();
  }

  return {
    get waitingCount() {
      return queue.length;
    },
    run(task, signal) {
      const done = Promise.withResolvers<Outcome>();
      queue.push({ task, signal, done });
      startNext();
      return done.promise;
    },
    close() {
      isClosed = true;
      clearTimeout(idleTimer);
      stopIdle();
      for (const worker of busy) worker.stop();
      for (const { done } of queue.splice(0)) done.reject(new AppError("unavailable", "The site is closing."));
    },
  };
}
