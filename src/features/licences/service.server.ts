import { and, asc, desc, eq, gt, isNull, or } from "drizzle-orm";
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
          .where(eq(paidDownloads.personId, personId))
          .orderBy(desc(paidDownloads.takenAt))
          .limit(mostPaidDownloads),
      );
      const isPaid = found.some(({ isSetupFinished }) => isSetupFinished);
      return { isPaid, paidDownloadIds: taken.map(({ iconId }) => iconId) };
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
