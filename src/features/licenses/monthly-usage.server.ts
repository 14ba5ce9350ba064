import { and, eq, lt, sql } from "drizzle-orm";
import type { AllowanceResource } from "../../core/quotas/quota.ts";
import type { DatabaseStep } from "./contract.ts";
import { monthlyUsage } from "./tables.server.ts";

/** Counts what somebody used of a resource; with the first of a month, what is older than a year goes. */
export async function addUsage(
  step: DatabaseStep,
  spent: { personId: string; resource: AllowanceResource; used: number },
  now: Date,
): Promise<void> {
  if (spent.used === 0) return;
  const { personId, resource, month, used } = monthlyUsage;
  const [row] = await step
    .insert(monthlyUsage)
    .values({ ...spent, month: firstDay(now) })
    .onConflictDoUpdate({ target: [personId, resource, month], set: { used: sql`${used} + excluded.used` } })
    .returning({ used });
  if (row!.used > spent.used) return;
  const lastYear = firstDay(new Date(Date.UTC(now.getUTCFullYear() - 1, now.getUTCMonth())));
  await step.delete(monthlyUsage).where(and(eq(personId, spent.personId), lt(month, lastYear)));
}

/** How much somebody has used of each resource in this month. */
export async function readUsage(
  from: Pick<DatabaseStep, "select">,
  personId: string,
  now: Date,
): Promise<ReadonlyMap<AllowanceResource, number>> {
  const rows = await from
    .select()
    .from(monthlyUsage)
    .where(and(eq(monthlyUsage.personId, personId), eq(monthlyUsage.month, firstDay(now))));
  return new Map(rows.map(({ resource, used }) => [resource, used]));
}

const firstDay = (time: Date) => `${time.toISOString().slice(0, 7)}-01`;
