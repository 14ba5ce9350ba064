import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { explainOutput, Fault } from "./fault.mjs";
import { lockSetup } from "./lock.mjs";
import { runQuietly } from "./run-quietly.mjs";

/**
 * Builds the pages unless the last build was made from the same sources. The stamp goes before a build and comes back
 * after it, so that a build that was interrupted is never used.
 *
 * @param {string} root
 * @throws {Fault} when the sources do not build
 */
export async function buildPages(root) {
  if (arePagesBuilt(root)) return;
  const lock = await lockSetup(root);
  // Whoever had the lock may have built them, and serve them.
  if (!arePagesBuilt(root)) await build(root, lock);
  lock.release();
}

/** @param {string} root */
const stampOf = (root) => join(root, "build", ".sources");

/**
 * Whether the last build was made from the sources there are.
 *
 * @param {string} root
 */
export const arePagesBuilt = (root) => readStamp(stampOf(root)) === hashSources(root);

/**
 * @param {string} root
 * @param {import("./lock.mjs").Lock} lock
 */
async function build(root, lock) {
  process.stdout.write("Building the pages…\n");
  const sources = hashSources(root);
  rmSync(stampOf(root), { force: true });
  const router = join(root, "node_modules", "@react-router", "dev", "bin.cjs");
  /** @param {string} name */
  const script = (name) => [join(root, "scripts", "build", name)];
  for (const step of [[router, "build"], script("build-cli.mjs"), script("build-client.mjs")]) {
    const { code, output } = await runQuietly(process.execPath, step, {
      cwd: root,
      onStart: lock.include,
      env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    });
    if (code !== 0) {
      const reason = explainOutput(output);
      throw new Fault(reason ? `Couldn’t build the pages: ${reason}.` : `Couldn’t build the pages:\n${output.trim()}`);
    }
  }
  writeFileSync(stampOf(root), sources);
}

const sourceFolders = ["src", "cli", "client", "public"];
export const sourceFiles = [
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "scripts/build/build-cli.mjs",
  "scripts/build/build-client.mjs",
  "scripts/build/lean-router.ts",
  "scripts/build/precompress.ts",
];

/** @param {string} root */
function hashSources(root) {
  const hash = createHash("sha256");
  const inFolders = sourceFolders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of [...inFolders, ...sourceFiles.map((name) => join(root, name))]) {
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** @param {string} path */
function readStamp(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
