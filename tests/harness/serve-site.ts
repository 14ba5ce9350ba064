import { spawn } from "node:child_process";
import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served for the journeys. */
    siteUrl: string;
  }
}

const root = resolve(import.meta.dirname, "../..");

/** Serves the built site with the whole catalogue and an empty database of its own, on a free port. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "iconarium-site-"));
  await symlink(join(root, ".data", "catalogue"), join(dataDir, "catalogue"), "junction");
  const server = spawn(process.execPath, [join(root, "src", "server", "main.ts")], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  project.provide("siteUrl", await readAddress(server));
  return async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Waits for the line with the address. */
function readAddress(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((found, fail) => {
    let output = "";
    server.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /https?:\/\/\S+/.exec(output)?.[0];
      if (url) found(url);
    });
    server.once("exit", (code) => fail(new Error(`The site did not start (exit code ${code}): ${output}`)));
  });
}
