import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./fault.mjs";

const oldestMajor = 24;

/**
 * Goes on only on the Node that the lockfile pins: on any other the same script is run again on the pinned one, this
 * process passes signals on and ends as it ended.
 *
 * @param {string} root
 * @throws {Fault} where npm has no Node for this machine and its own is too old
 */
export async function continueOnPinnedNode(root) {
  const isWindows = process.platform === "win32";
  const folder = `node-${isWindows ? "win" : process.platform}-${process.arch}`;
  const pinned = join(root, "node_modules", folder, "bin", isWindows ? "node.exe" : "node");
  if (!existsSync(pinned)) {
    if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return;
    throw new Fault(
      `Node.js ${oldestMajor} or newer is required on this machine; this is ${process.versions.node}. Install it from https://nodejs.org.`,
    );
  }
  if (realpathSync(pinned) === realpathSync(process.execPath)) {
    stopWithParent();
    return;
  }
  process.exit(await runAgain(pinned));
}

/** @param {string} node */
function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** A parent that was killed outright could pass nothing on: its end of the channel closes instead. */
function stopWithParent() {
  if (!process.channel) return;
  process.channel.unref();
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
