import type { OneAtATime } from "../../../platform/db/one-at-a-time.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { createPeriodicJob, type PeriodicJob } from "../../../platform/periodic-job.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import type { EventInbox } from "./event-inbox.server.ts";
import type { FindWork } from "./find-work.server.ts";
import type { SubscriptionRepository } from "./subscription-repository.server.ts";
import type { Checkouts } from "../checkout/checkout.server.ts";
import type { Refresh } from "./refresh.server.ts";

/**
 * Finds out what nobody told: it works though every webhook is lost, and goes on where a dead process stopped. A round says
 * whether there was as much as one round takes, so that there may be more.
 */
export type Reconciliation = PeriodicJob<boolean>;

const everyMs = 15_000;
const mostAtOnce = 50;
const sweptEveryMs = 3_600_000;

export function createReconciliation(deps: {
  subscriptionRepository: Pick<SubscriptionRepository, "listDue" | "postpone">;
  orders: Pick<Checkouts, "listUnsettled" | "settle">;
  refresh: Pick<Refresh, "subscription">;
  inbox: Pick<EventInbox, "work" | "sweep">;
  findWork: FindWork;
  /** What providers of this server itself have to do, such as renewals. */
  runProviders: () => Promise<void>;
  alone: OneAtATime;
  log: Log;
}): Reconciliation {
  const { subscriptionRepository, orders, refresh, inbox, findWork, runProviders, alone, log } = deps;
  let sweptAtMs = -Infinity;

  /** One that fails keeps nobody else waiting. */
  async function quietly(work: () => Promise<unknown>, what: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `Couldn’t check ${what} with the provider; trying again`);
    }
  }

  async function reconcile(): Promise<boolean> {
    // Money that is due by a clock that was just put forward may not be due at all.
    if (isClockSteady()) await quietly(runProviders, "What is due");
    const has = await findWork();
    const processed = has.events ? await inbox.work(mostAtOnce) : 0;
    const open = has.orders ? await orders.listUnsettled(mostAtOnce) : [];
    for (const order of open) await quietly(() => orders.settle(order), "An order");
    const due = has.subscriptions ? await subscriptionRepository.listDue({ limit: mostAtOnce }) : [];
    for (const subscription of due)
      await quietly(async () => {
        await subscriptionRepository.postpone(subscription.licenseId);
        await refresh.subscription(subscription);
      }, "A subscription");
    if (performance.now() - sweptAtMs > sweptEveryMs) {
      sweptAtMs = performance.now();
      await inbox.sweep();
    }
    return [processed, open.length, due.length].some((count) => count === mostAtOnce);
  }

  return createPeriodicJob({
    work: () => alone(reconcile, false),
    everyMs,
    hasMore: (isFull) => isFull,
    onFailure: (error) => log.warn({ err: error }, "Couldn’t reconcile payments; trying again"),
  });
}
