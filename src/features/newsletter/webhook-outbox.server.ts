import { createHmac } from "node:crypto";
import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database } from "../../platform/db/database.server.ts";
import { isDue } from "../../platform/db/is-due.server.ts";
import { createOneAtATime } from "../../platform/db/one-at-a-time.server.ts";
import type { Log } from "../../platform/log.server.ts";
import { createPeriodicJob } from "../../platform/periodic-job.server.ts";
import { isClockSteady } from "../../platform/steady-clock.server.ts";
import { webhookDeliveries } from "./tables.server.ts";

export type WebhookType = "newsletter.subscribed" | "newsletter.unsubscribed";

type Writer = Pick<NodePgDatabase, "insert">;

/** Tells another program what happened here, each thing at least once. */
export interface WebhookOutbox {
  /** Keeps it within the transaction of what happened; nothing where nobody is told. */
  add(db: Writer, type: WebhookType, data: Readonly<Record<string, string>>): Promise<void>;
  /** Tells it soon, as something was added. */
  hurry(): void;
  /** Tells what is due; what was not heard is told again later. Returns how many were heard. */
  work(): Promise<number>;
  close(): Promise<void>;
}

const everyMs = 10_000;
const mostAtOnce = 20;
const answerMs = 10_000;
const takenMs = 15_000;
const firstWaitMs = 10_000;
const longestWaitMs = 3_600_000;
/** About a week of waiting. */
const mostAttempts = 170;
const retentionMs = 30 * 86_400_000;
const longestFault = 200;

/** What a receiver checks: HMAC-SHA256 of the time, a dot and the body, as they came. */
export const signWebhook = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

/**
 * @param deps.receiver without it nobody is told
 * @param deps.now for tests; the clock otherwise
 */
export function createWebhookOutbox(deps: {
  database: Database;
  receiver: { url: string; secret: string } | undefined;
  log: Log;
  now?: () => Date;
}): WebhookOutbox {
  const { database, receiver, log, now = () => new Date() } = deps;
  const closing = new AbortController();

  async function post(delivery: typeof webhookDeliveries.$inferSelect): Promise<string | undefined> {
    const { id, type, createdAt, data } = delivery;
    const body = JSON.stringify({ id, type, createdAt, data });
    const timestamp = String(Math.floor(now().getTime() / 1000));
    try {
      const response = await fetch(receiver!.url, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerMs)]),
        headers: {
          "content-type": "application/json",
          "x-webhook-id": id,
          "x-webhook-timestamp": timestamp,
          "x-webhook-signature": signWebhook(receiver!.secret, timestamp, body),
        },
      });
      await response.body?.cancel();
      return response.ok ? undefined : `answered ${response.status}`;
    } catch (error) {
      return String(error instanceof Error && error.cause instanceof Error ? error.cause.message : error);
    }
  }

  async function deliver(delivery: typeof webhookDeliveries.$inferSelect): Promise<boolean> {
    const fault = await post(delivery);
    // A site that stops was not refused: it is told anew at the next start.
    if (closing.signal.aborted && fault !== undefined) return false;
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** delivery.attempts);
    const payload = {
      attempts: delivery.attempts + 1,
      ...(fault === undefined
        ? { deliveredAt: now(), fault: null }
        : { nextAttemptAt: new Date(now().getTime() + waitMs), fault: fault.slice(0, longestFault) }),
    };
    await database.run((db) => db.update(webhookDeliveries).set(payload).where(eq(webhookDeliveries.id, delivery.id)));
    if (fault !== undefined)
      log.warn({ webhook: delivery.id, type: delivery.type, fault }, "A webhook wasn’t delivered");
    return fault === undefined;
  }

  async function dropOld(): Promise<void> {
    const longAgo = new Date(now().getTime() - retentionMs);
    await database.run((db) =>
      db
        .delete(webhookDeliveries)
        .where(or(lt(webhookDeliveries.deliveredAt, longAgo), lt(webhookDeliveries.createdAt, longAgo))),
    );
  }

  async function sendDue(): Promise<number> {
    const due = await database.run((db) =>
      // One that dies leaves what it took to the others, after this time.
      db.transaction(async (transaction) => {
        const claimed = await transaction
          .select()
          .from(webhookDeliveries)
          .where(
            and(
              isNull(webhookDeliveries.deliveredAt),
              isDue(webhookDeliveries.nextAttemptAt, { at: now(), longestMs: longestWaitMs }),
              lt(webhookDeliveries.attempts, mostAttempts),
            ),
          )
          .orderBy(asc(webhookDeliveries.createdAt))
          .limit(mostAtOnce)
          .for("update", { skipLocked: true });
        const nextAttemptAt = new Date(now().getTime() + takenMs);
        for (const { id } of claimed)
          await transaction.update(webhookDeliveries).set({ nextAttemptAt }).where(eq(webhookDeliveries.id, id));
        return claimed;
      }),
    );
    const delivered = await Promise.all(due.map(deliver));
    if (isClockSteady()) await dropOld();
    return delivered.filter(Boolean).length;
  }

  const alone = createOneAtATime({ database, name: "webhooks" });
  const rounds =
    receiver &&
    createPeriodicJob({
      work: () => alone(sendDue, 0),
      everyMs,
      onFailure: (error) => log.warn({ err: error }, "Couldn’t send webhooks; trying again"),
    });
  return {
    async add(db, type, data) {
      if (receiver === undefined) return;
      await db.insert(webhookDeliveries).values({ type, data, createdAt: now(), nextAttemptAt: now() });
    },
    hurry: () => rounds?.hurry(),
    work: async () => rounds?.run() ?? 0,
    async close() {
      closing.abort();
      await rounds?.close();
    },
  };
}
