import { eq } from "drizzle-orm";
import type { Database } from "../../../../platform/db/database.server.ts";
import { appsumoKeys } from "../../tables.server.ts";

/** Which license key took the place of which; in whatever order that is told. */
export interface AppsumoKeys {
  /** Told twice, it is kept once. */
  link(key: string, previousKey: string): Promise<void>;
  /** The first key of a license: the site knows it by that one. */
  findFirst(key: string): Promise<string>;
  /** The key that a license has now. */
  findLatest(key: string): Promise<string>;
}

const mostChanges = 100;

export function createAppsumoKeys(database: Database): AppsumoKeys {
  return {
    async link(key, previousKey) {
      await database.run((db) => db.insert(appsumoKeys).values({ key, previousKey }).onConflictDoNothing());
    },
    findFirst: (key) =>
      follow(key, async (known) => {
        const rows = await database.run((db) => db.select().from(appsumoKeys).where(eq(appsumoKeys.key, known)));
        return rows[0]?.previousKey;
      }),
    findLatest: (key) =>
      follow(key, async (known) => {
        const rows = await database.run((db) =>
          db.select().from(appsumoKeys).where(eq(appsumoKeys.previousKey, known)),
        );
        return rows[0]?.key;
      }),
  };
}

async function follow(key: string, findNext: (key: string) => Promise<string | undefined>): Promise<string> {
  let last = key;
  for (let count = 0; count < mostChanges; count++) {
    const next = await findNext(last);
    if (next === undefined) break;
    last = next;
  }
  return last;
}
