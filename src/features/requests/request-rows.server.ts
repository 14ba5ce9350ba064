import { and, asc, count, eq, getTableColumns, inArray, or, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { AppError } from "../../core/errors.ts";
import { isOpenStatus, listActions, requestStatuses, type RequestRole } from "../../core/requests/request-rules.ts";
import type {
  AnsweringIcon,
  Attachment,
  IconRequest,
  PublicPerson,
  Requester,
  RequestEvent,
  RequestMaker,
} from "./contract.ts";
import { uploadFilesPath } from "./contract.ts";
import { iconRequests, people, requestEvents, requestFiles, requestReports, requestVotes } from "./tables.server.ts";

/** The database, or a transaction on it. */
export type Step = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "execute">;

export type RequestRow = typeof iconRequests.$inferSelect;

/** Icons of the catalogue, in somebody's language; those that have left it are left out. */
export type DescribeIcons = (ids: readonly string[], requester: Requester) => AnsweringIcon[];

const owners = alias(people, "owners");
const makers = alias(people, "makers");
const originals = alias(iconRequests, "originals");
const missing = "Request not found.";

export const isAdmin = ({ person }: Requester): boolean => person?.roles.includes("admin") ?? false;

/** @throws AppError `signed_out` for guests */
export function requireMember({ person }: Requester): { id: string } {
  if (!person) throw new AppError("signed_out", "Sign in first.");
  return person;
}

/** What somebody is to a request. */
export function rolesOf(
  { person }: Requester,
  { personId, makerId }: Pick<RequestRow, "personId" | "makerId">,
): ReadonlySet<RequestRole> {
  const roles = new Set<RequestRole>();
  if (!person) return roles;
  roles.add("member");
  if (person.id === personId) roles.add("owner");
  for (const role of person.roles) roles.add(role);
  if (roles.has("maker") && person.id === makerId) roles.add("assignedMaker");
  return roles;
}

/** What somebody may see: hidden requests are there for admins, and for their owners. */
export function isVisibleTo(requester: Requester): SQL | undefined {
  if (isAdmin(requester)) return undefined;
  const isShown = eq(iconRequests.isHidden, false);
  return requester.person ? or(isShown, eq(iconRequests.personId, requester.person.id)) : isShown;
}

/** What may answer somebody's wish one day, and is shown to everybody. */
export const isOpenToAll = and(
  inArray(
    iconRequests.status,
    requestStatuses.filter((status) => isOpenStatus(status)),
  ),
  eq(iconRequests.isHidden, false),
);

/** A request that somebody may see, which nobody else changes until the transaction ends. @throws AppError `not_found` */
export async function lockRequest(step: Step, requester: Requester, id: string): Promise<RequestRow> {
  const isIt = and(eq(iconRequests.id, id), isVisibleTo(requester));
  const [row] = await step.select().from(iconRequests).where(isIt).for("no key update");
  if (!row) throw new AppError("not_found", missing);
  return row;
}

const votes = sql<number>`(select count(*)::int from ${requestVotes} where ${requestVotes.requestId} = ${iconRequests.id})`;
/** In orders of lists. */
export const votesOf = votes;
const reports = sql<number>`(select count(*)::int from ${requestReports} where ${requestReports.requestId} = ${iconRequests.id})`;

/** Requests as somebody sees them. */
export async function readRequests(
  step: Step,
  requester: Requester,
  options: {
    where: SQL | undefined;
    order?: SQL[];
    limit: number;
    offset?: number;
    describeIcons: DescribeIcons;
  },
): Promise<IconRequest[]> {
  const { where, order = [], limit, offset = 0, describeIcons } = options;
  const rows = await step
    .select({
      ...getTableColumns(iconRequests),
      votes,
      reports,
      isVoted: sql<boolean>`exists (select 1 from ${requestVotes} where ${requestVotes.requestId} = ${iconRequests.id} and ${requestVotes.personId} = ${requester.person?.id ?? null})`,
      owner: { id: owners.id, name: owners.name, deletedAt: owners.deletedAt },
      maker: { id: makers.id, name: makers.name, email: makers.email, deletedAt: makers.deletedAt },
      original: { id: originals.id, title: originals.title, isHidden: originals.isHidden },
    })
    .from(iconRequests)
    .innerJoin(owners, eq(owners.id, iconRequests.personId))
    .leftJoin(makers, eq(makers.id, iconRequests.makerId))
    .leftJoin(originals, eq(originals.id, iconRequests.duplicateOfId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const files = await listFiles(
    step,
    rows.map(({ id }) => id),
  );
  return rows.map((row): IconRequest => {
    const { original } = row;
    return {
      id: row.id,
      title: row.title,
      description: row.description,
      status: row.status,
      platforms: row.platforms,
      isAnimated: row.isAnimated,
      votes: row.votes,
      attachments: files.get(row.id) ?? [],
      owner: describePerson(row.owner),
      maker: describeMaker(row.maker, requester),
      reason: row.reason ?? undefined,
      duplicateOf:
        original && (!original.isHidden || isAdmin(requester)) ? { id: original.id, title: original.title } : undefined,
      resolvedItems: describeIcons(row.iconIds, requester),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      isOwn: row.personId === requester.person?.id,
      isVoted: row.isVoted,
      isHidden: row.isHidden,
      reports: isAdmin(requester) ? row.reports : undefined,
      actions: listActions(row.status, rolesOf(requester, row)),
    };
  });
}

type NamedRow = { id: string; name: string; deletedAt: Date | null } | null;

/** Who has asked to be deleted is shown to nobody any more. */
const describePerson = (row: NamedRow): PublicPerson | undefined =>
  row && row.deletedAt === null ? { id: row.id, name: row.name } : undefined;

export function describeMaker(
  row: { id: string; name: string; email: string | null; deletedAt: Date | null } | null,
  requester: Requester,
): RequestMaker | undefined {
  const maker = describePerson(row);
  if (!maker || !isAdmin(requester) || row?.email == null) return maker;
  return { ...maker, email: row.email };
}

/** What is shown of files; their contents stay where they are. */
const shownFile = {
  id: requestFiles.id,
  requestId: requestFiles.requestId,
  name: requestFiles.name,
  type: requestFiles.type,
  widthPx: requestFiles.widthPx,
  heightPx: requestFiles.heightPx,
  bytes: sql<number>`coalesce(${requestFiles.bytes}, octet_length(${requestFiles.content}))`,
};

export const describeFile = ({ id, name, type, bytes, widthPx, heightPx }: Omit<Attachment, "url">): Attachment => ({
  id,
  name,
  type,
  bytes,
  widthPx,
  heightPx,
  url: `${uploadFilesPath}/${id}`,
});

async function listFiles(step: Step, requestIds: string[]): Promise<ReadonlyMap<string, Attachment[]>> {
  if (requestIds.length === 0) return new Map();
  const rows = await step
    .select(shownFile)
    .from(requestFiles)
    .where(inArray(requestFiles.requestId, requestIds))
    .orderBy(asc(requestFiles.place));
  return new Map(
    [...Map.groupBy(rows, ({ requestId }) => requestId!)].map(([id, theirs]) => [id, theirs.map(describeFile)]),
  );
}

const mostEvents = 200;

/** What happened to a request, the oldest first. */
export async function listEvents(step: Step, requestId: string): Promise<RequestEvent[]> {
  const rows = await step
    .select({
      action: requestEvents.action,
      to: requestEvents.status,
      reason: requestEvents.reason,
      happenedAt: requestEvents.happenedAt,
      by: { id: owners.id, name: owners.name, deletedAt: owners.deletedAt },
      maker: { id: makers.id, name: makers.name, deletedAt: makers.deletedAt },
    })
    .from(requestEvents)
    .leftJoin(owners, eq(owners.id, requestEvents.personId))
    .leftJoin(makers, eq(makers.id, requestEvents.makerId))
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(asc(requestEvents.happenedAt), asc(requestEvents.id))
    .limit(mostEvents);
  return rows.map(({ action, to, reason, happenedAt, by, maker }) => ({
    action,
    to,
    by: describePerson(by),
    maker: describePerson(maker),
    reason: reason ?? undefined,
    at: happenedAt.toISOString(),
  }));
}

/** How many requests there are. */
export async function countByStatus(step: Step, where: SQL | undefined) {
  return step
    .select({ status: iconRequests.status, value: count() })
    .from(iconRequests)
    .where(where)
    .groupBy(iconRequests.status);
}
