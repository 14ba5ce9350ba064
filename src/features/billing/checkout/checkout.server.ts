import { and, desc, eq } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { isLocale, defaultLocale, type Locale } from "../../../i18n/locales.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { isDue } from "../../../platform/db/is-due.server.ts";
import { refuseParameter } from "../../../platform/http/parameters/api-scope.server.ts";
import type { People } from "../../accounts/contract.ts";
import type { Licenses } from "../../licenses/contract.ts";
import type { OrderRequest } from "../contract.ts";
import { isRunning, type SubscriptionRepository, type OrderRow } from "../sync/subscription-repository.server.ts";
import type { NameProduct } from "../invoices/name-product.server.ts";
import type { Products } from "../products/products.server.ts";
import type { Order } from "../providers/contract.ts";
import { sells, type ProviderRegistry } from "../providers/provider-registry.server.ts";
import { longestCheckMs, planNextCheck, type SettleOrder } from "./reconcile-order.server.ts";
import { orders } from "../tables.server.ts";

/** What people begin to buy, until it is paid or given up. */
export interface Checkouts {
  /** @throws AppError `invalid_input`, `not_found`, `conflict`; `unavailable` when the provider cannot be reached now: asked again, it is the same order */
  start(personId: string, request: OrderRequest): Promise<{ orderId: string; url: string }>;
  findOpen(personId: string): Promise<OrderRow | undefined>;
  findLast(personId: string): Promise<OrderRow | undefined>;
  find(by: { id: string } | { provider: OrderRow["provider"]; ref: string }): Promise<OrderRow | undefined>;
  /**
   * Those whose provider is to be asked: open ones, given up ones that can still be paid there, those whose money is to go back,
   * and purchases whose money may have gone back.
   */
  listUnsettled(limit: number): Promise<OrderRow[]>;
  settle: SettleOrder;
}

