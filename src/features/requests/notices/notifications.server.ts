import { and, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { NoticeKind, Notices } from "../contract.ts";
import type { UnsubscribeTokens } from "./unsubscribe-tokens.server.ts";
import { requireMember, type Step } from "../request-rows.server.ts";
import { iconRequests, noticeChoices, notices, people, requestVotes } from "../tables.server.ts";

/** Writes notifications in the transaction of what they report. */
export interface Notifications {
  /**
   * Notifies one person, or else all who requested or voted, but never who did it.
   * @param notice.by who did it
   */
  notify(step: Step, notice: { requestId: string; kind: NoticeKind; by: string; to?: string }): Promise<void>;
}

/** @param deps.hasMail letters go out, too */
export function createNotifications({ hasMail }: { hasMail: boolean }): Notifications {
  return {
    async notify(step, { requestId, kind, by, to }) {
      const recipients: SQL =
        to === undefined
          ? sql`select ${requestVotes.personId} as id from ${requestVotes} where ${requestVotes.requestId} = ${requestId}
              union select ${iconRequests.personId} from ${iconRequests} where ${iconRequests.id} = ${requestId}`
          : sql`select ${to}::uuid as id`;
      const isMailed = hasMail
        ? sql`coalesce(${noticeChoices.isMailed}, true) and ${people.email} is not null`
        : sql`false`;
      await step.execute(sql`
        insert into ${notices} (person_id, request_id, kind, mail_at)
        select ${people.id}, ${requestId}::uuid, ${kind}, case when ${isMailed} then now() end
        from (${recipients}) as told
        join ${people} on ${people.id} = told.id
        left join ${noticeChoices} on ${noticeChoices.personId} = ${people.id}
        where ${people.id} <> ${by}::uuid and ${people.deletedAt} is null`);
    },
  };
}

export function createNotices({
  database,
  unsubscribeTokens,
}: {
  database: Database;
  unsubscribeTokens: UnsubscribeTokens;
}): Notices {
  return {
    async list(requester) {
      const { id: personId } = requireMember(requester);
      return database.run(async (db) => {
        const rows = await db
          .select({
            id: notices.id,
            kind: notices.kind,
            isRead: notices.isRead,
            createdAt: notices.createdAt,
            request: { id: iconRequests.id, title: iconRequests.title },
          })
          .from(notices)
          .innerJoin(...withRequest)
          .where(isFor(personId))
          .orderBy(desc(notices.createdAt), desc(notices.id))
          .limit(requestLimits.notices);
        const [choice] = await db.select().from(noticeChoices).where(eq(noticeChoices.personId, personId));
        return {
          notices: rows.map(({ createdAt, ...row }) => Object.assign(row, { at: createdAt.toISOString() })),
          unread: await countUnread(db, personId),
          isMailed: choice?.isMailed ?? true,
        };
      });
    },
    async read(requester, ids) {
      const { id: personId } = requireMember(requester);
      const isMeant = ids && inArray(notices.id, [...ids]);
      return database.run(async (db) => {
        const isTheirs = and(eq(notices.personId, personId), eq(notices.isRead, false), isMeant);
        await db.update(notices).set({ isRead: true }).where(isTheirs);
        return { unread: await countUnread(db, personId) };
      });
    },
    async setMailed(requester, isMailed) {
      const { id: personId } = requireMember(requester);
      await database.run((db) => chooseMail(db, { personId, isMailed }));
    },
    async unsubscribe(token) {
      const personId = unsubscribeTokens.read(token);
      if (personId === undefined) return false;
      await database.run(async (db) => {
        const [person] = await db.select({ id: people.id }).from(people).where(eq(people.id, personId));
        if (person) await chooseMail(db, { personId, isMailed: false });
      });
      return true;
    },
  };
}

/** Keeps what somebody has chosen; letters that wait are not sent to who wants none. */
async function chooseMail(step: Step, { personId, isMailed }: { personId: string; isMailed: boolean }): Promise<void> {
  await step
    .insert(noticeChoices)
    .values({ personId, isMailed })
    .onConflictDoUpdate({ target: noticeChoices.personId, set: { isMailed } });
  if (!isMailed) await step.update(notices).set({ mailAt: null }).where(eq(notices.personId, personId));
}

const withRequest = [iconRequests, eq(iconRequests.id, notices.requestId)] as const;

/** What was hidden is not told of. */
const isFor = (personId: string) => and(eq(notices.personId, personId), eq(iconRequests.isHidden, false));

async function countUnread(step: Step, personId: string): Promise<number> {
  const isUnread = and(isFor(personId), eq(notices.isRead, false));
  const [unread] = await step
    .select({ value: count() })
    .from(notices)
    .innerJoin(...withRequest)
    .where(isUnread);
  return unread!.value;
}
