import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { ApiFailure, createApiClient, cacheRules } from "./api-client.ts";

/** Statuses that the server answers with, one request after the other; 200 when there are none left. */
let statuses: number[] = [];
let requests: string[] = [];

const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  if (request.url === "/never") return;
  const status = statuses.shift() ?? 200;
  const headers = { "content-type": "application/json", ...(request.url === "/busy" && { "retry-after": "2" }) };
  response.writeHead(status, headers);
  response.end(JSON.stringify({ count: requests.length, code: "limit_reached", message: "Too many." }));
});

let origin = "";

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  statuses = [];
  requests = [];
});

describe("reading", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("retries once after %d", async (status) => {
    statuses = [status];
    await expect(createApiClient({ origin }).get("/a")).resolves.toMatchObject({ count: 2 });
  });

  test("a request to an overloaded server is retried at the announced time", async () => {
    const wait = setTimeout;
    const pause = vi.spyOn(globalThis, "setTimeout").mockImplementation((end, ms) => wait(end, ms === 2_000 ? 0 : ms));
    onTestFinished(() => pause.mockRestore());
    statuses = [503];
    await expect(createApiClient({ origin }).get("/busy")).resolves.toMatchObject({ count: 2 });
    expect(pause).toHaveBeenCalledWith(expect.any(Function), 2_000);
  });

  test("gives up after the second refusal, with the server's message", async () => {
    statuses = [503, 429, 200];
    const failure = await createApiClient({ origin })
      .get("/a")
      .catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status: 429, code: "limit_reached", message: "Too many." });
    expect(requests).toHaveLength(2);
  });

  it.each([400, 401, 403, 404, 410, 422])("doesn't retry after %d", async (status) => {
    statuses = [status];
    await expect(createApiClient({ origin }).get("/a")).rejects.toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  test("an aborted request isn't reported", async () => {
    const controller = new AbortController();
    const answer = createApiClient({ origin }).get("/never", { signal: controller.signal });
    controller.abort();
    await expect(answer).resolves.toBeUndefined();
  });

  test("an optional response is null when it fails, with a log entry", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    statuses = [404];
    await expect(createApiClient({ origin }).find("/a")).resolves.toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("/a"), expect.any(ApiFailure));
    warn.mockRestore();
  });
});

describe("a page without the origin of calls", () => {
  const lost = createApiClient({ origin: null });
  const notSetUp = { status: 0, code: "not_set_up" };

  test("makes none, and optional responses are null", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await expect(lost.get("/a")).rejects.toMatchObject(notSetUp);
    await expect(lost.send("/a", { method: "POST" })).rejects.toMatchObject(notSetUp);
    await expect(lost.fetchFile("/a", {})).rejects.toMatchObject(notSetUp);
    await expect(lost.find("/a")).resolves.toBeNull();
    expect(requests).toEqual([]);
    warn.mockRestore();
  });

  test("gets a console message", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.stubGlobal("document", { documentElement: { dataset: {} } });
    vi.resetModules();
    const { api } = await import("./api-client.ts");
    expect(error).toHaveBeenCalledWith(expect.stringContaining("data-api-url"));
    await expect(api.get("/a")).rejects.toMatchObject(notSetUp);
    vi.unstubAllGlobals();
    error.mockRestore();
  });
});

describe("writing", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE"] as const)("never sends a %s twice", async (method) => {
    statuses = [503];
    await expect(createApiClient({ origin }).send("/a", { method })).rejects.toMatchObject({ status: 503 });
    expect(requests).toEqual([`${method} /a`]);
  });
});

const minuteMs = 60_000;

function openAt(startMs: number) {
  const clock = { ms: startMs };
  const api = createApiClient({ origin, now: () => clock.ms });
  return { clock, read: (path: string) => api.get<{ count: number }>(path, { cache: cacheRules.catalogue }) };
}

describe("files", () => {
  test("are returned as they are sent", async () => {
    const file = await createApiClient({ origin }).fetchFile("/a", { format: "png" });
    expect(JSON.parse(await file.text())).toMatchObject({ count: 1 });
    expect(requests).toEqual(["POST /a"]);
  });

  test("are requested once, and a refusal has its reason", async () => {
    statuses = [503];
    const refusal = createApiClient({ origin }).fetchFile("/a", {});
    await expect(refusal).rejects.toMatchObject({ status: 503, code: "limit_reached", message: "Too many." });
    expect(requests).toHaveLength(1);
  });

  test("an aborted download isn't awaited", async () => {
    const controller = new AbortController();
    const file = createApiClient({ origin }).fetchFile("/never", {}, controller.signal);
    controller.abort();
    await expect(file).rejects.toThrow("aborted");
  });
});

describe("cached responses", () => {
  test("are used for half an hour, and refreshed in the background in the last five minutes", async () => {
    const { clock, read } = openAt(0);
    await expect(read("/a")).resolves.toMatchObject({ count: 1 });
    clock.ms = 24 * minuteMs;
    await expect(read("/a")).resolves.toMatchObject({ count: 1 });
    expect(requests).toHaveLength(1);
    clock.ms = 26 * minuteMs;
    await expect(read("/a")).resolves.toMatchObject({ count: 1 });
    await vi.waitFor(async () => expect(await read("/a")).toMatchObject({ count: 2 }));
    clock.ms = 90 * minuteMs;
    await expect(read("/a")).resolves.toMatchObject({ count: 3 });
  });

  test("equal requests at one time are one request", async () => {
    const { read } = openAt(0);
    await Promise.all([read("/a"), read("/a"), read("/b")]);
    expect(requests.toSorted()).toEqual(["GET /a", "GET /b"]);
  });

  test("a failed refresh isn't cached and doesn't replace the cached response", async () => {
    const { clock, read } = openAt(0);
    statuses = [404];
    await expect(read("/a")).rejects.toMatchObject({ status: 404 });
    await expect(read("/a")).resolves.toMatchObject({ count: 2 });
    clock.ms = 26 * minuteMs;
    statuses = [404];
    await expect(read("/a")).resolves.toMatchObject({ count: 2 });
    await vi.waitFor(() => expect(requests).toHaveLength(3));
    await expect(read("/a")).resolves.toMatchObject({ count: 2 });
  });

  test("the oldest are evicted: two hundred are kept", async () => {
    const { read } = openAt(0);
    for (let page = 0; page <= 200; page++) await read(`/p${page}`);
    requests = [];
    await read("/p200");
    await read("/p1");
    expect(requests).toEqual([]);
    await read("/p0");
    expect(requests).toEqual(["GET /p0"]);
  });
});
