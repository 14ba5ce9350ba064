import { AppError } from "../../core/errors.ts";
import { currentClient, type WorkClient } from "./work-client.server.ts";
import { createFairQueue } from "./fair-queue.ts";
import { startWorkerProcess, type WorkerProcess, type WorkerProgram } from "./worker-process.server.ts";

export interface ProcessPoolOptions extends WorkerProgram {
  /** Processes at most; they are started when there is work. */
  workers: number;
  /** A process without work ends after this time. */
  idleMs: number;
  /** A process that has grown larger ends after its task. */
  largestBytes: number;
  /** Tasks of one network that may wait; without it as many as it likes, as what nobody asks for. */
  mostOfOne?: number;
  /** So many processes stay, and are there before there is work once the pool is warm. */
  minIdle?: number;
}

/** Performs tasks in child processes, which may die without harm and are replaced. */
export interface ProcessPool<Task, Outcome> {
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  /**
   * The networks that ask have their turns one after another, each with its first task. Whoever goes away ends the work: what
   * waits is forgotten, what is worked on is stopped unless it is done at once.
   *
   * @param signal besides that of whoever asks now
   * @throws WorkerProcessDied when the process dies of the task; what the program throws (an `AppError` keeps its code);
   *   `signal`'s reason when aborted; AppError `limit_reached` when too much of one network waits, `unavailable` when the
   *   pool closes
   */
  run(task: Task, signal?: AbortSignal): Promise<Outcome>;
  /** Starts the processes that stay. */
  warmUp(): void;
  close(): void;
}

interface Waiting<Task, Outcome> {
  task: Task;
  done: PromiseWithResolvers<Outcome>;
  worker: WorkerProcess<Task, Outcome> | undefined;
}

/** A process that nobody waits for may end its task in this time and lives on: a new one costs more. */
const graceMs = 300;
const retryAfterSeconds = 5;

export function createProcessPool<Task, Outcome>(options: ProcessPoolOptions): ProcessPool<Task, Outcome> {
  const { workers, mostOfOne = Number.POSITIVE_INFINITY, minIdle = 0 } = options;
  const idle: WorkerProcess<Task, Outcome>[] = [];
  const busy = new Set<WorkerProcess<Task, Outcome>>();
  const queue = createFairQueue<Waiting<Task, Outcome>>();
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isWarm = false;

  function startNext() {
    while (queue.length > 0 && busy.size < workers) {
      const waiting = queue.shift()!;
      waiting.worker = acquireWorker();
      waiting.done.resolve(perform(waiting.task, waiting.worker));
    }
  }

  function acquireWorker(): WorkerProcess<Task, Outcome> {
    clearTimeout(idleTimer);
    let candidate = idle.pop();
    while (candidate && !candidate.isAlive) candidate = idle.pop();
    const acquired = candidate ?? startWorkerProcess<Task, Outcome>(options);
    busy.add(acquired);
    return acquired;
  }

  async function perform(task: Task, worker: WorkerProcess<Task, Outcome>): Promise<Outcome> {
    try {
      return await worker.perform(task);
    } finally {
      busy.delete(worker);
      if (!worker.isAlive || worker.memoryBytes > options.largestBytes || isClosed) worker.stop();
      else idle.push(worker);
      startNext();
      if (isWarm) startIdle();
      if (busy.size === 0) idleTimer = setTimeout(stopIdle, options.idleMs).unref();
    }
  }

  function startIdle() {
    if (isClosed) return;
    while (idle.length + busy.size < Math.min(minIdle, workers)) idle.push(startWorkerProcess<Task, Outcome>(options));
  }

  function stopIdle() {
    for (const worker of idle.splice(isWarm && !isClosed ? minIdle : 0)) worker.stop();
  }

  function forget(waiting: Waiting<Task, Outcome>, { network }: WorkClient) {
    if (queue.remove(network, waiting)) return;
    const { worker } = waiting;
    if (!worker || !busy.has(worker)) return;
    const timer = setTimeout(() => worker.stop(), graceMs);
    void waiting.done.promise.catch(() => undefined).finally(() => clearTimeout(timer));
  }

  return {
    get waitingCount() {
      return queue.length;
    },
    async run(task, given) {
      const client = currentClient();
      const signals = [given, client.signal].filter((signal) => signal !== undefined);
      const signal = signals.length > 1 ? AbortSignal.any(signals) : signals[0];
      signal?.throwIfAborted();
      if (isClosed) throw new AppError("unavailable", "The site is shutting down.");
      if (client.network !== "" && queue.countOf(client.network) >= mostOfOne) {
        throw new AppError("limit_reached", "Too many of your requests are waiting. Try again in a few seconds.", {
          retryAfterSeconds,
        });
      }
      const waiting: Waiting<Task, Outcome> = { task, worker: undefined, done: Promise.withResolvers() };
      queue.push(client.network, waiting);
      startNext();
      if (!signal) return waiting.done.promise;
      const left = Promise.withResolvers<never>();
      const onAbort = () => {
        forget(waiting, client);
        left.reject(signal.reason);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      try {
        return await Promise.race([waiting.done.promise, left.promise]);
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    },
    warmUp() {
      isWarm = true;
      startIdle();
    },
    close() {
      isClosed = true;
      clearTimeout(idleTimer);
      stopIdle();
      for (const worker of busy) worker.stop();
      for (const { done } of queue.clear()) done.reject(new AppError("unavailable", "The site is shutting down."));
    },
  };
}
