import { AppError, type ErrorCode } from "../../core/errors.ts";

/** Why a task could not be performed; with the code of an `AppError` where it was one. */
export interface Fault {
  message: string;
  code?: ErrorCode;
  field?: string | undefined;
}

/** What a worker process sends back for a task, and how large it was when it looked last. */
export type Answer<Outcome> = { memoryBytes: number } & ({ outcome: Outcome } | { fault: Fault });

/** Asking the system takes longer than many a small task. */
const memoryEveryMs = 100;

/**
 * Makes the process that calls it the child of a process pool.
 *
 * @param perform gets each task as the parent's pool was given it
 */
export function performTasks(perform: (task: never) => Promise<unknown>): void {
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
  process.on("message", (task) => void answer(task));
  process.on("disconnect", () => process.exit());
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
