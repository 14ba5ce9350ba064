import { and, asc, count, desc, eq, gt, inArray, isNull, max, ne, not, or, sql } from "drizzle-orm";
import { isApiProduct } from "../../core/billing/is-api-product.ts";
import { consumeQuota, countCost, type Spending } from "../../core/quotas/consume-quota.ts";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { isSiteResource, type AllowanceResource } from "../../core/quotas/quota.ts";
import type { Product } from "../../core/billing/product.ts";
import type { DatabaseStep, Licenses } from "./contract.ts";
import type { Allowance, License } from "../../core/billing/license.ts";
import { addUsage, readUsage } from "./monthly-usage.server.ts";
import { allowances, licenses, paidDownloads } from "./tables.server.ts";

const dayMs = 86_400_000;
const mostListed = 100;

/**
 * @param deps.graceDays for how long paid licenses last beyond the day they are renewed
 * @param deps.now for tests; the clock otherwise
 */
export function createLicenses(deps: { database: Database; graceDays?: number; now?: () => Date }): Licenses {
  const { database, graceDays = 0, now = () => new Date() } = deps;
  const lasts = () => or(isNull(licenses.endsAt), gt(licenses.endsAt, now()));

  async function listRows(personId: string) {
    return database.run(async (db) => {
      const rows = await db
        .select()
        .from(licenses)
        .where(and(eq(licenses.personId, personId), lasts()))
        .orderBy(asc(licenses.status), desc(licenses.createdAt))
        .limit(mostListed);
      const given = rows.some(({ isApi }) => isApi) ? await selectAllowances(db, personId) : [];
      return rows.map((row) => {
        const resources = given.filter(({ allowance }) => allowance.licenseId === row.id);
        const opensSite = !row.isApi || resources.some(({ allowance }) => isSiteResource(allowance.resource));
        const givesIconCalls = resources.some(({ allowance }) => allowance.resource === "api-call-icon");
        return Object.assign(row, { opensSite, givesIconCalls });
      });
    });
  }

  /** What somebody may spend of: not what a license gave that has ended, or is not paid yet. */
  function selectAllowances(from: Pick<DatabaseStep, "select">, personId: string, resource?: AllowanceResource) {
    const isOwn = eq(allowances.personId, personId);
    const isGiven = or(isNull(allowances.licenseId), and(lasts(), eq(licenses.isSetupFinished, true)));
    return from
      .select({ allowance: allowances, license: licenses })
      .from(allowances)
      .leftJoin(licenses, eq(licenses.id, allowances.licenseId))
      .where(and(isOwn, isGiven, resource === undefined ? undefined : eq(allowances.resource, resource)))
      .orderBy(asc(allowances.resource), asc(allowances.accountingType), asc(licenses.createdAt));
  }

  /** Says when a license that is renewed gives anew; nobody knows of others. */
  function describeUsedUp(spent: readonly (typeof licenses.$inferSelect | null)[], callsLeft?: number): AppError {
    const waitsMs = spent.flatMap((license) => {
      if (!license?.orderProvider || license.status !== "active" || !license.endsAt) return [];
      const waitMs = license.endsAt.getTime() - graceDays * dayMs - now().getTime();
      return waitMs > 0 ? [waitMs] : [];
    });
    return new AppError("limit_reached", "You’ve used up your license’s quota.", {
      metadata: { isUsedUp: true },
      ...(callsLeft !== undefined && { callsLeft }),
      ...(waitsMs.length > 0 && { retryAfterSeconds: Math.ceil(Math.min(...waitsMs) / 1000) }),
    });
  }

  /** Takes off what is spent, and tells what is left; whoever does it has locked that. */
  async function pay(
    step: DatabaseStep,
    { personId, resource }: { personId: string; resource: AllowanceResource },
    spending: Spending,
  ): Promise<number | undefined> {
    const given = await selectAllowances(step, personId, resource);
    const all = given.reduce((sum, { allowance }) => sum + allowance.usagesLeft, 0);
    const payment = consumeQuota(
      given.map(({ allowance }) => allowance),
      spending,
    );
    if (!payment.isAllowed) {
      const spent = given.map(({ license }) => license);
      throw describeUsedUp(spent, isSiteResource(resource) ? undefined : all);
    }
    const payer = payment.by?.row ?? given.find(({ allowance }) => allowance.isUnlimited)?.allowance;
    if (payer) await addUsage(step, { personId, resource, used: countCost(payer, spending) }, now());
    if (!payment.by) return undefined;
    const { row, left, overused } = payment.by;
    await step
      .update(allowances)
      .set({ usagesLeft: left, overused: row.overused + overused })
      .where(isAllowance(row));
    return all - row.usagesLeft + left;
  }

  /** Who came first has a seat first. A license for one is shared by nobody any more. */
  async function seatMembers(
    step: DatabaseStep,
    group: typeof licenses.$inferSelect,
    { product, filledFor }: { product: Product; filledFor: string | undefined },
  ): Promise<string[]> {
    const { status, orderProvider, isSetupFinished, endsAt, isGroup, seats } = group;
    const given = { ...describeProduct(product), status, orderProvider, isSetupFinished, isGroup };
    const isMember = eq(licenses.groupId, group.id);
    const members = await step
      .select({ id: licenses.id, personId: licenses.personId })
      .from(licenses)
      .where(isMember)
      .orderBy(asc(licenses.createdAt), asc(licenses.id));
    const seated = members.slice(0, seats - 1);
    const isSeated = inArray(
      licenses.id,
      seated.map(({ id }) => id),
    );
    if (!isGroup) await step.delete(licenses).where(isMember);
    else if (members.length > 0) {
      await step
        .update(licenses)
        .set({ ...given, endsAt })
        .where(isSeated);
      await step
        .update(licenses)
        .set({ ...given, endsAt: now() })
        .where(and(isMember, not(isSeated)));
      for (const { id, personId } of filledFor === undefined ? [] : seated) {
        await lockSpending(step, personId);
        await fillAllowances(step, { licenseId: id, personId, product, filledFor: filledFor! });
      }
    }
    return members.map(({ personId }) => personId);
  }

  async function seat(step: DatabaseStep, groupId: string, product: Product): Promise<string[]> {
    const [group] = await step.select().from(licenses).where(eq(licenses.id, groupId));
    if (!group) throw new AppError("not_found", "This license no longer exists.");
    const isOfOwner = eq(allowances.licenseId, groupId);
    const { filledFor } = allowances;
    const [filled] = await step.select({ filledFor }).from(allowances).where(isOfOwner).limit(1);
    return seatMembers(step, group, { product, filledFor: filled?.filledFor });
  }

  return {
    async list(personId) {
      return (await listRows(personId)).map(toLicense);
    },
    async listAllowances(personId) {
      const rows = await database.run((db) => selectAllowances(db, personId));
      return joinAllowances(rows.map(({ allowance }) => allowance));
    },
    async listUsage(personId) {
      return database.run(async (db) => {
        const rows = await selectAllowances(db, personId);
        const given = rows.map(({ allowance, license }) =>
          Object.assign(allowance, { productCode: license?.productCode ?? undefined }),
        );
        return { given, used: await readUsage(db, personId, now()) };
      });
    },
    async readStanding(personId) {
      const given = (await listRows(personId)).filter(({ isSetupFinished }) => isSetupFinished);
      const isPaid = given.some(({ opensSite }) => opensSite);
      const found = given.filter(({ opensSite }) => opensSite === isPaid);
      const sizes = found.flatMap(({ pngSizePx }) => pngSizePx ?? []);
      return {
        isPaid,
        hasIconCalls: given.some(({ givesIconCalls }) => givesIconCalls),
        pngSizePx: sizes.length > 0 && sizes.length === found.length ? Math.max(...sizes) : undefined,
      };
    },
    async spend(personId, resource, ids) {
      const fresh = new Set(ids);
      if (fresh.size === 0) return undefined;
      return database.run((db) =>
        db.transaction(async (step) => {
          await lockSpending(step, personId);
          const { iconId } = paidDownloads;
          const isCurrent = and(
            eq(paidDownloads.personId, personId),
            eq(paidDownloads.resource, resource),
            inArray(iconId, [...fresh]),
          );
          const takenAt = now();
          for (const taken of await step.select({ iconId }).from(paidDownloads).where(isCurrent))
            fresh.delete(taken.iconId);
          const left = await pay(step, { personId, resource }, { all: ids.length, fresh: fresh.size });
          await step
            .insert(paidDownloads)
            .values([...new Set(ids)].map((id) => ({ personId, resource, iconId: id, takenAt })))
            .onConflictDoUpdate({
              target: [paidDownloads.personId, paidDownloads.resource, paidDownloads.iconId],
              set: { takenAt },
            });
          return left;
        }),
      );
    },
    async listPurchased(personId, resource, ids) {
      const isPurchased = and(
        eq(paidDownloads.personId, personId),
        eq(paidDownloads.resource, resource),
        ids && inArray(paidDownloads.iconId, [...new Set(ids)]),
      );
      const rows = await database.run((db) =>
        db
          .select({ id: paidDownloads.iconId })
          .from(paidDownloads)
          .where(isPurchased)
          .orderBy(desc(paidDownloads.takenAt)),
      );
      return new Set(rows.map(({ id }) => id));
    },
    async countOwners() {
      const isOwner = and(lasts(), isNull(licenses.groupId), eq(licenses.isSetupFinished, true));
      const rows = await database.run((db) =>
        db
          .select({ code: licenses.productCode, owners: count(), seats: max(licenses.seats) })
          .from(licenses)
          .where(isOwner)
          .groupBy(licenses.productCode),
      );
      return new Map(rows.flatMap(({ code, owners, seats }) => (code ? [[code, { owners, seats: seats ?? 1 }]] : [])));
    },
    async give(personId, { source, endsAt }) {
      const values = { personId, status: "active" as const, source, endsAt };
      const [row] = await database.run((db) => db.insert(licenses).values(values).returning());
      return toLicense(Object.assign(row!, { opensSite: true }));
    },
    async lock(step, licenseId) {
      await step.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`licence ${licenseId}`}, 0))`);
    },
    async prepare(step, personId, { product, seats }) {
      const values = {
        ...describeProduct(product),
        personId,
        status: "active" as const,
        seats,
        isSetupFinished: false,
      };
      const [row] = await step
        .insert(licenses)
        .values({ ...values, isGroup: product.seats.max > 1, isGroupOwner: product.seats.max > 1 })
        .returning({ id: licenses.id });
      return row!.id;
    },
    async drop(step, licenseId) {
      await step.delete(licenses).where(and(eq(licenses.id, licenseId), eq(licenses.isSetupFinished, false)));
    },
    async settle(step, licenseId, grant) {
      const { product, status, orderProvider, seats, isSetupFinished, endsAt } = grant;
      const filledFor = `${product.code} ${grant.periodStart.toISOString()}`;
      const isGroup = product.seats.max > 1;
      const given = {
        ...describeProduct(product),
        status,
        orderProvider,
        isSetupFinished,
        endsAt: endsAt ?? null,
        isGroup,
      };
      const own = {
        ...given,
        seats,
        isGroupOwner: isGroup,
        allowUpdateProducts: true,
        allowUpdateMembersLimit: isGroup,
      };
      const [owner] = await step.update(licenses).set(own).where(eq(licenses.id, licenseId)).returning();
      if (!owner) return [];
      await lockSpending(step, owner.personId);
      await fillAllowances(step, { licenseId, personId: owner.personId, product, filledFor });
      return [owner.personId, ...(await seatMembers(step, owner, { product, filledFor }))];
    },
    async join(step, groupId, personId, product) {
      await step.insert(licenses).values({ personId, groupId, status: "active", isSetupFinished: false });
      await seat(step, groupId, product);
    },
    seat,
  };
}

/** What somebody takes in two places at once is counted one after the other, and not while it is filled up. */
async function lockSpending(step: DatabaseStep, personId: string): Promise<void> {
  await step.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`spend ${personId}`}, 0))`);
}

