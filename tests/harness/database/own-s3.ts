import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { findS3Server } from "../../../scripts/setup/find-s3-server.mjs";
import type { S3Settings } from "../../../src/platform/files/s3-object-store.server.ts";

const program = findS3Server();

/** Whether this machine has a real S3 server: `npm run test:soak` builds one where Go is installed. */
export const hasS3 = program !== undefined;

/** An S3 server of a test, with one bucket. */
export interface OwnS3 {
  settings: S3Settings & { endpoint: string };
  /** Where the objects of the bucket lie as files. */
  folder: string;
  pause: () => void;
  goOn: () => void;
  /** Ends it without a word. */
  kill: () => Promise<void>;
  /** Starts it again on the same port. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

const keys = { accessKeyId: "tests", secretAccessKey: "only-in-tests" };

export async function startS3(): Promise<OwnS3> {
  const place = await mkdtemp(join(tmpdir(), "iconarium-s3-"));
  const folder = join(place, "data", "icons");
  const sidecar = join(place, "sidecar");
  await mkdir(folder, { recursive: true });
  await mkdir(sidecar);
  const address = `127.0.0.1:${await findFreePort()}`;
  const endpoint = `http://${address}`;
  let server: ReturnType<typeof spawn> | undefined;

  async function start() {
    const parameters = ["--port", address, "--access", keys.accessKeyId, "--secret", keys.secretAccessKey, "--quiet"];
    server = spawn(program!, [...parameters, "--keep-alive", "posix", "--sidecar", sidecar, join(place, "data")], {
      stdio: "ignore",
    });
    await vi.waitFor(() => fetch(endpoint), { timeout: 60_000 });
  }

  async function kill() {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }

  await start();
  return {
    settings: { bucket: "icons", endpoint, region: "us-east-1", keys },
    folder,
    pause: () => void server?.kill("SIGSTOP"),
    goOn: () => void server?.kill("SIGCONT"),
    kill,
    start,
    async stop() {
      await kill();
      await rm(place, { recursive: true, force: true });
    },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}
