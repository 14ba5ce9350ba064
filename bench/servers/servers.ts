import { execFileSync, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { startSiteProcess, type SiteProcess } from "../../tests/harness/site/site-process.ts";

/** A server under test. */
export interface Candidate {
  url: string;
  pid: number;
  /** From its start to its first answered search. */
  readyMs: number;
  stop: () => Promise<void>;
}

const requirePackage = createRequire(import.meta.url);

/**
 * Our site as it is served, with the whole catalogue.
 *
 * @param folders of the data folder that it shares
 */
export async function startOurs(
  environment: Record<string, string> = {},
  folders?: readonly string[],
): Promise<Candidate & Pick<SiteProcess, "dataDir">> {
  const startedAt = performance.now();
  const site = await startSiteProcess(environment, folders);
  await fetchOk(`${site.url}/api/iconsets/v7/search?term=home`);
  return { ...site, readyMs: performance.now() - startedAt };
}

/**
 * Iconify's own API server on the same icon sets.
 *
 * @param prefixes the sets of our catalogue
 */
export async function startIconify(prefixes: readonly string[]): Promise<Candidate> {
  const folder = await mkdtemp(join(tmpdir(), "iconify-"));
  const source = join(dirname(requirePackage.resolve("@iconify/json/package.json")), "json");
  await mkdir(join(folder, "icons"));
  for (const prefix of prefixes) await symlink(join(source, `${prefix}.json`), join(folder, "icons", `${prefix}.json`));
  const port = await findFreePort();
  const startedAt = performance.now();
  const program = join(dirname(requirePackage.resolve("@iconify/api/package.json")), "lib", "index.js");
  const child = spawn(process.execPath, ["--expose-gc", program], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: String(port),
      ICONIFY_SOURCE: "none",
      NODE_ENV: "production",
      LOG: "false",
    },
    stdio: "ignore",
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const url = `http://127.0.0.1:${port}`;
  await waitForOk(`${url}/search?query=home`, 180_000);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    async stop() {
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Memory that a process holds, children apart. */
export function readMemoryMb(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).trim()) / 1024;
}

async function fetchOk(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
}

async function waitForOk(url: string, timeoutMs: number): Promise<void> {
  const endAt = performance.now() + timeoutMs;
  for (;;) {
    try {
      await fetchOk(url);
      return;
    } catch (error) {
      if (performance.now() > endAt) throw error;
      await setTimeout(100);
    }
  }
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
