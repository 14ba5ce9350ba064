import { Stripe } from "stripe";
import { getItem, refOf, toDate, type Charges, type SubscriptionFacts } from "./describe-stripe.server.ts";

/**
 * Brings a subscription up to what has happened since: Stripe leaves to us what a new card and money that went back mean.
 * It is done while reading, and not when a webhook tells, as webhooks may be lost; done again, it changes nothing.
 */
export async function settleSubscription(
  stripe: Stripe,
  read: () => Promise<Stripe.Subscription>,
): Promise<{ subscription: Stripe.Subscription; facts: SubscriptionFacts }> {
  const subscription = await read();
  const { current_period_start: since } = getItem(subscription);
  const charges = listPaidSince(await listCharges(stripe, refOf(subscription.customer)), since);
  const { isLost, disputedSince } = await readDisputes(stripe, charges);
  const isRefunded = charges.length > 0 && charges.every(({ refunded }) => refunded);
  const moneyBack = isLost ? "disputed" : isRefunded ? "refunded" : undefined;
  const hasEnded = subscription.status === "canceled" || subscription.status === "incomplete_expired";
  if (hasEnded) return { subscription, facts: { moneyBack, disputedSince: undefined, pastDueSince: undefined } };
  const isSettled = moneyBack ? await endNow(stripe, subscription) : await useNewestCard(stripe, subscription);
  const settled = isSettled ? subscription : await read();
  const isLate = settled.status === "past_due" || settled.status === "unpaid";
  const pastDueSince = isLate ? await findPastDueSince(stripe, settled) : undefined;
  return { subscription: settled, facts: { moneyBack, disputedSince, pastDueSince } };
}

/** The first payment of a period is made a little before or after it begins. */
const listPaidSince = (charges: Charges, since: number) =>
  [...charges.values()].filter(({ created }) => created > since - 86_400);

/** Questions of a bank that took nothing back, and disputes that were won, are none. */
async function readDisputes(stripe: Stripe, charges: readonly Stripe.Charge[]) {
  const disputes = await Promise.all(
    charges.filter(({ disputed }) => disputed).map(({ id }) => stripe.disputes.list({ charge: id, limit: 1 })),
  );
  const all = disputes.flatMap(({ data }) => data);
  const open = all.filter(({ status }) => status === "needs_response" || status === "under_review");
  return {
    isLost: all.some(({ status }) => status === "lost"),
    disputedSince: open.length > 0 ? toDate(Math.min(...open.map(({ created }) => created))) : undefined,
  };
}

/** By the payment that they are part of. */
export async function listCharges(stripe: Stripe, customer: string | undefined): Promise<Charges> {
  if (customer === undefined) return new Map();
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  return new Map(data.filter(({ paid }) => paid).map((charge) => [refOf(charge.payment_intent) ?? charge.id, charge]));
}

/** What is given back is not owed any more. @returns whether nothing had to be done */
async function endNow(stripe: Stripe, { id }: Stripe.Subscription): Promise<boolean> {
  await unlessTooLate(() => stripe.subscriptions.cancel(id));
  return false;
}

/** Its customer has paid for nothing else. What goes back already is not asked for again. */
export async function undoSubscription(stripe: Stripe, read: () => Promise<Stripe.Subscription>): Promise<void> {
  const subscription = await read();
  const hasEnded = subscription.status === "canceled" || subscription.status === "incomplete_expired";
  if (!hasEnded) await endNow(stripe, subscription);
  const charges = await listCharges(stripe, refOf(subscription.customer));
  for (const { id, amount, amount_refunded: refunded } of charges.values()) {
    if (refunded >= amount) continue;
    await stripe.refunds.create({ charge: id, reason: "duplicate" }, { idempotencyKey: `undo-${id}-${refunded}` });
  }
}

/** The card that was left last is the one that is charged, at once where something is due. @returns whether it was already */
async function useNewestCard(stripe: Stripe, subscription: Stripe.Subscription): Promise<boolean> {
  const { data } = await stripe.customers.listPaymentMethods(refOf(subscription.customer)!, { limit: 1 });
  const [newest] = data;
  if (!newest || newest.id === refOf(subscription.default_payment_method)) return true;
  for (const { id } of await listOpenInvoices(stripe, subscription)) {
    await unlessTooLate(() =>
      stripe.invoices.pay(id, { payment_method: newest.id }, { idempotencyKey: `${id}-${newest.id}` }),
    );
  }
  await unlessTooLate(() => stripe.subscriptions.update(subscription.id, { default_payment_method: newest.id }));
  return false;
}

async function listOpenInvoices(stripe: Stripe, { id }: Stripe.Subscription): Promise<Stripe.Invoice[]> {
  const { data } = await stripe.invoices.list({ subscription: id, status: "open", limit: 100 });
  return data;
}

async function findPastDueSince(stripe: Stripe, subscription: Stripe.Subscription): Promise<Date> {
  const open = await listOpenInvoices(stripe, subscription);
  const times = open.map(({ created, status_transitions: { finalized_at: at } }) => at ?? created);
  return toDate(times.length > 0 ? Math.min(...times) : getItem(subscription).current_period_start);
}

/** Somebody else did it meanwhile, or the bank refused: the next look at the subscription tells. */
async function unlessTooLate(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    const { StripeInvalidRequestError, StripeCardError } = Stripe.errors;
    if (!(error instanceof StripeInvalidRequestError) && !(error instanceof StripeCardError)) throw error;
  }
}
