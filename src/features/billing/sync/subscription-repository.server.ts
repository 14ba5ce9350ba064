import { and, desc, eq, ne } from "drizzle-orm";
import type { Product } from "../../../core/billing/product.ts";
import type { ProviderInvoice, ProviderSubscription } from "../../../core/billing/provider-subscription.ts";
import { readAccess } from "../../../core/billing/read-access.ts";
import type { Analytics } from "../../analytics/contract.ts";
import type { SessionCache } from "../../accounts/contract.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { isDue } from "../../../platform/db/is-due.server.ts";
import type { DatabaseStep, LicenseGrant, Licenses } from "../../licenses/contract.ts";
import type { Products } from "../products/products.server.ts";
import type { ProviderCode } from "../providers/contract.ts";
import { readStored, storeLines, storeSubscription } from "./subscription-serialization.ts";
import { invoices, orders, subscriptions } from "../tables.server.ts";

export type OrderRow = typeof orders.$inferSelect;

/** A subscription as it is kept: what its provider last said, and whose it is. */
export interface SubscriptionRecord {
  licenseId: string;
  personId: string;
  provider: ProviderCode;
  ref: string;
  state: ProviderSubscription;
}

/** What a provider says now, and when it was asked. */
export interface Report {
  askedAt: Date;
  subscription: ProviderSubscription;
  invoices: readonly ProviderInvoice[];
}

/**
 * What providers said, and the licenses that follow from it: both are written in one transaction, so that nobody has
 * something that they do not pay for, or the other way round. All calls throw AppError `unavailable` while the database
 * cannot be reached.
 */
export interface SubscriptionRepository {
  list(personId: string): Promise<SubscriptionRecord[]>;
  find(by: { licenseId: string } | { provider: ProviderCode; ref: string }): Promise<SubscriptionRecord | undefined>;
  /** Those that are to be read though nobody told of a change. */
  listDue(options: { limit: number; personId?: string }): Promise<SubscriptionRecord[]>;
  /** From now on it is to be read; written before a provider is asked to change it. */
  expectChange(licenseId: string): Promise<void>;
  /** It could not be read now. */
  postpone(licenseId: string): Promise<void>;
  /** Does nothing where what is kept was asked for later. */
  save(owner: { licenseId: string; personId: string; provider: ProviderCode }, report: Report): Promise<void>;
  /** Begins to keep what was bought elsewhere; once, though it is asked twice. */
  adopt(owner: { personId: string; provider: ProviderCode }, report: Report): Promise<void>;
  /** Whoever owns a license pays for it from now on. */
  handOver(step: DatabaseStep, licenseId: string, personId: string): Promise<void>;
  /**
   * An order was paid: a subscription, or something that is bought once. Late or repeated, it is done once.
   *
   * @returns false for a subscription of somebody who has another one: it gives nothing, and its money is to go back
   */
  complete(order: OrderRow, paid: Report | { invoice: ProviderInvoice; product: Product }): Promise<boolean>;
  /** What became of the money of one that gives nothing, and whether its person knows, where there is any. */
  recordReturn(order: OrderRow, became: { invoices: readonly ProviderInvoice[]; isNotified: boolean }): Promise<void>;
  /**
   * Nothing came of an order.
   *
   * @returns its reference at the provider now: it may have got one since it was read
   */
  expire(order: OrderRow): Promise<string | undefined>;
}

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
/** Providers tell of a renewal soon after; whoever does not is asked then. */
const readAfterMs = 5 * minuteMs;
const readEveryMs = 7 * dayMs;
/** So long after the last payment its money may go back. */
const moneyMovesMs = 180 * dayMs;
/** Who could not be asked does not stand in front of all others. */
const askedAgainMs = 2 * minuteMs;

