import { eq, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { defaultLocale, isLocale, type Locale } from "../../../i18n/locales.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { createOneAtATime } from "../../../platform/db/one-at-a-time.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { Mail, Mailer } from "../../../platform/mail/mailer.server.ts";
import { renderLetter } from "../../../platform/mail/render-letter.server.ts";
import { createPeriodicJob } from "../../../platform/periodic-job.server.ts";
import { isClockSteady } from "../../../platform/steady-clock.server.ts";
import { noticesPagePath, formatUnsubscribeCall, type NoticeKind } from "../contract.ts";
import { requestPagesPath } from "../../../core/urls/paths/request-paths.ts";
import type { UnsubscribeTokens } from "./unsubscribe-tokens.server.ts";
import { iconRequests, noticeChoices, notices, people } from "../tables.server.ts";

/**
 * Letters of what people are told. Each waits in the database until a mail server has it; one that was sent just before
 * everything ended is sent again with the same name, by which programs for mail know it.
 */
export interface NoticeLetters {
  /** Sends what is due now, before long by itself. Returns how many went out. */
  send(): Promise<number>;
  close(): Promise<void>;
}

const everyMs = 10_000;
const mostAtOnce = 20;
/** One server sends at a time; who dies while it does is taken for dead after this, and another one sends what it began. */
const lease = sql`interval '15 seconds'`;
const firstWaitSeconds = 30;
const longestWaitSeconds = 21_600;
const mostAttempts = 16;
const retentionDays = 365;

export function createNoticeLetters(deps: {
  database: Database;
  mailer: Mailer;
  hrefIn: (locale: Locale, path: string) => string;
  unsubscribeTokens: UnsubscribeTokens;
  log: Log;
}): NoticeLetters {
  const { database, mailer, hrefIn, unsubscribeTokens, log } = deps;
  let isClosed = false;
  const noteFailure = (error: unknown) => log.warn({ err: error }, "Emails about requests are waiting");

  function renderMail(due: DueLetter): Mail {
    const locale = isLocale(due.locale) ? due.locale : defaultLocale;
    const t = loadTranslator(locale, "letters");
    const { kind, title, reason } = due;
    const token = unsubscribeTokens.make(due.personId);
    const texts: Record<NoticeKind, string> = {
      assigned: t("letters.assigned.text", { title }),
      resolved: t("letters.resolved.text", { title }),
      declined: t("letters.declined.text", { title, reason: reason ?? "" }),
      merged: t("letters.merged.text", { title, original: due.original ?? "" }),
    };
    return renderLetter({
      id: due.id,
      to: due.email!,
      locale,
      subject: t(`letters.${kind}.subject`, { title }),
      text: texts[kind],
      button: t(kind === "resolved" ? "letters.seeIcons" : "letters.open"),
      href: hrefIn(locale, `${requestPagesPath}/${due.requestId}`),
      otherwise: t(kind === "assigned" ? "letters.whyMaker" : "letters.whyVoter"),
      unsubscribe: {
        text: t("letters.unsubscribe"),
        href: `${hrefIn(locale, noticesPagePath)}#${token}`,
        callHref: hrefIn(locale, formatUnsubscribeCall(token)),
      },
    });
  }

  async function sendOne(due: DueLetter): Promise<boolean> {
    const isIt = eq(notices.id, due.id);
    try {
      if (due.isWanted && due.email !== null) await mailer.send(renderMail(due));
      await database.run((db) => db.update(notices).set({ mailAt: null }).where(isIt));
      return true;
    } catch (error) {
      noteFailure(error);
      const isHopeless = due.mailAttempts >= mostAttempts;
      const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** due.mailAttempts);
      const mailAt = isHopeless ? null : sql`now() + ${seconds} * interval '1 second'`;
      await database.run((db) => db.update(notices).set({ mailAt }).where(isIt));
      return false;
    }
  }

  async function sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const due = isClosed ? [] : await database.run(claimDue);
      for (const letter of due) sent += Number(await sendOne(letter));
      if (due.length < mostAtOnce) break;
    }
    const old = sql`now() - ${retentionDays} * interval '1 day'`;
    if (isClockSteady()) await database.run((db) => db.delete(notices).where(lt(notices.createdAt, old)));
    return sent;
  }

  const alone = createOneAtATime({ database, name: "letters" });
  const rounds = createPeriodicJob({ work: () => alone(sendDue, 0), everyMs, onFailure: noteFailure });
  return {
    send: () => rounds.run(),
    async close() {
      isClosed = true;
      await rounds.close();
    },
  };
}

type Db = Parameters<Parameters<Database["run"]>[0]>[0];
type DueLetter = Awaited<ReturnType<typeof claimDue>>[number];

const originals = alias(iconRequests, "originals");

async function claimDue(db: Db) {
  const claimed = await db
    .update(notices)
    .set({ mailAt: sql`now() + ${lease}`, mailAttempts: sql`${notices.mailAttempts} + 1` })
    .where(
      inArray(
        notices.id,
        db
          .select({ id: notices.id })
          .from(notices)
          .where(
            sql`${notices.mailAt} <= now() or ${notices.mailAt} > now() + ${2 * longestWaitSeconds} * interval '1 second'`,
          )
          .orderBy(notices.mailAt)
          .limit(mostAtOnce)
          .for("update", { skipLocked: true }),
      ),
    )
    .returning({ id: notices.id });
  if (claimed.length === 0) return [];
  return db
    .select({
      id: notices.id,
      kind: notices.kind,
      personId: notices.personId,
      requestId: notices.requestId,
      mailAttempts: notices.mailAttempts,
      title: iconRequests.title,
      reason: iconRequests.reason,
      original: originals.title,
      email: people.email,
      locale: people.locale,
      isWanted: sql<boolean>`coalesce(${noticeChoices.isMailed}, true) and not ${iconRequests.isHidden} and ${people.deletedAt} is null`,
    })
    .from(notices)
    .innerJoin(iconRequests, eq(iconRequests.id, notices.requestId))
    .innerJoin(people, eq(people.id, notices.personId))
    .leftJoin(originals, eq(originals.id, iconRequests.duplicateOfId))
    .leftJoin(noticeChoices, eq(noticeChoices.personId, notices.personId))
    .where(
      inArray(
        notices.id,
        claimed.map(({ id }) => id),
      ),
    );
}
