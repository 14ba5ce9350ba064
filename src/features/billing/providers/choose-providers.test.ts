import { expect, test } from "vitest";
import { readConfig } from "../../../platform/config/config.server.ts";
import { createDatabase } from "../../../platform/db/database.server.ts";
import { createLog } from "../../../platform/log.server.ts";
import { chooseProviders } from "./choose-providers.server.ts";

const log = createLog("silent");
/** Nobody asks it. */
const database = createDatabase({ url: "postgres://nobody@127.0.0.1:9/none", dataDir: ".", log });

const codes = async (environment: Record<string, string>) =>
  (await chooseProviders(readConfig(environment), { database, log })).map(({ code }) => code);

test("payment providers are available when the site has their keys", async () => {
  expect(await codes({})).toEqual([]);
  expect(await codes({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" })).toEqual(["stripe"]);
});

test("an incomplete set of keys is a configuration error, which doesn't reveal them", () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: "sk_test_1" })).toThrow(
    /^(?!.*sk_test_1)[\s\S]*STRIPE_WEBHOOK_SECRET is missing/,
  );
});
