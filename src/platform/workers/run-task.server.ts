import { setImmediate, setTimeout } from "node:timers/promises";
import { AppError, type ErrorCode } from "../../core/errors.ts";

/** Why a task could not be performed; with the code of an `AppError` where it was one. */
export interface Fault {
  message: string;
  code?: ErrorCode;
  field?: string | undefined;
}

/** What a worker process sends back for a task, and how large it was when it looked last. */
export type Answer<Outcome> = { memoryBytes: number } & ({ outcome: Outcome } | { fault: Fault });

/** All that a worker process sends: first that it has started. */
export type Message<Outcome> = { isReady: true } | Answer<Outcome>;

/** Asking the system takes longer than many a small task. */
const memoryEveryMs = 100;
/** A process that is started because there is work gets it at once. */
const beforePreparingMs = 50;

/**
 * Makes the process that calls it the child of a process pool.
 *
 * @param perform gets each task as the parent's pool was given it
 * @param preparations what makes the first task quick, such as opening libraries; one by one, while there is no task
 */
export function runTasks(
  perform: (task: never) => Promise<unknown>,
  preparations: readonly (() => Promise<unknown>)[] = [],
): void {
  const toPrepare = [...preparations];
  let tasks = 0;
  async function prepare(): Promise<void> {
    for (;;) {
      const next = tasks === 0 ? toPrepare.shift() : undefined;
      if (!next) return;
      await attempt(next);
      // Tasks that came meanwhile are seen first.
      await setImmediate();
    }
  }
  let memoryBytes = process.memoryUsage.rss();
  let measuredAtMs = performance.now();
  async function answer(task: unknown): Promise<void> {
    const result = await attempt(() => perform(task as never));
    if (performance.now() - measuredAtMs > memoryEveryMs) {
      memoryBytes = process.memoryUsage.rss();
      measuredAtMs = performance.now();
    }
    process.send?.({ ...result, memoryBytes } satisfies Answer<unknown>);
  }
  process.on("message", (task) => {
    tasks++;
    void answer(task).finally(() => {
      tasks--;
      void prepare();
    });
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ isReady: true } satisfies Message<unknown>);
  if (toPrepare.length > 0) void setTimeout(beforePreparingMs).then(prepare);
}

async function attempt(work: () => Promise<unknown>): Promise<{ outcome: unknown } | { fault: Fault }> {
  try {
    return { outcome: await work() };
  } catch (error) {
    if (error instanceof AppError) {
      return { fault: { message: error.message, code: error.code, field: error.field } };
    }
    return { fault: { message: error instanceof Error ? error.message : String(error) } };
  }
}
