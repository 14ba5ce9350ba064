import { and, eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { SignInType } from "../../../core/people/sign-in-types.ts";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { identities, passkeys, people } from "../tables.server.ts";

/** How somebody can sign in. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface SignInMethods {
  /** Accounts elsewhere. */
  listProviders(personId: string): Promise<SignInType[]>;
  /**
   * Takes one away; false when they do not have it.
   * @throws AppError `conflict` when no other would be left
   */
  unlink(personId: string, provider: SignInType): Promise<boolean>;
  /** The same for a passkey. */
  removePasskey(personId: string, id: string): Promise<boolean>;
}

type Step = Pick<NodePgDatabase, "select" | "delete">;

/**
 * @param deps.openTypes the providers that people can sign in with now
 * @param deps.hasMail whether they can sign in by mail
 */
export function createSignInMethods(deps: {
  database: Database;
  openTypes: () => readonly SignInType[];
  hasMail: boolean;
}): SignInMethods {
  const { database, openTypes, hasMail } = deps;

  async function hasAny(step: Step, personId: string): Promise<boolean> {
    const [person] = await step.select({ email: people.email }).from(people).where(eq(people.id, personId));
    if (hasMail && person?.email != null) return true;
    const [passkey] = await step
      .select({ id: passkeys.id })
      .from(passkeys)
      .where(eq(passkeys.personId, personId))
      .limit(1);
    if (passkey) return true;
    const { provider } = identities;
    const linked = await step.select({ provider }).from(identities).where(eq(identities.personId, personId));
    return linked.some((one) => openTypes().some((type) => type === one.provider));
  }

  /** One after the other for each person, or two at once would take away the last two. */
  async function removeMethod(personId: string, remove: (step: Step) => Promise<boolean>): Promise<boolean> {
    return database.run((db) =>
      db.transaction(async (step) => {
        await step.select({ id: people.id }).from(people).where(eq(people.id, personId)).for("update");
        if (!(await remove(step))) return false;
        if (await hasAny(step, personId)) return true;
        throw new AppError("conflict", "This is your last sign-in method. Add another one first.");
      }),
    );
  }

  return {
    async listProviders(personId) {
      const { provider, createdAt } = identities;
      const rows = await database.run((db) =>
        db.select({ provider }).from(identities).where(eq(identities.personId, personId)).orderBy(createdAt),
      );
      return rows.map((row) => row.provider as SignInType);
    },
    async unlink(personId, provider) {
      const isIt = and(eq(identities.personId, personId), eq(identities.provider, provider));
      return removeMethod(personId, async (step) => {
        const removed = await step.delete(identities).where(isIt).returning({ provider: identities.provider });
        return removed.length > 0;
      });
    },
    async removePasskey(personId, id) {
      const isIt = and(eq(passkeys.personId, personId), eq(passkeys.id, id));
      return removeMethod(personId, async (step) => {
        const removed = await step.delete(passkeys).where(isIt).returning({ id: passkeys.id });
        return removed.length > 0;
      });
    },
  };
}
