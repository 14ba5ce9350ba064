import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { explainOutput } from "../scripts/setup/fault.mjs";
import { arePackagesInstalled } from "../scripts/setup/install-packages.mjs";
import { acquireLock } from "../scripts/setup/lock.mjs";
import { describeStep } from "../scripts/setup/progress.mjs";
import { makeDataDir } from "./harness/database/database.ts";

async function lockPath(): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  return join(dataDir, "some.lock");
}

describe("a lock", () => {
  test("is released to the next process", async () => {
    const path = await lockPath();
    acquireLock(path, String).release();
    expect(() => acquireLock(path, String).release()).not.toThrow();
  });

  test.runIf(process.platform === "linux")("of a running process is refused, with one line that names it", async () => {
    const path = await lockPath();
    const pid = process.ppid;
    const since = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
    writeFileSync(path, JSON.stringify([{ pid, since }]));
    expect(() => acquireLock(path, (holder) => `Process ${holder} has it.`)).toThrow(`Process ${pid} has it.`);
  });

  test.runIf(process.platform === "linux")("is also held by a child process that outlives its parent", async () => {
    const path = await lockPath();
    const lock = acquireLock(path, String);
    lock.include(process.ppid);
    const [self, child] = JSON.parse(readFileSync(path, "utf8")) as { pid: number }[];
    writeFileSync(path, JSON.stringify([{ ...self, pid: 2 ** 22 + 1 }, child]));
    expect(() => acquireLock(path, String)).toThrow(String(process.ppid));
    lock.release();
  });

  test.each([
    ["a process that is gone", JSON.stringify([{ pid: 2 ** 22 + 1, since: "1" }])],
    ["a process whose number another one has now", JSON.stringify([{ pid: process.ppid, since: "1" }])],
    ["nobody: cut short by a crash", ""],
    ["nobody: damaged", "{"],
  ])("of %s no longer counts", async (_holder, content) => {
    const path = await lockPath();
    writeFileSync(path, content);
    const { release } = acquireLock(path, String);
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject([{ pid: process.pid }]);
    release();
  });
});

test("packages that only build and test may be missing where the pages are built", async () => {
  const { dataDir: root, remove } = await makeDataDir();
  onTestFinished(remove);
  const installed = { "node_modules/pg": { version: "1.0.0" }, "node_modules/vite": { version: "1.0.0", dev: true } };
  const install = (packages: Partial<typeof installed>) =>
    writeFileSync(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages }));
  mkdirSync(join(root, "node_modules"));
  writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: { "": {}, ...installed } }));
  const ask = () => [false, true].map((isBuilt) => arePackagesInstalled(root, isBuilt));
  install(installed);
  expect(ask()).toEqual([true, true]);
  install({ "node_modules/pg": installed["node_modules/pg"] });
  expect(ask()).toEqual([false, true]);
  install({ "node_modules/vite": installed["node_modules/vite"] });
  expect(ask()).toEqual([false, false]);
});

describe("progress", () => {
  test("shows phase, count, rate and time left", () => {
    expect(describeStep({ phase: "drawings", done: 90_000, total: 360_000 }, 10, true)).toBe(
      "drawings  ██████░░░░░░░░░░░░░░░░░░  90,000 / 360,000  9,000/s  30 s left",
    );
  });

  test("estimates no time before it has data", () => {
    expect(describeStep({ phase: "drawings", done: 0, total: 360_000 }, 0, false)).toBe("drawings  0 / 360,000");
    expect(describeStep({ phase: "order", done: 0, total: 1 }, 3, true)).toBe("order");
  });
});

test.each([
  ["npm error code ENOSPC\nnpm error syscall write", "the disk is full"],
  ["npm error code EAI_AGAIN", "no connection to the package registry"],
  ["Error: EACCES: permission denied, mkdir", "this folder isn’t writable"],
  ["SyntaxError: Unexpected token", undefined],
])("the cause of %j is %s", (output, cause) => {
  expect(explainOutput(output)).toBe(cause);
});
