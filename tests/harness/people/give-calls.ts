import { eq } from "drizzle-orm";
import type { AllowanceResource } from "../../../src/core/quotas/quota.ts";
import { allowances, licenses } from "../../../src/features/licenses/tables.server.ts";
import type { Member } from "./sign-in.ts";
import type { TestApp } from "../site/test-app.ts";

/** Makes the first license of somebody a package, with so many calls of the API. */
export async function giveCalls(
  { services, openDatabase }: Pick<TestApp, "services" | "openDatabase">,
  { id: personId }: Pick<Member, "id">,
  calls: Partial<Record<AllowanceResource, number>>,
): Promise<void> {
  const [own] = await services.licenses.list(personId);
  const licenseId = own!.id;
  const rows = Object.entries(calls).map(([resource, usagesLeft]) => ({
    personId,
    licenseId,
    resource: resource as AllowanceResource,
    accountingType: "usage" as const,
    usagesLeft,
  }));
  const database = openDatabase();
  await database.run((db) => db.update(licenses).set({ isApi: true }).where(eq(licenses.id, licenseId)));
  await database.run((db) => db.insert(allowances).values(rows));
  await database.close();
  services.sessionCache.forget(personId);
}
