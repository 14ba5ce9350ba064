/** The child process of `prepareCatalogue`: reports its progress to the parent, and does not outlive it. */
import { join } from "node:path";
import { waitForLock } from "./lock.mjs";

process.once("disconnect", () => process.exit(1));

try {
  const { compileCatalogue, isCatalogueCurrent } =
    await import("../../src/features/catalogue/compile/compile.server.ts");
  /** @type {{ dataDir: string, sets?: string[] }} */
  const options = JSON.parse(process.argv[2] ?? "");
  if (!isCatalogueCurrent(options)) {
    // A start that was killed may have left its compiler in the middle of a step that it finishes first.
    await waitForLock(join(options.dataDir, "compile.lock"));
    await compileCatalogue({
      ...options,
      onProgress: (step) => process.send?.(step),
      onDamage: (sentence) => process.stdout.write(`${sentence}\n`),
    });
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(String(error instanceof Error ? error.stack : error));
  process.exit(1);
}
