import { sql } from "drizzle-orm";
import { createDatabase, type Database } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";
import { startDatabase } from "./database.ts";

export interface Branches {
  readonly databases: readonly Database[];
  /** Forgets what was deleted: small tables stay quick. */
  tidy(database: Database): Promise<void>;
  close(): Promise<void>;
}

/** Several databases of one server that writes nothing down for good: quick, and as true as any other but where power fails. */
export async function openBranches(count: number): Promise<Branches> {
  const { database, close } = await startDatabase();
  const run = (statement: string) => database.run((db) => db.execute(sql.raw(statement)));
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"])
    await run(`alter system set ${setting} = off`);
  await run("select pg_reload_conf()");
  const options = await database.run(async (db) => db.$client.options);
  const names = Array.from({ length: count }, (_, number) => `branch_${number}`);
  for (const name of names) await run(`create database ${name}`);
  const place = new URLSearchParams({ host: options.host!, port: String(options.port) }).toString();
  const address = (name: string) =>
    `postgres://${options.user}:${encodeURIComponent(String(options.password))}@/${name}?${place}`;
  return {
    databases: names.map((name) => createDatabase({ url: address(name), dataDir: ".", log: createLog("silent") })),
    tidy: async (branch) => void (await branch.run((db) => db.execute(sql.raw("vacuum")))),
    close,
  };
}
