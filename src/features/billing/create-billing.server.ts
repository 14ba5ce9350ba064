import type { Database } from "../../platform/db/database.server.ts";
import type { Log } from "../../platform/log.server.ts";
import type { People, Person } from "../accounts/contract.ts";
import type { Viewers } from "../accounts/sessions/session-cache.server.ts";
import type { Analytics } from "../analytics/contract.ts";
import type { Licences } from "../licenses/contract.ts";
import type { BillingService, Invoice } from "./contract.ts";
import { createEventInbox, type EventInbox } from "./sync/event-inbox.server.ts";
import { createFindWork } from "./sync/find-work.server.ts";
import { createLedger, type Ledger } from "./sync/subscription-repository.server.ts";
import { nameProduct } from "./invoices/name-product.server.ts";
import { createOrderDesk } from "./checkout/checkout.server.ts";
import { createProductDesk, type ProductDesk } from "./products/product-admin.server.ts";
import { createProducts, type Products } from "./products/products.server.ts";
import { createProviderBook, type ProviderBook } from "./providers/provider-registry.server.ts";
import type { PaymentProvider } from "./providers/contract.ts";
import { createReconciliation, type Reconciliation } from "./sync/reconciliation.server.ts";
import { createRefresh } from "./sync/refresh.server.ts";
import { createRereadSubscription } from "./sync/reread-subscription.server.ts";
import { createBillingService } from "./service.server.ts";
import { createSettleOrder, type TellReturned } from "./checkout/reconcile-order.server.ts";

/** Everything about money, made of its parts. */
export interface Billing {
  service: BillingService;
  products: Products;
  productDesk: ProductDesk;
  ledger: Ledger;
  providers: ProviderBook;
  inbox: EventInbox;
  reconciliation: Reconciliation;
  close(): Promise<void>;
}

export function createBilling(deps: {
  database: Database;
  licences: Licences;
  people: Pick<People, "find">;
  viewers: Pick<Viewers, "forget">;
  analytics: Pick<Analytics, "record">;
  countSeatsTaken: (licenceId: string) => Promise<number>;
  providers: readonly PaymentProvider[];
  tellReturned: TellReturned;
  printInvoice: (invoice: Invoice, options: { buyer: Person }) => Promise<Buffer>;
  graceDays: number;
  log: Log;
  now: () => Date;
}): Billing {
  const { database, licences, people, viewers, analytics, printInvoice, graceDays, log, now } = deps;
  const providers = createProviderBook(deps.providers);
  const products = createProducts({ database });
  const ledger = createLedger({ database, licences, products, viewers, analytics, graceDays, now });
  const reread = createRereadSubscription({ providers, ledger });
  const selling = { database, products, people, ledger, providers, now };
  const settle = createSettleOrder({ ...selling, reread, tellReturned: deps.tellReturned });
  const orders = createOrderDesk({ ...selling, licences, settle, nameProduct });
  const refresh = createRefresh({ providers, ledger, orders, reread });
  const inbox = createEventInbox({ database, refresh, log, now });
  const runProviders = async () => {
    for (const provider of providers.all) await provider.runDue?.();
  };
  const reconciliation = createReconciliation({
    findWork: createFindWork({ database, now }),
    ledger,
    orders,
    refresh,
    inbox,
    runProviders,
    log,
  });
  const service = createBillingService({
    database,
    products,
    providers,
    ledger,
    orders,
    refresh,
    people,
    nameProduct,
    printInvoice,
    graceDays,
    now,
    countSeatsTaken: deps.countSeatsTaken,
  });
  return {
    service,
    products,
    productDesk: createProductDesk({ products, licences, providers }),
    ledger,
    providers,
    inbox,
    reconciliation,
    async close() {
      await reconciliation.close();
      for (const provider of providers.all) await provider.close?.();
    },
  };
}
