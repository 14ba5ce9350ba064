import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import { isDue } from "../../../platform/db/is-due.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import type { ProviderCode, ProviderEvent } from "../providers/contract.ts";
import type { Refresh } from "./refresh.server.ts";
import { billingEvents } from "../tables.server.ts";

/** What providers told, kept once each until it was acted on. */
export interface EventInbox {
  /**
   * Keeps what is new; whoever told it need not tell it again.
   * @throws AppError `unavailable` while the database cannot be reached
   */
  receive(provider: ProviderCode, events: readonly ProviderEvent[]): Promise<void>;
  /** Acts on what waits; what fails waits for longer each time. Returns how many it has acted on. */
  work(limit: number): Promise<number>;
  /** Forgets what was acted on long ago. */
  sweep(): Promise<void>;
}

const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;
const mostAttempts = 30;
const retentionMs = 90 * 86_400_000;

export function createEventInbox(deps: {
  database: Database;
  refresh: Pick<Refresh, "event">;
  log: Log;
  now: () => Date;
}): EventInbox {
  const { database, refresh, log, now } = deps;

  return {
    async receive(provider, events) {
      if (events.length === 0) return;
      const receivedAt = now();
      const values = events.map((event) => ({ ...event, provider, receivedAt, nextAttemptAt: receivedAt }));
      await database.run((db) => db.insert(billingEvents).values(values).onConflictDoNothing());
    },
    async work(limit) {
      const waiting = await database.run((db) =>
        db.select().from(billingEvents).where(isEventWaiting(now())).orderBy(billingEvents.receivedAt).limit(limit),
      );
      let done = 0;
      for (const event of waiting) {
        try {
          await refresh.event(event.provider, {
            subscriptionRef: event.subscriptionRef ?? undefined,
            orderRef: event.orderRef ?? undefined,
          });
          await database.run((db) => db.update(billingEvents).set({ appliedAt: now() }).where(isEvent(event)));
          done++;
        } catch (error) {
          const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** event.attempts);
          const { provider, id, type, attempts } = event;
          log.warn(
            { err: error, provider, event: id, type, attempts },
            "Couldn’t process an event from a payment provider",
          );
          await database.run((db) =>
            db
              .update(billingEvents)
              .set({ attempts: sql`${billingEvents.attempts} + 1`, nextAttemptAt: new Date(now().getTime() + waitMs) })
              .where(isEvent(event)),
          );
        }
      }
      return done;
    },
    async sweep() {
      if (!isClockSteady()) return;
      const isOld = lt(billingEvents.appliedAt, new Date(now().getTime() - retentionMs));
      await database.run((db) => db.delete(billingEvents).where(isOld));
    },
  };
}

export const isEventWaiting = (at: Date) =>
  and(
    isNull(billingEvents.appliedAt),
    isDue(billingEvents.nextAttemptAt, { at, longestMs: longestWaitMs }),
    lt(billingEvents.attempts, mostAttempts),
  );

const isEvent = ({ provider, id }: { provider: ProviderCode; id: string }) =>
  and(eq(billingEvents.provider, provider), eq(billingEvents.id, id));
