/**
 * `npm start`: from a fresh clone to a running site, in plain JavaScript that any Node from 20 on can run with nothing
 * installed. Every step looks first whether there is anything to do, so a second start is quick; every step leaves either a
 * finished result or none, so a start may be interrupted at any moment.
 *
 * `npm run dev` is the same with `--dev`: pages come from source, with hot reload, and are not built.
 */
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { arePagesBuilt, buildPages } from "./setup/build-pages.mjs";
import { Fault, giveUp } from "./setup/fault.mjs";
import { ensurePackages } from "./setup/install-packages.mjs";
import { acquireLock } from "./setup/lock.mjs";
import { continueOnPinnedNode } from "./setup/pinned-node.mjs";
import { prepareCatalogue } from "./setup/prepare-catalogue.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const isDevelopment = process.argv.includes("--dev");
process.chdir(root);

try {
  await ensurePackages(root, { isBuilt: !isDevelopment && arePagesBuilt(root) });
  await continueOnPinnedNode(root);
  module.enableCompileCache?.(join(root, ".cache", "node"));
  const { DATA_DIR, CATALOGUE_SETS } = await checkEnvironment();
  acquireLock(
    join(DATA_DIR, "start.lock"),
    (pid) =>
      `Iconarium is already running on ${DATA_DIR} (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
  );
  await Promise.all([
    isDevelopment || buildPages(root),
    prepareCatalogue({ dataDir: DATA_DIR, sets: CATALOGUE_SETS }),
    // Loaded meanwhile: it takes as long as looking whether the catalogue is current.
    import("../src/server/start-site.ts"),
  ]);
  await import("../src/server/main.ts");
} catch (error) {
  giveUp(error);
}

/** Tells before the long steps what would stop the last one. */
async function checkEnvironment() {
  const { applyEnvironment, readConfig, ConfigError } = await import("../src/platform/config/config.server.ts");
  const { explainStartFault } = await import("../src/server/start-fault.ts");
  const { checkStart } = await import("../src/server/check-start.ts");
  let config;
  try {
    config = readConfig();
    if (isDevelopment) config.NODE_ENV = "development";
    applyEnvironment(config);
    await checkStart(config);
    return config;
  } catch (error) {
    const line = error instanceof ConfigError ? error.message : explainStartFault(error, config);
    throw line === undefined ? error : new Fault(line);
  }
}
