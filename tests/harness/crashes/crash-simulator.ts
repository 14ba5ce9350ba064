import type { PathLike } from "node:fs";
import { join } from "node:path";

/** The real one, whatever tests put in its place. */
const fs = process.getBuiltinModule("node:fs");

/** Every call of a mocked file system fails with it once the power is cut. */
export class PowerCut extends Error {}

type Call = (...parameters: never[]) => unknown;

/** What writes to a disk, or to what it keeps in memory before. */
const writingNames = new Set([
  "copyFile",
  "fsync",
  "ftruncate",
  "link",
  "mkdir",
  "open",
  "rename",
  "rm",
  "truncate",
  "unlink",
  "write",
  "writeFile",
]);

/**
 * A disk that loses power: bytes that were written are in memory until they are synced, and gone when the power is cut. Names
 * stay. So a file that was not synced is there afterwards, as long as it was when it was synced last.
 */
export function createCrashSimulator() {
  const synced = new Map<number, number>();
  let callsLeft = Infinity;
  let calls = 0;

  function spend(): void {
    calls += 1;
    if (callsLeft-- <= 0) throw new PowerCut("The power is cut");
  }

  /** What a file has when it is opened is on the disk. */
  function noteOpened(file: number): void {
    const found = fs.fstatSync(file);
    if (found.isFile() && !synced.has(found.ino)) synced.set(found.ino, found.size);
  }

  function noteWritten(target: PathLike | number): void {
    const found = typeof target === "number" ? fs.fstatSync(target) : fs.statSync(target, { throwIfNoEntry: false });
    if (found?.isFile() && !synced.has(found.ino)) synced.set(found.ino, 0);
  }

  function noteSynced(target: PathLike | number): void {
    const found = typeof target === "number" ? fs.fstatSync(target) : fs.statSync(target);
    if (found.isFile()) synced.set(found.ino, found.size);
  }

  /** A file that is removed leaves its number to others. */
  function noteRemoved(target: string): void {
    const found = fs.statSync(target, { throwIfNoEntry: false });
    if (!found) return;
    for (const path of found.isDirectory() ? listFiles(target) : [target]) synced.delete(fs.statSync(path).ino);
  }

  function note(name: string, parameters: readonly unknown[], result: unknown): void {
    const [first, second, third] = parameters as [string | number, unknown, { flush?: boolean } | undefined];
    if (name === "writeFile") (third?.flush ? noteSynced : noteWritten)(first);
    if (name === "copyFile") noteWritten(second as string);
    if (name === "write") noteWritten(first);
    if (name === "fsync") noteSynced(first);
    if (name === "open" && typeof result === "number" && /[wa+]/.test(String(second))) noteOpened(result);
  }

  function supply<Module extends object>(module: Module, isSync: boolean): Module {
    const supplied = Object.entries(module).map(([name, value]: [string, unknown]) => {
      const plain = isSync ? name.replace(/Sync$/, "") : name;
      const isCall = typeof value === "function" && (!isSync || name.endsWith("Sync")) && writingNames.has(plain);
      if (!isCall) return [name, value] as const;
      const call = value as Call;
      const before = (parameters: never[]) => {
        spend();
        if (plain === "rm" || plain === "unlink") noteRemoved(parameters[0]!);
        if (plain === "rename") noteRemoved(parameters[1]!);
      };
      const sync = (...parameters: never[]) => {
        before(parameters);
        const result = call(...parameters);
        note(plain, parameters, result);
        return result;
      };
      const later = async (...parameters: never[]) => {
        before(parameters);
        const result = await call(...parameters);
        note(plain, parameters, result);
        return result;
      };
      return [name, isSync ? sync : later] as const;
    });
    return Object.fromEntries(supplied) as Module;
  }

  return {
    fs: supply(fs, true),
    fsPromises: supply(process.getBuiltinModule("node:fs/promises"), false),
    /** Lasts for so many calls that write. */
    lastFor(count: number): void {
      [callsLeft, calls] = [count, 0];
    },
    get calls() {
      return calls;
    },
    /**
     * The machine starts again: of what was in memory only, a share has reached the disk.
     *
     * @returns how many files lost something
     */
    restart(folder: string, share: number): number {
      callsLeft = Infinity;
      const lost = listFiles(folder).filter((path) => {
        const { ino, size } = fs.statSync(path);
        const whole = synced.get(ino) ?? size;
        const keptBytes = whole + Math.floor((size - whole) * share);
        if (keptBytes < size) fs.truncateSync(path, keptBytes);
        return keptBytes < size;
      });
      synced.clear();
      return lost.length;
    },
  };
}

function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
