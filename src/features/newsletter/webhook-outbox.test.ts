import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startDatabase } from "../../../tests/harness/database/database.ts";
import { createLog } from "../../platform/log.server.ts";
import { webhookDeliveries } from "./tables.server.ts";
import { createWebhookOutbox, type WebhookOutbox } from "./webhook-outbox.server.ts";

const secret = "a-secret-of-the-receiver";
const log = createLog("silent");

/** A program that hears what it is told; it answers with these statuses, one after the other, then 204. */
let statuses: number[] = [];
let received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    received.push({ headers: request.headers, body });
    const status = statuses.shift() ?? 204;
    if (status === 0) request.socket.destroy();
    else response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  });
});

let store: Awaited<ReturnType<typeof startDatabase>>;
let now = new Date("2026-03-01T12:00:00Z");
let outbox: WebhookOutbox;
const createOutbox = (url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`) =>
  createWebhookOutbox({ database: store.database, receiver: { url, secret }, log, now: () => now });

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, "127.0.0.1", listening));
  store = await startDatabase();
});
beforeEach(async () => {
  await outbox?.close();
  await store.database.run((db) => db.delete(webhookDeliveries));
  [received, statuses] = [[], []];
  outbox = createOutbox();
});
afterAll(async () => {
  await outbox.close();
  await store.close();
  receiver.close();
});

const add = (email: string, to = outbox) =>
  store.database.run((db) => to.add(db, "newsletter.subscribed", { email, locale: "de" }));
const wait = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));
const readDeliveries = () => store.database.run((db) => db.select().from(webhookDeliveries));

test("an event is delivered once, signed over its time and body", async () => {
  await add("anna@example.com");
  expect(await outbox.work()).toBe(1);
  expect(await outbox.work()).toBe(0);
  const [{ headers, body }, ...rest] = received as [(typeof received)[0]];
  expect(rest).toEqual([]);
  expect(JSON.parse(body)).toEqual({
    id: headers["x-webhook-id"],
    type: "newsletter.subscribed",
    createdAt: "2026-03-01T12:00:00.000Z",
    data: { email: "anna@example.com", locale: "de" },
  });
  const timestamp = String(headers["x-webhook-timestamp"]);
  expect(timestamp).toBe(String(now.getTime() / 1000));
  const wanted = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  expect(headers["x-webhook-signature"]).toBe(`v1=${wanted}`);
});

test("a failed delivery is retried at longer intervals, with a new timestamp", async () => {
  statuses = [500, 302, 0];
  await add("anna@example.com");
  for (const [tries, waitSeconds] of [10, 20, 40].entries()) {
    expect(await outbox.work()).toBe(0);
    expect(received).toHaveLength(tries + 1);
    wait(waitSeconds - 1);
    await outbox.work();
    expect(received).toHaveLength(tries + 1);
    wait(1);
  }
  expect((await readDeliveries())[0]?.fault).not.toBeNull();
  expect(await outbox.work()).toBe(1);
  const [delivery] = await readDeliveries();
  expect(delivery).toMatchObject({ attempts: 4, fault: null });
  expect(new Set(received.map(({ headers }) => headers["x-webhook-id"])).size).toBe(1);
  expect(new Set(received.map(({ headers }) => headers["x-webhook-timestamp"])).size).toBe(4);
});

test("nothing is lost if the process ends before the delivery", async () => {
  await add("anna@example.com");
  await outbox.close();
  outbox = createOutbox();
  expect(await outbox.work()).toBe(1);
});

test("one of two processes sends each event", async () => {
  for (let count = 0; count < 10; count++) await add(`${count}@example.com`);
  const other = createOutbox();
  const counts = await Promise.all([outbox.work(), other.work()]);
  expect(counts[0] + counts[1]).toBe(10);
  expect(received).toHaveLength(10);
  await other.close();
});

test("a rolled-back change sends no event", async () => {
  const broken = store.database.run((db) =>
    db.transaction(async (transaction) => {
      await outbox.add(transaction, "newsletter.unsubscribed", { email: "anna@example.com" });
      throw new Error("taken back");
    }),
  );
  await expect(broken).rejects.toThrow("taken back");
  expect(await readDeliveries()).toEqual([]);
});

test("a delivery to an unreachable receiver records the reason", async () => {
  const lost = createOutbox("http://127.0.0.1:1/hook");
  await add("anna@example.com", lost);
  expect(await lost.work()).toBe(0);
  expect((await readDeliveries())[0]?.fault).toMatch(/ECONNREFUSED|bad port/);
  await lost.close();
});

test("delivered events are deleted after a month", async () => {
  await add("anna@example.com");
  await outbox.work();
  wait(31 * 86_400);
  await outbox.work();
  expect(await readDeliveries()).toEqual([]);
});
