import { once } from "node:events";
import autocannon, { type Request } from "autocannon";
import type { LoadOrder } from "./load.ts";

/** The child process of `measureLoad`: runs one order of load and reports. */
const [order] = (await once(process, "message")) as [LoadOrder];
const requests: Request[] = order.paths.map((path) => ({
  path,
  headers: { "accept-encoding": order.acceptEncoding ?? "identity" },
}));
let started = 0;
const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  requests,
  // Connections start apart from each other, so that they do not ask for the same thing one right after the other.
  setupClient(client) {
    const start = Math.floor((requests.length * started++) / order.connections);
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  },
});
process.send?.({
  requestsPerSecond: result.requests.average,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failures: result.errors + result.timeouts + (order.isMissing ? result["2xx"] : result.non2xx),
});
process.disconnect();
