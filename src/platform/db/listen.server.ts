import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import type { Log } from "../log.server.ts";
import type { Database } from "./database.server.ts";

const checkEveryMs = 30_000;
const shortestPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Hears what anybody sends on a channel of the database (`pg_notify`), on a connection of its own, which is renewed when it
 * is lost.
 *
 * @param options.onGap told whenever a connection is there: something may have been sent before that was not heard
 * @returns the way to stop
 */
export function listen(
  database: Database,
  options: { channel: string; onMessage: (message: string) => void; onGap: () => void; log: Log },
): () => Promise<void> {
  const { channel, onMessage, onGap, log } = options;
  const ending = new AbortController();
  const { signal } = ending;

  async function connect(): Promise<void> {
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
    let isGivenUp = false;
    const connecting = database.run(async (db) => {
      const fresh = new Client({ ...db.$client.options, keepAlive: true, query_timeout: 10_000 });
      // The server may go away in the same moment, before anybody else knows of the connection.
      fresh.on("error", () => lose()).on("end", lose);
      await fresh.connect();
      if (isGivenUp) await fresh.end();
      return fresh;
    });
    const client = await connecting.catch((error: unknown) => {
      isGivenUp = true;
      throw error;
    });
    signal.addEventListener("abort", () => lose(), { once: true });
    try {
      client.on("notification", ({ payload = "" }) => onMessage(payload));
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onGap();
      // A network may lose a connection without telling: a question without an answer tells.
      const isOver = lost.then(() => true);
      const isThere = async () => {
        await wait(checkEveryMs, undefined, { ref: false, signal });
        await client.query("select 1");
        return false;
      };
      while (!(await Promise.race([isOver, isThere()])));
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function listenUntilClosed(): Promise<void> {
    let pauseMs = shortestPauseMs;
    while (!signal.aborted) {
      const startedAt = performance.now();
      await connect().catch((error: unknown) => log.debug({ err: error }, "The database sends no notifications"));
      pauseMs =
        performance.now() - startedAt > longestPauseMs ? shortestPauseMs : Math.min(pauseMs * 2, longestPauseMs);
      await wait(pauseMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  const listening = listenUntilClosed();
  return () => {
    ending.abort();
    return listening;
  };
}
