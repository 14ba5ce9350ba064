import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { explainOutput, Fault } from "./fault.mjs";
import { lockSetup } from "./lock.mjs";
import { runQuietly } from "./run-quietly.mjs";

/**
 * Installs the packages of the lockfile unless they are there.
 *
 * @param {string} root
 * @param {{ isBuilt?: boolean }} [state] with `isBuilt`, those that only build and test may be missing
 * @throws {Fault} when npm cannot install them
 */
export async function ensurePackages(root, { isBuilt = false } = {}) {
  if (arePackagesInstalled(root, isBuilt)) return;
  const lock = await lockSetup(root);
  if (!arePackagesInstalled(root, isBuilt)) await installPackages(root, lock);
  lock.release();
}

/**
 * Whether `node_modules` holds what the lockfile asks for. npm writes its own list there as the very last step of an
 * install, so an interrupted one never looks complete.
 *
 * @param {string} root
 * @param {boolean} isBuilt
 */
export function arePackagesInstalled(root, isBuilt) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const present = readPackages(join(root, "node_modules", ".package-lock.json"));
  return Object.entries(wanted).every(([path, { version, link, dev, optional, devOptional }]) => {
    if (path === "" || link) return true;
    const found = present[path]?.version;
    return found === version || (found === undefined && Boolean(optional || devOptional || (dev && isBuilt)));
  });
}

/**
 * @param {string} root
 * @param {import("./lock.mjs").Lock} lock
 */
async function installPackages(root, lock) {
  process.stdout.write("Installing packages…\n");
  const { program, parameters } = npmCommand();
  const { code, output } = await runQuietly(
    program,
    [
      ...parameters,
      "ci",
      "--include=dev",
      "--prefer-offline",
      "--fetch-retry-mintimeout=1000",
      "--fetch-retry-maxtimeout=5000",
    ],
    { cwd: root, onStart: lock.include, shell: program === "npm" && process.platform === "win32" },
  ).catch((error) => ({ code: 1, output: String(error) }));
  if (code === 0) return;
  const reason = explainOutput(output) ?? firstError(output);
  throw new Fault(`Couldn’t install the packages: ${reason}. Fix this and try again.`);
}

/** The npm that runs us, on the Node it runs on: not one inside `node_modules`, which is about to be replaced. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const isNpm = cli !== undefined && node !== undefined && basename(cli) === "npm-cli.js";
  return isNpm ? { program: node, parameters: [cli] } : { program: "npm", parameters: [] };
}

/** @param {string} output */
function firstError(output) {
  const lines = output.split("\n").map((line) => line.replace(/^npm error\s*/, "").trim());
  return lines.find((line) => line !== "" && !line.startsWith("code ")) ?? "npm ci failed";
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return {};
  }
}
