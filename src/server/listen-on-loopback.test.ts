import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { listenOnLoopback } from "./listen-on-loopback.ts";

const { signal: until } = new AbortController();

const addresses = new Set(Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address)));

test.skipIf(!addresses.has("::1")).each([
  ["127.0.0.1", "[::1]"],
  ["::1", "127.0.0.1"],
])("a server on %s answers on %s as long as it is open", async (host, other) => {
  const server = createServer((_request, response) => response.end("here"));
  server.listen(0, host);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await listenOnLoopback(server, { until });
  const ask = async () => (await fetch(`http://${other}:${port}/`, { headers: { connection: "close" } })).text();
  expect(await ask()).toBe("here");
  server.close();
  await once(server, "close");
  await expect(ask()).rejects.toThrow("fetch failed");
});

test("an address in use by another program is left alone", async () => {
  const first = createServer().listen(0, "127.0.0.1");
  await once(first, "listening");
  await listenOnLoopback(first, { until });
  await listenOnLoopback(first, { until });
  expect(first.listening).toBe(true);
  first.close();
  await once(first, "close");
});
