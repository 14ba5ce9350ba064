/** The child process of `prepareCatalogue`: reports its progress to the parent, and does not outlive it. */
import { join } from "node:path";
import { waitForLock } from "./lock.mjs";

process.once("disconnect", () => process.exit(1));

try {
  const { isCatalogueCurrent } = await import("../../src/features/catalogue/compile/compile.server.ts");
  /** @type {{ dataDir: string, sets?: string[] }} */
  const options = JSON.parse(process.argv[2] ?? "");
  const isShared = Boolean(process.env.S3_BUCKET);
  if (isShared || !isCatalogueCurrent(options)) {
    // A start that was killed may have left its compiler in the middle of a step that it finishes first.
    await waitForLock(join(options.dataDir, "compile.lock"));
    const { obtainCatalogue } = await import("../../src/server/wiring/obtain-catalogue.ts");
    await obtainCatalogue(
      {
        ...options,
        onProgress: (step) => process.send?.(step),
        onDamage: printLine,
      },
      { ...(await openStore(isShared)), onAway: printLine },
    );
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(String(error instanceof Error ? error.stack : error));
  process.exit(1);
}

/** @param {string} sentence */
function printLine(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/** @param {boolean} isShared */
async function openStore(isShared) {
  if (!isShared) return { store: undefined, DATABASE_URL: undefined };
  const { readConfig } = await import("../../src/platform/config/config.server.ts");
  const { openObjectStore } = await import("../../src/platform/files/open-object-store.server.ts");
  const { createLog } = await import("../../src/platform/log.server.ts");
  const config = readConfig();
  const store = openObjectStore(config, { dataDir: config.DATA_DIR, log: createLog(config.LOG_LEVEL) });
  return { store, DATABASE_URL: config.DATABASE_URL };
}
