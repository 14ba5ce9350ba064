import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createStalledBodies, type StalledBodies } from "./stalled-bodies.server.ts";

let nowMs: number;
let bodies: StalledBodies;
let app: FastifyInstance;
let port: number;
let arrived: () => Promise<unknown>;

beforeEach(async () => {
  nowMs = 0;
  bodies = createStalledBodies({ now: () => nowMs });
  const requests: (() => void)[] = [];
  arrived = () => new Promise<void>((resolve) => void requests.push(resolve));
  app = fastify({
    bodyLimit: 10_000_000,
    serverFactory: (handle) =>
      createServer((request, response) => {
        bodies.watch(request, response);
        handle(request, response);
        requests.shift()?.();
      }),
  });
  app.post("/", ({ body }) => ({ read: JSON.stringify(body).length }));
  app.post("/refused", { onRequest: async (_request, reply) => reply.code(401).send("no") }, () => "never");
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  bodies.close();
  await app.close();
});

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

async function begin(text: string): Promise<Socket> {
  const seen = arrived();
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  await seen;
  return socket;
}

async function readAll(socket: Socket): Promise<string> {
  let answer = "";
  for await (const piece of socket) answer += String(piece);
  return answer;
}

/** Time passes, and the watch looks. */
function pass(seconds: number): void {
  nowMs += seconds * 1000;
  bodies.sweep();
}

test("a body that stalls gets 408 after 30 seconds, and its connection closes", async () => {
  const socket = await begin(`${head("/", 100)}{"a":`);
  pass(0);
  pass(29);
  expect(socket.destroyed).toBe(false);
  pass(1);
  const answer = await readAll(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
});

test("a body that never starts does, too, and so does a chunked one", async () => {
  const chunked =
    "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
  for (const text of [head("/", 100), `${chunked}5\r\n{"a":`]) {
    const socket = await begin(text);
    pass(0);
    pass(30);
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 408 /);
  }
});

test("a large body that arrives slowly is accepted, however long it takes", async () => {
  const body = JSON.stringify("a".repeat(2_000));
  const text = head("/", body.length);
  const socket = await begin(text);
  for (let at = 0; at < body.length; at += 500) {
    const piece = body.slice(at, at + 500);
    socket.write(piece);
    await untilRead(text.length + at + piece.length);
    pass(29);
  }
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test("after an early response the connection doesn't stay open for the rest of the body", async () => {
  const socket = await begin(head("/refused", 100));
  pass(0);
  pass(30);
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 401 /);
});

test("a request without a body, and a complete one, aren't affected", async () => {
  const socket = await begin(`${head("/", 2)}{}`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  pass(0);
  pass(60);
  socket.write(`${head("/", 2)}{}`);
  const [second] = (await once(socket, "data")) as [Buffer];
  expect(String(second)).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

let accepted: Socket;
beforeEach(() => void app.server.on("connection", (socket: Socket) => (accepted = socket)));

/** Until the server has got so many bytes. */
async function untilRead(bytes: number): Promise<void> {
  while (accepted.bytesRead < bytes) await new Promise((resolve) => void setImmediate(resolve));
}
