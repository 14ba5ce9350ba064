import { spawn } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { placeCluster } from "../database/postgres-template.ts";

const root = resolve(import.meta.dirname, "../../..");

const defaults = { NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", PICTURE_SEARCH: "false" };

/** The built site in a process of its own. */
export interface SiteProcess {
  url: string;
  pid: number;
  dataDir: string;
  /** What it logged until now, where a test chose a `LOG_LEVEL`; others log into the output of the run. */
  readLog: () => string;
  /** Ends it in good order and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Serves the built site with the compiled catalogue and an empty database, on a free port. Icons are not found by how they
 * look, unless `PICTURE_SEARCH` is asked for: describing them all takes minutes.
 *
 * @param environment more configuration
 * @param folders of the data folder that it shares
 */
export async function startSiteProcess(
  environment: Record<string, string> = {},
  folders: readonly string[] = ["catalogue"],
): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), "iconarium-site-"));
  for (const folder of folders) await symlink(join(root, ".data", folder), join(dataDir, folder), "junction");
  if (environment["DATABASE_URL"] === undefined) await placeCluster(dataDir);
  const child = spawn(process.execPath, [join(root, "src", "server", "main.ts")], {
    cwd: root,
    env: { ...process.env, ...defaults, DATA_DIR: dataDir, ...environment },
    stdio: ["ignore", "pipe", environment["LOG_LEVEL"] === undefined ? "inherit" : "pipe"],
  });
  let log = "";
  child.stderr?.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });

  let output = "";
  const url = await new Promise<string>((found, fail) => {
    child.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const address = /https?:\/\/\S+/.exec(output)?.[0];
      if (address) found(address);
    });
    void ended.then((code) => fail(new Error(`The site did not start (exit code ${code}): ${output}`)));
  }).catch(async (error: unknown) => {
    await removeFolder();
    throw error;
  });

  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    readLog: () => log,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await removeFolder();
    },
  };
}
