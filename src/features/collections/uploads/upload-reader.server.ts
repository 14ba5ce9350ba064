import { join } from "node:path";
import { AppError } from "../../../core/errors.ts";
import { drawingLimits, type DrawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import type { RejectionReason } from "../../../core/svg-sanitizer/rejected-svg.ts";
import { createProcessPool } from "../../../platform/workers/process-pool.server.ts";
import { usualTaskTimeoutMs, WorkerProcessDied } from "../../../platform/workers/worker-process.server.ts";
import type { UploadTask } from "./read-upload.server.ts";

/** A drawing that somebody sent, made harmless, or why it is not taken. */
export type UploadReading =
  | {
      /** The whole document. */
      svg: string;
      isColor: boolean;
      isAnimated: boolean;
      /** Names of elements that show something and had to be left out. */
      leftOut: readonly string[];
    }
  | { refusal: RejectionReason };

/** Reads drawings that people send, in processes that may die without harm. */
export interface UploadReader {
  /**
   * @param file in Base64: not even that is undone in this process
   * @param options.idPrefix what ids in the drawing begin with
   * @param options.limits those of icons, unless it is to be something else
   * @throws AppError `unavailable` when too many wait, `limit_reached` when too many of one network do
   */
  read(file: string, options: { idPrefix: string; limits?: DrawingLimits }): Promise<UploadReading>;
  close(): void;
}

const megabyte = 1_048_576;
/** Letters of Base64. */
const measureFile = (bytes: number) => Math.ceil(bytes / 3) * 4;
const waitingAtMost = 200;
const waitingOfOne = 100;
const retryAfterSeconds = 5;

export function createUploadReader(): UploadReader {
  const pool = createProcessPool<UploadTask, UploadReading>({
    script: join(import.meta.dirname, "upload-child.server.ts"),
    workers: 2,
    taskTimeoutMs: usualTaskTimeoutMs,
    niceness: 5,
    idleMs: 60_000,
    largestBytes: 300 * megabyte,
    mostOfOne: waitingOfOne,
  });

  async function tryRead(task: UploadTask): Promise<UploadReading | undefined> {
    try {
      return await pool.run(task);
    } catch (error) {
      if (!(error instanceof WorkerProcessDied)) throw error;
      return error.wasSlow ? { refusal: "notDrawable" } : undefined;
    }
  }

  return {
    async read(file, { idPrefix, limits = drawingLimits }) {
      if (file.length > measureFile(limits.bytes)) return { refusal: "tooLarge" };
      if (pool.waitingCount >= waitingAtMost) {
        throw new AppError("unavailable", "Too many files are being processed right now. Try again in a few seconds.", {
          retryAfterSeconds,
        });
      }
      // The first engine ends its process over a few harmless drawings.
      return (
        (await tryRead({ file, idPrefix, limits, engine: "resvg" })) ??
        (await tryRead({ file, idPrefix, limits, engine: "librsvg" })) ?? { refusal: "notDrawable" }
      );
    },
    close() {
      pool.close();
    },
  };
}
