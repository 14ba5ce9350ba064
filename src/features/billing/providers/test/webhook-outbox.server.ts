import { randomUUID } from "node:crypto";
import { asc, eq, gte, lte } from "drizzle-orm";
import type { Database } from "../../../../platform/db/database.server.ts";
import type { Log } from "../../../../platform/log.server.ts";
import { createPeriodicJob } from "../../../../platform/periodic-job.server.ts";
import type { DatabaseStep } from "../../../licenses/contract.ts";
import { testWebhooks } from "./tables.server.ts";
import { signatureHeader, signWebhook } from "./webhook-signature.server.ts";

/** What a webhook of the test provider says. */
export interface NewWebhook {
  type: string;
  subscriptionRef: string | undefined;
  orderRef: string | undefined;
}

/** What is to be told is written with the change that it tells of, and sent until it is heard, also by a later process. */
export interface WebhookOutbox {
  add(step: Pick<DatabaseStep, "insert">, webhook: NewWebhook): Promise<void>;
  /** Tells where webhooks are heard; before that, they wait. */
  openAt(url: string): void;
  /** Sends what is due now, before long by itself. Returns how many were heard. */
  send(): Promise<number>;
  /** Soon, as something was added. */
  hurry(): void;
  close(): Promise<void>;
}

const everyMs = 5_000;
const mostAtOnce = 100;
const firstWaitMs = 1_000;
const longestWaitMs = 3_600_000;
/** In three days of growing waits; whoever never listens is left alone. */
const mostAttempts = 80;
const answerTimeoutMs = 10_000;

export function createWebhookOutbox(deps: { database: Database; key: Uint8Array; log: Log }): WebhookOutbox {
  const { database, key, log } = deps;
  const closing = new AbortController();
  let url: string | undefined;
  const noteFailure = (error: unknown) => log.debug({ err: error }, "Webhooks of the test provider are waiting");

  async function isDelivered(body: string, at: string): Promise<boolean> {
    const bytes = Buffer.from(body);
    const signature = signWebhook(key, bytes, Math.floor(Date.now() / 1000));
    try {
      const response = await fetch(at, {
        method: "POST",
        body: bytes,
        headers: { "content-type": "application/json", [signatureHeader]: signature },
        redirect: "error",
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function sendDue(): Promise<number> {
    if (url === undefined) return 0;
    const due = await database.run(async (db) => {
      await db.delete(testWebhooks).where(gte(testWebhooks.attempts, mostAttempts));
      return db
        .select()
        .from(testWebhooks)
        .where(lte(testWebhooks.nextAttemptAt, new Date()))
        .orderBy(asc(testWebhooks.createdAt))
        .limit(mostAtOnce);
    });
    let delivered = 0;
    for (const { id, body, attempts } of due) {
      if (closing.signal.aborted) break;
      const isIt = eq(testWebhooks.id, id);
      if (await isDelivered(body, url)) {
        delivered += 1;
        await database.run((db) => db.delete(testWebhooks).where(isIt));
      } else {
        const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** attempts);
        const nextAttemptAt = new Date(Date.now() + waitMs);
        await database.run((db) =>
          db
            .update(testWebhooks)
            .set({ attempts: attempts + 1, nextAttemptAt })
            .where(isIt),
        );
      }
    }
    return delivered;
  }

  const rounds = createPeriodicJob({ work: sendDue, everyMs, onFailure: noteFailure });
  return {
    async add(step, { type, subscriptionRef, orderRef }) {
      const id = `evt_${randomUUID()}`;
      const body = JSON.stringify({ id, type, subscriptionRef, orderRef });
      await step.insert(testWebhooks).values({ id, body });
    },
    openAt(address) {
      url = address;
      rounds.hurry();
    },
    send: () => rounds.run(),
    hurry: () => rounds.hurry(),
    async close() {
      closing.abort();
      await rounds.close();
    },
  };
}