export function createCheckouts(deps: {
  database: Database;
  products: Pick<Products, "get">;
  people: Pick<People, "find">;
  licenses: Pick<Licenses, "prepare" | "drop">;
  subscriptionRepository: Pick<SubscriptionRepository, "expire" | "list">;
  providers: ProviderRegistry;
  settle: SettleOrder;
  nameProduct: NameProduct;
  now: () => Date;
}): Checkouts {
  const { database, products, people, licenses, subscriptionRepository, providers, settle, nameProduct, now } = deps;

  async function findOpen(personId: string): Promise<OrderRow | undefined> {
    const isOpen = and(eq(orders.personId, personId), eq(orders.status, "open"));
    const [order] = await database.run((db) => db.select().from(orders).where(isOpen));
    return order;
  }

  async function describe(order: OrderRow): Promise<Order> {
    const person = await people.find(order.personId);
    if (!person) throw new AppError("not_found", "The account that placed this order no longer exists.");
    const product = await products.get(order.productCode);
    const locale: Locale = isLocale(order.locale) ? order.locale : defaultLocale;
    const { id, quantity, currency, trialDays, returnUrl, cancelUrl } = order;
    return {
      id,
      product,
      quantity,
      currency,
      trialDays,
      returnUrl,
      cancelUrl,
      buyer: { id: person.id, email: person.email ?? "", name: person.name || undefined, locale },
      productName: nameProduct(product, locale),
    };
  }

  /** The page to pay at; repeated, it is the same. */
  async function open(order: OrderRow): Promise<{ orderId: string; url: string }> {
    if (order.url !== null) return { orderId: order.id, url: order.url };
    const provider = providers.get(order.provider);
    const { ref, url } = await provider.startCheckout(await describe(order));
    const isIt = eq(orders.id, order.id);
    const [opened] = await database.run((db) => db.update(orders).set({ ref, url }).where(isIt).returning());
    if (opened?.status === "open") return { orderId: order.id, url };
    // It was given up while the provider was asked.
    await provider.closeCheckout?.(ref);
    throw anotherMade();
  }

  async function check(personId: string, request: OrderRequest) {
    const product = await products.get(request.productCode);
    const { quantity, currency } = request;
    const { min, max } = product.seats;
    if (product.isObsolete || Object.keys(product.prices).length === 0)
      refuseParameter("addProducts", "it isn’t for sale");
    if (quantity < min || quantity > max)
      refuseParameter("quantity", min === max ? `must be ${min}` : `must be ${min} to ${max}`);
    if (product.prices[currency] === undefined) refuseParameter("currency", `it has no price in ${currency}`);
    const provider = request.provider
      ? providers.all.find(({ code }) => code === request.provider)
      : providers.choose(product, currency);
    if (!provider || !sells(provider, product) || provider.currencies?.includes(currency) === false)
      refuseParameter("provider", `no payment provider accepts ${currency} for it`);
    if (product.period !== undefined && (await subscriptionRepository.list(personId)).some(isRunning))
      throw new AppError("conflict", "You already have a subscription. Change that one instead.");
    const hadOne = (await subscriptionRepository.list(personId)).length > 0;
    const hasTrial = product.period !== undefined && !hadOne && !provider.hasNoTrials;
    return { product, provider, trialDays: hasTrial ? product.trialDays : 0 };
  }

  /** Nobody can pay at its page any more; who did so just before has bought it. */
  async function giveUp(order: OrderRow): Promise<void> {
    const provider = providers.get(order.provider);
    if (order.ref !== null && provider.closeCheckout) {
      await provider.closeCheckout(order.ref);
      await settle(order);
    }
    const ref = await subscriptionRepository.expire(order);
    // Its page opened after it was read.
    if (order.ref === null && ref !== undefined) await provider.closeCheckout?.(ref);
  }

  return {
    findOpen,
    settle,
    async start(personId, request) {
      const { product, provider, trialDays } = await check(personId, request);
      const before = await findOpen(personId);
      // Nobody can be asked about what was begun at a provider that is not set up any more.
      if (before && !providers.has(before.provider)) await subscriptionRepository.expire(before);
      else if (before) {
        await settle(before);
        const still = await findOpen(personId);
        if (still && isSame(still, request, provider.code)) return open(still);
        if (still) await giveUp(still);
        await check(personId, request);
      }
      const { quantity, currency, locale, returnUrl, cancelUrl, source, referralCode, metadata = {} } = request;
      const facts = { quantity, currency, locale, returnUrl, cancelUrl, source, referralCode, metadata, trialDays };
      const createdAt = now();
      const times = { createdAt, nextCheckAt: planNextCheck(createdAt, now()) };
      const order = await database.run((db) =>
        db.transaction(async (step) => {
          const licenseId = await licenses.prepare(step, personId, { product, seats: quantity });
          const [row] = await step
            .insert(orders)
            .values({ ...facts, ...times, personId, licenseId, provider: provider.code, productCode: product.code })
            .onConflictDoNothing()
            .returning();
          if (row) return row;
          await licenses.drop(step, licenseId);
          return undefined;
        }),
      );
      // What was paid since the first look stands now; while an order is open there is no other one.
      if (order)
        await check(personId, request).catch(async (error: unknown) => {
          await giveUp(order);
          throw error;
        });
      // Somebody who asks twice at once has one order.
      const opened = order ?? (await findOpen(personId));
      if (!opened) throw anotherMade();
      return open(opened);
    },
    async findLast(personId) {
      const [order] = await database.run((db) =>
        db.select().from(orders).where(eq(orders.personId, personId)).orderBy(desc(orders.createdAt)).limit(1),
      );
      return order;
    },
    async find(by) {
      const isIt = "id" in by ? eq(orders.id, by.id) : and(eq(orders.provider, by.provider), eq(orders.ref, by.ref));
      const [order] = await database.run((db) => db.select().from(orders).where(isIt));
      return order;
    },
    async listUnsettled(limit) {
      return database.run((db) =>
        db.select().from(orders).where(isOrderDue(now())).orderBy(orders.nextCheckAt).limit(limit),
      );
    },
  };
}

const anotherMade = () => new AppError("conflict", "Another order was placed in the meantime. Try again.");

export const isOrderDue = (at: Date) => isDue(orders.nextCheckAt, { at, longestMs: longestCheckMs });

/** With other pages to go on at, it is another one: a provider does not change those of what was begun. */
function isSame(order: OrderRow, request: OrderRequest, provider: string): boolean {
  const { productCode, quantity, currency, returnUrl, cancelUrl } = request;
  return (
    order.productCode === productCode &&
    order.quantity === quantity &&
    order.currency === currency &&
    order.returnUrl === returnUrl &&
    order.cancelUrl === cancelUrl &&
    order.provider === provider
  );
}
