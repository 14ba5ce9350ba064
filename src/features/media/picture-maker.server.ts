import { createHash } from "node:crypto";
import { join } from "node:path";
import { AppError } from "../../core/errors.ts";
import type { DiskCache } from "../../platform/files/disk-cache.server.ts";
import { workOn } from "../../platform/workers/work-client.server.ts";
import { createProcessPool } from "../../platform/workers/process-pool.server.ts";
import { usualTaskTimeoutMs } from "../../platform/workers/worker-process.server.ts";
import type { MediaOriginal } from "./contract.ts";
import type { PictureTask } from "./picture-child.server.ts";

/** Makes pictures in the sizes that pages and people want, in processes that may die without harm, each once. */
export interface PictureMaker {
  /** @throws AppError `unavailable` when it cannot be made or too many wait */
  make(original: MediaOriginal, options: Pick<PictureTask, "format" | "widthPx">): Promise<Buffer>;
  close(): void;
}

const waitingAtMost = 200;
const waitingOfOne = 100;
const retryAfterSeconds = 5;
const megabyte = 1_048_576;

export function createPictureMaker({ workers, cache }: { workers: number; cache: DiskCache }): PictureMaker {
  const running = new Map<string, Promise<Buffer>>();
  const pool = createProcessPool<PictureTask, Uint8Array>({
    script: join(import.meta.dirname, "picture-child.server.ts"),
    workers,
    taskTimeoutMs: usualTaskTimeoutMs,
    niceness: 10,
    idleMs: 30_000,
    largestBytes: 300 * megabyte,
    mostOfOne: waitingOfOne,
  });

  async function make(key: string, original: MediaOriginal, options: Pick<PictureTask, "format" | "widthPx">) {
    const cached = await cache.get(key);
    if (cached) return cached;
    if (pool.waitingCount >= waitingAtMost) {
      throw new AppError("unavailable", "Too many images are being rendered right now. Try again in a few seconds.", {
        retryAfterSeconds,
      });
    }
    const bytes = await original.read();
    try {
      const made = Buffer.from(await pool.run({ ...options, type: original.type, bytes }));
      void cache.set(key, made);
      return made;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw new AppError("unavailable", "This image can’t be rendered.", { cause });
    }
  }

  return {
    make(original, options) {
      const key = createHash("sha256")
        .update(`media ${original.version} ${options.widthPx} ${options.format}`)
        .digest("base64url");
      const begin = () => workOn(() => make(key, original, options)).finally(() => running.delete(key));
      const picture = running.get(key) ?? begin();
      running.set(key, picture);
      return picture;
    },
    close() {
      pool.close();
    },
  };
}
