import { once } from "node:events";
import { symlink } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { webhookDeliveries } from "../../src/features/newsletter/tables.server.ts";
import { makeDataDir, startDatabase } from "../harness/database/database.ts";
import { createTestDatabase } from "../harness/database/shared-postgres.ts";
import { pictureSets, prepareFixtureData } from "../harness/site/fixture-catalogue.ts";
import { startCalls } from "../harness/site/start-calls.ts";

test("what a killed server was doing another one does within 30 seconds, and nobody does it again", async () => {
  const shared = await createTestDatabase();
  onTestFinished(() => shared.drop());
  const { database, close } = await startDatabase(shared.url);
  onTestFinished(close);
  const told: { id: string; atMs: number; answer: ServerResponse }[] = [];
  const receiver = createServer((request, answer) => {
    request.resume();
    told.push({ id: String(request.headers["x-webhook-id"]), atMs: performance.now(), answer });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  onTestFinished(() => void receiver.close());

  const start = async () => {
    const { dataDir, remove } = await makeDataDir();
    onTestFinished(remove);
    await symlink(join(await prepareFixtureData(pictureSets), "catalogue"), join(dataDir, "catalogue"), "junction");
    const site = await startCalls(dataDir, {
      DATABASE_URL: shared.url!,
      WEBHOOK_URL: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
      WEBHOOK_SECRET: "c2VjcmV0LW9mLXRocmVlLXNlcnZlcnMtb2Ytb25lLXRlc3Q",
    });
    onTestFinished(async () => {
      site.child.kill("SIGKILL");
      await site.ended;
    });
    return site;
  };
  const first = await start();
  const now = new Date();
  const row = { type: "newsletter.subscribed", data: {}, createdAt: now, nextAttemptAt: now } as const;
  const [delivery] = await database.run((db) => db.insert(webhookDeliveries).values(row).returning());
  await expect.poll(() => told.length).toBe(1);
  const others = [await start(), await start()];
  expect(others).toHaveLength(2);
  first.child.kill("SIGKILL");
  const killedAtMs = performance.now();
  await expect.poll(() => told.length).toBe(2);
  expect(told[1]!.id).toBe(delivery!.id);
  expect(told[1]!.atMs - killedAtMs).toBeLessThan(30_000);
  process.stdout.write(`Taken over after ${Math.round(told[1]!.atMs - killedAtMs)} ms\n`);
  told[1]!.answer.end();
  const isDelivered = async () => {
    const [kept] = await database.run((db) =>
      db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, delivery!.id)),
    );
    return kept!.deliveredAt !== null;
  };
  await expect.poll(isDelivered).toBe(true);
  // Both others have a round in this time.
  const another = await database.run((db) => db.insert(webhookDeliveries).values(row).returning());
  await expect.poll(() => told.length).toBe(3);
  expect(told[2]!.id).toBe(another[0]!.id);
  told[2]!.answer.end();
});
