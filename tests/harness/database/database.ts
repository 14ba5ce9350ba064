import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { vi } from "vitest";
import { createDatabase, type Database } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { createTestDatabase } from "./shared-postgres.ts";

/** A fresh folder and the way to remove it. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "iconarium-"));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** Resolves when the database answers: on a busy machine that takes longer at first than a visitor would wait. */
async function waitForAnswer(database: Database): Promise<void> {
  await vi.waitFor(() => database.run((db) => db.execute(sql`select 1`)), { timeout: 60_000 });
}

/** A database of its own for one test file. */
export async function startDatabase(given?: string): Promise<{ database: Database; close: () => Promise<void> }> {
  const { dataDir, remove } = await makeDataDir();
  const shared = given === undefined ? await createTestDatabase() : undefined;
  const database = createDatabase({ url: given ?? shared?.url, dataDir, log: createLog("silent") });
  if (given === undefined) await waitForAnswer(database);
  return {
    database,
    async close() {
      await database.close();
      await shared?.drop();
      await remove();
    },
  };
}
