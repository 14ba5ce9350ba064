import { and, arrayContains, asc, eq, ilike, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Sessions } from "../contract.ts";
import type { Person, Role } from "../../../core/people/person.ts";
import { people } from "../tables.server.ts";

/** What admins see of somebody. */
export interface ListedPerson extends Person {
  createdAt: Date;
  deletedAt: Date | undefined;
}

/** What admins can do about people. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface UserAdmin {
  /** In the order of their addresses, at most `limit`; all whose address or name has the words in it. */
  list(query: {
    words?: string;
    role?: Role;
    limit: number;
    /** From 1, which is the default. */
    pageNumber?: number;
  }): Promise<{ people: ListedPerson[]; isMore: boolean }>;
  /** How many have an account now. */
  count(): Promise<number>;
  findByEmail(email: string): Promise<Person | undefined>;
  /** Undefined for nobody. Who becomes an abuser is signed out everywhere. */
  change(id: string, change: { grant?: Role; revoke?: Role; isAbuser?: boolean }): Promise<Person | undefined>;
}

export function createUserAdmin(deps: { database: Database; sessions: Pick<Sessions, "closeAll"> }): UserAdmin {
  const { database, sessions } = deps;
  const { id, email, name, locale, roles, isAbuser, createdAt, deletedAt } = people;
  const shown = { id, email, name, locale, roles, isAbuser };

  async function find(condition: SQL | undefined): Promise<Person | undefined> {
    const [found] = await database.run((db) => db.select(shown).from(people).where(condition));
    return found && { ...found, email: found.email ?? undefined };
  }

  return {
    async list({ words = "", role, limit, pageNumber = 1 }) {
      const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const hasWords = words === "" ? undefined : or(ilike(email, pattern), ilike(name, pattern));
      const hasRole = role && arrayContains(roles, [role]);
      const rows = await database.run((db) =>
        db
          .select({ ...shown, createdAt, deletedAt })
          .from(people)
          .where(and(hasWords, hasRole))
          .orderBy(asc(email), asc(createdAt), asc(id))
          .limit(limit + 1)
          .offset((pageNumber - 1) * limit),
      );
      const listed = rows
        .slice(0, limit)
        .map(({ email: address, deletedAt: leftAt, ...row }) =>
          Object.assign(row, { email: address ?? undefined, deletedAt: leftAt ?? undefined }),
        );
      return { people: listed, isMore: rows.length > limit };
    },
    count: () => database.run((db) => db.$count(people, isNull(deletedAt))),
    findByEmail: (address) => find(and(sql`lower(${email}) = lower(${address})`, isNull(deletedAt))),
    async change(personId, { grant, revoke, isAbuser: isFlagged }) {
      const without = sql`array_remove(array_remove(${roles}, ${revoke ?? null}), ${grant ?? null})`;
      const changed = grant === undefined ? without : sql`array_append(${without}, ${grant})`;
      const [row] = await database.run((db) =>
        db
          .update(people)
          .set({ roles: changed, ...(isFlagged !== undefined && { isAbuser: isFlagged }) })
          .where(eq(id, personId))
          .returning(shown),
      );
      if (isFlagged) await sessions.closeAll(personId);
      return row && { ...row, email: row.email ?? undefined };
    },
  };
}
