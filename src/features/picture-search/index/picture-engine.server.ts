import { Worker } from "node:worker_threads";
import { AppError } from "../../../core/errors.ts";
import { PictureIndex, type PictureMatches } from "../../../core/pictures/picture-index.ts";
import type { Log } from "../../../platform/log.server.ts";
import type {
  OpenedPictureThread,
  PictureThreadAnswer,
  PictureThreadData,
  PictureThreadProblem,
  PictureThreadQuestion,
  PictureThreadSearch,
} from "./picture-thread.server.ts";

/** The index of one snapshot's drawings, made and searched by a thread of its own; so that this one is free for requests. */
export interface PictureEngine {
  /** Drawings that are done. */
  readonly done: number;
  readonly isReady: boolean;
  /** @throws AppError `unavailable` when too many wait, or the thread ends meanwhile */
  search(search: PictureThreadSearch): Promise<PictureMatches>;
  /** See `PictureIndex`; none while it is not there yet. */
  vectorsOf(drawing: number): Int8Array[];
  /** Ends the thread once it has answered. */
  close(): Promise<void>;
}

const restartMs = 10_000;
const waitingAtMost = 100;

export function startPictureEngine(data: PictureThreadData, log: Log): PictureEngine {
  const waiting = new Map<number, PromiseWithResolvers<PictureMatches>>();
  let asked = 0;
  let opened: { index: PictureIndex; progress: Int32Array } | undefined;
  let restart: NodeJS.Timeout | undefined;
  let isClosed = false;
  let worker: Worker | undefined = start();

  function start(): Worker {
    const started = new Worker(new URL("./picture-thread.server.ts", import.meta.url), {
      workerData: data,
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    started.unref();
    started.on("message", (message: OpenedPictureThread | PictureThreadAnswer | PictureThreadProblem) => {
      if ("columns" in message) opened = { index: new PictureIndex(message.columns), progress: message.progress };
      else if ("problem" in message) log.warn(message.problem, "Icons are not indexed for now");
      else settle(message);
    });
    started.on("error", (error) => log.error(error, "Image search failed"));
    started.on("exit", end);
    return started;
  }

  function settle(answer: PictureThreadAnswer) {
    const asking = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ("found" in answer) asking?.resolve(answer.found);
    else asking?.reject(new Error(answer.fault));
  }

  function end() {
    worker = undefined;
    opened = undefined;
    for (const asking of waiting.values()) asking.reject(refusal());
    waiting.clear();
    if (!isClosed) restart = setTimeout(() => (worker = start()), restartMs).unref();
  }

  return {
    get done() {
      return opened?.progress[0] ?? 0;
    },
    get isReady() {
      return opened?.progress[1] === 1;
    },
    search(search) {
      if (!worker || waiting.size >= waitingAtMost) return Promise.reject(refusal());
      const asking = Promise.withResolvers<PictureMatches>();
      const question: PictureThreadQuestion = { number: asked++, search };
      waiting.set(question.number, asking);
      worker.postMessage(question, []);
      return asking.promise;
    },
    vectorsOf: (drawing) => opened?.index.vectorsOf(drawing) ?? [],
    async close() {
      isClosed = true;
      clearTimeout(restart);
      await Promise.allSettled([...waiting.values()].map(({ promise }) => promise));
      await worker?.terminate();
    },
  };
}

const refusal = () => new AppError("unavailable", "Image search isn’t responding. Try again in a minute.");
