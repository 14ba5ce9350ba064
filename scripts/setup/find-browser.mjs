import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Fault } from "./fault.mjs";
import { runQuietly } from "./run-quietly.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const usualPlaces = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"].flatMap((variable) => [
    join(process.env[variable] ?? "", "Google", "Chrome", "Application", "chrome.exe"),
    join(process.env[variable] ?? "", "Microsoft", "Edge", "Application", "msedge.exe"),
  ]),
};

/** Chromium runs in a sandbox of its own, which it cannot make for root, and needs no screen, account or updates here. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** @returns {string | undefined} path of a Chromium or Chrome on this machine; `CHROME_PATH` wins */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const onPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...(usualPlaces[process.platform] ?? [])].find(isExecutable);
}

/**
 * Finds a browser, or installs Debian's Chromium where that needs no question.
 *
 * @throws {Fault} that says what to install
 */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium…\n");
    const environment = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
    await runQuietly("apt-get", ["update", "-q"], environment);
    await runQuietly(
      "apt-get",
      ["install", "-y", "-q", "--no-install-recommends", "chromium", "fonts-liberation"],
      environment,
    );
    const installed = findBrowser();
    if (installed !== undefined && canRun(installed)) return installed;
  }
  throw new Fault(
    "Browser tests need Chromium or Chrome. Install one (Debian: apt-get install chromium), or set CHROME_PATH.",
  );
}

/** Ubuntu's package of the same name may be a stub that only asks for another one. @param {string} path */
function canRun(path) {
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
