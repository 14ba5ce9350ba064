import { AppError } from "../../../../core/errors.ts";
import { interpretPaypalSubscription } from "./interpret-paypal-subscription.ts";
import type { ProviderSubscription } from "../../../../core/billing/provider-subscription.ts";
import {
  subscriptionSchema,
  transactionListSchema,
  type PaypalSubscription,
  type PaypalTransaction,
} from "./paypal-answers.ts";
import { subscriptionPath, type PaypalApi } from "./paypal-api.server.ts";
import { serializePaypalMemory, readPaypalMemory, type PaypalMemory } from "./paypal-memory.ts";
import type { PaypalPlans } from "./paypal-plans.server.ts";

/** A subscription as the site knows it: at PayPal each upgrade at once is a new one, which takes the place of the last. */
export interface PaypalChain {
  all: readonly [PaypalSubscription, ...PaypalSubscription[]];
  current: PaypalSubscription;
  memory: PaypalMemory;
  subscription: ProviderSubscription;
}

const mostChanges = 50;

export interface PaypalChains {
  read(ref: string): Promise<PaypalChain>;
  get(id: string): Promise<PaypalSubscription>;
  find(id: string): Promise<PaypalSubscription | undefined>;
  listTransactions(of: PaypalSubscription): Promise<PaypalTransaction[]>;
  /** For good; nothing where that is so already. */
  close(subscription: PaypalSubscription, reason: string): Promise<void>;
  /** Writes down what PayPal has no field for. */
  remember(id: string, memory: PaypalMemory): Promise<void>;
  /** Has one that was agreed to at an old page take the place of the one that counts. */
  adopt(id: string, root: string): Promise<void>;
}

export function createPaypalChains({
  api,
  plans,
  now,
}: {
  api: PaypalApi;
  plans: PaypalPlans;
  now: () => Date;
}): PaypalChains {
  const get = (id: string) => api.read(subscriptionSchema, { path: subscriptionPath(id) });

  async function find(id: string): Promise<PaypalSubscription | undefined> {
    try {
      return await get(id);
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") return undefined;
      throw error;
    }
  }

  async function listTransactions({ id, create_time: begin }: PaypalSubscription): Promise<PaypalTransaction[]> {
    const query = new URLSearchParams({ start_time: begin.toISOString(), end_time: now().toISOString() });
    const { transactions } = await api.read(transactionListSchema, {
      path: `${subscriptionPath(id)}/transactions?${query}`,
    });
    return transactions.toSorted((a, b) => a.time.getTime() - b.time.getTime());
  }

  /** PayPal has nothing between going on and being over for good: whoever cancels is suspended, and closed when the time is up. */
  async function close(subscription: PaypalSubscription, reason: string): Promise<void> {
    if (subscription.status !== "ACTIVE" && subscription.status !== "SUSPENDED") return;
    // Whoever asked at the same time may have closed it.
    await api.demand({ method: "POST", path: `${subscriptionPath(subscription.id)}/cancel`, body: { reason } }, [
      "SUBSCRIPTION_STATUS_INVALID",
    ]);
  }

  async function follow(ref: string): Promise<PaypalChain["all"]> {
    const all: [PaypalSubscription, ...PaypalSubscription[]] = [await get(ref)];
    while (all.length < mostChanges) {
      const last = all.at(-1)!;
      const { next } = readPaypalMemory(last.custom_id);
      const follower = next === undefined ? undefined : await find(next);
      if (!follower || !hasBegun(follower)) break;
      await close(last, "Replaced by another subscription");
      all.push(follower);
    }
    return all;
  }

  async function read(ref: string): Promise<PaypalChain> {
    const all = await follow(ref);
    const current = all.at(-1)!;
    const subscription = interpretPaypalSubscription({
      root: all[0],
      current,
      plan: await plans.get(current.plan_id),
      isPaid: all.some(({ billing_info: bill }) => bill?.last_payment),
      isRefunded: await isRefunded(current),
      now: now(),
    });
    if (subscription.status === "ended") await close(current, "The paid period has ended");
    return { all, current, memory: readPaypalMemory(current.custom_id), subscription };
  }

  /** Money that was given back ends what was paid for with it. */
  async function isRefunded(subscription: PaypalSubscription): Promise<boolean> {
    if (!subscription.billing_info?.last_payment) return false;
    const payments = (await listTransactions(subscription)).filter(({ status }) => status !== "DECLINED");
    return payments.at(-1)?.status === "REFUNDED";
  }

  const remember = (id: string, memory: PaypalMemory) =>
    api.demand({
      method: "PATCH",
      path: subscriptionPath(id),
      body: [{ op: "replace", path: "/custom_id", value: serializePaypalMemory(memory) }],
    });

  return {
    read,
    close,
    get,
    find,
    listTransactions,
    remember,
    async adopt(id, root) {
      const { all, current, memory } = await read(root);
      const isKnown = all.some((subscription) => subscription.id === id);
      if (!isKnown && current.status !== "CANCELLED") await remember(current.id, { ...memory, next: id });
    },
  };
}

/** One that was refused its first payment has never begun. */
const hasBegun = ({ status, billing_info: bill }: PaypalSubscription) =>
  status === "ACTIVE" || status === "SUSPENDED" || (status === "CANCELLED" && bill?.last_payment !== undefined);
