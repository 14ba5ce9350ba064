import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { threadId } from "node:worker_threads";

/** Files of one snapshot; `manifest.json` is written last, so that its presence tells that the others are whole. */
export const snapshotFiles = {
  columns: "columns.bin",
  drawings: "drawings.bin",
  facts: "facts.json",
  search: "search.bin",
  meaning: "meaning.bin",
  manifest: "manifest.json",
} as const;

const pointerFile = "current";
const unfinished = /^unfinished-(\d+)-\d+$/;
/** Threads share a process id, so a draft carries both numbers. */
const ownDraft = `unfinished-${process.pid}-${threadId}`;

/** The folder of all snapshots. */
export const catalogueFolder = (dataDir: string) => join(dataDir, "catalogue");

/** The folder of the snapshot to serve; undefined when none is complete. */
export function findCurrentSnapshot(dataDir: string): string | undefined {
  try {
    const version = readFileSync(join(catalogueFolder(dataDir), pointerFile), "utf8").trim();
    const folder = join(catalogueFolder(dataDir), version);
    return version !== "" && isComplete(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder holds a whole snapshot. */
export const isComplete = (folder: string) => existsSync(join(folder, snapshotFiles.manifest));

/** Pieces of one file in order. */
export type FileContent = Iterable<Uint8Array>;

/**
 * Writes a snapshot beside the others and makes it the current one. A process that dies at any moment leaves either
 * the old state or the new one.
 */
export function publishSnapshot(input: {
  dataDir: string;
  version: string;
  files: ReadonlyMap<string, FileContent>;
  onBytes?: (count: number) => void;
}): void {
  const { dataDir, version, files, onBytes } = input;
  const folder = catalogueFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, ownDraft);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  for (const [name, content] of files) writeDurably(join(draft, name), content, onBytes);
  const manifest = JSON.stringify({ version, files: [...files.keys()] });
  writeDurably(join(draft, snapshotFiles.manifest), [Buffer.from(`${manifest}\n`)]);
  syncFolder(draft);
  const target = join(folder, version);
  moveInto(draft, target);
  pointTo(folder, version);
}

/** Another process may have made the same snapshot meanwhile; then its one stays. */
function moveInto(draft: string, target: string): void {
  try {
    if (!isComplete(target)) {
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    }
  } catch (error) {
    if (!isComplete(target)) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}

/** Makes a complete snapshot the current one. */
function pointTo(folder: string, version: string): void {
  const draft = join(folder, `${pointerFile}-${process.pid}-${threadId}`);
  writeDurably(draft, [Buffer.from(`${version}\n`)]);
  renameSync(draft, join(folder, pointerFile));
  syncFolder(folder);
}

/**
 * Removes what interrupted runs left and the snapshots before the current one; one that is newer is about to become
 * current. A server that still reads an older one keeps
 * its open files; where the system does not allow that, the folder stays until the next time.
 */
export function cleanSnapshots(dataDir: string): void {
  const folder = catalogueFolder(dataDir);
  if (!existsSync(folder)) return;
  const current = findCurrentSnapshot(dataDir);
  const pointedAtMs = statSync(join(folder, pointerFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const owner = unfinished.exec(entry.name)?.[1];
    if (owner !== undefined && entry.name !== ownDraft && isRunning(Number(owner))) continue;
    const madeAtMs = statSync(join(path, snapshotFiles.manifest), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    const isOutdated = path !== current && madeAtMs <= pointedAtMs;
    if (entry.isDirectory() && isOutdated) removeIfPossible(path);
    if (entry.isFile() && entry.name.startsWith(`${pointerFile}-`)) rmSync(path, { force: true });
  }
}

function removeIfPossible(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch (error) {
    if (process.platform !== "win32") throw error;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function writeDurably(path: string, content: FileContent, onBytes?: (count: number) => void): void {
  const file = openSync(path, "w");
  try {
    for (const piece of content) {
      for (let offset = 0; offset < piece.length;) offset += writeSync(file, piece, offset);
      onBytes?.(piece.length);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
