import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { AppError } from "../../core/errors.ts";
import { readCpuMs } from "./read-cpu.server.ts";
import type { Fault, Message } from "./run-task.server.ts";

/** The process ended or took too long while it worked; what it worked on is to blame, or nobody knows. */
export class WorkerProcessDied extends Error {
  /** It was ended because it took too long. */
  readonly wasSlow: boolean;

  constructor(reason: string, { wasSlow = false } = {}) {
    super(`the process ${reason}`);
    this.name = "WorkerProcessDied";
    this.wasSlow = wasSlow;
  }
}

/** Longest that anything which people send may be worked on. */
export const usualTaskTimeoutMs = 5_000;
/** On a machine that is busy with other things. */
const startTimeoutMs = 30_000;
/** A process that others keep from working has more time, up to so many times as much. */
const mostPatience = 4;
/** A process that works has the processor nearly always. */
const leastShare = 0.8;
const shortestMs = 100;

export interface WorkerProgram {
  /** Path of the script that the process runs: it calls `runTasks`. */
  script: string;
  /**
   * A process that works longer on one task is ended. Its start does not count, nor does time that other processes take
   * from it, where the system tells.
   */
  taskTimeoutMs: number | ((task: never) => number);
  /** From 0, as quick as this process, to 19: pages and calls go first on a busy machine. */
  niceness: number;
}

/** One child process; takes one task at a time. */
export interface WorkerProcess<Task, Outcome> {
  readonly isAlive: boolean;
  /** How large it was after its last task. */
  readonly memoryBytes: number;
  /** @throws WorkerProcessDied; AppError `unavailable` when no process can be started; what the program throws */
  perform(task: Task): Promise<Outcome>;
  /** Ends it, whatever it does. */
  stop(): void;
}

export function startWorkerProcess<Task, Outcome>(program: WorkerProgram): WorkerProcess<Task, Outcome> {
  const child = fork(program.script, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
  });
  if (child.pid !== undefined) lowerPriority(child.pid, program.niceness);
  let running: PromiseWithResolvers<Outcome> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let taskTimeoutMs = 0;
  let isReady = false;
  let isAlive = true;
  let memoryBytes = 0;

  function end(error: Error) {
    isAlive = false;
    clearTimeout(timer);
    running?.reject(error);
    running = undefined;
  }
  function limit(ms: number, patience = 1) {
    clearTimeout(timer);
    const cpuBeforeMs = readWork();
    timer = setTimeout(() => {
      const worked = readWork() - cpuBeforeMs;
      const isStarved = worked < ms * leastShare && patience < mostPatience;
      if (isStarved) return limit(Math.max(ms - worked, shortestMs), patience + 1);
      end(new WorkerProcessDied("took too long", { wasSlow: isReady }));
      child.kill("SIGKILL");
    }, ms);
  }
  const readWork = () => (child.pid === undefined ? undefined : readCpuMs(child.pid)) ?? performance.now();
  child.on("message", (message: Message<Outcome>) => {
    if ("isReady" in message) {
      isReady = true;
      if (running) limit(taskTimeoutMs);
      return;
    }
    clearTimeout(timer);
    memoryBytes = message.memoryBytes;
    if ("fault" in message) running?.reject(readFault(message.fault));
    else running?.resolve(message.outcome);
    running = undefined;
  });
  child.on("error", (cause) =>
    end(new AppError("unavailable", "The server can’t do this right now. Try again in a minute.", { cause })),
  );
  child.on("exit", (code, signal) => end(new WorkerProcessDied(`exited with ${signal ?? code}`)));
  child.unref();
  child.channel?.unref();

  return {
    get isAlive() {
      return isAlive;
    },
    get memoryBytes() {
      return memoryBytes;
    },
    perform(task) {
      if (!isAlive) return Promise.reject(new WorkerProcessDied("is gone"));
      running = Promise.withResolvers();
      const { promise } = running;
      child.channel?.ref();
      const { taskTimeoutMs: given } = program;
      taskTimeoutMs = typeof given === "number" ? given : given(task as never);
      limit(isReady ? taskTimeoutMs : startTimeoutMs);
      child.send(task as object, (error) => {
        if (error) end(new WorkerProcessDied(`can’t be reached: ${error.message}`));
      });
      return promise.finally(() => child.channel?.unref());
    },
    stop() {
      end(new WorkerProcessDied("was stopped"));
      child.kill("SIGKILL");
    },
  };
}

function readFault({ message, code, field }: Fault): Error {
  return code ? new AppError(code, message, field === undefined ? {} : { field }) : new Error(message);
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // the process may have ended already, or the system does not allow it
  }
}
