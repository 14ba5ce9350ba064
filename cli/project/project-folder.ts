import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, resolve } from "node:path";
import { Failure } from "../failure.ts";
import {
  lockFile,
  lockFileName,
  parseFile,
  printJson,
  printLock,
  projectFile,
  projectFileName,
} from "./project-file.ts";
import type { LockedIcon, ProjectFile } from "./project-file.ts";

export const digest = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");

const readText = (path: string): Promise<string | undefined> =>
  readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new Failure(`Can’t read ${path}: ${error.message}`);
  });

/** The project file of a folder, undefined where there is none. @throws Failure for a damaged one */
export async function readProject(folder: string): Promise<ProjectFile | undefined> {
  const text = await readText(join(folder, projectFileName));
  return text === undefined ? undefined : parseFile(projectFile, text, projectFileName);
}

export const storeProject = (folder: string, project: ProjectFile): Promise<void> =>
  writeFile(join(folder, projectFileName), printJson(project));

export async function readLock(folder: string): Promise<Record<string, LockedIcon>> {
  const text = await readText(join(folder, lockFileName));
  return text === undefined ? {} : parseFile(lockFile, text, lockFileName).icons;
}

export async function storeLock(folder: string, icons: Readonly<Record<string, LockedIcon>>): Promise<void> {
  const text = printLock(icons);
  if ((await readText(join(folder, lockFileName))) !== text) await writeFile(join(folder, lockFileName), text);
}

/**
 * A path inside a folder. A site or a lock file of somebody else cannot reach beyond it.
 * @throws Failure
 */
export function pathInside(folder: string, file: string): string {
  const path = resolve(folder, file);
  const way = relative(folder, path);
  if (way === "" || way.startsWith("..") || isAbsolute(way)) throw new Failure(`${file} is outside ${folder}.`);
  return path;
}

/** Writes a file as a whole; it says whether something changed. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(bytes)) return false;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
  return true;
}

export const removeFile = (path: string): Promise<void> => rm(path, { force: true });

/** Digests of files, read once. */
export async function readDigests(folder: string, files: readonly string[]): Promise<Map<string, string>> {
  const read = files.map(async (file) => {
    const bytes = await readFile(pathInside(folder, file)).catch(() => undefined);
    return bytes === undefined ? [] : [[file, digest(bytes)] as const];
  });
  return new Map((await Promise.all(read)).flat());
}
