import { eq } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { People } from "../../accounts/contract.ts";
import type { Person } from "../../../core/people/person.ts";
import { isRunning, type SubscriptionRepository, type OrderRow } from "../sync/subscription-repository.server.ts";
import type { Products } from "../products/products.server.ts";
import type { PaymentProvider } from "../providers/contract.ts";
import type { ProviderRegistry } from "../providers/provider-registry.server.ts";
import type { RereadSubscription } from "../sync/reread-subscription.server.ts";
import { orders } from "../tables.server.ts";

/** Asks the provider of an order what became of it, and keeps that. @throws AppError `unavailable` */
export type SettleOrder = (order: OrderRow) => Promise<void>;

/** Tells somebody who has paid for a second subscription that the money goes back; the same order is the same letter. */
export type NotifyReturned = (person: Person, orderId: string) => Promise<void>;

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
export const longestCheckMs = 72 * hourMs;

/** Soon at first, and less and less often. */
export function planNextCheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(longestCheckMs, Math.max(firstCheckMs, age / 10)));
}

export function createSettleOrder(deps: {
  database: Database;
  products: Pick<Products, "get">;
  people: Pick<People, "find">;
  subscriptionRepository: Pick<SubscriptionRepository, "complete" | "recordReturn" | "expire" | "list">;
  providers: ProviderRegistry;
  reread: RereadSubscription;
  notifyReturned: NotifyReturned;
  now: () => Date;
}): SettleOrder {
  const { database, products, people, subscriptionRepository, providers, reread, notifyReturned, now } = deps;

  async function planCheck({ id }: OrderRow, nextCheckAt: Date | null): Promise<void> {
    await database.run((db) => db.update(orders).set({ nextCheckAt }).where(eq(orders.id, id)));
  }

  /** Whether its page is one that nobody should pay at any more. */
  async function isUnneeded({ status, personId, productCode }: OrderRow): Promise<boolean> {
    if (status !== "open") return true;
    const { period } = await products.get(productCode);
    return period !== undefined && (await subscriptionRepository.list(personId)).some(isRunning);
  }

  /** Whether somebody has paid twice is decided by what is so now. */
  async function rereadOthers({ personId }: OrderRow, ref: string): Promise<void> {
    for (const other of await subscriptionRepository.list(personId)) {
      if (!isRunning(other) || other.ref === ref || !providers.has(other.provider)) continue;
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
    const isNotified = !isPaid || order.notifiedAt !== null || (await notify(order));
    await subscriptionRepository.recordReturn(order, { invoices: paidFor, isNotified });
  }

  /** @returns false where no mail can be sent now: it is tried again */
  async function notify({ id, personId }: OrderRow): Promise<boolean> {
    const person = await people.find(personId);
    try {
      if (person) await notifyReturned(person, id);
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return false;
    }
  }

  async function findAtProvider(order: OrderRow, provider: PaymentProvider): Promise<string | undefined> {
    const found = await provider.findOrder(order.id);
    if (!found) return undefined;
    const { ref, url = null } = found;
    await database.run((db) => db.update(orders).set({ ref, url }).where(eq(orders.id, order.id)));
    return ref;
  }

  return async function settle(order: OrderRow): Promise<void> {
    const provider = providers.get(order.provider);
    await planCheck(order, planNextCheck(order.createdAt, now()));
    const ref = order.ref ?? (await findAtProvider(order, provider));
    const age = now().getTime() - order.createdAt.getTime();
    const isForgotten = age > watchedMs;
    const askedAt = new Date();
    const state = ref === undefined ? undefined : await provider.readOrder(ref).catch(ignoreUnknown);
    if (ref === undefined || state === undefined) {
      // One that it knew before and does not know any more is paid by nobody.
      if (ref !== undefined || age > unheardMs) await subscriptionRepository.expire(order);
      return isForgotten ? planCheck(order, null) : undefined;
    }
    const { status, subscriptionRef, invoiceRef } = state;
    if (status === "complete" && subscriptionRef !== undefined) {
      if (order.status === "open" || order.status === "expired") await rereadOthers(order, subscriptionRef);
      const subscription = await provider.readSubscription(subscriptionRef);
      const invoices = await provider.listInvoices({ subscriptionRef });
      const isCompleted = await subscriptionRepository.complete(order, { askedAt, subscription, invoices });
      if (!isCompleted) await giveBack(order, provider, subscriptionRef);
    } else if (status === "complete" && invoiceRef !== undefined) {
      const [invoice] = await provider.listInvoices({ invoiceRef });
      if (invoice)
        await subscriptionRepository.complete(order, { invoice, product: await products.get(order.productCode) });
    } else if (status === "expired" || age > openForMs || (await isUnneeded(order))) {
      if (status === "open") await provider.closeCheckout?.(ref);
      await subscriptionRepository.expire(order);
      if (status === "expired" || isForgotten) await planCheck(order, null);
    }
  };
}

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== "not_found") throw error;
}
