import { sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import { listen } from "../../../platform/db/listen.server.ts";
import type { Log } from "../../../platform/log.server.ts";

/** Tells all servers of a site whom something has changed about. */
export interface PersonNews {
  /** Tells the others, soon; they find out by themselves in some seconds while the database is away. */
  tell(personId: string): void;
  /**
   * @param hear.onGap told when something may have been missed
   * @returns the way to stop
   */
  follow(hear: { onChange: (personId: string) => void; onGap: () => void }): () => Promise<void>;
}

const channel = "people";

export function createPersonNews({ database, log }: { database: Database; log: Log }): PersonNews {
  let telling: Promise<unknown> = Promise.resolve();
  let waiting: Set<string> | undefined;

  async function tellAll(people: ReadonlySet<string>): Promise<void> {
    try {
      const each = [...people].map((person) => sql`(${person})`);
      await database.run((db) =>
        db.execute(sql`select pg_notify(${channel}, person) from (values ${sql.join(each, sql`, `)}) as told (person)`),
      );
    } catch (error) {
      log.debug({ err: error }, "Other servers aren’t told what changed about people");
    }
  }

  return {
    tell(personId) {
      if (waiting) {
        waiting.add(personId);
        return;
      }
      // Whoever changes a group tells of many at once.
      const told = (waiting = new Set([personId]));
      telling = telling.then(() => {
        waiting = undefined;
        return tellAll(told);
      });
    },
    follow({ onChange, onGap }) {
      const stop = listen(database, { channel, onMessage: onChange, onGap, log });
      return async () => {
        await telling;
        await stop();
      };
    },
  };
}
