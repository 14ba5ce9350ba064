import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { collectionsPath } from "../../src/core/urls/paths/collection-paths.ts";
import { makeDataDir, startDatabase } from "../harness/database/database.ts";
import { hasOwnPostgres } from "../harness/database/own-postgres.ts";
import { startPostgresPair } from "../harness/database/postgres-pair.ts";
import { buy, readPurchases } from "../harness/subscriptions/buy.ts";
import { pictureSets, prepareFixtureData } from "../harness/site/fixture-catalogue.ts";
import { startCalls } from "../harness/site/start-calls.ts";
import { signUpMany } from "../harness/people/sign-up-many.ts";

const writers = 25;
const changesOfEach = 40;
const buyers = 4;
const promotedAfterMs = 1_000;

test.skipIf(!hasOwnPostgres)(
  "when the primary is killed under load and its standby takes over, the site writes again within 15 seconds: no confirmed change is lost, and nobody pays twice",
  { timeout: 300_000 },
  async () => {
    const pair = await startPostgresPair();
    onTestFinished(() => pair.stop());
    const { dataDir, remove } = await makeDataDir();
    onTestFinished(remove);
    await symlink(join(await prepareFixtureData(pictureSets), "catalogue"), join(dataDir, "catalogue"), "junction");
    const site = await startCalls(dataDir, { DATABASE_URL: pair.url });
    onTestFinished(() => void site.child.kill("SIGKILL"));
    const tokens = await signUpMany(pair.url, writers + buyers);

    const confirmed: string[] = [];
    const confirmedAtMs: number[] = [];
    const write = async (token: string, writer: number) => {
      for (let change = 0; change < changesOfEach; change++) {
        const name = `Change ${writer}-${change}`;
        const body = JSON.stringify({ name });
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        // Who gets no confirmation asks again: the change may be there, once.
        for (;;) {
          const answer = await fetch(site.url + collectionsPath, { method: "PUT", headers, body });
          await answer.text();
          if (answer.status === 200 || answer.status === 409) break;
          expect(answer.status).toBe(503);
          await setTimeout(100);
        }
        confirmed.push(name);
        confirmedAtMs.push(performance.now());
      }
    };
    const pay = async (token: string) => {
      while (!(await buy(site.url, token, () => Promise.resolve()).catch(() => false))) await setTimeout(200);
    };
    const working = Promise.all([
      ...tokens.slice(0, writers).map(write),
      ...tokens.slice(writers).map((token) => pay(token)),
    ]);
    await expect.poll(() => confirmed.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(300);
    pair.killPrimary();
    expect(confirmed.length).toBeLessThan((writers * changesOfEach) / 2);
    await setTimeout(promotedAfterMs);
    await pair.promote();
    await working;

    expect(confirmed).toHaveLength(writers * changesOfEach);
    const pausesMs = confirmedAtMs.map((ms, place) => ms - (confirmedAtMs[place - 1] ?? ms));
    const pauseMs = Math.max(...pausesMs);
    expect(pauseMs).toBeGreaterThan(promotedAfterMs);
    expect(pauseMs).toBeLessThan(15_000);
    process.stdout.write(`Nothing was written for ${Math.round(pauseMs)} ms\n`);
    const names = await readNames(pair.standbyUrl);
    expect(confirmed.filter((name) => !names.has(name))).toEqual([]);
    for (const token of tokens.slice(writers)) {
      expect(await readPurchases(site.url, token)).toEqual({
        subscriptions: [["active", "pro-month"]],
        invoices: [["paid", 900, 900]],
      });
    }
    site.child.kill("SIGKILL");
    await site.ended;
  },
);

async function readNames(url: string): Promise<ReadonlySet<string>> {
  const { database, close } = await startDatabase(url);
  const { rows } = await database.run((db) => db.execute<{ name: string }>(sql`select name from collections`));
  await close();
  return new Set(rows.map(({ name }) => name));
}
