import { fork } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { RenderBatch, RenderedBatch } from "./render-child.server.ts";

/** The process died or took too long; nobody knows which drawing of the batch did it. */
export class RenderProcessDied extends Error {
  constructor(reason: string) {
    super(`the render process ${reason}`);
    this.name = "RenderProcessDied";
  }
}

/** One render process; takes one batch at a time. */
export interface RenderProcess {
  readonly isAlive: boolean;
  readonly renderedCount: number;
  readonly memoryBytes: number;
  /** @throws RenderProcessDied */
  render(batch: RenderBatch): Promise<RenderedBatch>;
  stop(): void;
}

const childPath = join(import.meta.dirname, "render-child.server.ts");
const jobTimeoutMs = 20_000;
const lowPriority = 5;

export function startRenderProcess(): RenderProcess {
  const child = fork(childPath, {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    execArgv: [],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  let running: PromiseWithResolvers<RenderedBatch> | undefined;
  let isAlive = true;
  let renderedCount = 0;
  let memoryBytes = 0;

  function end(reason: string) {
    isAlive = false;
    running?.reject(new RenderProcessDied(reason));
    running = undefined;
  }
  child.on("message", (rendered: RenderedBatch) => {
    memoryBytes = rendered.memoryBytes;
    renderedCount += rendered.pictures.length;
    running?.resolve(rendered);
    running = undefined;
  });
  child.on("error", (error) => end(`failed: ${error.message}`));
  child.on("exit", (code, signal) => end(`ended with ${signal ?? code}`));
  child.unref();
  child.channel?.unref();

  return {
    get isAlive() {
      return isAlive;
    },
    get renderedCount() {
      return renderedCount;
    },
    get memoryBytes() {
      return memoryBytes;
    },
    render(batch) {
      if (!isAlive) return Promise.reject(new RenderProcessDied("is gone"));
      running = Promise.withResolvers();
      const { promise } = running;
      child.channel?.ref();
      const timer = setTimeout(() => {
        end("took too long");
        child.kill("SIGKILL");
      }, jobTimeoutMs);
      child.send(batch, (error) => {
        if (error) end(`cannot be reached: ${error.message}`);
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

/** Pages and calls go first on a busy machine. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    // the process may have ended already, or the system does not allow it
  }
}
