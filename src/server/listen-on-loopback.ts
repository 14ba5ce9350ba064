import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type AddressInfo } from "node:net";

const loopbackAddresses = ["127.0.0.1", "::1"] as const;

/**
 * Has a server that listens on one loopback address answer on the other one, too: `localhost` and the names below it mean
 * both, and programs differ in which they try. A machine without the other one goes without.
 *
 * @param options.until from then on nobody new is let in
 */
export async function listenOnLoopback(server: Server, { until }: { until: AbortSignal }): Promise<void> {
  const { address, port } = server.address() as AddressInfo;
  for (const host of loopbackAddresses) if (host !== address) await forward(server, { host, port }, until);
}

async function forward(server: Server, at: { host: string; port: number }, until: AbortSignal): Promise<void> {
  const door = createServer((socket) => server.emit("connection", socket));
  server.once("close", () => door.close());
  until.addEventListener("abort", () => door.close());
  door.listen(at);
  try {
    await once(door, "listening");
  } catch {
    // No such address on this machine, or something else is there.
  }
}
