import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Fault } from "./fault.mjs";

const retryMs = 200;

/**
 * Makes sure that one process at a time works on something. The lock file names its holder; it is given back when the
 * holder exits, and a holder that was killed no longer counts.
 *
 * @param {string} path
 * @param {(pid: number) => string} explain one line for the person who came second
 * @returns {() => void} gives the lock back
 * @throws {Fault} while another process holds it
 */
export function acquireLock(path, explain) {
  const mine = JSON.stringify({ pid: process.pid, since: startOf(process.pid) });
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, mine, { flag: "wx" });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
      const holder = findHolder(path);
      if (holder !== undefined) throw new Fault(explain(holder));
      dropStale(path);
    }
  }
  const release = () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
  process.on("exit", release);
  return () => {
    process.off("exit", release);
    release();
  };
}

/**
 * The same, but waits for its turn.
 *
 * @param {string} path
 */
export async function waitForLock(path) {
  for (;;) {
    try {
      return acquireLock(path, String);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      await setTimeout(retryMs);
    }
  }
}

/**
 * Held while packages are installed or pages are built in this folder.
 *
 * @param {string} root
 */
export function lockSetup(root) {
  return acquireLock(
    join(root, ".cache", "setup.lock"),
    (pid) => `Process ${pid} is already setting up this folder. Wait until it is done.`,
  );
}

/** @param {string} path */
function findHolder(path) {
  try {
    const { pid, since } = JSON.parse(read(path));
    return Number.isInteger(pid) && pid !== process.pid && isRunning(pid) && startOf(pid) === since
      ? Number(pid)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Moves the file aside before deleting it, so that a lock another process took in between is seen and put back. @param {string} path */
function dropStale(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (findHolder(aside) === undefined) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/** When a process started, where the system tells: numbers of processes are used again. @param {number} pid */
function startOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
    return afterName?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
