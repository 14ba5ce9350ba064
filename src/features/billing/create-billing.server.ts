import type { Database } from "../../platform/db/database.server.ts";
import { createOneAtATime } from "../../platform/db/one-at-a-time.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { People, SessionCache } from "../accounts/contract.ts";
import type { Person } from "../../core/people/person.ts";
import type { Analytics } from "../analytics/contract.ts";
import type { Licenses } from "../licenses/contract.ts";
import type { BillingService, Invoice } from "./contract.ts";
import { createEventInbox, type EventInbox } from "./sync/event-inbox.server.ts";
import { createFindWork } from "./sync/find-work.server.ts";
import { createSubscriptionRepository, type SubscriptionRepository } from "./sync/subscription-repository.server.ts";
import { nameProduct } from "./invoices/name-product.server.ts";
import { createCheckouts } from "./checkout/checkout.server.ts";
import { createProductAdmin, type ProductAdmin } from "./products/product-admin.server.ts";
import { createProducts, type Products } from "./products/products.server.ts";
import { createProviderRegistry, type ProviderRegistry } from "./providers/provider-registry.server.ts";
import type { PaymentProvider } from "./providers/contract.ts";
import { createReconciliation, type Reconciliation } from "./sync/reconciliation.server.ts";
import { createRefresh } from "./sync/refresh.server.ts";
import { createRereadSubscription } from "./sync/reread-subscription.server.ts";
import { createBillingService } from "./service.server.ts";
import { createSettleOrder, type NotifyReturned } from "./checkout/reconcile-order.server.ts";

/** Everything about money, made of its parts. */
export interface Billing {
  service: BillingService;
  products: Products;
  productAdmin: ProductAdmin;
  subscriptionRepository: SubscriptionRepository;
  providers: ProviderRegistry;
  inbox: EventInbox;
  reconciliation: Reconciliation;
  close(): Promise<void>;
}

export function createBilling(deps: {
  database: Database;
  licenses: Licenses;
  people: Pick<People, "find">;
  sessionCache: Pick<SessionCache, "forget">;
  analytics: Pick<Analytics, "record">;
  countUsedSeats: (licenseId: string) => Promise<number>;
  providers: readonly PaymentProvider[];
  notifyReturned: NotifyReturned;
  renderInvoice: (invoice: Invoice, options: { buyer: Person }) => Promise<Buffer>;
  graceDays: number;
  log: Log;
  now: () => Date;
}): Billing {
  const { database, licenses, people, sessionCache, analytics, renderInvoice, graceDays, log, now } = deps;
  const providers = createProviderRegistry(deps.providers);
  const products = createProducts({ database });
  const subscriptionRepository = createSubscriptionRepository({
    database,
    licenses,
    products,
    sessionCache,
    analytics,
    graceDays,
    now,
  });
  const reread = createRereadSubscription({ providers, subscriptionRepository });
  const selling = { database, products, people, subscriptionRepository, providers, now };
  const settle = createSettleOrder({ ...selling, reread, notifyReturned: deps.notifyReturned });
  const orders = createCheckouts({ ...selling, licenses, settle, nameProduct });
  const refresh = createRefresh({ providers, subscriptionRepository, orders, reread });
  const inbox = createEventInbox({ database, refresh, log, now });
  const runProviders = async () => {
    for (const provider of providers.all) await provider.runDue?.();
  };
  const reconciliation = createReconciliation({
    findWork: createFindWork({ database, now }),
    subscriptionRepository,
    orders,
    refresh,
    inbox,
    runProviders,
    alone: createOneAtATime({ database, name: "payments" }),
    log,
  });
  const service = createBillingService({
    database,
    products,
    providers,
    subscriptionRepository,
    orders,
    refresh,
    people,
    nameProduct,
    renderInvoice,
    graceDays,
    now,
    countUsedSeats: deps.countUsedSeats,
  });
  return {
    service,
    products,
    productAdmin: createProductAdmin({ products, licenses, providers }),
    subscriptionRepository,
    providers,
    inbox,
    reconciliation,
    async close() {
      await reconciliation.close();
      for (const provider of providers.all) await provider.close?.();
    },
  };
}
