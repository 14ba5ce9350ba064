import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listChildren } from "../../../tests/harness/crashes/kill-child.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";

const worker = "convert-child.server.ts";
const secret = "only-for-tests-of-this-site";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h6v6z"/></svg>';
/** Takes seconds each. */
const slow = { svg, format: "avif", size: 4_096 };

let site: TestApp;
let port: number;
beforeAll(async () => {
  site = await startTestApp({ FREE_PNG_SIZE: "4096", RENDER_WORKERS: "1", METRICS_TOKEN: secret });
  await site.app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = site.app.server.address() as AddressInfo);
});
afterAll(() => site.close());

/** Begins a conversion; returns how to hang up. */
function ask(payload: object): () => void {
  const headers = { "content-type": "application/json" };
  const request = httpRequest({ port, host: "127.0.0.1", path: "/plainConverter", method: "POST", headers });
  request.on("error", () => undefined);
  request.end(JSON.stringify(payload));
  return () => request.destroy();
}

async function countWaiting(): Promise<number> {
  const { body } = await site.app.inject({ url: "/metrics", headers: { authorization: `Bearer ${secret}` } });
  return Number(/pool_waiting\{[^}]*"files"[^}]*\} (\d+)/.exec(body)?.[1]);
}

it("a disconnect cancels its task, started or not, and the next request gets the renderer immediately", async () => {
  // The sites of other tests leave theirs open.
  const others = new Set(listChildren(worker));
  const hangUps = Array.from({ length: 12 }, () => ask(slow));
  await expect.poll(countWaiting).toBe(11);
  const busy = listChildren(worker).find((child) => !others.has(child));
  expect(busy).toBeDefined();
  for (const hangUp of hangUps) hangUp();
  await expect.poll(countWaiting).toBe(0);
  const next = await site.app.inject({ method: "POST", url: "/plainConverter", payload: { svg, format: "pdf" } });
  expect([next.statusCode, next.headers["content-type"]]).toEqual([200, "application/pdf"]);
  expect(listChildren(worker)).not.toContain(busy);
});