const describeProduct = (product: Product) => ({
  productCode: product.code,
  period: product.period ?? "",
  isObsolete: product.isObsolete,
  pngSizePx: product.limits.pngSizePx,
  isApi: isApiProduct(product),
});

/** Fills up what a license gives, once for each product and period; what was added to it stays used. */
async function fillAllowances(
  step: DatabaseStep,
  options: { licenseId: string; personId: string; product: Product; filledFor: string },
): Promise<void> {
  const { licenseId, personId, product, filledFor } = options;
  const isOwn = eq(allowances.licenseId, licenseId);
  await step.delete(allowances).where(and(isOwn, ne(allowances.filledFor, filledFor)));
  if (product.allowances.length === 0) return;
  await step
    .insert(allowances)
    .values(
      product.allowances.map(({ usages, resource, accountingType, allowOverusage, isUnlimited }) => ({
        personId,
        licenseId,
        resource,
        accountingType,
        allowOverusage,
        isUnlimited,
        usagesLeft: usages,
        filledFor,
      })),
    )
    .onConflictDoNothing();
}

function isAllowance({ personId, licenseId, resource, accountingType }: typeof allowances.$inferSelect) {
  return and(
    eq(allowances.personId, personId),
    licenseId === null ? isNull(allowances.licenseId) : eq(allowances.licenseId, licenseId),
    eq(allowances.resource, resource),
    eq(allowances.accountingType, accountingType),
  );
}

