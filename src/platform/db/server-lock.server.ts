import { Client } from "pg";
import { findPrimary } from "./database-servers.server.ts";

/** Beside the lock of migrations, for locks by name. */
const family = 1_229_147_983;
/** Who has died loses the lock when its connection ends; who lives that long has more to do than the others should wait for. */
const patienceMs = 600_000;

/**
 * Does some work while no other server that shares the database does it; without a database, or while that is away, at once.
 *
 * @param url of the database; undefined where this server is the only one
 * @param name of the lock
 */
export async function withServerLock<Result>(
  { url, name }: { url: string | undefined; name: string },
  work: () => Promise<Result>,
): Promise<Result> {
  if (url === undefined) return work();
  let client: Client | undefined;
  try {
    client = new Client({ ...(await findPrimary(url)), connectionTimeoutMillis: 5_000, keepAlive: true });
    client.on("error", () => undefined);
    await client.connect();
    await client.query(`set lock_timeout = ${patienceMs}`);
    await client.query("select pg_advisory_lock($1, hashtext($2))", [family, name]);
  } catch {
    // What two servers do at once is done twice, and not wrong.
  }
  try {
    return await work();
  } finally {
    await client?.end().catch(() => undefined);
  }
}
