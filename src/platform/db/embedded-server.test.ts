import { spawn } from "node:child_process";
import { readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "../../../tests/harness/database/database.ts";
import { amount } from "../../../tests/harness/soak.ts";
import { startEmbeddedServer, type EmbeddedServer } from "./embedded-server.server.ts";

const noteNames = ["postmaster.pid", ".s.PGSQL.5432.lock"];
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let paths: string[];
let notes: string[];
let owner: { uid: number; gid: number };

/** As the files lie there after a power cut: the server is gone, its notes are not. */
beforeAll(async () => {
  folder = await makeDataDir();
  paths = noteNames.map((name) => join(folder.dataDir, "postgres-18", "cluster", name));
  const server = await startEmbeddedServer(resolve(folder.dataDir));
  notes = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  owner = await stat(paths[0]!);
  await ask(server, "create table kept as select 7 as value");
  await server.stop();
}, 60_000);
afterAll(() => folder.remove());

async function ask(server: EmbeddedServer, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(server.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function expectStart(): Promise<void> {
  const server = await startEmbeddedServer(resolve(folder.dataDir));
  try {
    expect(server.wasRunning).toBe(false);
    expect(await ask(server, "select value from kept")).toEqual([{ value: 7 }]);
  } finally {
    await server.stop();
  }
}

test("committed data is on the disk", async () => {
  const server = await startEmbeddedServer(resolve(folder.dataDir));
  try {
    const settings = await ask(
      server,
      "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
    );
    expect(settings.map(({ setting }) => setting)).toEqual(["on", "on", "on"]);
  } finally {
    await server.stop();
  }
});

describe("a server that starts after a power cut", () => {
  test.runIf(process.platform === "linux")("doesn't mistake another process for its predecessor", async () => {
    const { uid, gid } = owner;
    const stranger = spawn("sleep", ["600"], { uid, gid, cwd: "/", stdio: "ignore" });
    onTestFinished(() => void stranger.kill());
    for (const [index, path] of paths.entries()) {
      await writeFile(path, notes[index]!.replace(/^\d+/, String(stranger.pid)));
    }
    await expectStart();
  });

  test.each([12, 0, 1, 3, 40].slice(0, amount(2, 5)))("reads state files of %d bytes", async (bytes) => {
    for (const [index, path] of paths.entries()) {
      await writeFile(path, notes[index]!);
      await truncate(path, Math.min(bytes, notes[index]!.length));
    }
    await expectStart();
  });

  test("reads state files of nothing but zeros", async () => {
    for (const [index, path] of paths.entries()) await writeFile(path, Buffer.alloc(notes[index]!.length));
    await expectStart();
  });
});
