import { and, arrayContains, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { decideTransition, type RequestAction, type RequestStatus } from "../../../core/requests/request-rules.ts";
import type { Requester, RequestOrder } from "../contract.ts";
import type { Notifications } from "../notices/notifications.server.ts";
import { isAdmin, lockRequest, requireMember, rolesOf, type RequestRow, type Step } from "../request-rows.server.ts";
import { iconRequests, people, requestEvents, requestReports, requestVotes } from "../tables.server.ts";

/** What an action leads to. @throws AppError `not_allowed`, `conflict` */
export function requireTransition(
  row: RequestRow,
  action: RequestAction,
  requester: Requester,
): RequestStatus | "gone" {
  const outcome = decideTransition(row.status, action, rolesOf(requester, row));
  if ("to" in outcome) return outcome.to;
  if (outcome.refusal === "notAllowed") throw new AppError("not_allowed", "You don’t have permission to do this.");
  throw new AppError("conflict", `Not possible: the request is ${statusWords[row.status]}.`);
}

const statusWords: Readonly<Record<RequestStatus, string>> = {
  new: "new",
  assigned: "assigned",
  inWork: "in work",
  resolved: "resolved",
  declined: "declined",
  merged: "merged",
};

type Order = Exclude<RequestOrder, { action: "resolve" }>;

/** Does within a transaction what somebody wants done with a request. False where that was so already. */
export async function actOnRequest(
  step: Step,
  {
    requester,
    id,
    order,
    notifications,
  }: { requester: Requester; id: string; order: Order; notifications: Notifications },
): Promise<boolean> {
  const { id: personId } = requireMember(requester);
  const original = order.action === "merge" ? await lockOriginal(step, requester, { id, order }) : undefined;
  const row = await lockRequest(step, requester, id);
  const to = requireTransition(row, order.action, requester) as RequestStatus;
  if (order.action === "vote" || order.action === "unvote") return changeVote(step, { id, personId, order });
  const move = { row, to, personId, action: order.action };
  switch (order.action) {
    case "report":
      await step.insert(requestReports).values({ requestId: id, personId, reason: order.reason }).onConflictDoNothing();
      break;
    case "hide":
    case "unhide":
      await moveRequest(step, move, { isHidden: order.action === "hide" });
      break;
    case "assignMaker":
      await requireMaker(step, requester, order.makerId);
      await moveRequest(step, move, { makerId: order.makerId });
      await notifications.notify(step, { requestId: id, kind: "assigned", by: personId, to: order.makerId });
      break;
    case "takeToWork":
      await moveRequest(step, move);
      break;
    case "decline":
      await moveRequest(step, move, { reason: order.reason });
      await notifications.notify(step, { requestId: id, kind: "declined", by: personId });
      break;
    case "merge": {
      const { id: duplicateOfId } = requireOriginal(original);
      await moveRequest(step, move, { duplicateOfId });
      await moveVotes(step, { from: id, to: duplicateOfId });
      await notifications.notify(step, { requestId: id, kind: "merged", by: personId });
    }
  }
  return true;
}

async function changeVote(
  step: Step,
  { id, personId, order }: { id: string; personId: string; order: Pick<Order, "action"> },
): Promise<boolean> {
  const isOwn = and(eq(requestVotes.requestId, id), eq(requestVotes.personId, personId));
  const { rowCount } =
    order.action === "vote"
      ? await step.insert(requestVotes).values({ requestId: id, personId }).onConflictDoNothing()
      : await step.delete(requestVotes).where(isOwn);
  return rowCount === 1;
}

/** Writes what has become of a request, and that it has. */
export async function moveRequest(
  step: Step,
  { row, to, personId, action }: { row: RequestRow; to: RequestStatus; personId: string; action: RequestAction },
  change: Partial<Pick<RequestRow, "makerId" | "reason" | "duplicateOfId" | "iconIds" | "isHidden">> = {},
): Promise<void> {
  await step
    .update(iconRequests)
    .set({ ...change, status: to, updatedAt: sql`now()` })
    .where(eq(iconRequests.id, row.id));
  const { makerId, reason } = change;
  await step.insert(requestEvents).values({ requestId: row.id, action, status: to, personId, makerId, reason });
}

/** Makers take requests for themselves; admins give them to any maker. */
async function requireMaker(step: Step, requester: Requester, makerId: string): Promise<void> {
  if (!isAdmin(requester) && requester.person?.id !== makerId) {
    throw new AppError("not_allowed", "Only admins can assign requests to others.");
  }
  const isMaker = and(eq(people.id, makerId), arrayContains(people.roles, ["maker"]), isNull(people.deletedAt));
  const [maker] = await step.select({ id: people.id }).from(people).where(isMaker);
  if (!maker) throw new AppError("invalid_input", "makerId: not found", { field: "makerId" });
}

/** Locks both requests of a merger in the order of their ids, so that nobody waits for ever. */
async function lockOriginal(
  step: Step,
  requester: Requester,
  { id, order: { duplicateOf } }: { id: string; order: { duplicateOf: string } },
): Promise<RequestRow | undefined> {
  if (id < duplicateOf) await lockRequest(step, requester, id);
  return duplicateOf === id ? undefined : lockRequest(step, requester, duplicateOf).catch(refuseMissing);
}

/** The request that stands for another. */
function requireOriginal(original: RequestRow | undefined): RequestRow {
  if (original && !["merged", "declined"].includes(original.status)) return original;
  const message = "duplicateOf: must be another request that wasn’t merged or declined";
  throw new AppError("invalid_input", message, { field: "duplicateOf" });
}

function refuseMissing(error: unknown): undefined {
  if (error instanceof AppError && error.code === "not_found") return undefined;
  throw error;
}

/** Whoever wanted what was merged wants the other. */
async function moveVotes(step: Step, { from, to }: { from: string; to: string }): Promise<void> {
  await step.execute(sql`
    insert into ${requestVotes} (request_id, person_id)
    select ${to}, person_id from ${requestVotes} where request_id = ${from}
    on conflict do nothing`);
}
