import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type ClientConfig } from "pg";
import type { Log } from "../log.server.ts";
import { AppError } from "../../core/errors.ts";
import { startEmbeddedServer, type EmbeddedServer } from "./embedded-server.server.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
/** Names our migrations among all advisory locks of a server; any number will do as long as it stays. */
const migrationLock = 1_229_147_982;
const retryAfterMs = 5_000;

/** What people do is kept here. Everything that only reads icons works without it. */
export interface Database {
  /**
   * Does some work on the database: early calls wait until it is started and migrated, a call after a lost connection starts
   * it again.
   *
   * @throws AppError `unavailable` while the database cannot be reached
   */
  run<T>(work: (db: NodePgDatabase & { $client: Pool }) => Promise<T>): Promise<T>;
  /** Waits for running work, then closes the connections and the embedded server. */
  close(): Promise<void>;
}

interface OpenDatabase {
  db: NodePgDatabase & { $client: Pool };
  pool: Pool;
  server: EmbeddedServer | undefined;
}

/**
 * Begins to start and migrate the database, without waiting for it.
 *
 * @param options.url a PostgreSQL server of your own; without it an embedded one runs in `dataDir`
 * @param options.dataDir a folder that exists
 * @param options.isVisitor leaves an embedded server running that ran before: a site uses it
 */
export function createDatabase(options: {
  url: string | undefined;
  dataDir: string;
  log: Log;
  isVisitor?: boolean;
}): Database {
  const { log } = options;
  let opening: Promise<OpenDatabase> | undefined;
  let failedAt = -Infinity;
  let closing: Promise<void> | undefined;

  async function open(): Promise<OpenDatabase> {
    const server = options.url === undefined ? await startEmbeddedServer(resolve(options.dataDir)) : undefined;
    const connection = server?.connection ?? { connectionString: options.url };
    await migrateOnce(connection);
    const pool = new Pool({ ...connection, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 15_000 });
    pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
    return { db: drizzle(pool), pool, server };
  }

  function opened(): Promise<OpenDatabase> {
    if (closing) throw new AppError("unavailable", "The database is closed");
    if (opening) return opening;
    if (performance.now() - failedAt < retryAfterMs)
      throw new AppError("unavailable", "The database cannot be reached");
    opening = open().catch((error: unknown) => {
      opening = undefined;
      failedAt = performance.now();
      log.error({ err: error }, "The database cannot be used; icons are served without it");
      throw new AppError("unavailable", "The database cannot be reached", { cause: error });
    });
    return opening;
  }

  async function shutDown(): Promise<void> {
    const last = await opening?.catch(() => undefined);
    await last?.pool.end();
    if (!(options.isVisitor && last?.server?.wasRunning)) await last?.server?.stop();
  }

  opened().catch(() => undefined);

  return {
    async run(work) {
      const current = opened();
      const { db, pool } = await current;
      try {
        return await work(db);
      } catch (error) {
        if (!isConnectionFault(error)) throw error;
        if (opening === current) {
          opening = undefined;
          void pool.end();
        }
        throw new AppError("unavailable", "The connection to the database was lost", { cause: error });
      }
    },
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}

/** Processes that start at the same time wait for one another here; all but the first find nothing left to do. */
async function migrateOnce(connection: ClientConfig): Promise<void> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

const connectionFaults = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
]);

function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && connectionFaults.has(error.code)) return true;
  return (
    /^Connection terminated|timeout exceeded when trying to connect/.test(error.message) ||
    isConnectionFault(error.cause)
  );
}