/** What several licenses give of the same is one allowance to its owner. */
function joinAllowances(rows: readonly (typeof allowances.$inferSelect)[]): Allowance[] {
  const joined = new Map<string, Allowance>();
  for (const { resource, accountingType, usagesLeft, allowOverusage, isUnlimited } of rows) {
    const key = `${resource} ${accountingType}`;
    const before = joined.get(key);
    joined.set(key, {
      resource,
      accountingType,
      usagesLeft: (before?.usagesLeft ?? 0) + usagesLeft,
      allowOverusage: allowOverusage || before?.allowOverusage === true,
      isUnlimited: isUnlimited || before?.isUnlimited === true,
    });
  }
  return [...joined.values()];
}

function toLicense(row: typeof licenses.$inferSelect & { opensSite: boolean }): License {
  const { id, status, period, isObsolete, isGroup, isGroupOwner, isSiteDefault, isSetupFinished, isApi, seats } = row;
  return {
    id,
    status,
    period,
    isObsolete,
    isGroup,
    isGroupOwner,
    isSiteDefault,
    isSetupFinished,
    isApi,
    seats,
    opensSite: row.opensSite,
    allowUpdateProducts: row.allowUpdateProducts,
    allowUpdateMembersLimit: row.allowUpdateMembersLimit,
    source: row.source ?? undefined,
    orderProvider: row.orderProvider ?? undefined,
    endsAt: row.endsAt ?? undefined,
    productCode: row.productCode ?? undefined,
    groupId: row.groupId ?? undefined,
  };
}
