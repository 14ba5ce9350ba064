import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { readAccess } from "../../core/billing/read-access.ts";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { refuseParameter } from "../../platform/http/parameters/api-scope.server.ts";
import type { People } from "../accounts/contract.ts";
import type { Person } from "../../core/people/person.ts";
import type { BillingService, Change, Invoice, Subscription } from "./contract.ts";
import {
  isRunning,
  type SubscriptionRecord,
  type SubscriptionRepository,
} from "./sync/subscription-repository.server.ts";
import type { NameProduct } from "./invoices/name-product.server.ts";
import type { Checkouts } from "./checkout/checkout.server.ts";
import type { Products } from "./products/products.server.ts";
import type { PaymentProvider } from "./providers/contract.ts";
import { sells, type ProviderRegistry } from "./providers/provider-registry.server.ts";
import type { Refresh } from "./sync/refresh.server.ts";
import { readLines } from "./sync/subscription-serialization.ts";
import { invoices } from "./tables.server.ts";

const mostInvoices = 100;
/** Whoever waits asks twice a second; providers are asked less often. */
const settledEveryMs = 2_000;
const mostWaiting = 1_000;

export function createBillingService(deps: {
  database: Database;
  products: Products;
  providers: ProviderRegistry;
  subscriptionRepository: SubscriptionRepository;
  orders: Checkouts;
  refresh: Refresh;
  people: Pick<People, "find">;
  countUsedSeats: (licenseId: string) => Promise<number>;
  nameProduct: NameProduct;
  renderInvoice: (invoice: Invoice, options: { buyer: Person }) => Promise<Buffer>;
  graceDays: number;
  now: () => Date;
}): BillingService {
  const {
    database,
    products,
    providers,
    subscriptionRepository,
    orders,
    refresh,
    people,
    nameProduct,
    graceDays,
    now,
  } = deps;

  const justSettled = new LRUCache<string, true>({ max: mostWaiting, ttl: settledEveryMs });

  async function getOwn(personId: string, licenseId: string): Promise<SubscriptionRecord> {
    const found = await subscriptionRepository.find({ licenseId });
    if (found?.personId !== personId) throw new AppError("not_found", "Subscription not found.");
    return found;
  }

  /** What a provider is asked to do is read back from it, now or, when that fails, soon. */
  async function command<Result>(
    personId: string,
    licenseId: string,
    perform: (provider: PaymentProvider, subscription: SubscriptionRecord) => Promise<Result>,
  ): Promise<Result> {
    const subscription = await getOwn(personId, licenseId);
    if (subscription.state.status === "ended") throw new AppError("conflict", "This subscription has ended.");
    await subscriptionRepository.expectChange(licenseId);
    const result = await perform(providers.get(subscription.provider), subscription).catch(async (error: unknown) => {
      // Whatever came of it: it may have been read meanwhile, and too early.
      await subscriptionRepository.expectChange(licenseId);
      throw error;
    });
    await unlessUnreachable(refresh.subscription(subscription));
    // Whoever goes on at the provider's comes back with something to read.
    if (hasNextPage(result)) await subscriptionRepository.expectChange(licenseId);
    return result;
  }

  async function describeChange({ state, licenseId }: SubscriptionRecord, change: Change) {
    const product = await products.get(change.productCode);
    const { quantity, locale, returnUrl } = change;
    const { min, max } = product.seats;
    if (product.period === undefined || Object.keys(product.prices).length === 0)
      refuseParameter("addProducts", "it isn’t a plan");
    if (product.isObsolete && product.code !== state.productCode)
      refuseParameter("addProducts", "it’s no longer for sale");
    if (product.prices[state.currency] === undefined)
      refuseParameter("addProducts", `it has no price in ${state.currency}`);
    if (quantity < min || quantity > max)
      refuseParameter("quantity", min === max ? `must be ${min}` : `must be ${min} to ${max}`);
    const used = await deps.countUsedSeats(licenseId);
    if (quantity < used) refuseParameter("quantity", `${used} seats are in use. Remove members first.`);
    const planned = state.plannedChange;
    const isAsNow = product.code === state.productCode && quantity === state.quantity;
    if (isAsNow && !planned) throw new AppError("conflict", "This is already the current plan.");
    const from = [
      state.productCode,
      state.quantity,
      planned?.productCode,
      planned?.quantity,
      state.periodStart.toISOString(),
    ];
    const key = createHash("sha256")
      .update([licenseId, ...from, product.code, quantity].join(" "))
      .digest("hex")
      .slice(0, 32);
    return { key, product, productName: nameProduct(product, locale), quantity, returnUrl };
  }

  async function describeSubscription(record: SubscriptionRecord): Promise<Subscription> {
    const { state, licenseId, provider } = record;
    const { standing, endsAt } = readAccess(state, now(), { graceDays });
    const { plannedChange: planned, quantity, currency, unitAmount, periodEnd, trialEndsAt, paymentMethod } = state;
    return {
      licenseId,
      provider,
      standing,
      quantity,
      currency,
      unitAmount,
      periodEnd,
      trialEndsAt,
      paymentMethod,
      product: await products.get(state.productCode),
      accessEndsAt: endsAt,
      plannedChange: planned && { product: await products.get(planned.productCode), quantity: planned.quantity },
    };
  }

  async function selectInvoices(personId: string, id?: string) {
    const isOwn = eq(invoices.personId, personId);
    return database.run((db) =>
      db
        .select()
        .from(invoices)
        .where(id === undefined ? isOwn : and(isOwn, eq(invoices.id, id)))
        .orderBy(desc(invoices.issuedAt), desc(invoices.number))
        .limit(mostInvoices),
    );
  }

  async function findUnpaid(personId: string) {
    const isOver = new Set(
      (await subscriptionRepository.list(personId)).flatMap(({ licenseId, state }) =>
        state.status === "ended" ? [licenseId] : [],
      ),
    );
    const isUnpaid = and(eq(invoices.personId, personId), eq(invoices.status, "open"));
    const rows = await database.run((db) =>
      db.select().from(invoices).where(isUnpaid).orderBy(invoices.issuedAt).limit(mostInvoices),
    );
    return rows.find(({ licenseId }) => licenseId === null || !isOver.has(licenseId));
  }

  async function getInvoice(personId: string, id: string) {
    const [row] = await selectInvoices(personId, id);
    if (!row) throw new AppError("not_found", "Invoice not found.");
    return row;
  }

  return {
    listProviders: (product) =>
      providers.all
        .filter((provider) => (product ? sells(provider, product) : provider.hasCheckout))
        .map(({ code, currencies, hasNoTrials = false }) => ({ code, currencies, hasTrials: !hasNoTrials })),
    findLastOrder: async (personId) => (await orders.findLast(personId))?.status,
    async listProducts() {
      return (await products.listKnown()).filter(({ isObsolete }) => !isObsolete);
    },
    async listSubscriptions(personId) {
      return Promise.all((await subscriptionRepository.list(personId)).map(describeSubscription));
    },
    async listInvoices(personId) {
      return (await selectInvoices(personId)).map(toInvoice);
    },
    async findUnpaidInvoice(personId) {
      const row = await findUnpaid(personId);
      return row && toInvoice(row);
    },
    async readInvoicePdf(personId, invoiceId) {
      const row = await getInvoice(personId, invoiceId);
      const theirs = await providers.get(row.provider).readInvoicePdf(row.ref);
      const person = await people.find(personId);
      const bytes = theirs ?? (await deps.renderInvoice(toInvoice(row), { buyer: person! }));
      return { bytes, fileName: `${row.number.replaceAll(/[^\w-]+/g, "-")}.pdf` };
    },
    startOrder: (personId, request) => orders.start(personId, request),
    sellsElsewhere: (code) => providers.all.some((each) => each.code === code && each.readArrival !== undefined),
    async welcome(personId, code, arrival) {
      const provider = providers.all.find((each) => each.code === code);
      if (!provider?.readArrival) throw new AppError("not_found", "No shop is set up there.");
      const ref = await provider.readArrival(arrival);
      const record = await subscriptionRepository.find({ provider: code, ref });
      if (record && record.personId !== personId) throw new AppError("conflict", "Another account has this license.");
      if (record) return refresh.subscription(record);
      const askedAt = new Date();
      const subscription = await provider.readSubscription(ref);
      const listed = await provider.listInvoices({ subscriptionRef: ref });
      await subscriptionRepository.adopt({ personId, provider: code }, { askedAt, subscription, invoices: listed });
    },
    async settleOrders(personId, { isUrgent = false } = {}) {
      if (justSettled.has(personId) && !isUrgent) return;
      justSettled.set(personId, true);
      const order = await orders.findOpen(personId);
      if (order) await unlessUnreachable(orders.settle(order));
      const due = await subscriptionRepository.listDue({ limit: mostWaiting, personId });
      // However long it took to pay at the provider's: what was owed is read anew.
      const owed = (await subscriptionRepository.list(personId)).filter(({ state }) => state.status === "pastDue");
      const waiting = new Map([...due, ...owed].map((subscription) => [subscription.licenseId, subscription]));
      for (const subscription of waiting.values()) await unlessUnreachable(refresh.subscription(subscription));
    },
    cancel: (personId, licenseId) =>
      command(personId, licenseId, (provider, { ref }) => provider.cancelAtPeriodEnd(ref)),
    async cancelAll(personId) {
      const lasting = (await subscriptionRepository.list(personId)).filter(
        (one) => isRunning(one) && !one.state.cancelsAtPeriodEnd,
      );
      for (const { licenseId } of lasting)
        await command(personId, licenseId, (provider, { ref }) => provider.cancelAtPeriodEnd(ref));
    },
    resume: (personId, licenseId, options) =>
      command(personId, licenseId, (provider, { ref }) => provider.resume(ref, options)),
    upgrade: (personId, licenseId, change) =>
      command(personId, licenseId, async (provider, record) =>
        provider.changeNow(record.ref, await describeChange(record, change)),
      ),
    downgrade: (personId, licenseId, change) =>
      command(personId, licenseId, async (provider, record) =>
        provider.changeAtPeriodEnd(record.ref, await describeChange(record, change)),
      ),
    changePaymentMethod: (personId, licenseId, options) =>
      command(personId, licenseId, (provider, { ref }) => provider.changePaymentMethod(ref, options)),
    async payUnpaidInvoice(personId, options) {
      const unpaid = await findUnpaid(personId);
      if (!unpaid) throw new AppError("not_found", "There is no unpaid invoice.");
      const { licenseId, provider, ref } = unpaid;
      if (licenseId === null) return providers.get(provider).payInvoice(ref, options);
      return command(personId, licenseId, (asked) => asked.payInvoice(ref, options));
    },
  };
}

function toInvoice(row: typeof invoices.$inferSelect): Invoice {
  const { id, licenseId, provider, number, status, currency, tax, total, amountPaid, amountRefunded, issuedAt } = row;
  return {
    id,
    provider,
    number,
    status,
    currency,
    tax,
    total,
    amountPaid,
    amountRefunded,
    issuedAt,
    licenseId: licenseId ?? undefined,
    lines: readLines(row.lines),
    paidAt: row.paidAt ?? undefined,
    payUrl: row.payUrl ?? undefined,
  };
}

/** What a provider cannot tell now is asked for again later. */
async function unlessUnreachable(asking: Promise<void>): Promise<void> {
  await asking.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

const hasNextPage = (result: unknown): boolean => typeof result === "object" && result !== null && "url" in result;
