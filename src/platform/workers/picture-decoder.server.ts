import { join } from "node:path";
import { AppError } from "../../core/errors.ts";
import type { PictureType } from "../../core/pictures/picture-type.ts";
import type { Box, Raster } from "../../core/pictures/raster.ts";
import type { DecodeTask } from "./decode-picture.server.ts";
import { createProcessPool } from "./process-pool.server.ts";
import { usualTaskTimeoutMs, WorkerProcessDied } from "./worker-process.server.ts";

/** Reads pictures that people send, in processes that may die without harm. */
export interface PictureDecoder<Outcome = Raster> {
  /**
   * The pixels, or what is made of them where they are read: in sRGB as they are shown – turned as the camera was held, the first frame of what moves –, cut to the box
   * (fractions of width and height) and then shrunk to the largest side.
   *
   * @throws AppError `unsupported_type` for a file that is broken or not of its type; `too_large` for one of more than
   *   `largestPicturePixels` or that takes too much time or memory; `unavailable` when too many wait
   */
  decode(bytes: Uint8Array, options: { type: PictureType; box?: Box | undefined }): Promise<Outcome>;
  close(): void;
}

/** Enough to see the icons of a screenshot; more pixels cost time of the process that gets them. */
export const largestDecodedSidePx = 640;
export const largestPicturePixels = 50_000_000;

const megabyte = 1_048_576;
const waitingAtMost = 30;
const waitingOfOne = 10;
const retryAfterSeconds = 5;

/** @param options.script program whose processes perform a `DecodeTask`, with `decodePicture` */
export function createPictureDecoder<Outcome = Raster>({
  script = join(import.meta.dirname, "picture-decoder-child.server.ts"),
  largestSidePx = largestDecodedSidePx,
}: { script?: string; largestSidePx?: number } = {}): PictureDecoder<Outcome> {
  const pool = createProcessPool<DecodeTask, Outcome>({
    script,
    workers: 2,
    taskTimeoutMs: usualTaskTimeoutMs,
    niceness: 0,
    idleMs: 600_000,
    largestBytes: 300 * megabyte,
    mostOfOne: waitingOfOne,
  });

  return {
    async decode(bytes, { type, box }) {
      if (pool.waitingCount >= waitingAtMost) {
        throw new AppError(
          "unavailable",
          "Too many images are being processed right now. Try again in a few seconds.",
          { retryAfterSeconds },
        );
      }
      const limits = { largestSidePx, largestPixels: largestPicturePixels };
      try {
        return await pool.run({ bytes, type, box, ...limits, memoryLimitBytes: 1024 * megabyte });
      } catch (error) {
        if (!(error instanceof WorkerProcessDied)) throw error;
        const message = "file: takes too much time or memory to read";
        throw new AppError("too_large", message, { field: "file", cause: error });
      }
    },
    close() {
      pool.close();
    },
  };
}
