import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import { findPostgresPrograms, type PostgresPrograms } from "./postgres-programs.server.ts";

/** Part of the folder's name: a cluster can only be opened by the major version that made it. */
const majorVersion = 18;
const user = "iconarium";
const socketPort = 5432;
/** The shortest limit on socket paths among the systems we run on is 104 bytes (macOS). */
const socketPathLimit = 104;

/** A private PostgreSQL server on a folder of ours. */
export interface EmbeddedServer {
  readonly connection: ClientConfig;
  /** Somebody else started it: another process, or one that died. */
  readonly wasRunning: boolean;
  /** Ends open transactions and stops the server. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL from npm's binaries on `dataDir/postgres-18`, or takes over the one that is still running there after
 * its parent died. The cluster is made on the first start: beside its place, then moved, so that it is never half made.
 *
 * It listens on a Unix socket inside its own folder, which only its owner may enter; where sockets are impossible (Windows,
 * very long paths), on a free loopback port with a random password.
 *
 * @param dataDir absolute path, exists
 * @throws Error that says in one line what stands in the way
 */
export async function startEmbeddedServer(dataDir: string): Promise<EmbeddedServer> {
  const programs = await findPostgresPrograms(dataDir);
  const home = join(dataDir, `postgres-${majorVersion}`);
  const cluster = join(home, "cluster");
  if (!existsSync(home)) await createCluster(programs, home);

  const control = (...parameters: string[]) => programs.run("pg_ctl", ["--pgdata", cluster, ...parameters]);
  await disownEnded(cluster);
  const wasRunning = (await control("status")).code === 0;
  if (!wasRunning) {
    const log = join(home, "log");
    const options = await listenOptions(cluster);
    const start = await control("start", "--wait", "--timeout=60", "--log", log, "--options", options);
    if (start.code !== 0)
      throw new Error(`PostgreSQL did not start: ${pickReason(await readFile(log, "utf8").catch(() => start.output))}`);
  }

  const password = await readFile(join(home, "password"), "utf8");
  return {
    connection: { user, password, database: "postgres", ssl: false, ...(await readAddress(cluster)) },
    wasRunning,
    async stop() {
      await control("stop", "--mode=fast", "--wait", "--timeout=20");
    },
  };
}

/**
 * A server that was killed may stay in the list of processes, in containers for ever: whoever should clear that list is not
 * there. PostgreSQL would believe that it runs. Its notes are made over to this process, and count for left behind then:
 * PostgreSQL still looks whether anybody uses the memory that they tell of.
 */
async function disownEnded(cluster: string): Promise<void> {
  for (const note of ["postmaster.pid", `.s.PGSQL.${socketPort}.lock`]) {
    const path = join(cluster, note);
    const [pid, ...rest] = (await readFile(path, "utf8").catch(() => "")).split("\n");
    const state = pid ? await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "") : "";
    if (/\) Z /.test(state)) await writeFile(path, [process.pid, ...rest].join("\n"));
  }
}

async function createCluster(programs: PostgresPrograms, home: string): Promise<void> {
  const draft = `${home}.new`;
  const password = join(draft, "password");
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  if (programs.owner) {
    for (const path of [draft, password]) await chown(path, programs.owner.uid, programs.owner.gid);
  }
  const { code, output } = await programs.run("initdb", [
    `--pgdata=${join(draft, "cluster")}`,
    `--username=${user}`,
    `--pwfile=${password}`,
    "--auth-local=trust",
    "--auth-host=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ]);
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder: ${pickReason(output)}`);
  await rename(draft, home);
}

async function listenOptions(cluster: string): Promise<string> {
  const settings = ["max_connections=40", "shared_buffers=32MB", "log_min_messages=warning", "log_checkpoints=off"];
  if (await canHoldSockets(cluster)) {
    settings.push("listen_addresses=", "unix_socket_directories=.", `port=${socketPort}`);
  } else {
    settings.push("listen_addresses=127.0.0.1", "unix_socket_directories=", `port=${await findFreePort()}`);
  }
  return settings.map((setting) => `-c ${setting}`).join(" ");
}

/** Some mounted folders (shared with a virtual machine, network drives) take files but no sockets: try one. */
async function canHoldSockets(folder: string): Promise<boolean> {
  if (process.platform === "win32") return false;
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${socketPort}`)) >= socketPathLimit) return false;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(false));
    probe.listen(join(folder, ".s.probe"), () => probe.close(() => resolve(true)));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** The running server's own note of where it listens: its fourth line is the port, its sixth the loopback address or nothing. */
async function readAddress(cluster: string): Promise<{ host: string; port: number }> {
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  return { host: lines[5]?.trim() || cluster, port: Number(lines[3]) };
}

/** The line that says why, in what PostgreSQL's programs print or log. */
function pickReason(text: string): string {
  const lines = text.trim().split("\n");
  return lines.findLast((line) => /\b(error|FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? "";
}
