import { and, arrayOverlaps, asc, desc, eq, exists, ilike, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { requestStatuses, type RequestStatus } from "../../../core/requests/request-rules.ts";
import type { Requester, RequestPage, RequestQuery, RequestSort } from "../contract.ts";
import {
  countByStatus,
  isAdmin,
  isVisibleTo,
  readRequests,
  requireMember,
  votesOf,
  type DescribeIcons,
  type Step,
} from "../request-rows.server.ts";
import { iconRequests, requestReports } from "../tables.server.ts";

const { createdAt, updatedAt, id } = iconRequests;
const orders: Readonly<Record<RequestSort, SQL[]>> = {
  "-votes": [sql`${votesOf} desc`, desc(createdAt), asc(id)],
  "-createdAt": [desc(createdAt), asc(id)],
  createdAt: [asc(createdAt), asc(id)],
  "-updatedAt": [desc(updatedAt), asc(id)],
};

/** Requests that somebody may see and asks for. */
export async function listRequests(
  step: Step,
  requester: Requester,
  { query, describeIcons }: { query: RequestQuery; describeIcons: DescribeIcons },
): Promise<RequestPage> {
  const where = and(isVisibleTo(requester), ...readFilters(step, requester, query));
  const { status, page, limit, sort } = query;
  const rows = await countByStatus(step, where);
  const known = new Map(rows.map((row) => [row.status, row.value]));
  const counts = Object.fromEntries(requestStatuses.map((each) => [each, known.get(each) ?? 0])) as Record<
    RequestStatus,
    number
  >;
  const wanted = status && status.length > 0 ? status : requestStatuses;
  const requests = await readRequests(step, requester, {
    where: and(where, inArray(iconRequests.status, [...wanted])),
    order: orders[sort],
    limit,
    offset: (page - 1) * limit,
    describeIcons,
  });
  const total = [...new Set(wanted)].reduce((sum, each) => sum + counts[each], 0);
  return { requests, total, counts };
}

/** All but the status: that is counted. */
function readFilters(step: Step, requester: Requester, query: RequestQuery): (SQL | undefined)[] {
  const { term = "", platforms = [], isMine, isAssignedToMe, isUnassigned, isAssignedTo, isReported, isHidden } = query;
  if ((isReported || isHidden) && !isAdmin(requester)) {
    throw requireMember(requester) && new AppError("not_allowed", "Only admins can view reported or hidden requests.");
  }
  const words = term.split(/\s+/).filter((word) => word !== "");
  return [
    // Whoever looks at their own sees what was hidden from others.
    isMine ? eq(iconRequests.personId, requireMember(requester).id) : eq(iconRequests.isHidden, isHidden ?? false),
    isAssignedToMe ? eq(iconRequests.makerId, requireMember(requester).id) : undefined,
    isUnassigned ? isNull(iconRequests.makerId) : undefined,
    isAssignedTo === undefined ? undefined : eq(iconRequests.makerId, isAssignedTo),
    platforms.length > 0 ? arrayOverlaps(iconRequests.platforms, [...platforms]) : undefined,
    ...words.map((word) => hasWord(word)),
    isReported
      ? exists(
          step
            .select({ found: sql`1` })
            .from(requestReports)
            .where(eq(requestReports.requestId, iconRequests.id)),
        )
      : undefined,
  ];
}

/** Whether a word is anywhere in the text of a request. */
export function hasWord(word: string): SQL | undefined {
  const pattern = renderPattern(word);
  return or(ilike(iconRequests.title, pattern), ilike(iconRequests.description, pattern));
}

export const renderPattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
