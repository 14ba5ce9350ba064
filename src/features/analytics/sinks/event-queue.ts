import type { EventSink } from "../contract.ts";
import { tryAgain } from "./try-again.ts";

/** Events on their way to a sink. */
export interface EventQueue<Event> {
  /** Never throws, never waits. Past a limit the oldest are lost, so that a sink that is away cannot fill the memory. */
  add(...events: readonly Event[]): void;
  /** Sends what waits. Never fails: what does not arrive waits for the next time. */
  flush(): Promise<void>;
  /** All that waits; it waits no longer. */
  drain(): Event[];
  /** Sends none of these any more, also none whose sending fails just now. Ends when what is being sent has been, or has failed. */
  drop(isUnwanted: (event: Event) => boolean): Promise<void>;
  /** Sends for the last time. */
  close(): Promise<void>;
}

/**
 * @param deps.onFailure told when a sink took nothing in five tries
 */
export function createEventQueue<Event>(deps: {
  sink: EventSink<Event>;
  everyMs: number;
  mostAtOnce: number;
  mostWaiting: number;
  onFailure?: (error: unknown) => void;
}): EventQueue<Event> {
  const { sink, everyMs, mostAtOnce, mostWaiting, onFailure } = deps;
  let waiting: Event[] = [];
  let sending: Promise<void> | undefined;
  /** What is not to come back from a sending that fails. */
  let unwanted: ((event: Event) => boolean)[] = [];
  const timer = setInterval(() => void flush(), everyMs);
  // Node's timers would keep a process alive; browsers' are numbers.
  if (typeof timer === "object") timer.unref();

  function add(...events: readonly Event[]): void {
    waiting.push(...events);
    if (waiting.length > mostWaiting) waiting = waiting.slice(-mostWaiting);
  }

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, mostAtOnce);
      try {
        await tryAgain(() => sink.send(batch));
      } catch (error) {
        const wanted = batch.filter((event) => !unwanted.some((isUnwanted) => isUnwanted(event)));
        waiting = [...wanted, ...waiting].slice(-mostWaiting);
        onFailure?.(error);
        return;
      }
    }
  }

  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
      unwanted = [];
    });
    return sending;
  }

  return {
    add,
    flush,
    drain: () => waiting.splice(0),
    async drop(isUnwanted) {
      waiting = waiting.filter((event) => !isUnwanted(event));
      if (!sending) return;
      unwanted.push(isUnwanted);
      await sending;
    },
    async close() {
      clearInterval(timer);
      await sending;
      await flush();
    },
  };
}
