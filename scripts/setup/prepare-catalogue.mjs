import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { explainOutput, Fault } from "./fault.mjs";
import { createProgress } from "./progress.mjs";

const compiler = fileURLToPath(new URL("./compile-catalogue.mjs", import.meta.url));

/**
 * Compiles the catalogue unless the newest snapshot was made from the same sources. It needs a lot of memory for a minute, so it
 * runs in a process of its own.
 *
 * @param {{ dataDir: string, sets?: readonly string[] | undefined }} options `sets` narrows the catalogue to some icon sets
 * @throws {Fault} when it cannot be compiled
 */
export function prepareCatalogue(options) {
  const progress = createProgress("Compiling the catalogue");
  const child = fork(compiler, [JSON.stringify(options)], { stdio: ["ignore", "inherit", "pipe", "ipc"] });
  let errors = "";
  let hasStarted = false;
  child.stderr?.on("data", (chunk) => (errors += chunk));
  child.on("message", (step) => {
    hasStarted = true;
    progress.update(/** @type {{ phase: string, done: number, total: number }} */ (step));
  });
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      child.on("error", reject);
      child.on("exit", (code, signal) => {
        if (code === 0) {
          if (hasStarted) progress.finish("done");
          resolve();
          return;
        }
        progress.stop();
        const reason = explainOutput(errors) ?? (signal ? `its process was stopped by ${signal}` : undefined);
        reject(
          new Fault(
            reason ? `Couldn’t compile the catalogue: ${reason}.` : `Couldn’t compile the catalogue:\n${errors.trim()}`,
          ),
        );
      });
    })
  );
}
