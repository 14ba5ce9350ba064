import { setTimeout as wait } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";

/** A server may stand still without a word: stopped, or on a disk that does not answer. */
export interface Standstill {
  /** Does the work, and gives it up when the server is found to stand still meanwhile. */
  watch<T>(work: () => Promise<T>): Promise<T>;
  hasStopped: () => boolean;
  endWatch: () => void;
}

/** Who waits so long has the server asked by another connection whether it is there at all: long work alone is no standstill. */
const suspectAfterMs = 1_000;
const answersWithinMs = 1_500;
const lookEveryMs = 500;

/**
 * @param deps.drop tears down all connections, with what was sent on them and not committed
 * @param deps.onGoOn told when the server answers again
 */
export function watchForStandstill(
  connection: ClientConfig,
  { drop, onGoOn }: { drop: () => void; onGoOn: () => void },
): Standstill {
  const ending = new AbortController();
  const watched = new Set<(error: Error) => void>();
  let isStopped = false;
  let asking: Promise<void> | undefined;

  async function answers(): Promise<boolean> {
    const client = new Client({
      ...connection,
      connectionTimeoutMillis: answersWithinMs,
      query_timeout: answersWithinMs,
    });
    client.on("error", () => undefined);
    const asked = client.connect().then(() => client.query("select 1"));
    const isLate = wait(answersWithinMs, true, { ref: false });
    // Whatever it says, also that it is full or shuts down, it does not stand still.
    const late = await Promise.race([asked.then(() => false, isTimeout), isLate]);
    asked.catch(() => undefined);
    if (late) (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
    else void client.end().catch(() => undefined);
    return !late;
  }

  async function ask(): Promise<void> {
    if (await answers()) return;
    isStopped = true;
    drop();
    for (const fail of watched) fail(new Error("The database stands still"));
    while (!ending.signal.aborted) {
      await wait(lookEveryMs, undefined, { ref: false });
      if (!(await answers())) continue;
      isStopped = false;
      onGoOn();
      return;
    }
  }

  return {
    hasStopped: () => isStopped,
    endWatch: () => ending.abort(),
    async watch(work) {
      const { promise: stopped, reject } = Promise.withResolvers<never>();
      watched.add(reject);
      const timer = setInterval(() => {
        asking ??= ask().finally(() => (asking = undefined));
      }, suspectAfterMs);
      timer.unref();
      try {
        return await Promise.race([work(), stopped]);
      } finally {
        clearInterval(timer);
        watched.delete(reject);
      }
    },
  };
}

const isTimeout = (error: unknown) => error instanceof Error && /timeout/i.test(error.message);