export function createSubscriptionRepository(deps: {
  database: Database;
  licenses: Pick<Licenses, "lock" | "prepare" | "drop" | "settle">;
  products: Pick<Products, "get">;
  sessionCache: Pick<SessionCache, "forget">;
  analytics: Pick<Analytics, "record">;
  graceDays: number;
  now: () => Date;
}): SubscriptionRepository {
  const { database, licenses, products, sessionCache, analytics, graceDays, now } = deps;

  async function write(
    step: DatabaseStep,
    of: { licenseId: string; personId: string; provider: ProviderCode },
    { askedAt, subscription, invoices: listed }: Report,
    product: Product,
  ): Promise<string[]> {
    await licenses.lock(step, of.licenseId);
    const [before] = await step.select().from(subscriptions).where(eq(subscriptions.licenseId, of.licenseId));
    if (before && before.readAt > askedAt && before.ref === subscription.ref) return [];
    // It may have been handed over since it was ordered, or since its provider was asked.
    const owner = { ...of, personId: before?.personId ?? of.personId };
    const values = {
      ...owner,
      ref: subscription.ref,
      state: storeSubscription(subscription),
      readAt: askedAt,
      nextReadAt: chooseNextRead(subscription),
    };
    await step
      .insert(subscriptions)
      .values(values)
      .onConflictDoUpdate({ target: subscriptions.licenseId, set: values });
    await writeInvoices(step, owner, listed);
    return licenses.settle(step, owner.licenseId, describeGrant(subscription, product, owner.provider));
  }

  function describeGrant(subscription: ProviderSubscription, product: Product, provider: ProviderCode): LicenseGrant {
    const { standing, endsAt } = readAccess(subscription, now(), { graceDays });
    return {
      status: standing === "unsubscribed" ? "unsubscribed" : "active",
      product,
      orderProvider: provider,
      seats: subscription.quantity,
      isSetupFinished: standing !== "incomplete",
      endsAt: standing === "incomplete" ? undefined : (endsAt ?? now()),
      periodStart: subscription.periodStart,
    };
  }

  function chooseNextRead({ status, periodEnd, trialEndsAt, pastDueSince }: ProviderSubscription): Date | null {
    if (status === "ended") return chooseLateRead(periodEnd);
    const graceEnd = pastDueSince && new Date(pastDueSince.getTime() + graceDays * dayMs);
    const coming = [periodEnd, trialEndsAt, graceEnd].flatMap((date) => (date && date > now() ? date.getTime() : []));
    return new Date(Math.min(...coming.map((time) => time + readAfterMs), now().getTime() + readEveryMs));
  }

  /** What is over is asked about as long as banks may take payments back, though nobody told. */
  function chooseLateRead(paidAt: Date): Date | null {
    const next = new Date(now().getTime() + readEveryMs);
    return next.getTime() < paidAt.getTime() + moneyMovesMs ? next : null;
  }

  /** Whoever has a subscription needs no page to pay for another one. */
  async function checkOpenOrder(step: DatabaseStep, personId: string): Promise<void> {
    const isOpen = and(eq(orders.personId, personId), eq(orders.status, "open"));
    await step.update(orders).set({ nextCheckAt: now() }).where(isOpen);
  }

  async function giveNothing(
    step: DatabaseStep,
    { id, licenseId, personId, provider }: OrderRow,
    listed: readonly ProviderInvoice[],
  ): Promise<string[]> {
    const gone = { status: "returned" as const, licenseId: null, settledAt: new Date() };
    await step.update(orders).set(gone).where(eq(orders.id, id));
    if (licenseId !== null) await licenses.drop(step, licenseId);
    await writeReturned(step, { personId, provider }, listed);
    return [personId];
  }

  const forgetAll = (people: readonly string[]) => people.forEach((id) => sessionCache.forget(id));

  return {
    async list(personId) {
      const rows = await database.run((db) =>
        db.select().from(subscriptions).where(eq(subscriptions.personId, personId)).orderBy(desc(subscriptions.readAt)),
      );
      return rows.map(toRecord);
    },
    async find(by) {
      const isIt =
        "licenseId" in by
          ? eq(subscriptions.licenseId, by.licenseId)
          : and(eq(subscriptions.provider, by.provider), eq(subscriptions.ref, by.ref));
      const [row] = await database.run((db) => db.select().from(subscriptions).where(isIt));
      return row && toRecord(row);
    },
    async listDue({ limit, personId }) {
      const isOwn = personId === undefined ? undefined : eq(subscriptions.personId, personId);
      const isTheirTurn = and(isSubscriptionDue(now()), isOwn);
      const rows = await database.run((db) =>
        db.select().from(subscriptions).where(isTheirTurn).orderBy(subscriptions.nextReadAt).limit(limit),
      );
      return rows.map(toRecord);
    },
    async expectChange(licenseId) {
      const isIt = eq(subscriptions.licenseId, licenseId);
      await database.run((db) => db.update(subscriptions).set({ nextReadAt: now() }).where(isIt));
    },
    async postpone(licenseId) {
      const isIt = and(eq(subscriptions.licenseId, licenseId), isSubscriptionDue(now()));
      const nextReadAt = new Date(now().getTime() + askedAgainMs);
      await database.run((db) => db.update(subscriptions).set({ nextReadAt }).where(isIt));
    },
    async save(owner, report) {
      const product = await products.get(report.subscription.productCode);
      forgetAll(await database.run((db) => db.transaction((step) => write(step, owner, report, product))));
    },
    async adopt(owner, report) {
      const { subscription } = report;
      const product = await products.get(subscription.productCode);
      const touched = await database.run((db) =>
        db.transaction(async (step) => {
          await licenses.lock(step, `${owner.provider} ${subscription.ref}`);
          const isIt = and(eq(subscriptions.provider, owner.provider), eq(subscriptions.ref, subscription.ref));
          const [before] = await step.select().from(subscriptions).where(isIt);
          if (before) return [];
          const seats = { product, seats: subscription.quantity };
          const licenseId = await licenses.prepare(step, owner.personId, seats);
          return write(step, { ...owner, licenseId }, report, product);
        }),
      );
      forgetAll(touched);
    },
    async handOver(step, licenseId, personId) {
      await checkOpenOrder(step, personId);
      await step.update(subscriptions).set({ personId }).where(eq(subscriptions.licenseId, licenseId));
    },
    async complete(order, paid) {
      const product = "product" in paid ? paid.product : await products.get(paid.subscription.productCode);
      let isFirst = false;
      let isCurrent = true;
      const touched = await database.run((db) =>
        db.transaction(async (step) => {
          // Before any row of theirs: whoever keeps one order looks at the others of its person.
          await licenses.lock(step, `orders of ${order.personId}`);
          const [current] = await step.select().from(orders).where(eq(orders.id, order.id)).for("update");
          if (!current) return [];
          const { personId, provider, quantity } = current;
          isFirst = current.status !== "complete" && current.status !== "returned";
          isCurrent = current.status !== "returned";
          if (isFirst && "subscription" in paid) isCurrent = !(await hasOther(step, personId, paid.subscription.ref));
          if (!isCurrent && "subscription" in paid) return giveNothing(step, current, paid.invoices);
          const seats = { product, seats: quantity };
          const licenseId = current.licenseId ?? (await licenses.prepare(step, personId, seats));
          const nextCheckAt = "product" in paid ? chooseLateRead(paid.invoice.paidAt ?? paid.invoice.issuedAt) : null;
          const done = { status: "complete" as const, licenseId, settledAt: new Date(), nextCheckAt };
          await step.update(orders).set(done).where(eq(orders.id, order.id));
          const owner = { licenseId, personId, provider };
          if ("subscription" in paid) {
            if (isFirst) await checkOpenOrder(step, personId);
            return write(step, owner, paid, product);
          }
          await licenses.lock(step, licenseId);
          await writeInvoices(step, owner, [paid.invoice]);
          return licenses.settle(step, licenseId, describePurchase(paid.invoice, { product, provider }));
        }),
      );
      forgetAll(touched);
      if (isFirst && isCurrent)
        analytics.record({ name: "checkout_paid", product: order.productCode, provider: order.provider });
      return isCurrent;
    },
    async recordReturn({ id, personId, provider, notifiedAt }, { invoices: listed, isNotified }) {
      const isWhole = listed.every(
        ({ status, amountPaid, amountRefunded }) => status !== "open" && amountRefunded >= amountPaid,
      );
      // Even what is not asked for any more may still be paid, where its payment was under way.
      const [newest] = listed;
      const nextCheckAt = newest ? chooseLateRead(newest.paidAt ?? newest.issuedAt) : null;
      const done = isWhole && isNotified && { nextCheckAt };
      await database.run((db) =>
        db.transaction(async (step) => {
          await writeReturned(step, { personId, provider }, listed);
          const isPaid = listed.some(({ amountPaid }) => amountPaid > 0);
          const notified = { notifiedAt: notifiedAt ?? (isNotified && isPaid ? now() : null) };
          await step
            .update(orders)
            .set({ ...notified, ...done })
            .where(eq(orders.id, id));
        }),
      );
    },
    async expire(order) {
      return database.run((db) =>
        db.transaction(async (step) => {
          const isOpen = and(eq(orders.id, order.id), eq(orders.status, "open"));
          const gone = { status: "expired" as const, licenseId: null, settledAt: new Date() };
          const [expired] = await step.update(orders).set(gone).where(isOpen).returning({ ref: orders.ref });
          if (expired && order.licenseId !== null) await licenses.drop(step, order.licenseId);
          return expired?.ref ?? undefined;
        }),
      );
    },
  };
}

