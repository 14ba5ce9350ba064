import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import type { AppError } from "../../core/errors.ts";
import { workFor } from "./work-client.server.ts";
import { createProcessPool, type ProcessPool } from "./process-pool.server.ts";
import { WorkerProcessDied } from "./worker-process.server.ts";

type Task = "pid" | "die" | "hang" | "throw" | "refuse";

const options = {
  workers: 1,
  taskTimeoutMs: 2_000,
  niceness: 0,
  idleMs: 60_000,
  largestBytes: Number.POSITIVE_INFINITY,
};
let folder: string;
let script: string;
let pool: ProcessPool<Task, number>;
/** Ends no task itself. */
let patient: ProcessPool<Task, number>;

const source = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "process-pool-"));
  script = join(folder, "program.mjs");
  await writeFile(
    script,
    `import { runTasks } from ${source("run-task.server.ts")};
     import { AppError } from ${source("../../core/errors.ts")};
     runTasks(async (task) => {
       if (task === "die") process.kill(process.pid, "SIGKILL");
       if (task === "hang") for (;;);
       if (task === "throw") throw new TypeError("cannot do that");
       if (task === "refuse") throw new AppError("too_large", "is too large", { field: "file" });
       return process.pid;
     });`,
  );
  pool = createProcessPool({ ...options, script });
  patient = createProcessPool({ ...options, script, taskTimeoutMs: 600_000 });
});
afterAll(async () => {
  pool.close();
  patient.close();
  await rm(folder, { recursive: true });
});

describe("a process pool", () => {
  it("performs tasks outside this process, one after the other in the same one", async () => {
    const [first, second] = await Promise.all([pool.run("pid"), pool.run("pid")]);
    expect(first).toBe(second);
    expect(first).not.toBe(process.pid);
  });

  it.each(["die", "hang"] as const)("replaces a process when a task makes it %s; waiting tasks run", async (task) => {
    const before = await pool.run("pid");
    const [deadly, next] = await Promise.allSettled([pool.run(task), pool.run("pid")]);
    expect(deadly).toMatchObject({ status: "rejected", reason: expect.any(WorkerProcessDied) });
    expect(next.status).toBe("fulfilled");
    expect(next).not.toMatchObject({ value: before });
  });

  it("passes on errors of the program, an AppError with its code, and keeps the process", async () => {
    const before = await pool.run("pid");
    await expect(pool.run("throw")).rejects.toThrow("cannot do that");
    await expect(pool.run("refuse")).rejects.toMatchObject({ code: "too_large", field: "file" });
    expect(await pool.run("pid")).toBe(before);
  });

  it("doesn't start canceled tasks, and reports the number of waiting ones", async () => {
    const leaving = new AbortController();
    const running = pool.run("pid");
    const gone = pool.run("pid", leaving.signal);
    expect(pool.waitingCount).toBe(1);
    leaving.abort(new Error("gone"));
    expect(pool.waitingCount).toBe(0);
    await expect(gone).rejects.toThrow("gone");
    await expect(pool.run("pid", leaving.signal)).rejects.toThrow("gone");
    await running;
  });

  it("stops canceled tasks, and continues with the others", async () => {
    const before = await pool.run("pid");
    const leaving = new AbortController();
    const gone = workFor({ network: "left", signal: leaving.signal }, () => patient.run("hang"));
    const next = patient.run("pid");
    leaving.abort(new Error("gone"));
    await expect(gone).rejects.toThrow("gone");
    expect(await next).not.toBe(before);
  });

  it("alternates between networks, however many tasks they have, and limits each", async () => {
    const done: string[] = [];
    const fair = createProcessPool<Task, number>({ ...options, script, mostOfOne: 4 });
    const ask = (network: string) =>
      workFor({ network }, () => fair.run("pid")).then(
        () => done.push(network),
        (error: AppError) => done.push(`${network} ${error.code} ${error.retryAfterSeconds}`),
      );
    const crowd = Array.from({ length: 6 }, () => ask("crowd"));
    await Promise.all([...crowd, ask("one"), ask("other")]);
    expect(done).toEqual(["crowd limit_reached 5", "crowd", "crowd", "one", "other", "crowd", "crowd", "crowd"]);
    fair.close();
  });

  it("starts a process before the first task, once it is warm, and keeps it", async () => {
    const warm = createProcessPool<Task, number>({ ...options, script, idleMs: 0, minIdle: 1 });
    const cold = createProcessPool<Task, number>({ ...options, script, idleMs: 0 });
    warm.warmUp();
    const [reused, ended] = [await warm.run("pid"), await cold.run("pid")];
    await expect.poll(() => cold.run("pid")).not.toBe(ended);
    expect(await warm.run("pid")).toBe(reused);
    warm.close();
    cold.close();
  });

  it.runIf(process.platform === "linux")("allows more time for a process that others slow down", async () => {
    const warmPool = createProcessPool<Task, number>({ ...options, script, taskTimeoutMs: 200 });
    onTestFinished(() => warmPool.close());
    const pid = await warmPool.run("pid");
    process.kill(pid, "SIGSTOP");
    const running = warmPool.run("pid");
    setTimeout(() => process.kill(pid, "SIGCONT"), 600);
    expect(await running).toBe(pid);
  });

  it("reports when no process can be started", async () => {
    const none = createProcessPool<Task, number>({ ...options, script: join(folder, "missing.mjs") });
    await expect(none.run("pid")).rejects.toThrow(WorkerProcessDied);
    none.close();
  });

  it("rejects waiting tasks when it closes", async () => {
    const closing = createProcessPool<Task, number>({ ...options, script });
    const tasks = Promise.allSettled([closing.run("hang"), closing.run("pid")]);
    closing.close();
    expect(await tasks).toMatchObject([
      { status: "rejected", reason: expect.any(WorkerProcessDied) },
      { status: "rejected", reason: { code: "unavailable" } },
    ]);
  });
});
