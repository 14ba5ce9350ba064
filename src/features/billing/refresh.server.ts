import { AppError } from "../../core/errors.ts";
import type { Ledger, KeptSubscription } from "./ledger.server.ts";
import type { OrderDesk } from "./order-desk.server.ts";
import type { ProviderEvent, ProviderCode } from "./providers/contract.ts";
import type { ProviderBook } from "./provider-book.server.ts";

/** Asks providers what is so, and keeps it. */
export interface Refresh {
  subscription(kept: Pick<KeptSubscription, "licenceId" | "personId" | "provider" | "ref">): Promise<void>;
  /** What an event hints at; nothing when it concerns nobody here. */
  event(provider: ProviderCode, event: Pick<ProviderEvent, "subscriptionRef" | "orderRef">): Promise<void>;
}

export function createRefresh(deps: {
  providers: ProviderBook;
  ledger: Pick<Ledger, "find" | "keep">;
  orders: Pick<OrderDesk, "find" | "settle">;
}): Refresh {
  const { providers, ledger, orders } = deps;

  async function readSubscription(kept: Pick<KeptSubscription, "licenceId" | "personId" | "provider" | "ref">) {
    const provider = providers.get(kept.provider);
    const askedAt = new Date();
    const subscription = await provider.readSubscription(kept.ref);
    const invoices = await provider.listInvoices({ subscriptionRef: kept.ref });
    const { licenceId, personId } = kept;
    await ledger.keep({ licenceId, personId, provider: provider.code }, { askedAt, subscription, invoices });
  }

  return {
    subscription: readSubscription,
    async event(code, { subscriptionRef, orderRef }) {
      const kept =
        subscriptionRef === undefined ? undefined : await ledger.find({ provider: code, ref: subscriptionRef });
      if (kept) return readSubscription(kept);
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