/** Whether anything may still come of it. */
export const isRunning = ({ state }: { state: Pick<ProviderSubscription, "status"> }): boolean =>
  state.status !== "ended";

export const isSubscriptionDue = (at: Date) => isDue(subscriptions.nextReadAt, { at, longestMs: readEveryMs });

/** What is bought once lasts, unless the money went back. */
function describePurchase(
  { status, paidAt, issuedAt }: ProviderInvoice,
  { product, provider }: { product: Product; provider: ProviderCode },
): LicenseGrant {
  const boughtAt = paidAt ?? issuedAt;
  const grant = { status: "active" as const, product, orderProvider: provider, seats: 1, periodStart: boughtAt };
  return { ...grant, isSetupFinished: true, endsAt: status === "paid" ? undefined : boughtAt };
}

async function hasOther(step: DatabaseStep, personId: string, ref: string): Promise<boolean> {
  const isOther = and(eq(subscriptions.personId, personId), ne(subscriptions.ref, ref));
  const others = await step.select({ state: subscriptions.state }).from(subscriptions).where(isOther);
  return others.some(isRunning);
}

/** What was not paid for nothing is not asked for. */
async function writeReturned(
  step: DatabaseStep,
  owner: { personId: string; provider: ProviderCode },
  listed: readonly ProviderInvoice[],
): Promise<void> {
  const settled = listed.filter(({ status }) => status !== "open");
  await writeInvoices(step, { licenseId: null, ...owner }, settled);
}

async function writeInvoices(
  step: DatabaseStep,
  { licenseId, personId, provider }: { licenseId: string | null; personId: string; provider: ProviderCode },
  listed: readonly ProviderInvoice[],
): Promise<void> {
  for (const { subscriptionRef: _, orderId: __, lines, ...invoice } of listed) {
    const facts = {
      ...invoice,
      lines: storeLines(lines),
      paidAt: invoice.paidAt ?? null,
      payUrl: invoice.payUrl ?? null,
    };
    await step
      .insert(invoices)
      .values({ ...facts, licenseId, personId, provider })
      .onConflictDoUpdate({ target: [invoices.provider, invoices.ref], set: facts });
  }
}

const toRecord = ({
  licenseId,
  personId,
  provider,
  ref,
  state,
}: typeof subscriptions.$inferSelect): SubscriptionRecord => ({
  licenseId,
  personId,
  provider,
  ref,
  state: readStored(state),
});
