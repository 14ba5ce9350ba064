import { and, asc, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { spendAllowance } from "../../core/allowances/spend-allowance.ts";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { Licence, Licences } from "./contract.ts";
import { allowances, licences, paidDownloads } from "./tables.server.ts";

const mostListed = 100;
const mostPaidDownloads = 50_000;

/** @param deps.now for tests; the clock otherwise */
export function createLicences(deps: { database: Database; now?: () => Date }): Licences {
  const { database, now = () => new Date() } = deps;

  async function list(personId: string): Promise<Licence[]> {
    const lasts = or(isNull(licences.endsAt), gt(licences.endsAt, now()));
    const rows = await database.run((db) =>
      db
        .select()
        .from(licences)
        .where(and(eq(licences.personId, personId), lasts))
        .orderBy(asc(licences.status), desc(licences.createdAt))
        .limit(mostListed),
    );
    return rows.map(toLicence);
  }

  return {
    list,
    async listAllowances(personId) {
      const { resource, accountingType, usagesLeft, allowOverusage, isUnlimited } = allowances;
      return database.run((db) =>
        db
          .select({ resource, accountingType, usagesLeft, allowOverusage, isUnlimited })
          .from(allowances)
          .where(eq(allowances.personId, personId))
          .orderBy(asc(resource), asc(accountingType)),
      );
    },
    async readStanding(personId) {
      const found = await list(personId);
      const taken = await database.run((db) =>
        db
          .select({ iconId: paidDownloads.iconId })
          .from(paidDownloads)
          .where(and(eq(paidDownloads.personId, personId), eq(paidDownloads.resource, "icon")))
          .orderBy(desc(paidDownloads.takenAt))
          .limit(mostPaidDownloads),
      );
      const isPaid = found.some(({ isSetupFinished }) => isSetupFinished);
      return { isPaid, paidDownloadIds: taken.map(({ iconId }) => iconId) };
    },
    async spend(personId, resource, ids) {
      const fresh = new Set(ids);
      if (fresh.size === 0) return;
      await database.run((db) =>
        db.transaction(async (step) => {
          // What somebody takes in two places at once is counted one after the other.
          await step.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`spend ${personId}`}, 0))`);
          const isOwn = and(eq(allowances.personId, personId), eq(allowances.resource, resource));
          const rows = await step.select().from(allowances).where(isOwn).orderBy(asc(allowances.accountingType));
          const { iconId } = paidDownloads;
          const isTaken = and(
            eq(paidDownloads.personId, personId),
            eq(paidDownloads.resource, resource),
            inArray(iconId, [...fresh]),
          );
          const takenAt = now();
          for (const taken of await step.select({ iconId }).from(paidDownloads).where(isTaken))
            fresh.delete(taken.iconId);
          const payment = spendAllowance(rows, { all: ids.length, fresh: fresh.size });
          if (!payment.isAllowed)
            throw new AppError("limit_reached", "Nothing is left of what your licence allows to take.");
          if (payment.by) {
            const { row, left, overused } = payment.by;
            await step
              .update(allowances)
              .set({ usagesLeft: left, overused: row.overused + overused })
              .where(and(isOwn, eq(allowances.accountingType, row.accountingType)));
          }
          await step
            .insert(paidDownloads)
            .values([...new Set(ids)].map((id) => ({ personId, resource, iconId: id, takenAt })))
            .onConflictDoUpdate({
              target: [paidDownloads.personId, paidDownloads.resource, paidDownloads.iconId],
              set: { takenAt },
            });
        }),
      );
    },
    async give(personId, { source, endsAt }) {
      const values = { personId, status: "active" as const, source, endsAt };
      const [row] = await database.run((db) => db.insert(licences).values(values).returning());
      return toLicence(row!);
    },
  };
}

function toLicence(row: typeof licences.$inferSelect): Licence {
  const { id, status, period, isObsolete, isGroup, isGroupOwner, isSiteDefault, isSetupFinished } = row;
  return {
    id,
    status,
    period,
    isObsolete,
    isGroup,
    isGroupOwner,
    isSiteDefault,
    isSetupFinished,
    allowUpdateProducts: row.allowUpdateProducts,
    allowUpdateMembersLimit: row.allowUpdateMembersLimit,
    source: row.source ?? undefined,
    orderProvider: row.orderProvider ?? undefined,
    endsAt: row.endsAt ?? undefined,
  };
}
