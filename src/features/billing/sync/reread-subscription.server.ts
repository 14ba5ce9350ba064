import type { SubscriptionRecord, SubscriptionRepository } from "./subscription-repository.server.ts";
import type { ProviderRegistry } from "../providers/provider-registry.server.ts";

/** Asks the provider of a subscription what is so, and keeps it. */
export type RereadSubscription = (
  stored: Pick<SubscriptionRecord, "licenseId" | "personId" | "provider" | "ref">,
) => Promise<void>;

export function createRereadSubscription(deps: {
  providers: ProviderRegistry;
  subscriptionRepository: Pick<SubscriptionRepository, "save">;
}): RereadSubscription {
  const { providers, subscriptionRepository } = deps;
  return async ({ licenseId, personId, provider: code, ref }) => {
    const provider = providers.get(code);
    const askedAt = new Date();
    const subscription = await provider.readSubscription(ref);
    const invoices = await provider.listInvoices({ subscriptionRef: ref });
    await subscriptionRepository.save({ licenseId, personId, provider: code }, { askedAt, subscription, invoices });
  };
}
