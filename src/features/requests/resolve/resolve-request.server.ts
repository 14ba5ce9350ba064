import { and, eq } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import type { RequestStatus } from "../../../core/requests/request-rules.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { ObjectStore } from "../../../platform/files/object-store.server.ts";
import type { NewIcon, Publishing } from "../../catalogue/contract.ts";
import { moveRequest, requireTransition } from "../details/act-on-request.server.ts";
import { readContent } from "../attachments/file-contents.server.ts";
import type { Requester, ResolvedItem } from "../contract.ts";
import type { Notifications } from "../notices/notifications.server.ts";
import { isVisibleTo, lockRequest, requireMember, type RequestRow, type Step } from "../request-rows.server.ts";
import { iconRequests, people, requestFiles } from "../tables.server.ts";

/**
 * Publishes icons and says so of the request that they answer: both in one transaction, so that neither happens without the
 * other, and of two who resolve one request only one publishes.
 */
export async function resolveRequest(
  deps: {
    database: Database;
    objects: ObjectStore;
    publishing: Pick<Publishing, "publish">;
    notifications: Notifications;
  },
  { requester, id, items }: { requester: Requester; id: string; items: readonly ResolvedItem[] },
): Promise<void> {
  const { database, objects, publishing, notifications } = deps;
  const { id: personId } = requireMember(requester);
  const icons = await database.run(async (db) => {
    const [row] = await db
      .select()
      .from(iconRequests)
      .where(and(eq(iconRequests.id, id), isVisibleTo(requester)));
    if (!row) throw new AppError("not_found", "Request not found.");
    requireTransition(row, "resolve", requester);
    return readIcons(db, { objects, items, row, personId });
  });
  await publishing.publish(icons, {
    list: "resolvedItems",
    async alongside(step, published) {
      const row = await lockRequest(step, requester, id);
      const to = requireTransition(row, "resolve", requester) as RequestStatus;
      const iconIds = published.map((icon) => icon.id);
      await moveRequest(step, { row, to, personId, action: "resolve" }, { iconIds });
      await notifications.notify(step, { requestId: id, kind: "resolved", by: personId });
    },
  });
}

/** Icons with the drawings that their makers brought, credited to whoever was assigned. */
async function readIcons(
  step: Step,
  {
    objects,
    items,
    row,
    personId,
  }: { objects: ObjectStore; items: readonly ResolvedItem[]; row: RequestRow; personId: string },
): Promise<NewIcon[]> {
  const makerId = row.makerId ?? personId;
  const [maker] = await step.select({ name: people.name }).from(people).where(eq(people.id, makerId));
  const icons: NewIcon[] = [];
  for (const [place, { name, tags, category, license, svg, fileId }] of items.entries()) {
    icons.push({
      name,
      tags,
      category,
      license,
      svg: svg ?? (await readDrawing(step, { objects, fileId, personId, place })),
      maker: { personId: makerId, name: maker?.name || namelessMaker },
    });
  }
  return icons;
}

/** How makers are credited who have not said what they are called. */
const namelessMaker = "Iconarium community";

async function readDrawing(
  step: Step,
  {
    objects,
    fileId,
    personId,
    place,
  }: { objects: ObjectStore; fileId: string | undefined; personId: string; place: number },
): Promise<string> {
  const isTheirs = and(
    eq(requestFiles.id, fileId!),
    eq(requestFiles.personId, personId),
    eq(requestFiles.type, "image/svg+xml"),
  );
  const [file] = await step
    .select({ content: requestFiles.content, objectKey: requestFiles.objectKey })
    .from(requestFiles)
    .where(isTheirs);
  if (!file) {
    const field = `resolvedItems[${place}].fileId`;
    throw new AppError("invalid_input", `${field}: isn’t one of your SVG files`, { field });
  }
  return (await readContent(objects, file)).toString("utf8");
}
