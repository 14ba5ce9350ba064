import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../platform/db/database.server.ts";
import { readInParts } from "../../platform/db/read-in-parts.server.ts";
import type { ObjectStore } from "../../platform/files/object-store.server.ts";
import type { PersonalData } from "../../core/people/personal-data.ts";
import { readContent } from "./attachments/file-contents.server.ts";
import {
  iconRequests,
  noticeChoices,
  notices,
  requestEvents,
  requestFiles,
  requestReports,
  requestVotes,
} from "./tables.server.ts";

/** What wishing for icons, and drawing them, keeps about somebody. */
export function describeRequestData({
  database,
  objects,
}: {
  database: Database;
  objects: ObjectStore;
}): PersonalData[] {
  const tables = [
    { name: "iconRequests", table: iconRequests, order: iconRequests.id },
    { name: "requestVotes", table: requestVotes, order: requestVotes.requestId },
    { name: "requestReports", table: requestReports, order: requestReports.requestId },
    { name: "requestEvents", table: requestEvents, order: requestEvents.id },
    { name: "notices", table: notices, order: notices.id },
    { name: "noticeChoices", table: noticeChoices, order: noticeChoices.personId },
  ] as const;
  const rows = tables.map(({ name, table, order }): PersonalData => ({
    name,
    read: (personId) =>
      readInParts(({ offset, limit }) =>
        database.run((db) =>
          db.select().from(table).where(eq(table.personId, personId)).orderBy(asc(order)).offset(offset).limit(limit),
        ),
      ),
  }));
  return [...rows, { name: "requestFiles", read: (personId) => readFiles({ database, objects }, personId) }];
}

/** One after another: they are large. */
const filesAtOnce = 1;

async function* readFiles(
  { database, objects }: { database: Database; objects: ObjectStore },
  personId: string,
): AsyncGenerator<object> {
  const files = readInParts(
    ({ offset, limit }) =>
      database.run((db) =>
        db
          .select(getTableColumns(requestFiles))
          .from(requestFiles)
          .where(eq(requestFiles.personId, personId))
          .orderBy(asc(requestFiles.id))
          .offset(offset)
          .limit(limit),
      ),
    filesAtOnce,
  );
  for await (const { content, objectKey, ...file } of files) {
    const bytes = await readContent(objects, { content, objectKey });
    yield { ...file, content: bytes.toString("base64") };
  }
}
