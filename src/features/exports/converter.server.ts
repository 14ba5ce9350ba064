import { join } from "node:path";
import { AppError } from "../../core/errors.ts";
import { currentClient } from "../../platform/workers/work-client.server.ts";
import { createProcessPool } from "../../platform/workers/process-pool.server.ts";
import { usualTaskTimeoutMs, WorkerProcessDied } from "../../platform/workers/worker-process.server.ts";
import type { Conversion, ConvertedFile } from "./convert-child.server.ts";

export type { Conversion, ConvertedFile } from "./convert-child.server.ts";

/** Makes files of drawings in processes that may die without harm. */
export interface Converter {
  /**
   * A drawing that kills its process is tried once more without the renderer that does that; one that takes too long is not.
   *
   * @throws AppError `invalid_input` for what a format cannot hold, `invalid_input` for a foreign drawing that cannot be drawn, `too_large` for one that takes too long,
   *   `unavailable` when it cannot be made or too many wait, `limit_reached` when too many of one network do;
   *   the reason of `signal` or the asker's when aborted
   */
  convert(conversion: Omit<Conversion, "avoidsResvg">, signal?: AbortSignal): Promise<ConvertedFile>;
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  /** Starts a process and opens its libraries before there is work. */
  warmUp(): void;
  close(): void;
}

const queueLimit = 500;
const queueLimitOfOne = 32;
const retryAfterSeconds = 5;
const megabyte = 1_048_576;

export function createConverter({ workers }: { workers: number }): Converter {
  const pool = createProcessPool<Conversion, ConvertedFile>({
    script: join(import.meta.dirname, "convert-child.server.ts"),
    workers,
    taskTimeoutMs: usualTaskTimeoutMs,
    niceness: 15,
    idleMs: 30_000,
    largestBytes: 400 * megabyte,
    mostOfOne: queueLimitOfOne,
    minIdle: 1,
  });

  return {
    get waitingCount() {
      return pool.waitingCount;
    },
    async convert(conversion, signal) {
      if (pool.waitingCount >= queueLimit)
        throw new AppError("unavailable", "Too many files are being created right now. Try again in a few seconds.", {
          retryAfterSeconds,
        });
      const { format, isForeign } = conversion;
      try {
        return await pool.run({ ...conversion, avoidsResvg: false }, signal).catch((error: unknown) => {
          if (!(error instanceof WorkerProcessDied) || error.wasSlow) throw error;
          return pool.run({ ...conversion, avoidsResvg: true }, signal);
        });
      } catch (cause) {
        if (!(cause instanceof WorkerProcessDied) && (cause instanceof AppError || hasGone(signal))) throw cause;
        if (cause instanceof WorkerProcessDied && (isForeign || cause.wasSlow)) {
          const field = isForeign ? "svg" : "format";
          const message = `${field}: takes too much time or memory to convert to ${format}`;
          throw new AppError("too_large", message, { field, cause });
        }
        if (isForeign)
          throw new AppError("invalid_input", `svg: can’t be converted to ${format}`, { field: "svg", cause });
        throw new AppError("unavailable", `This icon can’t be converted to ${format}.`, { cause });
      }
    },
    warmUp: () => pool.warmUp(),
    close() {
      pool.close();
    },
  };
}

const hasGone = (signal?: AbortSignal) => signal?.aborted === true || currentClient().signal?.aborted === true;
