import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { placeCluster } from "./postgres-template.ts";

/** A fresh folder and the way to remove it. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "iconarium-"));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A database of its own for one test file. */
export async function startDatabase(url?: string): Promise<{ database: Database; close: () => Promise<void> }> {
  const { dataDir, remove } = await makeDataDir();
  if (url === undefined) await placeCluster(dataDir);
  const database = createDatabase({ url, dataDir, log: createLog("silent") });
  return {
    database,
    async close() {
      await database.close();
      await remove();
    },
  };
}
