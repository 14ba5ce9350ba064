import type { ProviderSubscription } from "./provider-subscription.ts";

/**
 * What a subscription is to the person who pays for it. `grace`: a payment failed, and everything is still given for some days;
 * `lapsed`: it failed for too long, nothing is given, and paying brings it back. `unsubscribed`: cancelled, and paid for
 * until the period ends.
 */
export type SubscriptionStanding = "incomplete" | "trial" | "active" | "grace" | "lapsed" | "unsubscribed" | "ended";

export interface Access {
  standing: SubscriptionStanding;
  /** When what is given ends unless something is paid; always later than now, and undefined when nothing is given. */
  endsAt: Date | undefined;
}

const dayMs = 86_400_000;

/**
 * What a subscription gives now. Old news give nothing for ever: what is to be renewed and was not heard of again ends some
 * days after what was paid for, and what was cancelled ends with it.
 *
 * @param options.graceDays how long everything is given after a payment was due
 */
export function readAccess(subscription: ProviderSubscription, now: Date, options: { graceDays: number }): Access {
  const { status, cancelsAtPeriodEnd } = subscription;
  if (status === "incomplete" || status === "ended") return { standing: status, endsAt: undefined };
  if (subscription.disputedSince) return { standing: "lapsed", endsAt: undefined };
  const paidUntil = readPaidUntil(subscription);
  if (cancelsAtPeriodEnd && status !== "pastDue") {
    return now < paidUntil ? { standing: "unsubscribed", endsAt: paidUntil } : { standing: "ended", endsAt: undefined };
  }
  const graceEnd = new Date(paidUntil.getTime() + options.graceDays * dayMs);
  if (now >= graceEnd) return { standing: "lapsed", endsAt: undefined };
  return { standing: status === "pastDue" ? "grace" : status, endsAt: graceEnd };
}

/** Some providers begin a period before it is paid for: then what is paid for ended when the payment was due. */
function readPaidUntil({ status, trialEndsAt, periodStart, periodEnd, pastDueSince }: ProviderSubscription): Date {
  if (status === "trial") return trialEndsAt ?? periodEnd;
  if (status !== "pastDue") return periodEnd;
  const dueSince = pastDueSince ?? periodStart;
  return dueSince < periodEnd ? dueSince : periodEnd;
}
