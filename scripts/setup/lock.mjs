import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Fault } from "./fault.mjs";

const retryMs = 200;

/**
 * @typedef {object} Lock
 * @property {(pid: number) => void} include makes a child process hold it too, should it outlive this one
 * @property {() => void} release
 */

/**
 * Makes sure that one process at a time works on something. The lock file names its holders; it is given back when this
 * process exits, and holders that were killed no longer count.
 *
 * @param {string} path
 * @param {(pid: number) => string} explain one line for the person who came second
 * @returns {Lock}
 * @throws {Fault} while another process holds it
 */
export function acquireLock(path, explain) {
  const holders = [identify(process.pid)];
  mkdirSync(dirname(path), { recursive: true });
  for (;;) {
    try {
      writeFileSync(path, JSON.stringify(holders), { flag: "wx" });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
      const holder = findHolder(path);
      if (holder !== undefined) throw new Fault(explain(holder));
      dropStale(path);
    }
  }
  const release = () => {
    process.off("exit", release);
    if (read(path) === JSON.stringify(holders)) rmSync(path, { force: true });
  };
  process.on("exit", release);
  return {
    include(pid) {
      holders.push(identify(pid));
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(holders));
      renameSync(draft, path);
    },
    release,
  };
}

/**
 * The same, but waits for its turn.
 *
 * @param {string} path
 * @param {(pid: number) => void} [onWait] called once when it has to
 * @returns {Promise<Lock>}
 */
export async function waitForLock(path, onWait) {
  for (let hasWaited = false; ; hasWaited = true) {
    try {
      return acquireLock(path, String);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      if (!hasWaited) onWait?.(Number(error.message));
      await setTimeout(retryMs);
    }
  }
}

/**
 * Held while packages are installed or pages are built in this folder. A start that was killed may have left the program
 * that did it running: then this waits for its end.
 *
 * @param {string} root
 */
export function lockSetup(root) {
  return waitForLock(join(root, ".cache", "setup.lock"), (pid) => {
    process.stdout.write(`Waiting for process ${pid} to finish setting up this folder…\n`);
  });
}

/** @param {string} path */
function findHolder(path) {
  for (let tries = 5; tries > 0; tries -= 1) {
    try {
      /** @type {ReturnType<typeof identify>[]} */
      const holders = JSON.parse(read(path));
      return holders.find(({ pid, since }) => pid !== process.pid && isRunning(pid) && startOf(pid) === since)?.pid;
    } catch {
      // Just being written, or cut short by a crash: a few looks tell.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
  return undefined;
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

/** Numbers of processes are used again: its start tells one from the next. @param {number} pid */
function identify(pid) {
  return { pid, since: startOf(pid) };
}

/** When a process started, where the system tells. @param {number} pid */
function startOf(pid) {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1);
    return afterName?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
