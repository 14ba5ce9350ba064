import { existsSync } from "node:fs";
import { cp, readdir, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeDataDir } from "./harness/database/database.ts";
import { amount, isSoak } from "./harness/soak.ts";
import { prepareFixtureData } from "./harness/site/fixture-catalogue.ts";
import { placeCluster } from "./harness/database/postgres-template.ts";
import { StartRun } from "./harness/site/start-run.ts";

async function freshFolder(): Promise<string> {
  const { dataDir, remove } = await makeDataDir();
  onTestFinished(remove);
  return dataDir;
}

/** One icon set is enough: compiling a catalogue takes longer than anything else here. */
const icons = { set: "duo-icons", term: "bell" };

/** A folder in which nothing is left to prepare. */
async function preparedFolder(): Promise<string> {
  const dataDir = await freshFolder();
  await cp(join(await prepareFixtureData([icons.set]), "catalogue"), join(dataDir, "catalogue"), { recursive: true });
  await placeCluster(dataDir);
  return dataDir;
}

const start = (environment: Record<string, string>) => new StartRun({ CATALOGUE_SETS: icons.set, ...environment });

/** Whatever state the folder is in, a start on it must end with answered searches; then it is stopped in good order. */
async function expectServing(dataDir: string): Promise<StartRun> {
  const run = start({ DATA_DIR: dataDir });
  onTestFinished(async () => void (await run.stop("SIGKILL")));
  const site = await run.waitForAddress();
  const response = await fetch(`${site}/api/iconsets/v7/search?term=${icons.term}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`"${icons.term}"`);
  expect(await run.stop("SIGTERM")).toBe(0);
  expect(existsSync(join(dataDir, "postgres-18", "cluster", "postmaster.pid"))).toBe(false);
  expect(existsSync(join(dataDir, "start.lock"))).toBe(false);
  return run;
}

/** A start on a folder where everything was prepared says no more than where the site is. */
async function expectNothingToPrepare(dataDir: string): Promise<void> {
  const { output } = await expectServing(dataDir);
  expect(output.trim().split("\n")).toHaveLength(1);
}

describe("npm start", () => {
  // Without having been killed before: the test below prepares a folder, too.
  test.runIf(isSoak)("serves, shuts down gracefully, and has nothing to prepare the second time", async () => {
    const dataDir = await freshFolder();
    const first = await expectServing(dataDir);
    expect(first.output).toMatch(/Compiling the catalogue: done/);
    await expectNothingToPrepare(dataDir);
  });

  const momentsMs = [300, 900, 2200, 0, 150, 500, 700, 1200, 1600].slice(0, amount(1, 9));
  test("may be killed at any moment, while it compiles and while it serves: the next start completes the setup, and the one after it has nothing to prepare; a second one beside it names the running process", async () => {
    // Compiling is killed by its own tests, too.
    const dataDir = await (isSoak ? freshFolder() : preparedFolder());
    for (const moment of momentsMs) {
      const run = start({ DATA_DIR: dataDir });
      await Promise.race([run.ended, new Promise((reached) => setTimeout(reached, moment))]);
      await run.stop("SIGKILL");
    }
    if (isSoak) {
      const compiling = start({ DATA_DIR: dataDir });
      await compiling.waitFor(/Compiling the catalogue/);
      await compiling.stop("SIGKILL");
    }
    const serving = start({ DATA_DIR: dataDir, PICTURE_SEARCH: "true" });
    await serving.waitForAddress();
    const second = start({ DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output).toMatch(/^Iconarium is already running on .+ \(process \d+\)\..+\n$/);
    await serving.stop("SIGKILL");
    await expectServing(dataDir);
    const leftovers = (await readdir(dataDir)).filter((name) => name.endsWith(".new") || name.startsWith(".writable"));
    expect(leftovers).toEqual([]);
    await expectNothingToPrepare(dataDir);
  });

  test("a port in use is reported in one line before anything is prepared", async () => {
    const holder = createServer();
    await new Promise<void>((listening) => holder.listen(0, "127.0.0.1", listening));
    onTestFinished(() => void holder.close());
    const { port } = holder.address() as AddressInfo;
    const run = start({ DATA_DIR: await freshFolder(), PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output).toMatch(new RegExp(`^Port ${port} is in use\\..+\\n$`));
  });

  test("an unusable data folder is reported in one line", async () => {
    const file = join(await freshFolder(), "file");
    await writeFile(file, "");
    const run = start({ DATA_DIR: join(file, "data") });
    expect(await run.ended).toBe(1);
    expect(run.output).toMatch(/^[^\n]+Set DATA_DIR to[^\n]+\n$/);
  });

  test("all configuration errors are reported together", async () => {
    const run = start({
      DATA_DIR: await freshFolder(),
      PORT: "eighty",
      ORIGIN: "example",
      DATABASE_URL: "mysql://x",
    });
    expect(await run.ended).toBe(1);
    for (const key of ["PORT", "ORIGIN", "DATABASE_URL"]) expect(run.output).toContain(key);
    expect(run.output).not.toContain(" at ");
  });
});
