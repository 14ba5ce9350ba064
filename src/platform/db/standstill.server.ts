import { setImmediate as yieldToRequests, setTimeout as wait } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { AppError } from "../../core/errors.ts";

/** What a piece of work tells while it goes on. */
export interface Progress {
  /** It is about to ask for something; throws when it has been given up, or when there is no use in asking. */
  note: (question: { mayChangeData: boolean }) => void;
}

/** A server may stand still without a word: stopped, or on a disk that does not answer. */
export interface Standstill {
  /**
   * Does the work, and gives it up when the server does not answer meanwhile: as soon as it is silent what only reads, and
   * what may have written something when it is sure that the server stands still.
   */
  watch: <T>(work: (progress: Progress) => Promise<T>) => Promise<T>;
  hasStopped: () => boolean;
  endWatch: () => void;
}

/** Who waits so long has the server asked by another connection whether it is there at all: long work alone is no standstill. */
const suspectAfterMs = 75;
const suspectAtLeastEveryMs = 1_000;
/** After which nobody waits for it to read something. */
const silentAfterMs = 150;
/** After which, once it is silent, nobody waits for it any more, and its connections are torn down. */
const stoppedAfterMs = 1_300;
const pollEveryMs = 500;
/** Networks forget connections on which nothing goes. */
const keepAliveInitialDelayMillis = 30_000;

const retryAfterSeconds = 5;
export const refuseSilence = () =>
  new AppError("unavailable", "The database doesn’t respond. Try again in a few seconds.", { retryAfterSeconds });

interface Watched {
  mayHaveChangedData: boolean;
  isGivenUp: boolean;
  giveUp: () => void;
}

/**
 * @param deps.drop tears down all connections, with what was sent on them and not committed
 * @param deps.onGoOn told when a server that stood still answers again, with which this watch ends
 * @param deps.hasStandby another server may have taken over: nobody waits for this one, and `onGoOn` is told at once
 * @returns when the server can be asked
 */
export async function watchForStandstill(
  connection: ClientConfig,
  { drop, onGoOn, hasStandby = false }: { drop: () => void; onGoOn: () => void; hasStandby?: boolean },
): Promise<Standstill> {
  const ending = new AbortController();
  const watched = new Set<Watched>();
  let state: "answers" | "silent" | "stopped" = "answers";
  let judging: Promise<void> | undefined;
  let answered = 0;
  /** Connected beforehand: on a busy machine that takes longer than an answer may. */
  let probe = connect(connection);
  await probe.ready;

  /** True as soon as it says anything, also that it is full or shuts down. */
  async function ask(): Promise<true> {
    const asked = probe;
    try {
      const client = await asked.ready;
      await client.query("select 1");
    } catch {
      if (probe === asked && !ending.signal.aborted) probe = connect(connection);
    }
    return true;
  }

  function askAnew(): Promise<boolean> {
    probe.drop();
    probe = connect(connection);
    return Promise.race([ask(), isOver(stoppedAfterMs)]);
  }

  async function judge(): Promise<void> {
    const isThere = ask();
    // While others hear of it, it is busy.
    for (let before = -1; before !== answered;) {
      before = answered;
      if (await Promise.race([isThere, isOver(silentAfterMs)])) return;
    }
    state = "silent";
    giveUp(({ mayHaveChangedData }) => !mayHaveChangedData);
    // A network may have lost the one connection.
    if (!(await askAnew())) {
      state = "stopped";
      drop();
      giveUp(() => true);
      if (!hasStandby && !(await comesBack())) return;
      onGoOn();
      endWatch();
    }
    state = "answers";
  }

  /** False when the watch has ended before. */
  async function comesBack(): Promise<boolean> {
    do {
      await wait(pollEveryMs, undefined, { ref: false });
      if (ending.signal.aborted) return false;
    } while (!(await askAnew()));
    return true;
  }

  function giveUp(isHopeless: (work: Watched) => boolean): void {
    for (const work of watched) if (isHopeless(work)) work.giveUp();
  }

  function endWatch(): void {
    ending.abort();
    probe.drop();
  }

  function suspect(): void {
    judging ??= judge().finally(() => (judging = undefined));
  }

  return {
    hasStopped: () => state === "stopped",
    endWatch,
    async watch(work) {
      const { promise: hopeless, reject } = Promise.withResolvers<never>();
      hopeless.catch(() => undefined);
      const own: Watched = {
        mayHaveChangedData: false,
        isGivenUp: false,
        giveUp() {
          own.isGivenUp = true;
          reject(refuseSilence());
        },
      };
      watched.add(own);
      const stopLooking = pollWithBackoff(suspect);
      try {
        const result = await Promise.race([
          work({
            note({ mayChangeData }) {
              own.mayHaveChangedData ||= mayChangeData;
              if (state === "silent" && !own.mayHaveChangedData) own.giveUp();
              if (own.isGivenUp) throw refuseSilence();
            },
          }),
          hopeless,
        ]);
        answered++;
        return result;
      } finally {
        stopLooking();
        watched.delete(own);
      }
    },
  };
}

/** @returns the way to stop */
function pollWithBackoff(poll: () => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = (afterMs: number) => {
    timer = setTimeout(() => {
      poll();
      plan(Math.min(afterMs * 2, suspectAtLeastEveryMs));
    }, afterMs).unref();
  };
  plan(suspectAfterMs);
  return () => clearTimeout(timer);
}

/** False after that time, and after what came in meanwhile has been read: a process that is busy itself hears late. */
async function isOver(ms: number): Promise<false> {
  await wait(ms, undefined, { ref: false });
  await yieldToRequests();
  return false;
}

interface Probe {
  ready: Promise<Client>;
  drop: () => void;
}

/** @returns a connection to probe the server with, once it is there, and the way to drop it, also while nobody answers */
function connect(config: ClientConfig): Probe {
  const client = new Client({ ...config, keepAlive: true, keepAliveInitialDelayMillis });
  client.on("error", () => undefined);
  const ready = client.connect().then(() => client);
  ready.catch(() => undefined);
  return {
    ready,
    drop: () => (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy(),
  };
}
