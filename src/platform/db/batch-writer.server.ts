import { coalesceRuns } from "../../core/coalesce-runs.ts";
import type { Log } from "../log.server.ts";

const flushEveryMs = 5_000;
const usuallyMostPending = 5_000;
const rowsPerStatement = 1_000;

/** Rows on their way to the database: adding one costs a map entry, and they are written in batches every few seconds. */
export interface BatchWriter<Row> {
  /** Never throws, never waits. Past a limit new rows are dropped, so that a flood of them cannot fill the memory. */
  add(row: Row): void;
  /** Writes what is still pending; a database that is away keeps it pending. */
  flush(): Promise<void>;
  /** Flushes for the last time. */
  close(): Promise<void>;
}

/**
 * @param deps.keyOf rows of the same key become one
 * @param deps.merge puts what another row of the same key says into the one that waits
 * @param deps.write writes a batch, all of it or nothing
 * @param deps.mostPending further rows are dropped; 5,000 unless told otherwise
 */
export function createBatchWriter<Row>(deps: {
  keyOf: (row: Row) => string;
  merge: (pending: Row, row: Row) => void;
  write: (rows: Row[]) => Promise<unknown>;
  log: Log;
  mostPending?: number;
}): BatchWriter<Row> {
  const { keyOf, merge, write, log, mostPending = usuallyMostPending } = deps;
  let pending = new Map<string, Row>();
  const { run: writeNext, settled } = coalesceRuns(writeAll);
  const timer = setInterval(() => void flush(), flushEveryMs).unref();

  function add(row: Row): void {
    const key = keyOf(row);
    const known = pending.get(key);
    if (known !== undefined) merge(known, row);
    else if (pending.size < mostPending) pending.set(key, row);
  }

  async function writeAll(): Promise<void> {
    // One order for all writers: two processes that update the same rows never wait for each other in a circle.
    const rows = [...pending].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    pending = new Map();
    while (rows.length > 0) {
      const batch = rows.slice(0, rowsPerStatement);
      try {
        await write(batch);
      } catch (error) {
        for (const row of rows) add(row);
        log.debug({ err: error }, "Waiting for the database to write rows");
        return;
      }
      rows.splice(0, batch.length);
    }
  }

  const flush = () => (pending.size === 0 ? settled() : writeNext());

  return {
    add,
    flush,
    async close() {
      clearInterval(timer);
      await settled();
      await flush();
    },
  };
}
