import { EventEmitter, once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { usualLimits } from "../../../core/admission-queue.ts";
import { createLog } from "../../log.server.ts";
import { createAdmission } from "./overload-protection.server.ts";
import { createNetworkReader } from "../network.server.ts";

/** A server whose work is done by `work`. */
async function openServer(work: (request: IncomingMessage, response: ServerResponse) => void) {
  const limits = { ...usualLimits, longestWaitMs: Number.POSITIVE_INFINITY, mostWaiting: 32 };
  const admission = createAdmission({
    readNetwork: createNetworkReader(["127.0.0.1"]),
    refuse: (_request, response) => response.writeHead(503, { "retry-after": "1" }).end(),
    log: createLog("silent"),
    limits,
    // A busy machine may take longer than usual to get to the end of a test.
    countsForMs: 60_000,
  });
  let begun = 0;
  const server = createServer((request, response) => {
    admission.admit(request, response, () => {
      begun++;
      work(request, response);
    });
  });
  server.on("connection", () => admission.noteConnection());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const open = (network: string, path: string) =>
    ask({ port, host: "127.0.0.1", path, headers: { "x-forwarded-for": network }, agent: false }).end();
  const openOne = () => open(greedy, "/").on("error", () => undefined);
  return {
    admission,
    open,
    /** So many more requests of the greedy one than may be worked on at once, which is 12. */
    fill: async (more: number) => {
      const first = Array.from({ length: 12 }, openOne);
      await expect.poll(() => begun).toBe(12);
      return [...first, ...Array.from({ length: more }, openOne)];
    },
    get: async (network: string, path = "/") => {
      const [response] = (await once(open(network, path), "response")) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    },
  };
}

const greedy = "198.51.100.1";
const guests = Array.from({ length: 5 }, (_, index) => `203.0.113.${index + 1}`);

test("a network that sends too many requests is refused some of them, and other networks none", async () => {
  const { promise: opened, resolve: openGate } = Promise.withResolvers<void>();
  const { get } = await openServer((_request, response) => void opened.then(() => response.end()));
  const statuses: (number | undefined)[] = [];
  const much = Array.from({ length: 300 }, async () => statuses.push(await get(greedy)));
  await expect.poll(() => statuses).toContain(503);
  const few = guests.map((guest) => get(guest));
  openGate();
  expect(await Promise.all(few)).toEqual(guests.map(() => 200));
  await Promise.all(much);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test("all requests that arrive while one is processed are read before the next one starts", async () => {
  const waitingAt: number[] = [];
  const { open, admission } = await openServer((_request, response) => {
    waitingAt.push(admission.waiting);
    if (waitingAt.length === 1) {
      // Each of them comes by a connection of its own while nothing else is done.
      for (const guest of guests) open(guest, "/").on("error", () => undefined);
    }
    response.end();
  });
  open("198.51.100.2", "/").on("error", () => undefined);
  await expect.poll(() => waitingAt.length).toBe(1 + guests.length);
  expect(waitingAt.slice(1)).toEqual([4, 3, 2, 1, 0]);
});

test("while processing hangs, status and built files are served, and excess requests are refused immediately", async () => {
  const always = /^\/(?:server_status|assets)/;
  const { get, fill, admission } = await openServer(({ url = "" }, response) => {
    if (always.test(url)) response.end();
  });
  await fill(28);
  await expect.poll(() => admission.waiting).toBe(16);
  await expect.poll(() => get(greedy)).toBe(503);
  expect(await get(greedy, "/server_status")).toBe(200);
  expect(await get(greedy, "/assets/root-abc.js")).toBe(200);
});

test("one network leaves room for others: its slow requests don't block theirs", async () => {
  const { get, fill, admission } = await openServer((request, response) => {
    if (request.headers["x-forwarded-for"] !== greedy) response.end();
  });
  await fill(28);
  await expect.poll(() => admission.waiting).toBe(16);
  expect(await Promise.all(guests.map((guest) => get(guest)))).toEqual(guests.map(() => 200));
});

test("a guest’s request is finished before a network with a backlog begins another one, for 50 ms at most", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const begun: string[] = [];
  const admission = createAdmission({
    readNetwork: ({ headers }) => headers.host!,
    refuse: () => undefined,
    log: createLog("silent"),
    limits: { ...usualLimits, longestWaitMs: Number.POSITIVE_INFINITY },
  });
  const admit = (host: string) => {
    const response = new EventEmitter() as ServerResponse;
    admission.admit({ url: "/", headers: { host } } as IncomingMessage, response, () => void begun.push(host));
    return response;
  };
  for (let index = 0; index < 9; index++) admit("greedy");
  const first = admit("guest");
  await vi.advanceTimersByTimeAsync(20);
  expect(begun).toEqual(["greedy", "greedy", "guest"]);
  first.emit("close");
  await vi.advanceTimersByTimeAsync(0);
  expect(begun.slice(3)).toContain("greedy");
  const before = begun.length;
  // This one never ends.
  admit("other guest");
  await vi.advanceTimersByTimeAsync(40);
  expect(begun.slice(before).lastIndexOf("greedy")).toBeLessThan(begun.slice(before).indexOf("other guest"));
  await vi.advanceTimersByTimeAsync(20);
  expect(begun.at(-1)).toBe("greedy");
});

test("a client that disconnects gives up its place", async () => {
  const { fill, admission } = await openServer(() => undefined);
  const requests = await fill(8);
  await expect.poll(() => admission.waiting).toBe(8);
  for (const request of requests) request.destroy();
  await expect.poll(() => admission.waiting).toBe(0);
});

test("a client that ignores refusals gets a hundred of them immediately, then one at a time; others get theirs immediately", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const refused: string[] = [];
  const admission = createAdmission({
    readNetwork: ({ headers }) => headers.host!,
    refuse: ({ headers }) => void refused.push(headers.host!),
    log: createLog("silent"),
    limits: { ...usualLimits, mostWaiting: 0 },
  });
  const admit = (host: string) => {
    const response = new EventEmitter() as ServerResponse;
    admission.admit({ url: "/", headers: { host } } as IncomingMessage, response, () => undefined);
    return response;
  };
  // It has its turn, and nobody may wait.
  admit("first");
  const responses = Array.from({ length: 103 }, () => admit("greedy"));
  expect(refused).toHaveLength(100);
  admit("guest");
  expect(refused.at(-1)).toBe("guest");
  responses.at(-1)!.emit("close");
  vi.advanceTimersByTime(10);
  expect(refused).toHaveLength(102);
  vi.advanceTimersByTime(1_000);
  expect(refused).toHaveLength(103);
});
