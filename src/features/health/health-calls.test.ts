import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../tests/harness/site/test-app.ts";
import { AppError } from "../../core/errors.ts";
import { createReadiness } from "./service.server.ts";

describe("health calls", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startTestApp({ ORIGIN: "https://icons.example" });
  });
  afterAll(() => site.close());
  const ask = async (url: string) => {
    const { statusCode, headers, body } = await site.app.inject({ url, headers: { host: "10.0.0.7:3000" } });
    return { status: statusCode, headers, body: JSON.parse(body) as Record<string, unknown> };
  };

  test("a server lives from its start, and is ready once it is warm", async () => {
    expect(await ask("/health/live")).toMatchObject({ status: 200, body: { success: true } });
    expect(await ask("/health/ready")).toMatchObject({
      status: 503,
      headers: { "retry-after": "1", "cache-control": "no-store" },
      body: { code: "unavailable", message: "The server is starting." },
    });
    site.services.readiness.noteWarm();
    expect(await ask("/health/ready")).toMatchObject({ status: 200, body: { success: true, database: "ready" } });
  });
});

describe("readiness", () => {
  type Work = Parameters<typeof createReadiness>[0]["database"]["run"];
  const open = (run: () => Promise<unknown>) => {
    let nowMs = 0;
    const readiness = createReadiness({ database: { run: run as Work }, now: () => nowMs });
    readiness.noteWarm();
    return { read: () => readiness.read(), pass: (ms: number) => void (nowMs += ms) };
  };

  test("waits until the database has been migrated, but not for one that can’t be reached", async () => {
    const migrating = Promise.withResolvers<void>();
    const { read, pass } = open(() => migrating.promise);
    expect(await read()).toEqual({ isReady: false, database: "starting" });
    migrating.resolve();
    await migrating.promise;
    pass(1_000);
    expect(await read()).toEqual({ isReady: true, database: "ready" });

    const away = open(() => Promise.reject(new AppError("unavailable", "away")));
    expect(await away.read()).toEqual({ isReady: true, database: "away" });
  });

  test("of a server whose database goes away stays, and tells; many who ask cost the database one question", async () => {
    let isThere = true;
    let questions = 0;
    const { read, pass } = open(() => {
      questions++;
      return isThere ? Promise.resolve() : new Promise(() => undefined);
    });
    await Promise.all([read(), read(), read()]);
    expect(questions).toBe(1);
    isThere = false;
    pass(1_000);
    expect(await read()).toEqual({ isReady: true, database: "away" });
  });
});

describe("a server that ends", () => {
  test("lets running requests end, closes each connection with its answer, and takes no new one", async () => {
    const site = await startTestApp();
    const held = Promise.withResolvers<string>();
    const arrived = Promise.withResolvers<void>();
    site.services.readiness.read = async () => {
      arrived.resolve();
      await held.promise;
      return { isReady: true, database: "ready" };
    };
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = site.app.server.address() as AddressInfo;
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const;
    const ask = async (agent: Agent, path: string) => {
      const sent = request({ port, host: "127.0.0.1", path, agent }).end();
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      response.resume();
      await once(response, "end");
      return { status: response.statusCode, connection: response.headers.connection };
    };
    expect(await ask(agents[0], "/health/live")).toEqual({ status: 200, connection: "keep-alive" });
    const running = ask(agents[1], "/health/ready");
    await arrived.promise;

    let hasEnded = false;
    const ended = site.app.drain().then(() => (hasEnded = true));
    const refused = connect(port, "127.0.0.1");
    await expect(once(refused, "connect")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    // On the connection that was idle.
    expect(await ask(agents[0], "/health/ready")).toEqual({ status: 503, connection: "close" });
    expect(hasEnded).toBe(false);
    held.resolve("");
    expect(await running).toEqual({ status: 200, connection: "close" });
    await ended;
    await site.close();
  });

  test("does not wait for connections on which nothing comes, nor for streams without an end", async () => {
    const site = await startTestApp();
    await site.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = site.app.server.address() as AddressInfo;
    const idle = connect(port, "127.0.0.1");
    await once(idle, "connect");
    idle.write("GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await once(idle, "data");
    const closed = once(idle, "close");
    idle.resume();
    await site.app.drain();
    await closed;
    await site.close();
  });
});
