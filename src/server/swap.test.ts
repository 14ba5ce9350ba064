import { readFile, mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { prepareFixtureData } from "../../tests/harness/site/fixture-catalogue.ts";
import { placeCluster } from "../../tests/harness/database/postgres-template.ts";
import { readConfig } from "../platform/config/config.server.ts";
import { createLog } from "../platform/log.server.ts";
import { createApp } from "./app.ts";
import { createServices } from "./services.ts";

const scratch = async () => {
  const folder = await mkdtemp(join(tmpdir(), "iconarium-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** Links the current snapshot of one data folder into another and makes it the current one there. */
async function publish(from: string, to: string): Promise<void> {
  const version = (await readFile(join(from, "catalogue", "current"), "utf8")).trim();
  await symlink(join(from, "catalogue", version), join(to, "catalogue", version), "junction");
  const draft = join(to, "catalogue", "current.draft");
  await writeFile(draft, `${version}\n`);
  await rename(draft, join(to, "catalogue", "current"));
}

it("a newer catalogue is served without a restart, without a failed request, and without stale responses", async () => {
  const large = await prepareFixtureData();
  const small = await prepareFixtureData(["svg-spinners"]);
  const dataDir = await scratch();
  await mkdir(join(dataDir, "catalogue"));
  await publish(small, dataDir);
  await placeCluster(dataDir);

  const log = createLog("silent");
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: dataDir, PICTURE_SEARCH: "false" });
  const { services, close } = await createServices(config, log);
  const app = await createApp({ config, services, log });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/api/iconsets/v7/search?amount=1`;
  const statuses = new Set<number>();
  const count = async () => {
    const response = await fetch(url);
    statuses.add(response.status);
    return ((await response.json()) as { parameters: { countAll: number } }).parameters.countAll;
  };

  const before = await count();
  await publish(large, dataDir);
  // A server looks every few seconds.
  vi.advanceTimersByTime(10_000);
  await expect.poll(count, { timeout: 20_000, interval: 20 }).toBeGreaterThan(before * 10);
  expect([...statuses]).toEqual([200]);
});
