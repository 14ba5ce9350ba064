import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readCpuMs } from "./processes.ts";

/** What a server did under load. */
export interface LoadResult {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were not 2xx, or were where there is nothing, and connections that broke. */
  failures: number;
  /** Processor time of the server for each request; undefined where the system does not tell. */
  cpuMicrosecondsPerRequest: number | undefined;
}

export interface LoadOrder {
  url: string;
  /** Asked for in turn by every connection. */
  paths: readonly string[];
  connections: number;
  seconds: number;
  /** As browsers ask; without it bodies come as they are. */
  acceptEncoding?: string;
  /** Nothing is there: 404 is what is wanted. */
  isMissing?: boolean;
}

const warmUpSeconds = 4;
const mostWarmUps = 16;
/** A server is warm when it answers no cheaper than it did, but for this share, several times in turn. */
const warmShare = 0.97;
const warmTimes = 3;

/**
 * Puts a server under load from another process, so that asking does not slow down measuring; measures once it is warm, as
 * servers are most of their lives: everything asked for was asked for before, and the code is compiled.
 */
export async function measureLoad(pid: number, order: LoadOrder): Promise<LoadResult> {
  if (!order.isMissing) await askOnce(order);
  let least = Number.POSITIVE_INFINITY;
  for (let warmUps = 0, inTurn = 0; warmUps < mostWarmUps && inTurn < warmTimes; warmUps++) {
    const { cpuMicrosecondsPerRequest = 0 } = await measureOnce(pid, { ...order, seconds: warmUpSeconds });
    inTurn = cpuMicrosecondsPerRequest > least * warmShare ? inTurn + 1 : 0;
    least = Math.min(least, cpuMicrosecondsPerRequest);
  }
  return measureOnce(pid, order);
}

/** The same as the server is at this moment. */
export async function measureOnce(pid: number, order: LoadOrder): Promise<LoadResult> {
  const before = readCpuMs(pid);
  const result = await ask(order);
  const after = readCpuMs(pid);
  const requests = result.requestsPerSecond * order.seconds;
  const hasCpu = before !== undefined && after !== undefined && requests > 0;
  return { ...result, cpuMicrosecondsPerRequest: hasCpu ? ((after - before) * 1000) / requests : undefined };
}

/** Every path once, one after the other, so that what is kept is there before anything is measured. */
async function askOnce({ url, paths, acceptEncoding = "identity" }: LoadOrder): Promise<void> {
  for (const path of paths) {
    const response = await fetch(url + path, { headers: { "accept-encoding": acceptEncoding } });
    await response.arrayBuffer();
  }
}

function ask(order: LoadOrder): Promise<Omit<LoadResult, "cpuMicrosecondsPerRequest">> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL("./load-process.ts", import.meta.url)));
    child.send(order);
    child.on("message", (message) => resolve(message as Omit<LoadResult, "cpuMicrosecondsPerRequest">));
    child.on("error", reject);
    child.on("exit", (code) => reject(new Error(`The load process exited with ${code}`)));
  });
}
