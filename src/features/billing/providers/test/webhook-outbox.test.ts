import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabase } from "../../../../../tests/harness/database/database.ts";
import { createLog } from "../../../../platform/log.server.ts";
import { testWebhooks } from "./tables.server.ts";
import { createWebhookOutbox } from "./webhook-outbox.server.ts";
import { isSignedWebhook, signatureHeader, signWebhook } from "./webhook-signature.server.ts";

const key = new Uint8Array(32).fill(7);
const log = createLog("silent");
const event = { type: "subscription.changed", subscriptionRef: "sub_1", orderRef: undefined };

let held: Awaited<ReturnType<typeof startDatabase>>;
let listener: FastifyInstance;
let url: string;
/** What the listener answers, and what it heard. */
let status = 200;
const received: { body: Buffer; signature: unknown }[] = [];

beforeAll(async () => {
  held = await startDatabase();
  listener = fastify();
  listener.removeAllContentTypeParsers();
  listener.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  listener.post("/heard", async (request, reply) => {
    received.push({ body: request.body as Buffer, signature: request.headers[signatureHeader] });
    return reply.code(status).send();
  });
  url = `${await listener.listen({ port: 0, host: "127.0.0.1" })}/heard`;
});
afterAll(async () => {
  await listener.close();
  await held.close();
});

const open = () => createWebhookOutbox({ database: held.database, key, log });
const listWaiting = () => held.database.run((db) => db.select().from(testWebhooks));
const makeDue = () => held.database.run((db) => db.update(testWebhooks).set({ nextAttemptAt: new Date(0) }));

test("webhooks are signed, and sent once the address is known", async () => {
  const outbox = open();
  await held.database.run((db) => outbox.add(db, event));
  expect([await outbox.send(), received.length]).toEqual([0, 0]);
  outbox.openAt(url);
  await outbox.send();
  expect(received).toHaveLength(1);
  const { body, signature } = received.pop()!;
  expect(JSON.parse(body.toString())).toEqual({
    id: expect.stringMatching(/^evt_/) as string,
    type: event.type,
    subscriptionRef: "sub_1",
  });
  expect(isSignedWebhook(key, body, signature, Date.now() / 1000)).toBe(true);
  expect(await listWaiting()).toEqual([]);
  await outbox.close();
});

test("a failed webhook is retried at longer intervals, also by a later process, with the same ID", async () => {
  status = 503;
  const first = open();
  first.openAt(url);
  await held.database.run((db) => first.add(db, event));
  await first.send();
  await makeDue();
  await first.send();
  await first.close();
  const [waiting] = await listWaiting();
  expect(waiting).toMatchObject({ attempts: 2 });
  expect(waiting!.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
  status = 200;
  const second = open();
  await makeDue();
  second.openAt(url);
  await second.send();
  await second.close();
  expect(await listWaiting()).toEqual([]);
  expect(new Set(received.splice(0).map(({ body }) => body.toString())).size).toBe(1);
});

test("webhooks to a receiver that never responds end", async () => {
  status = 500;
  const outbox = open();
  await held.database.run((db) => outbox.add(db, event));
  await held.database.run((db) => db.update(testWebhooks).set({ attempts: 80 }));
  outbox.openAt(url);
  await outbox.send();
  expect([received.length, await listWaiting()]).toEqual([0, []]);
  await outbox.close();
});

test("a signature is valid for one body, one key and a few minutes", () => {
  const body = Buffer.from("{}");
  const signature = signWebhook(key, body, 1_000);
  expect(isSignedWebhook(key, body, signature, 1_200)).toBe(true);
  const refused = [
    isSignedWebhook(key, body, signature, 1_400),
    isSignedWebhook(key, body, signature, 600),
    isSignedWebhook(key, Buffer.from("{ }"), signature, 1_000),
    isSignedWebhook(new Uint8Array(32), body, signature, 1_000),
    isSignedWebhook(key, body, signature.replace("t=1000", "t=1001"), 1_000),
    isSignedWebhook(key, body, undefined, 1_000),
    isSignedWebhook(key, body, "t=1000,v1=ab", 1_000),
  ];
  expect(refused).toEqual(refused.map(() => false));
});
