import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IconOfPackage } from "../../core/packages/package-modules.ts";
import { AppError } from "../../core/errors.ts";
import { createProcessPool } from "../../platform/workers/process-pool.server.ts";
import { mapInSlices } from "../../platform/workers/time-slicing.server.ts";
import { WorkerProcessDied } from "../../platform/workers/worker-process.server.ts";
import type { BuildInput, BuildTask, BuiltPackage } from "./build-package.server.ts";

/** Makes tarballs in a process of its own. */
export interface PackageBuilder {
  /** @throws AppError `unavailable` when it cannot be made */
  build(input: BuildInput, icons: Iterable<() => IconOfPackage>): Promise<BuiltPackage & { bytes: Buffer }>;
  close(): void;
}

const megabyte = 1_048_576;
/** Of the largest style, on a machine that has more to do. */
const buildTimeoutMs = 180_000;

export function createPackageBuilder(): PackageBuilder {
  const pool = createProcessPool<BuildTask, BuiltPackage>({
    script: join(import.meta.dirname, "build-package-child.server.ts"),
    workers: 1,
    taskTimeoutMs: buildTimeoutMs,
    niceness: 19,
    idleMs: 30_000,
    largestBytes: 400 * megabyte,
    mostOfOne: 10,
  });
  return {
    async build(input, icons) {
      const folder = await mkdtemp(join(tmpdir(), "iconarium-package-"));
      const task = { input: join(folder, "input"), output: join(folder, "package.tgz") };
      try {
        // Drawings are many megabytes: a file brings them over without holding others up.
        const lines = await mapInSlices(icons, (read) => JSON.stringify(read()));
        await writeFile(task.input, [JSON.stringify(input), ...lines].join("\n"));
        const built = await pool.run(task);
        return { ...built, bytes: await readFile(task.output) };
      } catch (cause) {
        if (!(cause instanceof WorkerProcessDied)) throw cause;
        throw new AppError("unavailable", "This package can’t be built right now. Try again in a minute.", { cause });
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    close() {
      pool.close();
    },
  };
}
