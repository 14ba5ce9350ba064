import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const cache = new URL("../../../.cache/installed/", import.meta.url).pathname;

/**
 * A copy of a folder that has a `package.json` and a lockfile of its own, with the packages installed: what tests need of
 * other people's tools is nobody else's dependency. Packages are installed once per lockfile; the copy is the caller's.
 */
export async function installFolder(folder: string, target: string): Promise<void> {
  const lockfile = await readFile(join(folder, "package-lock.json"));
  const installed = join(cache, createHash("sha256").update(lockfile).digest("hex").slice(0, 16));
  if (!existsSync(installed)) {
    await mkdir(cache, { recursive: true });
    const fresh = await mkdtemp(`${installed}-`);
    await cp(join(folder, "package.json"), join(fresh, "package.json"));
    await cp(join(folder, "package-lock.json"), join(fresh, "package-lock.json"));
    await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: fresh });
    // Whoever comes second has the same.
    await rename(fresh, installed).catch(() => rm(fresh, { recursive: true }));
  }
  await cp(folder, target, { recursive: true });
  await symlink(join(installed, "node_modules"), join(target, "node_modules"));
}
