import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { AppError } from "../../../core/errors.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { storesObjects, type ObjectOwner } from "../../../platform/files/object-jobs.server.ts";
import { readObject, type ObjectStore } from "../../../platform/files/object-store.server.ts";
import { requestFiles } from "../tables.server.ts";

/** Where the content of a file is. */
export interface StoredContent {
  content: Buffer | null;
  objectKey: string | null;
  bytes: number | null;
}

const folder = "attachments";
const movedAtOnce = 20;

/** Reads what somebody may read. @throws AppError `unavailable`, also while the object that the row names is missing */
export async function readContent(
  objects: ObjectStore,
  { content, objectKey }: Omit<StoredContent, "bytes">,
): Promise<Buffer> {
  if (content) return content;
  const found = objectKey === null ? undefined : await readObject(objects, objectKey);
  if (!found) throw new AppError("unavailable", "This file can’t be read right now. Try again in a minute.");
  return found;
}

/**
 * Stores contents before the rows that name them, so that no row names an object that a crash took away.
 *
 * @param addRows takes what rows say of their contents, in the same order
 */
export async function storeContents<Result>(
  { database, objects }: { database: Database; objects: ObjectStore },
  contents: readonly Buffer[],
  addRows: (stored: StoredContent[]) => Promise<Result>,
): Promise<Result> {
  const isObject = await database.run((db: NodePgDatabase) => storesObjects(db, folder));
  if (!isObject) return addRows(contents.map((content) => ({ content, objectKey: null, bytes: content.length })));
  const stored: (StoredContent & { objectKey: string })[] = [];
  try {
    for (const content of contents)
      stored.push({ content: null, objectKey: await storeOne(objects, content), bytes: content.length });
    return await addRows(stored);
  } catch (error) {
    // Those that this leaves are deleted later as orphans. A lost connection may hide rows that were written.
    const isUndone = !(error instanceof AppError) || error.code !== "unavailable";
    if (isUndone) for (const { objectKey } of stored) await objects.delete(objectKey).catch(() => undefined);
    throw error;
  }
}

const storeOne = (objects: ObjectStore, content: Buffer) => objects.put(`${folder}/${randomUUID()}`, content);

/** Files of requests as owners of objects. */
export function createFileOwner({ database, objects }: { database: Database; objects: ObjectStore }): ObjectOwner {
  return {
    folder,
    async listNamed(keys) {
      const rows = await database.run((db) =>
        db
          .select({ key: requestFiles.objectKey })
          .from(requestFiles)
          .where(inArray(requestFiles.objectKey, [...keys])),
      );
      return rows.map(({ key }) => key!);
    },
    async moveSome() {
      const rows = await database.run((db) =>
        db
          .select({ id: requestFiles.id, content: requestFiles.content })
          .from(requestFiles)
          .where(isNotNull(requestFiles.content))
          .limit(movedAtOnce),
      );
      for (const { id, content } of rows) {
        const objectKey = await storeOne(objects, content!);
        const moved = await database.run((db) =>
          db
            .update(requestFiles)
            .set({ content: null, objectKey, bytes: content!.length })
            .where(and(eq(requestFiles.id, id), isNotNull(requestFiles.content), isNull(requestFiles.objectKey)))
            .returning({ id: requestFiles.id }),
        );
        // Another server was quicker, or the file was deleted.
        if (moved.length === 0) await objects.delete(objectKey);
      }
      return rows.length;
    },
  };
}
