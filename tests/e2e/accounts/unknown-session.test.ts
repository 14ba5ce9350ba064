import { afterAll, beforeAll, expect, test } from "vitest";
import { billingPaths } from "../../../src/core/urls/paths/billing-paths.ts";
import { freezeDatabase } from "../../harness/database/freeze-database.ts";
import { startWholeSite, withOwnServer, type TestApp } from "../../harness/site/test-app.ts";

let site: TestApp;
let thaw: (() => void) | undefined;
beforeAll(async () => {
  site = await startWholeSite(withOwnServer);
});
afterAll(async () => {
  thaw?.();
  await site.close();
});

const personal = [
  "/icons/account",
  billingPaths.account,
  "/icons/pricing/checkout?product=pro-month",
  billingPaths.wait,
  "/icons/collections",
  "/icons/admin",
];

test.runIf(process.platform === "linux")(
  "while sessions can't be checked, personal pages say so: nobody is asked to sign in again",
  async () => {
    const headers = { cookie: `token=${"s".repeat(43)}` };
    // What runs for the first time takes long.
    for (const url of personal) await site.app.inject({ url, headers });
    thaw = freezeDatabase(site.dataDir);
    for (const url of personal) {
      const { statusCode, headers: answered } = await site.app.inject({ url, headers });
      expect([statusCode, answered.location], url).toEqual([503, undefined]);
      expect(answered["cache-control"], url).toMatch(/no-store|private/);
    }
    const open = await site.app.inject({ url: "/icons/lucide", headers });
    expect(open.statusCode).toBe(200);
  },
);
