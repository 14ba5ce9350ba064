import { addPeriods } from "../../../../core/billing/add-periods.ts";
import { formatAmount, prorate } from "../../../../core/billing/money.ts";
import { AppError } from "../../../../core/errors.ts";
import type { NextPage, SubscriptionChange } from "../contract.ts";
import { revisionSchema, subscriptionSchema } from "./paypal-answers.ts";
import { subscriptionPath, type PaypalApi } from "./paypal-api.server.ts";
import type { PaypalChain, PaypalChains } from "./paypal-chain.server.ts";
import { serializePaypalMemory } from "./paypal-memory.ts";
import { describePlan, type PaypalPlans } from "./paypal-plans.server.ts";

export interface PaypalChanges {
  changeNow: (ref: string, change: SubscriptionChange) => Promise<NextPage>;
  changeAtPeriodEnd: (ref: string, change: SubscriptionChange) => Promise<NextPage>;
}

interface Parts {
  api: PaypalApi;
  chains: PaypalChains;
  plans: PaypalPlans;
  now: () => Date;
}

export const refuse = (message: string) => new AppError("invalid_input", message);

/**
 * PayPal changes a subscription from the next payment on, and counts nothing against anything. That is what a change at the
 * end of the period is; one at once is a new subscription, which is paid up to the next payment by its set-up fee.
 */
export function createPaypalChanges({ api, chains, plans, now }: Parts): PaypalChanges {
  async function readRunning(ref: string): Promise<PaypalChain> {
    const chain = await chains.read(ref);
    const { status } = chain.subscription;
    if (chain.current.status !== "ACTIVE" || (status !== "active" && status !== "trial")) {
      throw refuse("Only an active, paid subscription can be changed.");
    }
    return chain;
  }

  return {
    async changeNow(ref, change) {
      const { current, memory, subscription } = await readRunning(ref);
      const { currency } = subscription;
      const plan = describePlan(change.product, currency, 0);
      const planId = await plans.require(plan);
      const isSame = subscription.productCode === plan.productCode && subscription.quantity === change.quantity;
      if (isSame && subscription.unitAmount === plan.unitAmount) return undefined;
      const { amount, credit, startsAt } = countChange(
        subscription,
        { ...plan, quantity: change.quantity },
        {
          now: now(),
          period: (await plans.get(current.plan_id)).period,
        },
      );
      if (amount < 0)
        throw refuse("PayPal can’t credit the rest of the period. This change is possible at the end of it.");
      const setUpFee = { currency_code: currency, value: formatAmount({ amount, currency }) };
      const made = await api.read(subscriptionSchema, {
        method: "POST",
        path: "/v1/billing/subscriptions",
        key: change.key,
        body: {
          plan_id: planId,
          quantity: String(change.quantity),
          start_time: startsAt.toISOString(),
          custom_id: serializePaypalMemory({ orderId: memory.orderId, root: subscription.ref, credit }),
          ...(amount > 0 && { plan: { payment_preferences: { setup_fee: setUpFee } } }),
          application_context: serializeContext(change.returnUrl),
        },
      });
      await chains.remember(current.id, { ...memory, next: made.id });
      return findPage(made.links);
    },
    async changeAtPeriodEnd(ref, change) {
      const { current, memory, subscription } = await readRunning(ref);
      const plan = describePlan(change.product, subscription.currency, 0);
      const planId = await plans.require(plan);
      if (current.plan_id === planId && current.quantity === change.quantity) return undefined;
      const { productCode, quantity, unitAmount, periodEnd: until } = subscription;
      await chains.remember(current.id, { ...memory, before: { productCode, quantity, unitAmount, until } });
      const revision = await api.read(revisionSchema, {
        method: "POST",
        path: `${subscriptionPath(current.id)}/revise`,
        body: {
          plan_id: planId,
          quantity: String(change.quantity),
          application_context: serializeContext(change.returnUrl),
        },
      });
      return findPage(revision.links);
    },
  };
}

/** What is to be paid at once for a change, and when the next regular payment is due. */
function countChange(
  old: PaypalChain["subscription"],
  next: { unitAmount: number; quantity: number; period: "month" | "year" },
  { now, period }: { now: Date; period: "month" | "year" },
): { amount: number; credit: number; startsAt: Date } {
  if (old.status === "trial") return { amount: 0, credit: 0, startsAt: old.periodEnd };
  const wholeMs = old.periodEnd.getTime() - old.periodStart.getTime();
  const leftMs = old.periodEnd.getTime() - now.getTime();
  const portion = (amount: number) => prorate(amount, leftMs, wholeMs);
  const credit = portion(old.unitAmount * old.quantity);
  const price = next.unitAmount * next.quantity;
  return next.period === period
    ? { amount: portion(price) - credit, credit, startsAt: old.periodEnd }
    : { amount: price - credit, credit, startsAt: addPeriods(now, next.period, 1) };
}

export const serializeContext = (returnUrl: string) => ({
  brand_name: "Iconarium",
  shipping_preference: "NO_SHIPPING",
  user_action: "SUBSCRIBE_NOW",
  return_url: returnUrl,
  cancel_url: returnUrl,
});

/** Where a person agrees; undefined when PayPal asks nothing. */
export function findPage(links: readonly { rel: string; href: string }[]): NextPage {
  const page = links.find(({ rel }) => rel === "approve");
  return page && { url: page.href };
}
