import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import type { ReadyPerson } from "../../../platform/identity/local/render-people-page.server.ts";
import type { LicenseReader } from "../contract.ts";
import type { Role } from "../../../core/people/person.ts";
import { people } from "../tables.server.ts";

interface ReadyAccount extends ReadyPerson {
  roles: Role[];
  isAbuser: boolean;
  hasLicense: boolean;
}

/** Whom one can be in test mode: one of each kind of people that the site treats differently. */
export const seedUsers: readonly ReadyAccount[] = [
  describe({ id: "member", name: "Mel Member", note: "No license" }),
  describe({ id: "paid", name: "Pia Paid", note: "Has a license", hasLicense: true }),
  describe({ id: "maker", name: "Mira Maker", note: "Draws requested icons", roles: ["maker"] }),
  describe({ id: "admin", name: "Ada Admin", note: "Has all permissions", roles: ["admin"] }),
  describe({ id: "abuser", name: "Abe Abuser", note: "Has a license, on hold", hasLicense: true, isAbuser: true }),
];

function describe(given: Pick<ReadyAccount, "id" | "name" | "note"> & Partial<ReadyAccount>): ReadyAccount {
  return { email: `${given.id}@people.example`, roles: [], isAbuser: false, hasLicense: false, ...given };
}

interface SeedLicenses extends Pick<LicenseReader, "list"> {
  give(personId: string, license: { source: "manual" }): Promise<unknown>;
}

/** Makes ready people what they are said to be, at each of their sign-ins. */
export type PreparePerson = (personId: string, subject: string) => Promise<void>;

export function createPreparePerson(deps: { database: Database; licenses: SeedLicenses }): PreparePerson {
  const { database, licenses } = deps;
  return async (personId, subject) => {
    const account = seedUsers.find(({ id }) => id === subject);
    if (!account) return;
    const { roles, isAbuser, hasLicense } = account;
    await database.run((db) => db.update(people).set({ roles, isAbuser }).where(eq(people.id, personId)));
    if (hasLicense && (await licenses.list(personId)).length === 0) await licenses.give(personId, { source: "manual" });
  };
}
