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
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import { crc32 } from "node:zlib";
import { syncFolder } from "../../../platform/sync-folder.server.ts";
import { findDamage, snapshotFiles, type FileSeal } from "./check-snapshot.server.ts";

const pointerFile = "current";
const versionPattern = /^[0-9a-f]{16}$/;
const asideExtension = "-damaged";
const unfinished = /^unfinished-(\d+)-\d+$/;
/** Threads share a process id, so a draft carries both numbers. */
const ownDraft = `unfinished-${process.pid}-${threadId}`;

/** The folder of all snapshots. */
export const catalogueFolder = (dataDir: string) => join(dataDir, "catalogue");

/** The folder of the snapshot to serve, whole or not; undefined when there is none. */
export function findCurrentSnapshot(dataDir: string): string | undefined {
  try {
    const version = readFileSync(join(catalogueFolder(dataDir), pointerFile), "utf8").trim();
    const folder = join(catalogueFolder(dataDir), version);
    return versionPattern.test(version) && statSync(folder).isDirectory() ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** All other snapshots, whole or not, the latest first. */
export function listOtherSnapshots(dataDir: string): string[] {
  const current = findCurrentSnapshot(dataDir);
  const folder = catalogueFolder(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && versionPattern.test(entry.name))
    .map((entry) => join(folder, entry.name))
    .filter((path) => path !== current)
    .map((path) => ({ path, madeAtMs: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.madeAtMs - one.madeAtMs)
    .map(({ path }) => path);
}

/** Makes a snapshot the current one that is there already. @returns false when it is not there, or damaged */
export function adoptSnapshot(dataDir: string, version: string): boolean {
  const folder = catalogueFolder(dataDir);
  const wanted = join(folder, version);
  if (!existsSync(wanted) || findDamage(wanted) !== undefined) return false;
  if (findCurrentSnapshot(dataDir) !== wanted) pointTo(folder, version);
  return true;
}

/** Takes a damaged snapshot out of use; it is removed when another one has become current. */
export function setAside(folder: string): void {
  const place = `${folder}${asideExtension}`;
  rmSync(place, { recursive: true, force: true });
  renameSync(folder, place);
  syncFolder(dirname(folder));
}

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
  const seals = Array.from(files, ([name, content]) => [name, writeDurably(join(draft, name), content, onBytes)]);
  const manifest = JSON.stringify({ version, files: Object.fromEntries(seals) });
  writeDurably(join(draft, snapshotFiles.manifest), [Buffer.from(manifest)]);
  syncFolder(draft);
  const target = join(folder, version);
  moveInto(draft, target);
  syncFolder(folder);
  pointTo(folder, version);
}

/** Another process may have made the same snapshot meanwhile; then its one stays. */
function moveInto(draft: string, target: string): void {
  try {
    if (findDamage(target) !== undefined) {
      rmSync(target, { recursive: true, force: true });
      renameSync(draft, target);
    }
  } catch (error) {
    if (findDamage(target) !== undefined) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}

/** Makes a complete snapshot the current one. */
function pointTo(folder: string, version: string): void {
  const pointer = join(folder, pointerFile);
  const draft = join(folder, `${pointerFile}-${process.pid}-${threadId}`);
  writeDurably(draft, [Buffer.from(`${version}\n`)]);
  if (statSync(pointer, { throwIfNoEntry: false })?.isDirectory()) rmSync(pointer, { recursive: true });
  renameSync(draft, pointer);
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

function writeDurably(path: string, content: FileContent, onBytes?: (count: number) => void): FileSeal {
  const file = openSync(path, "w");
  const seal = { bytes: 0, crc32: 0 };
  try {
    for (const piece of content) {
      for (let offset = 0; offset < piece.length;) offset += writeSync(file, piece, offset);
      seal.bytes += piece.length;
      seal.crc32 = crc32(piece, seal.crc32);
      onBytes?.(piece.length);
    }
    fsyncSync(file);
    return seal;
  } finally {
    closeSync(file);
  }
}
