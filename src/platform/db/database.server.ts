import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, DatabaseError, Pool, type ClientConfig, type PoolClient } from "pg";
import type { Log } from "../log.server.ts";
import { AppError, unlessAway } from "../../core/errors.ts";
import { CarefulClient } from "./careful-client.server.ts";
import { hideStatement } from "./hide-statement.server.ts";
import { refuseSilence, watchForStandstill, type Progress, type Standstill } from "./standstill.server.ts";
import { findPrimary, listDatabaseServers } from "./database-servers.server.ts";
import { watchPool } from "./watched-pool.server.ts";
import { startEmbeddedServer, type EmbeddedServer } from "./embedded-server.server.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));
/** Names our migrations among all advisory locks of a server; any number will do as long as it stays. */
const migrationLock = 1_229_147_982;
const retryAfterMs = 5_000;
/** Another server may take over at any moment. */
const retryStandbyAfterMs = 1_000;
const usualPatienceMs = 5_000;
/** After so many looks nobody waits for a server that ran before and doesn’t say a word; connecting goes on. */
const looksForSilence = 10;
/** After so many a server that is connected to is away. */
const looksForConnection = 50;
const lookEveryMs = 100;
/** The server ends statements by itself before that: whoever hears nothing for so long has lost the connection. */
const silenceMs = 20_000;
const pooled = { max: 10, statement_timeout: 15_000, query_timeout: silenceMs };

/** What people do is kept here. Everything that only reads icons works without it. */
export interface Database {
  /**
   * Does some work on the database: early calls wait until it is started and migrated, a call after a lost connection starts
   * it again. Nobody waits for a server that was there before and stands still.
   *
   * @throws AppError `unavailable` while the database cannot be reached, or has too much to do; `invalid_input` for text
   * with what PostgreSQL does not keep, such as U+0000; `signed_out` for what would belong to a person who is gone
   */
  run<T>(work: (db: NodePgDatabase & { $client: Pool }) => Promise<T>): Promise<T>;
  /** Waits for running work, then closes the connections and the embedded server. */
  close(): Promise<void>;
}

interface OpenDatabase extends Standstill {
  pool: Pool;
  server: EmbeddedServer | undefined;
  /** Ends when all work has ended, which never happens to what was torn down. */
  end: () => Promise<void>;
}

/** Its connection is torn down without a word: who stands still does not answer it. */
interface DroppableClient {
  connection: { stream: { destroy: () => void } };
}

/**
 * Begins to start and migrate the database, without waiting for it.
 *
 * @param options.url a PostgreSQL server of your own, or a primary and its standbys; without it an embedded one runs in `dataDir`
 * @param options.dataDir a folder that exists
 * @param options.isVisitor leaves an embedded server running that ran before: a site uses it
 * @param options.patienceMs how long work waits for a connection
 */
