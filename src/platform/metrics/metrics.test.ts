import { PerformanceObserver } from "node:perf_hooks";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { readMetrics, type Sample } from "../../../tests/harness/calls/read-metrics.ts";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { createMetrics } from "./metrics.server.ts";

const token = "a-token-for-the-metrics";
let site: TestApp;
let samples: Sample[];
const scrape = (authorization?: string) =>
  site.app.inject({ url: "/metrics", headers: authorization === undefined ? {} : { authorization } });
const find = (name: string, labels: Record<string, string> = {}) =>
  samples.find((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
    ?.value;

beforeAll(async () => {
  site = await startTestApp({ METRICS_TOKEN: token });
  for (const url of [
    "/api/iconsets/v7/search?term=home",
    "/api/iconsets/v7/search?term=home&amount=none",
    "/siteApi/platforms/v1/none",
    "/api/iconsets/popularRequests",
  ])
    await site.app.inject(url);
  const response = await scrape(`Bearer ${token}`);
  expect(response.headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  samples = readMetrics(response.body);
});
afterAll(() => site.close());

describe("/metrics", () => {
  it("requires the token", async () => {
    for (const authorization of [undefined, "", "Bearer", `Bearer ${token}x`, `Basic ${token}`])
      expect((await scrape(authorization)).statusCode).toBe(404);
    expect((await site.app.inject(`/metrics?token=${token}`)).statusCode).toBe(404);
  });

  it("counts responses by method, route pattern and status, without the requested data", async () => {
    const seconds = "iconarium_http_request_duration_seconds";
    const search = { method: "GET", route: "/api/iconsets/v7/search" };
    expect(find(`${seconds}_count`, { ...search, status: "200" })).toBe(1);
    expect(find(`${seconds}_count`, { ...search, status: "400" })).toBe(1);
    expect(find(`${seconds}_count`, { route: "/siteApi/platforms/v1/:id", status: "404" })).toBe(1);
    expect(JSON.stringify(samples)).not.toMatch(/home|none"/);
  });

  it("measures searches and the database, and shows the state of caches, pools and connections", () => {
    expect(find("iconarium_search_duration_seconds_count")).toBeGreaterThan(0);
    expect(find("iconarium_database_duration_seconds_count")).toBeGreaterThan(0);
    expect(find("iconarium_database_connections", { part: "idle" })).toBeGreaterThan(0);
    expect(find("iconarium_cache_bytes", { part: "answers" })).toBeGreaterThan(0);
    for (const part of ["pictures", "files", "bundles"]) expect(find("iconarium_pool_waiting", { part })).toBe(0);
    expect(find("iconarium_catalogue_icons")).toBeGreaterThan(100);
  });

  it("shows the state of the process", () => {
    for (const name of [
      "nodejs_eventloop_lag_p99_seconds",
      "process_resident_memory_bytes",
      "nodejs_heap_size_used_bytes",
    ])
      expect(find(name), name).toBeGreaterThan(0);
  });

  it("observes the process once, so that a site that was closed is let go", async () => {
    const observe = vi.spyOn(PerformanceObserver.prototype, "observe");
    onTestFinished(() => observe.mockRestore());
    const texts = await Promise.all([createMetrics(), createMetrics()].map((metrics) => metrics.render()));
    for (const { text } of texts) expect(text).toContain("nodejs_gc_duration_seconds");
    expect(observe).not.toHaveBeenCalled();
  });
});

describe("a site without a metrics token", () => {
  it("has no metrics", async () => {
    const plain = await startTestApp({ METRICS_TOKEN: "" });
    expect(plain.services.metrics).toBeUndefined();
    const response = await plain.app.inject({ url: "/metrics", headers: { authorization: "Bearer undefined" } });
    expect(response.statusCode).toBe(404);
    await plain.close();
  });
});
