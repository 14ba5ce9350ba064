import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.server.ts";
import type { Database } from "./database.server.ts";
import { listen } from "./listen.server.ts";

/** A message of PostgreSQL’s protocol: a letter, the length of the rest, the rest. */
function encodeMessage(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

const welcome = [encodeMessage("R", Buffer.alloc(4)), encodeMessage("Z", Buffer.from("I"))];
const goodbye = encodeMessage(
  "E",
  Buffer.from("SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"),
);

test("a server that shuts down in the moment of a new connection is connected to again, and stops nothing else", async () => {
  const uncaught = vi.fn<(error: Error) => void>();
  process.on("uncaughtExceptionMonitor", uncaught);
  onTestFinished(() => void process.off("uncaughtExceptionMonitor", uncaught));
  let connectionCount = 0;
  const server = createServer((socket) => {
    connectionCount++;
    socket.on("error", () => undefined);
    socket.once("data", () => socket.end(Buffer.concat([...welcome, goodbye])));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const options = { host: "127.0.0.1", port, user: "anna", database: "icons", password: "none" };
  const database = { run: (work: (db: unknown) => unknown) => work({ $client: { options } }) } as unknown as Database;
  const stop = listen(database, {
    channel: "news",
    onMessage: () => undefined,
    onGap: () => undefined,
    log: createLog("silent"),
  });
  await expect.poll(() => connectionCount).toBeGreaterThan(1);
  await stop();
  expect(uncaught).not.toHaveBeenCalled();
});
