import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import { digestToken, makeToken } from "../../../platform/http/cookies/session-token.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import { tokenDays, type Sessions } from "../contract.ts";
import { sessions } from "../tables.server.ts";

const dayMs = 86_400_000;
/** Use is noted once in this time, so that reading costs no writing. */
const renewAfterMs = dayMs / 4;
const mostDevices = 100;
const deviceLength = 120;

/** @param deps.now for tests; the clock otherwise */
export function createSessions(deps: { database: Database; now?: () => Date }): Sessions {
  const { database, now = () => new Date() } = deps;
  const expiry = () => new Date(now().getTime() + tokenDays * dayMs);

  return {
    async open(personId, { device }) {
      const token = makeToken();
      const usedAt = now();
      const row = { personId, tokenHash: digestToken(token), usedAt, createdAt: usedAt, expiresAt: expiry() };
      return database.run(async (db) => {
        if (isClockSteady()) await db.delete(sessions).where(lt(sessions.expiresAt, usedAt));
        const [made] = await db
          .insert(sessions)
          .values({ ...row, device: device.slice(0, deviceLength) })
          .returning({ sessionId: sessions.id });
        return { token, sessionId: made!.sessionId };
      });
    },
    async find(token) {
      return database.run(async (db) => {
        const [found] = await db
          .select({ sessionId: sessions.id, personId: sessions.personId, usedAt: sessions.usedAt })
          .from(sessions)
          .where(and(eq(sessions.tokenHash, digestToken(token)), gt(sessions.expiresAt, now())));
        if (!found) return undefined;
        const { usedAt, ...session } = found;
        const isRenewed = now().getTime() - usedAt.getTime() > renewAfterMs;
        if (isRenewed) {
          await db
            .update(sessions)
            .set({ usedAt: now(), expiresAt: expiry() })
            .where(eq(sessions.id, session.sessionId));
        }
        return { ...session, isRenewed };
      });
    },
    async list(personId) {
      const { id, device, createdAt, usedAt } = sessions;
      return database.run((db) =>
        db
          .select({ id, device, createdAt, usedAt })
          .from(sessions)
          .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now())))
          .orderBy(desc(usedAt))
          .limit(mostDevices),
      );
    },
    async close(personId, sessionId) {
      const closed = await database.run((db) =>
        db
          .delete(sessions)
          .where(and(eq(sessions.personId, personId), eq(sessions.id, sessionId)))
          .returning({ id: sessions.id }),
      );
      return closed.length > 0;
    },
    async closeAll(personId, options) {
      const others = options && ne(sessions.id, options.except);
      await database.run((db) => db.delete(sessions).where(and(eq(sessions.personId, personId), others)));
    },
  };
}
