import { and, eq, isNull, lt } from "drizzle-orm";
import { formatDate } from "../../../i18n/format-date.ts";
import { defaultLocale, isLocale } from "../../../i18n/locales.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { Mailer } from "../../../platform/mail/mailer.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import type { ApiKeys, Sessions } from "../contract.ts";
import type { Person } from "../../../core/people/person.ts";
import { renderMail } from "../mail/render-mail.server.ts";
import { people } from "../tables.server.ts";
import type { SessionCache } from "../sessions/session-cache.server.ts";

/** Deleting accounts. */
export interface AccountDeletion {
  /**
   * Signs somebody out everywhere, revokes their API keys and has their account deleted after 30 days, unless they sign in again.
   * @throws AppError `unavailable` while the database cannot be reached, or whoever they pay by
   */
  ask(person: Person, options: { origin: string }): Promise<{ deletedOn: Date }>;
  /**
   * Deletes those whose time has come; does so by itself once a day. Returns how many.
   * @throws AppError `unavailable` while the database cannot be reached
   */
  deleteDue(): Promise<number>;
  close(): void;
}

/** How long an account can be had back. */
export const retentionDays = 30;
const dayMs = 86_400_000;
const firstMs = 60_000;

/** @param deps.now for tests; the clock otherwise */
export function createAccountDeletion(deps: {
  database: Database;
  sessions: Pick<Sessions, "closeAll">;
  sessionCache: Pick<SessionCache, "forget">;
  apiKeys: Pick<ApiKeys, "revokeAll">;
  /** Whoever leaves pays nothing further; where that cannot be made sure of, they do not leave yet. */
  stopPayments: (personId: string) => Promise<void>;
  /** What is kept of addresses, and not of accounts. */
  /** Nobody gets news any more whose account goes. */
  forgetReaders: (emails: readonly string[]) => Promise<void>;
  /** Without it nobody is told. */
  mailer: Mailer | undefined;
  log: Log;
  now?: () => Date;
}): AccountDeletion {
  const { database, sessions, sessionCache, mailer, log, now = () => new Date() } = deps;
  const daysFromNow = (days: number) => new Date(now().getTime() + days * dayMs);

  async function deleteDue(): Promise<number> {
    if (!isClockSteady()) return 0;
    const isDue = lt(people.deletedAt, daysFromNow(-retentionDays));
    // Whatever is kept of them refers to them, and goes along.
    const deleted = await database.run((db) => db.delete(people).where(isDue).returning({ id: people.id }));
    return deleted.length;
  }

  async function deleteQuietly(): Promise<void> {
    try {
      const count = await deleteDue();
      if (count > 0) log.info({ count }, "Accounts were deleted");
    } catch (error) {
      log.warn({ err: error }, "Couldn’t delete accounts that are due; trying again in a day");
    }
  }

  async function notify(person: Person, { origin, deletedOn }: { origin: string; deletedOn: Date }): Promise<void> {
    if (!mailer || person.email === undefined) return;
    const locale = isLocale(person.locale) ? person.locale : defaultLocale;
    const letter = { kind: "leaving", date: formatDate(deletedOn, locale) } as const;
    try {
      await mailer.send(renderMail(letter, { to: person.email, locale, href: `${origin}/icons/sign-in` }));
    } catch (error) {
      log.warn({ err: error }, "Couldn’t email a person about the deletion of their account");
    }
  }

  const first = setTimeout(() => void deleteQuietly(), firstMs).unref();
  const daily = setInterval(() => void deleteQuietly(), dayMs).unref();

  return {
    async ask(person, { origin }) {
      await deps.stopPayments(person.id);
      // At once: an address that goes says to nobody later whose it was.
      if (person.email !== undefined) await deps.forgetReaders([person.email]);
      const isThere = and(eq(people.id, person.id), isNull(people.deletedAt));
      await database.run((db) => db.update(people).set({ deletedAt: now() }).where(isThere));
      await Promise.all([sessions.closeAll(person.id), deps.apiKeys.revokeAll(person.id)]);
      sessionCache.forget(person.id);
      const deletedOn = daysFromNow(retentionDays);
      await notify(person, { origin, deletedOn });
      return { deletedOn };
    },
    deleteDue,
    close() {
      clearTimeout(first);
      clearInterval(daily);
    },
  };
}
