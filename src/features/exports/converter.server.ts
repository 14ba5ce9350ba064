import { join } from "node:path";
import { AppError } from "../../core/errors.ts";
import { createProcessPool } from "../../platform/workers/process-pool.server.ts";
import { WorkerProcessDied } from "../../platform/workers/worker-process.server.ts";
import type { Conversion, ConvertedFile } from "./convert-child.server.ts";

export type { Conversion, ConvertedFile } from "./convert-child.server.ts";

/** Makes files of drawings in processes that may die without harm. */
export interface Converter {
  /**
   * A drawing that kills its process is tried once more without the renderer that does that.
   *
   * @throws AppError `invalid_input` for what a format cannot hold, `unavailable` when it cannot be made or too many wait;
   *   `signal`'s reason when aborted before it begins
   */
  convert(conversion: Omit<Conversion, "avoidsResvg">, signal?: AbortSignal): Promise<ConvertedFile>;
  /** Tasks that no process has begun yet. */
  readonly waitingCount: number;
  close(): void;
}

const queueLimit = 500;
const megabyte = 1_048_576;

export function createConverter({ workers }: { workers: number }): Converter {
  const pool = createProcessPool<Conversion, ConvertedFile>({
    script: join(import.meta.dirname, "convert-child.server.ts"),
    workers,
    taskTimeoutMs: 60_000,
    niceness: 10,
    idleMs: 30_000,
    largestBytes: 400 * megabyte,
  });

  return {
    get waitingCount() {
      return pool.waitingCount;
    },
    async convert(conversion, signal) {
      if (pool.waitingCount >= queueLimit)
        throw new AppError("unavailable", "Too many files are being made right now.");
      try {
        return await pool.run({ ...conversion, avoidsResvg: false }, signal).catch((error: unknown) => {
          if (!(error instanceof WorkerProcessDied)) throw error;
          return pool.run({ ...conversion, avoidsResvg: true });
        });
      } catch (cause) {
        if (cause instanceof AppError || signal?.aborted) throw cause;
        throw new AppError("unavailable", `This drawing cannot be turned into ${conversion.format}.`, { cause });
      }
    },
    close() {
      pool.close();
    },
  };
}
