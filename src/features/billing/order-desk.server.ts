import { and, desc, eq, lte } from "drizzle-orm";
import { AppError } from "../../core/errors.ts";
import { isLocale, defaultLocale, type Locale } from "../../i18n/locales.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { refuseParameter } from "../../platform/http/api-scope.server.ts";
import type { People, Person } from "../accounts/contract.ts";
import type { Licences } from "../licences/contract.ts";
import type { OrderRequest } from "./contract.ts";
import type { Ledger, OrderRow } from "./ledger.server.ts";
import type { NameProduct } from "./name-product.server.ts";
import type { Products } from "./products.server.ts";
import type { Order, PaymentProvider } from "./providers/contract.ts";
import { sells, type ProviderBook } from "./provider-book.server.ts";
import type { RereadSubscription } from "./reread-subscription.server.ts";
import { orders } from "./tables.server.ts";

/** Tells somebody who has paid for a second subscription that the money goes back; the same order is the same letter. */
export type TellReturned = (person: Person, orderId: string) => Promise<void>;

/** What people begin to buy, until it is paid or given up. */
export interface OrderDesk {
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
  /** Asks the provider what became of it. */
  settle(order: OrderRow): Promise<void>;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** An order that its provider never heard of is given up after this. */
const unheardMs = hourMs;
/** Nobody waits for longer at a page. */
const openForMs = 72 * hourMs;
/** Some providers keep a page that nobody has paid at for longer, whatever was given up here. */
const watchedMs = 30 * 24 * hourMs;
const firstCheckMs = 2 * minuteMs;
/** Even an old one whose provider did not answer when it was asked first is found before long. */
const longestCheckMs = 72 * hourMs;

export function createOrderDesk(deps: {
  database: Database;
  products: Pick<Products, "get">;
  people: Pick<People, "find">;
  licences: Pick<Licences, "prepare" | "drop">;
  ledger: Pick<Ledger, "complete" | "keepReturned" | "expire" | "list">;
  providers: ProviderBook;
  reread: RereadSubscription;
  nameProduct: NameProduct;
  tellReturned: TellReturned;
  now: () => Date;
}): OrderDesk {
  const { database, products, people, licences, ledger, providers, reread, nameProduct, tellReturned, now } = deps;

  /** Soon at first, and less and less often. */
  function planNextCheck(createdAt: Date): Date {
    const age = now().getTime() - createdAt.getTime();
    return new Date(now().getTime() + Math.min(longestCheckMs, Math.max(firstCheckMs, age / 10)));
  }

  async function findOpen(personId: string): Promise<OrderRow | undefined> {
    const isOpen = and(eq(orders.personId, personId), eq(orders.status, "open"));
    const [order] = await database.run((db) => db.select().from(orders).where(isOpen));
    return order;
  }

  async function describe(order: OrderRow): Promise<Order> {
    const person = await people.find(order.personId);
    if (!person) throw new AppError("not_found", "Whoever ordered this is gone.");
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
      refuseParameter("addProducts", "it is not offered");
    if (quantity < min || quantity > max)
      refuseParameter("quantity", min === max ? `must be ${min}` : `must be ${min} to ${max}`);
    if (product.prices[currency] === undefined) refuseParameter("currency", `it has no price in ${currency}`);
    const provider = request.provider ? providers.get(request.provider) : providers.choose(product, currency);
    if (!provider || !sells(provider, product) || provider.currencies?.includes(currency) === false)
      refuseParameter("provider", `nobody takes ${currency} for it here`);
    if (product.period !== undefined && (await listRunning(personId)).length > 0)
      throw new AppError("conflict", "There is a subscription already: change that one.");
    const hadOne = (await ledger.list(personId)).length > 0;
    const hasTrial = product.period !== undefined && !hadOne && !provider.hasNoTrials;
    return { product, provider, trialDays: hasTrial ? product.trialDays : 0 };
  }

  async function settle(order: OrderRow): Promise<void> {
    const provider = providers.get(order.provider);
    await planCheck(order, planNextCheck(order.createdAt));
    const ref = order.ref ?? (await findAtProvider(order, provider));
    const age = now().getTime() - order.createdAt.getTime();
    const isForgotten = age > watchedMs;
    const askedAt = new Date();
    const state = ref === undefined ? undefined : await provider.readOrder(ref).catch(ignoreUnknown);
    if (ref === undefined || state === undefined) {
      // One that it knew before and does not know any more is paid by nobody.
      if (ref !== undefined || age > unheardMs) await ledger.expire(order);
      return isForgotten ? planCheck(order, null) : undefined;
    }
    const { status, subscriptionRef, invoiceRef } = state;
    if (status === "complete" && subscriptionRef !== undefined) {
      if (order.status === "open" || order.status === "expired") await rereadOthers(order, subscriptionRef);
      const subscription = await provider.readSubscription(subscriptionRef);
      const invoices = await provider.listInvoices({ subscriptionRef });
      const isKept = await ledger.complete(order, { askedAt, subscription, invoices });
      if (!isKept) await giveBack(order, provider, subscriptionRef);
    } else if (status === "complete" && invoiceRef !== undefined) {
      const [invoice] = await provider.listInvoices({ invoiceRef });
      if (invoice) await ledger.complete(order, { invoice, product: await products.get(order.productCode) });
    } else if (status === "expired" || age > openForMs || (await isUnneeded(order))) {
      if (status === "open") await provider.closeCheckout?.(ref);
      await ledger.expire(order);
      if (status === "expired" || isForgotten) await planCheck(order, null);
    }
  }

  async function planCheck({ id }: OrderRow, nextCheckAt: Date | null): Promise<void> {
    await database.run((db) => db.update(orders).set({ nextCheckAt }).where(eq(orders.id, id)));
  }

  const listRunning = async (personId: string) =>
    (await ledger.list(personId)).filter(({ said }) => said.status !== "ended");

  /** Whether its page is one that nobody should pay at any more. */
  async function isUnneeded({ status, personId, productCode }: OrderRow): Promise<boolean> {
    if (status !== "open") return true;
    const { period } = await products.get(productCode);
    return period !== undefined && (await listRunning(personId)).length > 0;
  }

  /** Whether somebody has paid twice is decided by what is so now. */
  async function rereadOthers({ personId }: OrderRow, ref: string): Promise<void> {
    const others = (await listRunning(personId)).filter((one) => one.ref !== ref);
    for (const other of others.filter((one) => providers.has(one.provider))) {
      await reread(other).catch((error: unknown) => {
        // Of what its provider does not know any more, it counts what was said last.
        if (!(error instanceof AppError) || error.code === "unavailable") throw error;
      });
    }
  }

  async function giveBack(order: OrderRow, provider: PaymentProvider, subscriptionRef: string): Promise<void> {
    await provider.undo(subscriptionRef);
    const paidFor = await provider.listInvoices({ subscriptionRef });
    const isPaid = paidFor.some(({ amountPaid }) => amountPaid > 0);
    const isTold = !isPaid || order.toldAt !== null || (await tell(order));
    await ledger.keepReturned(order, { invoices: paidFor, isTold });
  }

  /** @returns false where no mail can be sent now: it is tried again */
  async function tell({ id, personId }: OrderRow): Promise<boolean> {
    const person = await people.find(personId);
    try {
      if (person) await tellReturned(person, id);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return false;
    }
  }

  /** Nobody can pay at its page any more; who did so just before has bought it. */
  async function giveUp(order: OrderRow): Promise<void> {
    const provider = providers.get(order.provider);
    if (order.ref !== null && provider.closeCheckout) {
      await provider.closeCheckout(order.ref);
      await settle(order);
    }
    await ledger.expire(order);
  }

  async function findAtProvider(order: OrderRow, provider: PaymentProvider): Promise<string | undefined> {
    const found = await provider.findOrder(order.id);
    if (!found) return undefined;
    const { ref, url = null } = found;
    await database.run((db) => db.update(orders).set({ ref, url }).where(eq(orders.id, order.id)));
    return ref;
  }

  return {
    findOpen,
    settle,
    async start(personId, request) {
      const { product, provider, trialDays } = await check(personId, request);
      const before = await findOpen(personId);
      // Nobody can be asked about what was begun at a provider that is not set up any more.
      if (before && !providers.has(before.provider)) await ledger.expire(before);
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
      const times = { createdAt, nextCheckAt: planNextCheck(createdAt) };
      const order = await database.run((db) =>
        db.transaction(async (step) => {
          const licenceId = await licences.prepare(step, personId, { product, seats: quantity });
          const [row] = await step
            .insert(orders)
            .values({ ...facts, ...times, personId, licenceId, provider: provider.code, productCode: product.code })
            .onConflictDoNothing()
            .returning();
          if (row) return row;
          await licences.drop(step, licenceId);
          return undefined;
        }),
      );
      // What was paid since the first look stands now; while an order is open there is no other one.
      if (order)
        await check(personId, request).catch(async (error: unknown) => {
          await ledger.expire(order);
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

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== "not_found") throw error;
}

const anotherMade = () => new AppError("conflict", "Another order was made meanwhile. Try again.");

export const isOrderDue = (at: Date) => lte(orders.nextCheckAt, at);

function isSame(order: OrderRow, { productCode, quantity, currency }: OrderRequest, provider: string): boolean {
  return (
    order.productCode === productCode &&
    order.quantity === quantity &&
    order.currency === currency &&
    order.provider === provider
  );
}
