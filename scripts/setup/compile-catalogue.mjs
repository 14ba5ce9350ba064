/** The child process of `prepareCatalogue`: reports its progress to the parent, and does not outlive it. */
import { join } from "node:path";
import { Fault } from "./fault.mjs";
import { acquireLock } from "./lock.mjs";

process.once("disconnect", () => process.exit(1));

try {
  const { compileCatalogue, isCatalogueCurrent } = await import("../../src/features/catalogue/compile.server.ts");
  /** @type {{ dataDir: string, sets?: string[] }} */
  const options = JSON.parse(process.argv[2] ?? "");
  if (!isCatalogueCurrent(options)) {
    acquireLock(
      join(options.dataDir, "compile.lock"),
      (pid) => `Process ${pid} is already compiling it; wait until it is done`,
    );
    await compileCatalogue({ ...options, onProgress: (step) => process.send?.(step) });
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(error instanceof Fault ? error.message : String(error instanceof Error ? error.stack : error));
  process.exit(1);
}
