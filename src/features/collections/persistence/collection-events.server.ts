import type { Database } from "../../../platform/db/database.server.ts";
import { listen } from "../../../platform/db/listen.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { newsChannel } from "./collection-changes.server.ts";
import type { CollectionEvent } from "../contract.ts";

type Listener = (events: CollectionEvent) => void;

/** Tells listeners of this process what any process changes. The database is asked from the first listener on. */
export function createCollectionEvents({ database, log }: { database: Database; log: Log }) {
  const listeners = new Map<string, Set<Listener>>();
  let stop: (() => Promise<void>) | undefined;

  function notify(message: string): void {
    const [personId = "", ...ids] = message.split(" ");
    for (const listener of listeners.get(personId) ?? []) listener({ ids });
  }

  function notifyAll(): void {
    for (const each of listeners.values()) for (const listener of each) listener({});
  }

  return {
    subscribe(personId: string, listener: Listener): () => void {
      stop ??= listen(database, { channel: newsChannel, onMessage: notify, onGap: notifyAll, log });
      const known = listeners.get(personId) ?? new Set();
      listeners.set(personId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(personId) === known) listeners.delete(personId);
      };
    },
    async close(): Promise<void> {
      await stop?.();
    },
  };
}
