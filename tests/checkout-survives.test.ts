import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createPeople } from "../src/features/accounts/users/people.server.ts";
import { createSessions } from "../src/features/accounts/sessions/sessions.server.ts";
import { createDatabase } from "../src/platform/db/database.server.ts";
import { createLog } from "../src/platform/log.server.ts";
import { makeDataDir } from "./harness/database/database.ts";
import { pictureSets, prepareFixtureData } from "./harness/site/fixture-catalogue.ts";
import { placeCluster } from "./harness/database/postgres-template.ts";
import { buy, readPurchases } from "./harness/subscriptions/buy.ts";
import { isSoak } from "./harness/soak.ts";
import { startCalls } from "./harness/site/start-calls.ts";

/** How long after a request is sent the server dies, in ms: before, within and after what the request does. */
const deathsMs = [12, 50, 3, 25, 100, 6, 18, 37, 75, 150];
const steps = ["order", "pay", "wait"] as const;

// At every step without a killed process: `crash-recovery.test.ts`.
test.runIf(isSoak)(
  "a server that is killed between any two steps of a checkout ends with one license that is paid for once",
  { timeout: 600_000 },
  async () => {
    const { dataDir, remove } = await makeDataDir();
    onTestFinished(remove);
    await placeCluster(dataDir);
    await symlink(join(await prepareFixtureData(pictureSets), "catalogue"), join(dataDir, "catalogue"), "junction");
    const tokens = await signUp(dataDir, deathsMs.length * steps.length);
    const pidFile = join(dataDir, "postgres-18", "cluster", "postmaster.pid");
    onTestFinished(async () => void process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), "SIGQUIT"));

    let killedWithin = 0;
    for (const [index, token] of tokens.entries()) {
      const step = steps[index % steps.length]!;
      const site = await startCalls(dataDir);
      onTestFinished(() => void site.child.kill("SIGKILL"));
      const buying = buy(site.url, token, async (begun) => {
        if (begun !== step) return;
        await setTimeout(deathsMs[Math.floor(index / steps.length)]);
        site.child.kill("SIGKILL");
      });
      if (!(await buying.then(Boolean, () => false))) killedWithin++;
      site.child.kill("SIGKILL");
      await site.ended;
    }
    expect(killedWithin).toBeGreaterThan(tokens.length / 2);

    const last = await startCalls(dataDir);
    onTestFinished(() => void last.child.kill("SIGKILL"));
    for (const token of tokens) {
      await buy(last.url, token, () => Promise.resolve());
      expect(await readPurchases(last.url, token)).toEqual({
        subscriptions: [["active", "pro-month"]],
        invoices: [["paid", 900, 900]],
      });
    }
    last.child.kill("SIGKILL");
    await last.ended;
  },
);

async function signUp(dataDir: string, count: number): Promise<string[]> {
  const database = createDatabase({ url: undefined, dataDir, log: createLog("silent") });
  const [people, sessions] = [createPeople({ database }), createSessions({ database })];
  const tokens: string[] = [];
  for (let number = 0; number < count; number++) {
    const { id } = await people.meetByEmail(`buyer-${number}@example.com`, { locale: "en" });
    tokens.push((await sessions.open(id, { device: "Test" })).token);
  }
  await database.close();
  return tokens;
}
