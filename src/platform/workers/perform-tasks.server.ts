import { AppError, type ErrorCode } from "../../core/errors.ts";

/** Why a task could not be performed; with the code of an `AppError` where it was one. */
export interface Fault {
  message: string;
  code?: ErrorCode;
  field?: string | undefined;
}

/** What a worker process sends back for a task, and how large it has grown. */
export type Answer<Outcome> = { memoryBytes: number } & ({ outcome: Outcome } | { fault: Fault });

/**
 * Makes the process that calls it the child of a process pool.
 *
 * @param perform gets each task as the parent's pool was given it
 */
export function performTasks(perform: (task: never) => Promise<unknown>): void {
  process.on("message", (task) => {
    void attempt(() => perform(task as never)).then((result) =>
      process.send?.({ ...result, memoryBytes: process.memoryUsage.rss() } satisfies Answer<unknown>),
    );
  });
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
