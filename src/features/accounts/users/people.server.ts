import { and, eq, isNotNull, isNull, sql, type SQL } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Arrival, People } from "../contract.ts";
import type { Account } from "../../../core/people/person.ts";
import { identities, people } from "../tables.server.ts";

const nameLength = 80;

export function createPeople({ database }: { database: Database }): People {
  return {
    async find(id) {
      return database.run((db) => findWhere(db, and(eq(people.id, id), isNull(people.deletedAt))));
    },
    async knows({ provider, subject }) {
      const known = and(eq(identities.provider, provider), eq(identities.subject, subject));
      const found = await database.run((db) =>
        db.select({ personId: identities.personId }).from(identities).where(known),
      );
      return found.length > 0;
    },
    async meet({ provider, subject, verifiedEmail, name }, { locale }) {
      return database.run((db) =>
        db.transaction(async (step) => {
          // Two first sign-ins at once would be two people.
          await step.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`);
          const known = and(eq(identities.provider, provider), eq(identities.subject, subject));
          const [identity] = await step.select({ personId: identities.personId }).from(identities).where(known);
          if (identity) return welcomeBack(step, identity.personId);
          const person =
            verifiedEmail === undefined
              ? await make(step, { name, locale })
              : await findOrMake(step, { email: verifiedEmail, name, locale });
          await step.insert(identities).values({ provider, subject, personId: person.id });
          return person;
        }),
      );
    },
    async link(id, { provider, subject }) {
      const isIt = and(eq(identities.provider, provider), eq(identities.subject, subject));
      await database.run(async (db) => {
        await db.insert(identities).values({ provider, subject, personId: id }).onConflictDoNothing();
        const [owner] = await db.select({ personId: identities.personId }).from(identities).where(isIt);
        if (owner?.personId !== id) throw new AppError("conflict", "Another account already uses this sign-in.");
      });
    },
    async welcome(id) {
      return database.run((db) => welcome(db, id));
    },
    async update(id, { name, locale }) {
      const facts = {
        ...(name !== undefined && { name: name.slice(0, nameLength) }),
        ...(locale !== undefined && { locale }),
      };
      if (Object.keys(facts).length === 0) return;
      await database.run((db) => db.update(people).set(facts).where(eq(people.id, id)));
    },
    async changePinned(id, change) {
      return database.run((db) =>
        db.transaction(async (step) => {
          const [row] = await step.select().from(people).where(eq(people.id, id)).for("update");
          const pinnedStyles = change(row?.pinnedStyles ?? []);
          await step.update(people).set({ pinnedStyles }).where(eq(people.id, id));
          return pinnedStyles;
        }),
      );
    },
    async meetByEmail(email, { locale }) {
      return database.run((db) => db.transaction((step) => findOrMake(step, { email, name: "", locale })));
    },
  };
}

type Step = Pick<NodePgDatabase, "select" | "insert" | "update">;

/** Two who come with one new address at once are one person: the address is unique, the second finds the first. */
async function findOrMake(step: Step, given: { email: string; name: string; locale: string }): Promise<Arrival> {
  await step
    .insert(people)
    .values({ ...given, name: given.name.slice(0, nameLength) })
    .onConflictDoNothing();
  const [found] = await step
    .select({ id: people.id })
    .from(people)
    .where(sql`lower(${people.email}) = lower(${given.email})`);
  return welcomeBack(step, found!.id);
}

async function make(step: Step, { name, locale }: { name: string; locale: string }): Promise<Arrival> {
  const values = { name: name.slice(0, nameLength), locale };
  const [made] = await step.insert(people).values(values).returning({ id: people.id });
  return welcomeBack(step, made!.id);
}

/** Who signs in wants to stay. */
async function welcomeBack(step: Step, id: string): Promise<Arrival> {
  return (await welcome(step, id))!;
}

async function welcome(step: Step, id: string): Promise<Arrival | undefined> {
  const isDeleted = and(eq(people.id, id), isNotNull(people.deletedAt));
  const back = await step.update(people).set({ deletedAt: null }).where(isDeleted).returning({ id: people.id });
  const found = await findWhere(step, eq(people.id, id));
  return found && { ...found, isBack: back.length > 0 };
}

async function findWhere(step: Step, condition: SQL | undefined): Promise<Account | undefined> {
  const { id, email, name, locale, roles, isAbuser, pinnedStyles } = people;
  const [found] = await step
    .select({ id, email, name, locale, roles, isAbuser, pinnedStyles })
    .from(people)
    .where(condition);
  return found && { ...found, email: found.email ?? undefined };
}
