import { and, eq, gt, lt } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.server.ts";
import { digestToken, makeToken } from "../../../platform/http/cookies/session-token.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import type { MailLinkKind } from "../mail/mail-link.ts";
import { oneTimeTokens } from "../tables.server.ts";

/** What a token is good for; it is good for nothing else. */
export type OncePurpose = MailLinkKind | "add-passkey" | "passage" | "download" | "newsletter";

export interface OnceContent {
  /** Whose it is, where it is somebody's already. */
  personId?: string | undefined;
  /** What its maker has to know when it comes back. */
  payload?: string | undefined;
}

/** Tokens that work once and not for long. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface OneTimeTokens {
  /** 43 characters for addresses, which nobody can guess and the database does not know. */
  make(purpose: OncePurpose, content: OnceContent & { minutes: number }): Promise<string>;
  /** The same for a token that its owner has made. */
  store(purpose: OncePurpose, token: string, content: OnceContent & { minutes: number }): Promise<void>;
  /** What it was made with, to the first who brings it; undefined to all others, and when it is too old. */
  use(purpose: OncePurpose, token: string): Promise<{ personId: string | undefined; payload: string } | undefined>;
}

const minuteMs = 60_000;

/** @param deps.now for tests; the clock otherwise */
export function createOneTimeTokens(deps: { database: Database; now?: () => Date }): OneTimeTokens {
  const { database, now = () => new Date() } = deps;

  async function store(
    purpose: OncePurpose,
    token: string,
    { personId, payload = "", minutes }: OnceContent & { minutes: number },
  ): Promise<void> {
    const expiresAt = new Date(now().getTime() + minutes * minuteMs);
    await database.run(async (db) => {
      if (isClockSteady()) await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, now()));
      await db.insert(oneTimeTokens).values({ tokenHash: digestToken(token), purpose, personId, payload, expiresAt });
    });
  }

  return {
    store,
    async make(purpose, content) {
      const token = makeToken();
      await store(purpose, token, content);
      return token;
    },
    async use(purpose, token) {
      const isIt = and(eq(oneTimeTokens.tokenHash, digestToken(token)), eq(oneTimeTokens.purpose, purpose));
      const [used] = await database.run((db) =>
        db
          .delete(oneTimeTokens)
          .where(and(isIt, gt(oneTimeTokens.expiresAt, now())))
          .returning({ personId: oneTimeTokens.personId, payload: oneTimeTokens.payload }),
      );
      return used && { personId: used.personId ?? undefined, payload: used.payload };
    },
  };
}
