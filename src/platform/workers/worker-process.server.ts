import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { AppError } from "../../core/errors.ts";
import type { Answer, Fault } from "./perform-tasks.server.ts";

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

export interface WorkerProgram {
  /** Path of the script that the process runs: it calls `performTasks`. */
  script: string;
  /** A process that needs longer for one task is ended. */
  taskTimeoutMs: number;
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
  let isAlive = true;
  let memoryBytes = 0;

  function end(error: Error) {
    isAlive = false;
    running?.reject(error);
    running = undefined;
  }
  child.on("message", (answer: Answer<Outcome>) => {
    memoryBytes = answer.memoryBytes;
    if ("fault" in answer) running?.reject(readFault(answer.fault));
    else running?.resolve(answer.outcome);
    running = undefined;
  });
  child.on("error", (cause) => end(new AppError("unavailable", "The server cannot do this right now.", { cause })));
  child.on("exit", (code, signal) => end(new WorkerProcessDied(`ended with ${signal ?? code}`)));
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
      const timer = setTimeout(() => {
        end(new WorkerProcessDied("took too long", { wasSlow: true }));
        child.kill("SIGKILL");
      }, program.taskTimeoutMs);
      child.send(task as object, (error) => {
        if (error) end(new WorkerProcessDied(`cannot be reached: ${error.message}`));
      });
      return promise.finally(() => {
        clearTimeout(timer);
        child.channel?.unref();
      });
    },
    stop() {
      isAlive = false;
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
