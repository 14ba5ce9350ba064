import autocannon from "autocannon";
import type { LoadOrder } from "./load.ts";

/** The child process of `measureLoad`: runs one order of load and reports. */
const order = JSON.parse(process.argv[2] ?? "") as LoadOrder;
const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  requests: order.paths.map((path) => ({ path, headers: { "accept-encoding": order.acceptEncoding ?? "identity" } })),
});
process.send?.({
  requestsPerSecond: result.requests.average,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failures: result.non2xx + result.errors + result.timeouts,
});
