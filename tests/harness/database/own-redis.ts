import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A Redis server of a test, reached by a socket, or by a port that is told. */
export interface OwnRedis {
  /** Path of its socket, or `redis://` and its port. */
  url: string;
  stop: () => Promise<void>;
}

export async function startRedis(port?: number): Promise<OwnRedis> {
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const socket = join(folder, "socket");
  const settings = [
    "--port",
    String(port ?? 0),
    "--unixsocket",
    socket,
    "--save",
    "",
    "--appendonly",
    "no",
    "--dir",
    folder,
  ];
  const server = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(server, "exit");
  for await (const text of server.stdout) if (String(text).includes("ready to accept connections")) break;
  return {
    url: port === undefined ? socket : `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
