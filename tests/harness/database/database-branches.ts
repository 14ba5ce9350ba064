import { sql } from "drizzle-orm";
import type { Database } from "../../../src/platform/db/database.server.ts";
import { startDatabase } from "./database.ts";

export interface Branches {
  readonly databases: readonly Database[];
  /** Forgets what was deleted: small tables stay quick. */
  tidy(database: Database): Promise<void>;
  close(): Promise<void>;
}

/** Several databases for lives that go on beside each other. */
export async function openBranches(count: number): Promise<Branches> {
  const branches = await Promise.all(Array.from({ length: count }, () => startDatabase()));
  return {
    databases: branches.map(({ database }) => database),
    tidy: async (branch) => void (await branch.run((db) => db.execute(sql.raw("vacuum")))),
    close: async () => void (await Promise.all(branches.map(({ close }) => close()))),
  };
}
