import { and, count, eq, notExists, sql } from "drizzle-orm";
import type { Step } from "../persistence/collection-rows.server.ts";
import { collectionIcons, uploadedIcons } from "../tables.server.ts";

/** Drawings that are in no collection any more can be put back for so long. */
const unusedRetention = sql`interval '30 days'`;

/** What is kept for somebody, when what they have not used for long is gone. */
export async function countStored(step: Step, personId: string): Promise<number> {
  const isOwn = eq(uploadedIcons.personId, personId);
  const isUsed = step
    .select({ found: sql`1` })
    .from(collectionIcons)
    .where(eq(collectionIcons.iconId, uploadedIcons.id));
  await step
    .delete(uploadedIcons)
    .where(and(isOwn, sql`${uploadedIcons.createdAt} < now() - ${unusedRetention}`, notExists(isUsed)));
  const [stored] = await step.select({ value: count() }).from(uploadedIcons).where(isOwn);
  return stored!.value;
}
