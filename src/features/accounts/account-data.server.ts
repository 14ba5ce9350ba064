import { eq } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { apiKeys, identities, passkeys, people, sessions } from "./tables.server.ts";

/** What accounts keep about somebody; of keys and tokens only that they are there. */
export function describeAccountData({ database }: { database: Database }): PersonalData[] {
  return [
    {
      name: "account",
      async *read(personId) {
        yield* await database.run((db) => db.select().from(people).where(eq(people.id, personId)));
      },
    },
    {
      name: "linkedAccounts",
      async *read(personId) {
        const { provider, subject, createdAt } = identities;
        yield* await database.run((db) =>
          db.select({ provider, subject, createdAt }).from(identities).where(eq(identities.personId, personId)),
        );
      },
    },
    {
      name: "passkeys",
      async *read(personId) {
        const { id, name, createdAt, usedAt } = passkeys;
        yield* await database.run((db) =>
          db.select({ id, name, createdAt, usedAt }).from(passkeys).where(eq(passkeys.personId, personId)),
        );
      },
    },
    {
      name: "apiKeys",
      async *read(personId) {
        const { name, ending, scopes, createdAt, usedAt, expiresAt } = apiKeys;
        yield* await database.run((db) =>
          db
            .select({ name, ending, scopes, createdAt, usedAt, expiresAt })
            .from(apiKeys)
            .where(eq(apiKeys.personId, personId)),
        );
      },
    },
    {
      name: "devices",
      async *read(personId) {
        const { device, createdAt, usedAt, expiresAt } = sessions;
        yield* await database.run((db) =>
          db.select({ device, createdAt, usedAt, expiresAt }).from(sessions).where(eq(sessions.personId, personId)),
        );
      },
    },
  ];
}
