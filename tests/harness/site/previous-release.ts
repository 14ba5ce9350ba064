import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../../..");
const cache = join(root, ".cache");
const parts = ["src", "migrations", "data", "package.json", "tests/harness", "scripts"];

const git = async (...parameters: string[]) => (await run("git", parameters, { cwd: root })).stdout.trim();

/** @returns the commit of the latest release; without any, the one before the newest migration; undefined without a history */
export async function findPreviousRelease(): Promise<string | undefined> {
  try {
    const [tag] = (await git("tag", "--list", "v*", "--sort=-creatordate", "--merged", "HEAD")).split("\n");
    if (tag !== undefined && tag !== "") return await git("rev-parse", `${tag}^{commit}`);
    const added = await git("log", "-1", "--format=%H", "--diff-filter=A", "--", "migrations/*.sql");
    return await git("rev-parse", `${added}^`);
  } catch {
    return undefined;
  }
}

/** The program as it was at a commit, with today's packages. @returns its folder */
export async function unpackRelease(commit: string): Promise<string> {
  const home = join(cache, `release-${commit.slice(0, 12)}`);
  if (existsSync(home)) return home;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${home}.new-`);
  const archive = join(draft, "archive.tar");
  await run("git", ["archive", `--output=${archive}`, commit, ...parts], { cwd: root });
  await run("tar", ["-xf", archive, "-C", draft]);
  await rm(archive);
  await symlink(join(root, "node_modules"), join(draft, "node_modules"), "junction");
  await rename(draft, home);
  return home;
}
