import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Mailer } from "../../../platform/mail/mailer.server.ts";
import type { Sessions } from "../contract.ts";
import type { Person } from "../../../core/people/person.ts";
import { formatMailLink } from "./mail-link.ts";
import type { OneTimeTokens } from "../sign-in/one-time-tokens.server.ts";
import { renderMail } from "./render-mail.server.ts";
import { people } from "../tables.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

/** Giving an account another e-mail address. All calls throw AppError `unavailable` when they cannot be done now. */
export interface EmailChange {
  /** Sends a link to the new address; nothing changes until it is used. */
  ask(person: Person, request: { email: string; origin: string }): Promise<void>;
  /**
   * Changes the address, and tells the one before, with a link to take it back.
   * @throws AppError `conflict` when somebody else has this address; `not_found` for a link that is used or too old
   */
  confirm(token: string): Promise<{ email: string }>;
  /**
   * Gives an account its address from before and signs it out everywhere.
   * @throws AppError as `confirm`
   */
  restore(token: string): Promise<{ email: string }>;
}

const confirmMinutes = 60;
const restoreMinutes = 7 * 24 * 60;
const requestSchema = z.object({ email: z.string(), origin: z.string() });
const uniqueViolation = "23505";

export function createEmailChange(deps: {
  database: Database;
  mailer: Mailer;
  oneTimeTokens: OneTimeTokens;
  sessions: Pick<Sessions, "closeAll">;
  sessionCache: Pick<SessionCache, "forget">;
}): EmailChange {
  const { database, mailer, oneTimeTokens, sessions, sessionCache } = deps;

  async function redeem(kind: "email" | "restore-email", token: string) {
    const used = await oneTimeTokens.use(kind, token);
    if (used?.personId === undefined)
      throw new AppError("not_found", "This link was already used or has expired. Request a new one.");
    return { personId: used.personId, ...requestSchema.parse(JSON.parse(used.payload)) };
  }

  /** @returns the address and the language from before */
  async function move(personId: string, email: string): Promise<{ email: string | null; locale: string }> {
    const isThere = and(eq(people.id, personId), isNull(people.deletedAt));
    try {
      return await database.run((db) =>
        db.transaction(async (step) => {
          const { email: known, locale } = people;
          const [before] = await step.select({ email: known, locale }).from(people).where(isThere).for("update");
          if (!before) throw new AppError("not_found", "This account no longer exists.");
          await step.update(people).set({ email }).where(isThere);
          return before;
        }),
      );
    } catch (error) {
      if (readCode(error) !== uniqueViolation) throw error;
      throw new AppError("conflict", "Another account uses this email address.");
    } finally {
      sessionCache.forget(personId);
    }
  }

  return {
    async ask(person, { email, origin }) {
      const payload = JSON.stringify({ email, origin } satisfies z.infer<typeof requestSchema>);
      const token = await oneTimeTokens.make("email", { personId: person.id, payload, minutes: confirmMinutes });
      const href = formatMailLink(origin, { kind: "email", token });
      await mailer.send(renderMail({ kind: "email", email }, { to: email, locale: person.locale, href }));
    },
    async confirm(token) {
      const { personId, email, origin } = await redeem("email", token);
      const before = await move(personId, email);
      if (before.email === null || before.email.toLowerCase() === email.toLowerCase()) return { email };
      const payload = JSON.stringify({ email: before.email, origin } satisfies z.infer<typeof requestSchema>);
      const back = await oneTimeTokens.make("restore-email", { personId, payload, minutes: restoreMinutes });
      const href = formatMailLink(origin, { kind: "restore-email", token: back });
      await mailer.send(renderMail({ kind: "moved", email }, { to: before.email, locale: before.locale, href }));
      return { email };
    },
    async restore(token) {
      const { personId, email } = await redeem("restore-email", token);
      await move(personId, email);
      await sessions.closeAll(personId);
      return { email };
    },
  };
}

/** Of the database, which the layers above wrap. */
function readCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return "code" in error && typeof error.code === "string" && !(error instanceof AppError)
    ? error.code
    : readCode(error.cause);
}
