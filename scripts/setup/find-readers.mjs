import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Fault } from "./fault.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** Programs that read the files we write, and Debian's packages with them. */
const readers = { pdftoppm: "poppler-utils", gs: "ghostscript", file: "file" };

/**
 * Finds the programs that tests read files with, or installs them where that needs no question.
 *
 * @throws {Fault} that says what to install
 */
export async function ensureReaders() {
  if (listMissing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing programs that read PDF and EPS…\n");
    const environment = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    await runQuietly("apt-get", ["update", "-q"], environment);
    await runQuietly("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...listMissing()], environment);
  }
  const missing = listMissing();
  if (missing.length > 0) {
    throw new Fault(`Tests open files in other programs. Install ${missing.join(", ")} (Debian: apt-get install).`);
  }
}

function listMissing() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return Object.entries(readers)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
}
