import { AppError } from "../../../core/errors.ts";
import type { SubscriptionRepository } from "./subscription-repository.server.ts";
import type { Checkouts } from "../checkout/checkout.server.ts";
import type { ProviderEvent, ProviderCode } from "../providers/contract.ts";
import type { ProviderRegistry } from "../providers/provider-registry.server.ts";
import type { RereadSubscription } from "./reread-subscription.server.ts";

/** Asks providers what is so, and keeps it. */
export interface Refresh {
  subscription: RereadSubscription;
  /** What an event hints at; nothing when it concerns nobody here. */
  event(provider: ProviderCode, event: Pick<ProviderEvent, "subscriptionRef" | "orderRef">): Promise<void>;
}

export function createRefresh(deps: {
  providers: ProviderRegistry;
  subscriptionRepository: Pick<SubscriptionRepository, "find">;
  orders: Pick<Checkouts, "find" | "settle">;
  reread: RereadSubscription;
}): Refresh {
  const { providers, subscriptionRepository, orders, reread } = deps;

  return {
    subscription: reread,
    async event(code, { subscriptionRef, orderRef }) {
      const known =
        subscriptionRef === undefined
          ? undefined
          : await subscriptionRepository.find({ provider: code, ref: subscriptionRef });
      if (known) return reread(known);
      const order =
        (orderRef === undefined ? undefined : await orders.find({ provider: code, ref: orderRef })) ??
        (subscriptionRef === undefined ? undefined : await findOrderOf(code, subscriptionRef));
      if (order) await orders.settle(order);
    },
  };

  /** What is told before we know the provider's name for it. */
  async function findOrderOf(code: ProviderCode, subscriptionRef: string) {
    try {
      const { orderId } = await providers.get(code).readSubscription(subscriptionRef);
      return orderId === undefined ? undefined : await orders.find({ id: orderId });
    } catch (error) {
      if (error instanceof AppError && error.code === "not_found") return undefined;
      throw error;
    }
  }
}
