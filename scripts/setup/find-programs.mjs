import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Fault } from "./fault.mjs";
import { runQuietly } from "./run-quietly.mjs";

/** Programs that read the files we write, and a Redis server; with Debian's packages of them. */
const programs = {
  pdftoppm: "poppler-utils",
  gs: "ghostscript",
  file: "file",
  "redis-server": "redis-server",
};

/**
 * Finds the programs that tests need, or installs them where that needs no question.
 *
 * @throws {Fault} that says what to install
 */
export async function ensurePrograms() {
  if (listMissing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing programs for tests…\n");
    const environment = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    await runQuietly("apt-get", ["update", "-q"], environment);
    await runQuietly("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...listMissing()], environment);
  }
  const missing = listMissing();
  if (missing.length > 0) {
    throw new Fault(`Tests need other programs. Install ${missing.join(", ")} (Debian: apt-get install).`);
  }
}

function listMissing() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return Object.entries(programs)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
}
