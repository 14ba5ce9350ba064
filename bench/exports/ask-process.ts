import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";

/** Addresses to be asked for in turn, at a steady pace, whether the one before was answered or not. */
export interface AskOrder {
  url: string;
  paths: readonly string[];
  count: number;
  everyMs: number;
}

/** A child process: tells in ms how long each answer took, from the asking to its last byte. */
const [{ url, paths, count, everyMs }] = (await once(process, "message")) as [AskOrder];
const agent = new Agent({ keepAlive: true, timeout: 2_000 });

function ask(path: string): Promise<number> {
  const startedAt = performance.now();
  return new Promise((done, fail) => {
    const request = get(url + path, { agent }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${path} returned ${response.statusCode}`));
      response.resume();
      response.on("end", () => done(performance.now() - startedAt));
    });
    request.on("error", fail);
  });
}

const startedAt = performance.now();
const times: Promise<number>[] = [];
for (let index = 0; index < count; index++) {
  await setTimeout(Math.max(0, startedAt + index * everyMs - performance.now()));
  times.push(ask(paths[index % paths.length]!));
}
process.send?.(await Promise.all(times));
process.disconnect();
