import type { Log } from "../../platform/log.server.ts";
import type { EventInbox } from "./event-inbox.server.ts";
import type { FindWork } from "./find-work.server.ts";
import type { Ledger } from "./ledger.server.ts";
import type { OrderDesk } from "./order-desk.server.ts";
import type { Refresh } from "./refresh.server.ts";

/** Finds out what nobody told: it works though every webhook is lost, and goes on where a dead process stopped. */
export interface Reconciliation {
  /** One round; true when there was as much as one round takes, and there may be more. */
  run(): Promise<boolean>;
  /** Soon, as something was told just now. */
  hurry(): void;
  close(): Promise<void>;
}

const everyMs = 15_000;
const mostAtOnce = 50;
const sweptEveryMs = 3_600_000;

export function createReconciliation(deps: {
  ledger: Pick<Ledger, "listDue" | "postpone">;
  orders: Pick<OrderDesk, "listUnsettled" | "settle">;
  refresh: Pick<Refresh, "subscription">;
  inbox: Pick<EventInbox, "work" | "sweep">;
  findWork: FindWork;
  /** What providers of this server itself have to do, such as renewals. */
  runProviders: () => Promise<void>;
  log: Log;
}): Reconciliation {
  const { ledger, orders, refresh, inbox, findWork, runProviders, log } = deps;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<boolean> | undefined;
  let isClosed = false;
  let sweptAtMs = 0;

  /** One that fails keeps nobody else waiting. */
  async function quietly(work: () => Promise<unknown>, what: string): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `${what} could not be asked about; it is asked again`);
    }
  }

  async function runOnce(): Promise<boolean> {
    await quietly(runProviders, "What is due");
    const has = await findWork();
    const told = has.events ? await inbox.work(mostAtOnce) : 0;
    const open = has.orders ? await orders.listUnsettled(mostAtOnce) : [];
    for (const order of open) await quietly(() => orders.settle(order), "An order");
    const due = has.subscriptions ? await ledger.listDue({ limit: mostAtOnce }) : [];
    for (const subscription of due)
      await quietly(async () => {
        await ledger.postpone(subscription.licenceId);
        await refresh.subscription(subscription);
      }, "A subscription");
    if (Date.now() - sweptAtMs > sweptEveryMs) {
      sweptAtMs = Date.now();
      await inbox.sweep();
    }
    return [told, open.length, due.length].some((count) => count === mostAtOnce);
  }

  function plan(waitMs: number) {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void tick(), waitMs).unref();
  }

  async function tick(): Promise<void> {
    const hasMore = await run().catch((error: unknown) => {
      log.warn({ err: error }, "Payments could not be reconciled; it is tried again");
      return false;
    });
    plan(hasMore ? 0 : everyMs);
  }

  async function run(): Promise<boolean> {
    if (running) await running.catch(() => undefined);
    running = runOnce();
    try {
      return await running;
    } finally {
      running = undefined;
    }
  }

  plan(everyMs);
  return {
    run,
    hurry: () => plan(0),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running?.catch(() => undefined);
    },
  };
}
