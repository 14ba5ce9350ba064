import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "../../../../tests/harness/database/database.ts";
import { openFixtureCatalogue } from "../../../../tests/harness/site/fixture-catalogue.ts";
import { startTestApp } from "../../../../tests/harness/site/test-app.ts";
import { formatImagePath } from "../../../core/urls/paths/image-path.ts";
import { createLog } from "../../../platform/log.server.ts";
import { createRemovalReasons } from "./removal-reasons.server.ts";

const log = createLog("silent");

test("the last saved reasons are read again, and nothing else is left in the folder", async () => {
  const { dataDir: folder, remove } = await makeDataDir();
  onTestFinished(remove);
  const reasons = createRemovalReasons({ folder, log });
  expect(reasons.read()).toEqual(new Map());
  await reasons.store(new Map([["000000001", "license"]]));
  const last = new Map([["000000002", "A letter of May"]]);
  await reasons.store(last);
  expect(createRemovalReasons({ folder, log }).read()).toEqual(last);
  expect(await readdir(folder)).toEqual(["taken-down.json"]);
});

test("a damaged file counts as missing, and an unwritable folder causes no crash", async () => {
  const { dataDir: folder, remove } = await makeDataDir();
  onTestFinished(remove);
  await writeFile(join(folder, "taken-down.json"), '{"000000001": 7');
  expect(createRemovalReasons({ folder, log }).read()).toEqual(new Map());
  await expect(
    createRemovalReasons({ folder: join(folder, "none"), log }).store(new Map([["a", "b"]])),
  ).resolves.toBeUndefined();
});

test("a server that starts without the database still hides removed icons", async () => {
  // Nobody listens there.
  const away = { DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" };
  const snapshot = await openFixtureCatalogue();
  const house = snapshot.catalogue.id(snapshot.catalogue.findByIconifyName("lucide", "house")!);
  snapshot.close();
  const site = await startTestApp(away, undefined, {}, async (dataDir) => {
    await writeFile(join(dataDir, "taken-down.json"), JSON.stringify({ [house]: "license" }));
  });
  onTestFinished(() => site.close());
  expect((await site.app.inject(formatImagePath(house, "svg"))).statusCode).toBe(410);
  expect(site.services.publishing.findReason(house)).toBe("license");
  expect(site.services.catalogue.current().catalogue.findById(house)).toBeUndefined();
});
