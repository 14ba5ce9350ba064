import { and, arrayContains, asc, count, eq, isNull } from "drizzle-orm";
import { AppError } from "../../core/errors.ts";
import type { Database } from "../../platform/db/database.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import type { CatalogueHost, Publishing } from "../catalogue/contract.ts";
import { actOnRequest, requireTransition } from "./details/act-on-request.server.ts";
import type { DuplicateDetection } from "./new/duplicate-detection.server.ts";
import type { NewRequest, Requester, RequestDetails, RequestService } from "./contract.ts";
import { listRequests } from "./list/list-requests.server.ts";
import type { Notifications } from "./notices/notifications.server.ts";
import type { NoticeLetters } from "./notices/notice-letters.server.ts";
import {
  describeMaker,
  isVisibleTo,
  listEvents,
  lockRequest,
  readRequests,
  requireMember,
  type DescribeIcons,
  type Step,
} from "./request-rows.server.ts";
import { resolveRequest } from "./resolve/resolve-request.server.ts";
import { iconRequests, people, requestEvents, requestFiles, requestVotes } from "./tables.server.ts";

/** @param deps.letters undefined where no mail goes out */
export function createRequests(deps: {
  database: Database;
  objects: ObjectStore;
  catalogue: CatalogueHost;
  publishing: Pick<Publishing, "publish">;
  duplicates: DuplicateDetection;
  notifications: Notifications;
  letters: Pick<NoticeLetters, "send"> | undefined;
  describeIcons: DescribeIcons;
}): RequestService {
  const { database, objects, catalogue, publishing, duplicates, notifications, letters, describeIcons } = deps;

  async function read(requester: Requester, id: string): Promise<RequestDetails> {
    return database.run(async (db) => {
      const where = and(eq(iconRequests.id, id), isVisibleTo(requester));
      const [request] = await readRequests(db, requester, { where, limit: 1, describeIcons });
      if (!request) throw new AppError("not_found", "Request not found.");
      return { ...request, history: await listEvents(db, id) };
    });
  }

  /** What was said stays in the database: it waits there while no mail can be sent. */
  const sendLetters = () => void letters?.send().catch(() => undefined);

  return {
    list: (requester, query) => database.run((db) => listRequests(db, requester, { query, describeIcons })),
    get: read,
    async create(requester, request) {
      const { id: personId } = requireMember(requester);
      const platforms = readPlatforms(request.platforms, catalogue);
      const { id, isNew } = await database.run((db) =>
        db.transaction((step) => insertRequest(step, { personId, request: { ...request, platforms } })),
      );
      if (isNew) requester.note?.({ name: "request_made", request: id });
      return read(requester, id);
    },
    async delete(requester, id) {
      requireMember(requester);
      await database.run((db) =>
        db.transaction(async (step) => {
          const row = await lockRequest(step, requester, id);
          requireTransition(row, "delete", requester);
          await step.delete(iconRequests).where(eq(iconRequests.id, id));
        }),
      );
    },
    async act(requester, id, order) {
      requireMember(requester);
      if (order.action === "resolve") {
        const { resolvedItems: items } = order;
        await resolveRequest({ database, objects, publishing, notifications }, { requester, id, items });
        requester.note?.({ name: "request_resolved", request: id, icons: items.length });
      } else {
        const isNew = await database.run((db) =>
          db.transaction((step) => actOnRequest(step, { requester, id, order, notifications })),
        );
        const isVote = order.action === "vote" || order.action === "unvote";
        if (isVote && isNew)
          requester.note?.({ name: "request_voted", request: id, isRevoked: order.action === "unvote" });
      }
      sendLetters();
      return read(requester, id);
    },
    async listMakers(requester, { page, limit }) {
      requireMember(requester);
      const isMaker = and(arrayContains(people.roles, ["maker"]), isNull(people.deletedAt));
      const { id, name, email, deletedAt } = people;
      return database.run(async (db) => {
        const [all] = await db.select({ value: count() }).from(people).where(isMaker);
        const rows = await db
          .select({ id, name, email, deletedAt })
          .from(people)
          .where(isMaker)
          .orderBy(asc(name), asc(id))
          .limit(limit)
          .offset((page - 1) * limit);
        return { makers: rows.flatMap((row) => describeMaker(row, requester) ?? []), total: all!.value };
      });
    },
    findDuplicates: (requester, draft) => duplicates.find(requester, draft),
    suggestWords: (name) => duplicates.suggestWords(name),
  };
}

/** API codes of styles, however they were written. */
function readPlatforms(codes: readonly string[], host: CatalogueHost): string[] {
  if (codes.length === 0) return [];
  const { catalogue } = host.current();
  const styles = codes.map((code) => {
    const style = catalogue.findStyle(code);
    if (!style) throw new AppError("invalid_input", `platforms: style ${code} not found`, { field: "platforms" });
    return style.apiCode;
  });
  return [...new Set(styles)];
}

async function insertRequest(
  step: Step,
  { personId, request }: { personId: string; request: NewRequest },
): Promise<{ id: string; isNew: boolean }> {
  const { attachments, ...facts } = request;
  const [made] = await step
    .insert(iconRequests)
    .values({ ...facts, platforms: [...facts.platforms], personId })
    .onConflictDoNothing()
    .returning({ id: iconRequests.id });
  if (!made) {
    const isOwn = and(eq(iconRequests.id, request.id!), eq(iconRequests.personId, personId));
    const [own] = await step.select({ id: iconRequests.id }).from(iconRequests).where(isOwn);
    if (!own) throw new AppError("conflict", "id: is already used. Choose another one.", { field: "id" });
    return { id: own.id, isNew: false };
  }
  const { id: requestId } = made;
  await step.insert(requestVotes).values({ requestId, personId });
  await step.insert(requestEvents).values({ requestId, action: "create", status: "new", personId });
  await attachFiles(step, { personId, requestId, ids: attachments });
  return { id: requestId, isNew: true };
}

/** @throws AppError `invalid_input` for files that are not there, are somebody else's or belong to another request */
async function attachFiles(
  step: Step,
  { personId, requestId, ids }: { personId: string; requestId: string; ids: readonly string[] },
): Promise<void> {
  for (const [place, id] of ids.entries()) {
    const isFree = and(eq(requestFiles.id, id), eq(requestFiles.personId, personId), isNull(requestFiles.requestId));
    const existing = await step
      .update(requestFiles)
      .set({ requestId, place })
      .where(isFree)
      .returning({ id: requestFiles.id });
    if (existing.length === 0) {
      const message = `attachments: ${id} isn’t one of your unused files`;
      throw new AppError("invalid_input", message, { field: "attachments" });
    }
  }
}
