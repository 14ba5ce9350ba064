import { once } from "node:events";
import { Agent, request } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { OverloadAnswer, OverloadOrder, OverloadReport } from "./overload-order.ts";

/** A child process of the overload benchmark: asks as it is ordered, reports every answer. */
const [order] = (await once(process, "message")) as [OverloadOrder];
const { url, paths, networks, name, accept = "application/json" } = order;
const { hostname, port } = new URL(url);
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY, maxFreeSockets: 10_000 });
const answers: OverloadAnswer[] = [];
const sampleEveryMs = 1;
const nanosecondsPerMs = 1e6;
let asked = 0;

function ask(): Promise<void> {
  const path = paths[asked % paths.length]!;
  const network = `198.51.${name}.${(asked++ % networks) + 1}`;
  const sentAt = performance.now();
  return new Promise((done) => {
    const end = (status: number) => {
      answers.push({ status, ms: performance.now() - sentAt });
      done();
    };
    request(
      { agent, host: hostname, port, path, headers: { accept, "accept-encoding": "br", "x-forwarded-for": network } },
      (response) => {
        response.on("end", () => end(response.statusCode ?? 0)).on("error", () => end(0));
        response.resume();
      },
    )
      .on("error", () => end(0))
      .end();
  });
}

const delay = monitorEventLoopDelay({ resolution: sampleEveryMs });
delay.enable();
const startedAt = performance.now();
const endAt = startedAt + order.seconds * 1000;
if (order.rate === undefined) {
  // Each connection asks again as soon as it is answered, once at least.
  const repeatRequests = async () => {
    do await ask();
    while (performance.now() < endAt);
  };
  await Promise.all(Array.from({ length: order.connections ?? 1 }, repeatRequests));
} else {
  // People come when they like, whether others were answered or not.
  const pending: Promise<void>[] = [];
  let dueAt = startedAt;
  while (dueAt < endAt) {
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await new Promise((done) => setTimeout(done, waitMs));
    pending.push(ask());
    dueAt += (-Math.log(1 - Math.random()) * 1000) / order.rate;
  }
  await Promise.all(pending);
}
const lateMs = Math.max(0, delay.percentile(99) / nanosecondsPerMs - sampleEveryMs);
process.send?.({ answers, lateMs } satisfies OverloadReport, () => process.disconnect());
