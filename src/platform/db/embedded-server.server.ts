import { randomBytes } from "node:crypto";
import { chown, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ClientConfig } from "pg";
import { syncFolder } from "../sync-folder.server.ts";
import { findPostgresPrograms, type PostgresPrograms } from "./postgres-programs.server.ts";

/** Part of the folder's name: a cluster can only be opened by the major version that made it. */
const majorVersion = 18;
const user = "iconarium";
const socketPort = 5432;
/** The shortest limit on socket paths among the systems we run on is 104 bytes (macOS). */
const socketPathLimit = 104;
/** A server that starts is ready within this time; it may have to read again what it wrote before a crash. */
const readyWithinMs = 60_000;
const pollEveryMs = 50;
const logAfterPolls = 10;
/** Drafts of clusters that are older were left behind by processes that died. */
const draftLastsMs = 60 * 60 * 1000;

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
 * Processes that do so at the same moment share what the first of them makes and starts.
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
  const isRunning = async () => (await control("status")).code === 0;
  let wasRunning = await isRunning();
  if (!wasRunning) {
    const log = join(home, "log");
    const options = await listenOptions(cluster);
    const start = await control("start", "--wait", "--timeout=60", "--log", log, "--options", options);
    if (start.code !== 0) {
      wasRunning = await isRunning();
      if (!wasRunning) {
        const logText = await readFile(log, "utf8").catch(() => start.output);
        throw new Error(`PostgreSQL didn’t start: ${pickReason(logText)}`);
      }
    }
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
 * After a power cut or a kill, the notes of the server that ran may name a process that is somebody else by now, or one that
 * ended and stays in the list of processes, in containers for ever; or they may be cut short. PostgreSQL would believe that
 * it runs, or refuse to start. Such notes are made over to this process, and count for left behind then: PostgreSQL still
 * looks whether anybody uses the memory that they tell of. Those without the number of a process are removed.
 */
async function disownEnded(cluster: string): Promise<void> {
  for (const note of ["postmaster.pid", `.s.PGSQL.${socketPort}.lock`]) {
    const path = join(cluster, note);
    const text = await readNote(path);
    if (text === undefined) continue;
    const [pid = "", ...rest] = text.split("\n");
    if (!isProcessNumber(pid)) await rm(path, { force: true });
    else if (await isSomebodyElse(Number(pid), cluster)) await writeFile(path, [process.pid, ...rest].join("\n"));
  }
}

/** A note that is just being written has its number a moment later. */
async function readNote(path: string): Promise<string | undefined> {
  for (let polls = 1; ; polls++) {
    const text = await readFile(path, "utf8").catch(() => undefined);
    if (text === undefined || isProcessNumber(text.split("\n")[0]!) || polls === logAfterPolls) return text;
    await wait(pollEveryMs);
  }
}

const isProcessNumber = (text: string) => /^[1-9]\d*$/.test(text);

/** Whether a process is surely not the server of a cluster; servers work in their folder. False where the system does not tell. */
async function isSomebodyElse(pid: number, cluster: string): Promise<boolean> {
  const state = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  if (/\) Z /.test(state)) return true;
  const [place, home] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => undefined), stat(cluster)]);
  return place !== undefined && (place.ino !== home.ino || place.dev !== home.dev);
}

async function createCluster(programs: PostgresPrograms, home: string): Promise<void> {
  await removeOldDrafts(home);
  // Only its owner may enter what `mkdtemp` makes.
  const draft = await mkdtemp(`${home}.new-`);
  const password = join(draft, "password");
  await writeFile(password, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
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
  try {
    if (code !== 0) throw new Error(`PostgreSQL couldn’t create its data folder: ${pickReason(output)}`);
    syncFolder(draft);
    await rename(draft, home);
    syncFolder(dirname(home));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(home)) throw error;
  }
}

async function removeOldDrafts(home: string): Promise<void> {
  for (const name of await readdir(dirname(home))) {
    const path = join(dirname(home), name);
    if (!name.startsWith(`${basename(home)}.new`)) continue;
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > draftLastsMs) await rm(path, { recursive: true, force: true });
  }
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

/** The running server's own note of where it listens: its fourth line is the port, its sixth the loopback address or nothing, its eighth whether it is ready. */
async function readAddress(cluster: string): Promise<{ host: string; port: number }> {
  const path = join(cluster, "postmaster.pid");
  let lines: string[] = [];
  for (let waitedMs = 0; lines[7]?.trim() !== "ready"; waitedMs += pollEveryMs) {
    if (waitedMs > readyWithinMs) throw new Error("PostgreSQL was started by another process and isn’t ready yet");
    if (waitedMs > 0) await wait(pollEveryMs);
    lines = (await readFile(path, "utf8").catch(() => "")).split("\n");
  }
  return { host: lines[5]?.trim() || cluster, port: Number(lines[3]) };
}

/** The line that says why, in what PostgreSQL's programs print or log. */
function pickReason(text: string): string {
  const lines = text.trim().split("\n");
  return lines.findLast((line) => /\b(error|FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? "";
}