export function createDatabase(options: {
  url: string | undefined;
  dataDir: string;
  log: Log;
  isVisitor?: boolean;
  patienceMs?: number;
}): Database {
  const { log, url, patienceMs = usualPatienceMs } = options;
  /** Whether another server may take over while one stands still. */
  const hasStandby = url !== undefined && listDatabaseServers(url).length > 1;
  let opening: Promise<OpenDatabase> | undefined;
  let failedAt = -Infinity;
  let closing: Promise<void> | undefined;
  let isOpen = false;
  /** Whether the server that is being connected to stands still: what waits for it is given up, and nothing more waits. */
  let isSilent = false;
  let silence = Promise.withResolvers<void>();

  /** @param connected settles when the server has answered, or cannot */
  async function noteSilence(connected: Promise<unknown>): Promise<void> {
    let isSettled = false;
    const look = async () => {
      await passLooks(looksForSilence);
      if (isSettled) return;
      isSilent = true;
      silence.resolve();
    };
    void look();
    try {
      await connected;
      isSilent = false;
    } finally {
      isSettled = true;
    }
  }

  async function open(): Promise<OpenDatabase> {
    const server = url === undefined ? await startEmbeddedServer(resolve(options.dataDir)) : undefined;
    const connection = server?.connection ?? (await findPrimary(url!));
    const wasStarted = server?.wasRunning === false;
    if (wasStarted) isSilent = false;
    await migrateOnce(connection, wasStarted ? (connected) => connected : noteSilence);
    const pool = new Pool({ ...connection, ...pooled, connectionTimeoutMillis: patienceMs, Client: CarefulClient });
    pool.on("error", (error) => log.warn({ err: error }, "A database connection was lost"));
    const clients = new Set<PoolClient>();
    pool.on("connect", (client) => {
      // A connection may be lost between two statements of a transaction, too: the next one fails then, and not the process.
      client.on("error", () => undefined);
      clients.add(client);
      client.once("end", () => clients.delete(client));
    });
    const drop = () => {
      for (const client of clients) (client as unknown as DroppableClient).connection.stream.destroy();
    };
    // New connections take the place of all that there were: not every one that was torn down comes back to its pool.
    const onGoOn = () => {
      opening = undefined;
      void end();
    };
    let ended: Promise<void> | undefined;
    const end = () => (ended ??= pool.end());
    const standstill = await watchForStandstill(connection, { drop, onGoOn, hasStandby });
    isOpen = true;
    return { pool, server, end, ...standstill };
  }

  function opened(): Promise<OpenDatabase> {
    if (closing) throw new AppError("unavailable", "The database connection is closed.");
    if (opening) return opening;
    if (performance.now() - failedAt < (hasStandby ? retryStandbyAfterMs : retryAfterMs))
      throw new AppError("unavailable", "The database is unavailable. Try again in a minute.");
    isOpen = false;
    silence = Promise.withResolvers();
    opening = open().catch((error: unknown) => {
      opening = undefined;
      failedAt = performance.now();
      log.error({ err: error }, "The database is unavailable; icons are served without it");
      throw new AppError("unavailable", "The database is unavailable. Try again in a minute.", { cause: error });
    });
    // Nobody may be waiting for it when it fails.
    opening.catch(() => undefined);
    return opening;
  }

  async function shutDown(): Promise<void> {
    const last = await opening?.catch(() => undefined);
    if (last) await endUnlessStopped(last);
    if (!(options.isVisitor && last?.server?.wasRunning)) await last?.server?.stop();
  }

  void opened();

  return {
    async run(work) {
      const current = opened();
      if (!isOpen && !isSilent) await Promise.race([current, silence.promise]);
      if (!isOpen && isSilent) throw refuseSilence();
      const { pool, watch, hasStopped, endWatch, end } = await current;
      if (hasStopped()) throw refuseSilence();
      try {
        return await watch((progress) => work(Object.assign(drizzle(watchPool(pool, progress)), { $client: pool })));
      } catch (error) {
        hideStatement(error);
        if (isQueueFull(error) || hasCode(error, busyCodes)) {
          throw new AppError("unavailable", "The database is overloaded. Try again in a minute.", { cause: error });
        }
        if (isUnkeepable(error)) {
          throw new AppError(
            "invalid_input",
            "A text contains a character that can’t be stored. Remove it and try again.",
            { cause: error },
          );
        }
        if (isOwnerGone(error)) throw new AppError("signed_out", "This account no longer exists.", { cause: error });
        if (!isConnectionFault(error)) throw error;
        if (hasStopped()) throw refuseSilence();
        if (opening === current) {
          opening = undefined;
          void end();
          endWatch();
        }
        throw new AppError("unavailable", "The connection to the database was lost. Try again.", { cause: error });
      }
    },
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}

async function endUnlessStopped({ watch, hasStopped, end, endWatch }: OpenDatabase): Promise<void> {
  const ended = end();
  const waitForWork = ({ note }: Progress) => {
    note({ mayChangeData: true });
    return ended;
  };
  if (!hasStopped()) await unlessAway(watch(waitForWork), undefined);
  endWatch();
}

/** Between two looks answers are read: a process that was busy itself does not take that for silence. */
async function passLooks(count: number): Promise<void> {
  for (let looks = 0; looks < count; looks++) await wait(lookEveryMs, undefined, { ref: false });
}

/** @throws Error when nobody answers in time */
async function connect(client: Client): Promise<void> {
  const connecting = client.connect().then(() => true);
  const isConnected = await Promise.race([connecting, passLooks(looksForConnection)]);
  if (isConnected) return;
  connecting.catch(() => undefined);
  (client as unknown as DroppableClient).connection.stream.destroy();
  throw new Error("The database server doesn’t answer");
}

/** Processes that start at the same time wait for one another here; all but the first find nothing left to do. */
async function migrateOnce(
  connection: ClientConfig,
  watchConnecting: (connected: Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await watchConnecting(connect(client));
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Of a server that has become a standby: another one takes changes now. */
const standbyCodes = ["25006"];
/** PostgreSQL's own codes of a server that goes away or is not there yet. */
const shutdownCodes = new Set(["57P01", "57P02", "57P03", ...standbyCodes]);
/** Of work that waited for too long, or for other work that waited for it; of connections, memory and disk that are used up. */
const busyCodes = new Set(["57014", "40P01", "40001", "53300", "53200", "53100"]);
/** Of U+0000, in text and in JSON. */
const unkeepableCodes = new Set(["22021", "22P05"]);

function findSqlError(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error;
  return error instanceof Error ? findSqlError(error.cause) : undefined;
}

const hasCode = (error: unknown, codes: ReadonlySet<string>) => codes.has(findSqlError(error)?.code ?? "");

function isUnkeepable(error: unknown): boolean {
  const sqlError = findSqlError(error);
  // What is sent as JSON is well-formed but for half a pair of surrogates.
  const isHalfPair = sqlError?.code === "22P02" && sqlError.routine?.startsWith("json_") === true;
  return isHalfPair || hasCode(error, unkeepableCodes);
}

/** Whoever asked for something may have been deleted meanwhile: all that is kept about people refers to them. */
function isOwnerGone(error: unknown): boolean {
  const sqlError = findSqlError(error);
  return sqlError?.code === "23503" && sqlError.constraint?.endsWith("_person_id_people_id_fk") === true;
}

/** The last one is for work that is under way when other work loses the connection. */
const faultMessages =
  /^Connection terminated|^Query read timeout|has encountered a connection error|^Cannot use a pool after calling end/;

function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Errors of the system, such as a refused connection, name the call that failed.
  if ("syscall" in error) return true;
  return hasCode(error, shutdownCodes) || faultMessages.test(error.message) || isConnectionFault(error.cause);
}

/** All connections were busy for too long; they are well. */
function isQueueFull(error: unknown): boolean {
  return (
    error instanceof Error && (error.message.startsWith("timeout exceeded when trying") || isQueueFull(error.cause))
  );
}
