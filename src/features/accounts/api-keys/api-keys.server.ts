import { and, count, desc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { createBatchWriter } from "../../../platform/db/batch-writer.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { isApiKey, makeApiKey } from "../../../platform/http/api-key.server.ts";
import { digestToken } from "../../../platform/http/cookies/session-token.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { mostApiKeys, type ApiKey, type ApiKeys } from "../contract.ts";
import { apiKeys } from "../tables.server.ts";

/** Use is noted once in this time, so that calls cost no writing. */
const noteAfterMs = 60_000;
const endingLength = 4;

/** @param deps.now for tests; the clock otherwise */
export function createApiKeys(deps: { database: Database; log: Log; now?: () => Date }): ApiKeys {
  const { database, log, now = () => new Date() } = deps;
  const uses = createBatchWriter<{ id: string; usedAt: Date }>({
    keyOf: ({ id }) => id,
    merge: (pending, { usedAt }) => void Object.assign(pending, { usedAt }),
    // They were all used within seconds.
    write: (rows) =>
      database.run((db) =>
        db
          .update(apiKeys)
          .set({ usedAt: rows.at(-1)!.usedAt })
          .where(
            inArray(
              apiKeys.id,
              rows.map(({ id }) => id),
            ),
          ),
      ),
    log,
  });
  const { id: keyId, ending, name: keyName, scopes: opened, createdAt, usedAt: lastUse, expiresAt: end } = apiKeys;
  const shown = { id: keyId, ending, name: keyName, scopes: opened, createdAt, usedAt: lastUse, expiresAt: end };

  return {
    async list(personId) {
      const rows = await database.run((db) =>
        db.select(shown).from(apiKeys).where(eq(apiKeys.personId, personId)).orderBy(desc(apiKeys.createdAt)),
      );
      return rows.map(toApiKey);
    },
    async make(personId, { name, scopes, expiresAt }) {
      const key = makeApiKey();
      const row = { personId, keyHash: digestToken(key), ending: key.slice(-endingLength), name, expiresAt };
      return database.run((db) =>
        db.transaction(async (step) => {
          await step.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${personId}`}, 0))`);
          const isOwn = eq(apiKeys.personId, personId);
          const [owned] = await step.select({ keys: count() }).from(apiKeys).where(isOwn);
          if (owned!.keys >= mostApiKeys)
            throw new AppError(
              "limit_reached",
              `An account can have at most ${mostApiKeys} API keys. Revoke one first.`,
            );
          const [made] = await step
            .insert(apiKeys)
            .values({ ...row, scopes: [...new Set(scopes)], createdAt: now() })
            .returning(shown);
          return { key, apiKey: toApiKey(made!) };
        }),
      );
    },
    async revoke(personId, id) {
      const isTheirs = and(eq(apiKeys.personId, personId), eq(apiKeys.id, id));
      const gone = await database.run((db) => db.delete(apiKeys).where(isTheirs).returning({ id: apiKeys.id }));
      return gone.length > 0;
    },
    async revokeAll(personId) {
      await database.run((db) => db.delete(apiKeys).where(eq(apiKeys.personId, personId)));
    },
    async find(key) {
      if (!isApiKey(key)) return undefined;
      const lasts = or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now()));
      const { id, personId, scopes, usedAt } = apiKeys;
      const [found] = await database.run((db) =>
        db
          .select({ id, personId, scopes, usedAt })
          .from(apiKeys)
          .where(and(eq(apiKeys.keyHash, digestToken(key)), lasts)),
      );
      if (!found) return undefined;
      const { usedAt: lastAt, ...used } = found;
      if (now().getTime() - (lastAt?.getTime() ?? 0) > noteAfterMs) uses.add({ id: used.id, usedAt: now() });
      return used;
    },
    flush: () => uses.flush(),
    close: () => uses.close(),
  };
}

const toApiKey = ({
  usedAt,
  expiresAt,
  ...row
}: Omit<typeof apiKeys.$inferSelect, "keyHash" | "personId">): ApiKey => ({
  ...row,
  usedAt: usedAt ?? undefined,
  expiresAt: expiresAt ?? undefined,
});
