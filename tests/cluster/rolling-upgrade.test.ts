import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { collectionsPath } from "../../src/core/urls/paths/collection-paths.ts";
import { addressOf, listCalls, type DescribedCall } from "../harness/calls/described-calls.ts";
import { makeDataDir } from "../harness/database/database.ts";
import { createTestDatabase } from "../harness/database/shared-postgres.ts";
import { pictureSets, prepareFixtureData } from "../harness/site/fixture-catalogue.ts";
import { findPreviousRelease, unpackRelease } from "../harness/site/previous-release.ts";
import { startCalls } from "../harness/site/start-calls.ts";
import { buy, readPurchases } from "../harness/subscriptions/buy.ts";
import { signUpMany } from "../harness/people/sign-up-many.ts";

const previous = await findPreviousRelease();

test.skipIf(previous === undefined)(
  "the release before and this one serve side by side on the new schema: what one does the other has",
  { timeout: 300_000 },
  async () => {
    const shared = await createTestDatabase();
    onTestFinished(() => shared.drop());
    const start = async (root?: string) => {
      const { dataDir, remove } = await makeDataDir();
      onTestFinished(remove);
      await symlink(join(await prepareFixtureData(pictureSets), "catalogue"), join(dataDir, "catalogue"), "junction");
      const environment = { DATABASE_URL: shared.url!, SECRET_KEY: "c2VjcmV0LW9mLXR3by1yZWxlYXNlcy1vZi1vbmUtdGVzdA" };
      const site = await startCalls(dataDir, environment, root);
      onTestFinished(async () => {
        site.child.kill("SIGKILL");
        await site.ended;
      });
      return site.url;
    };
    const current = await start();
    const before = await start(await unpackRelease(previous!));

    const people = await signUpMany(shared.url!, 4);
    const sites = [before, current];
    for (const [place, token] of people.entries()) {
      const [writer, reader] = place % 2 === 0 ? [before, current] : [current, before];
      const ask = (site: string, method: string, body?: object) =>
        fetch(site + collectionsPath, {
          method,
          headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
          ...(body && { body: JSON.stringify(body) }),
        });
      expect((await ask(writer, "PUT", { name: `Of ${place}` })).status).toBe(200);
      expect(await (await ask(reader, "GET")).text()).toContain(`Of ${place}`);
      await buy(writer, token, () => Promise.resolve());
      for (const site of sites)
        expect(await readPurchases(site, token)).toMatchObject({
          subscriptions: [["active", "pro-month"]],
          invoices: [["paid", 900, 900]],
        });
    }

    // Whatever the release before reads is there.
    const calls = listCalls(await (await fetch(`${before}/api/openapi.json`)).json()).filter(isReading);
    expect(calls.length).toBeGreaterThan(50);
    const failed: string[] = [];
    for (const call of calls) {
      for (const site of sites) {
        const { status } = await fetch(site + addressOf(call), { headers: { authorization: `Bearer ${people[0]!}` } });
        const isStarting = call.path === "/health/ready";
        if (status >= 500 && !isStarting)
          failed.push(`${site === before ? "before" : "current"} ${call.name} ${status}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

const isReading = ({ method, operationId }: DescribedCall) => method === "GET" && operationId !== "followCollections";
