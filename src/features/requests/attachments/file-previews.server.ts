import { and, desc, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { compareViews } from "../../../core/pictures/compare-views.ts";
import { joinViews, splitViews } from "../../../core/pictures/join-views.ts";
import { sameLikeness } from "../../../core/pictures/describe-picture.ts";
import { readPictureType } from "../../../core/pictures/picture-type.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { ObjectStore } from "../../../platform/files/object-store.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { mapInSlices } from "../../../platform/workers/time-slicing.server.ts";
import { workOn } from "../../../platform/workers/work-client.server.ts";
import type { PictureSearch } from "../../picture-search/contract.ts";
import { readContent } from "./file-contents.server.ts";
import { isOpenToAll } from "../request-rows.server.ts";
import { iconRequests, requestFilePreviews, requestFiles } from "../tables.server.ts";

/** Tells which requests have pictures that look like one. */
export interface FilePreviews {
  /** Looks at files that somebody brought, in the background. */
  begin(fileIds: readonly string[]): void;
  /** Ids of open requests with pictures like that of a file, likest first; none where pictures are not searched by. */
  findRequests(fileId: string): Promise<string[]>;
}

/** Below it, pictures of two requests are of different things; see docs/decisions/0049. */
export const leastPictureLikeness = 0.6;
/** Pictures of the latest requests that one is compared with. */
const mostCompared = 2_000;
/** Whoever looks waits for so many at most that nothing has looked at yet. */
const describedAtOnce = 8;

export function createFilePreviews(deps: {
  database: Database;
  objects: ObjectStore;
  pictures: Pick<PictureSearch, "describe" | "vectorsVersion">;
  log: Log;
}): FilePreviews {
  const { database, objects, pictures, log } = deps;
  const { vectorsVersion: version } = pictures;
  const running = new Map<string, Promise<void>>();

  async function describe(fileId: string): Promise<void> {
    const [file] = await database.run((db) =>
      db
        .select({ content: requestFiles.content, objectKey: requestFiles.objectKey })
        .from(requestFiles)
        .where(eq(requestFiles.id, fileId)),
    );
    if (!file || version === undefined) return;
    const views = Buffer.from(joinViews(await readViews(await readContent(objects, file))));
    await database.run((db) =>
      db.transaction(async (step) => {
        const [here] = await step
          .select({ id: requestFiles.id })
          .from(requestFiles)
          .where(eq(requestFiles.id, fileId))
          .for("key share");
        if (!here) return;
        await step
          .insert(requestFilePreviews)
          .values({ fileId, version, views })
          .onConflictDoUpdate({ target: requestFilePreviews.fileId, set: { version, views } });
      }),
    );
  }

  /** None of what shows nothing, and of what cannot be read by those who look. */
  async function readViews(content: Buffer): Promise<readonly Int8Array[]> {
    const type = readPictureType(content);
    if (type === undefined) return [];
    try {
      return await pictures.describe({ type, bytes: content });
    } catch (error) {
      if (error instanceof AppError && error.code !== "unavailable") return [];
      throw error;
    }
  }

  /** What fails is tried again when somebody looks for pictures like it. */
  function describeOnce(fileId: string): Promise<void> {
    const known = running.get(fileId);
    if (known) return known;
    const described = workOn(() => describe(fileId))
      .catch((error: unknown) => log.warn(error, "The image of a request is not indexed for now"))
      .finally(() => running.delete(fileId));
    running.set(fileId, described);
    return described;
  }

  const describeAll = async (fileIds: readonly string[]) => void (await Promise.all(fileIds.map(describeOnce)));

  async function readStored(fileId: string, wanted: string): Promise<Int8Array[] | undefined> {
    const isIt = and(eq(requestFilePreviews.fileId, fileId), eq(requestFilePreviews.version, wanted));
    const [stored] = await database.run((db) =>
      db.select({ views: requestFilePreviews.views }).from(requestFilePreviews).where(isIt),
    );
    return stored && splitViews(stored.views);
  }

  async function readViewsOf(fileId: string, wanted: string): Promise<Int8Array[]> {
    const stored = await readStored(fileId, wanted);
    if (stored) return stored;
    await describeOnce(fileId);
    return (await readStored(fileId, wanted)) ?? [];
  }

  /** Those of open requests that were brought before somebody looked at them in this way. */
  const listMissing = (wanted: string) =>
    database.run((db) =>
      db
        .select({ id: requestFiles.id })
        .from(requestFiles)
        .innerJoin(iconRequests, eq(iconRequests.id, requestFiles.requestId))
        .leftJoin(requestFilePreviews, eq(requestFilePreviews.fileId, requestFiles.id))
        .where(and(isOpenToAll, or(isNull(requestFilePreviews.fileId), ne(requestFilePreviews.version, wanted))))
        .orderBy(desc(requestFiles.createdAt))
        .limit(describedAtOnce),
    );

  const listCompared = (wanted: string) =>
    database.run((db) =>
      db
        .select({ requestId: sql<string>`${requestFiles.requestId}`, views: requestFilePreviews.views })
        .from(requestFilePreviews)
        .innerJoin(requestFiles, eq(requestFiles.id, requestFilePreviews.fileId))
        .innerJoin(iconRequests, eq(iconRequests.id, requestFiles.requestId))
        .where(and(isOpenToAll, eq(requestFilePreviews.version, wanted), isNotNull(requestFiles.requestId)))
        .orderBy(desc(requestFiles.createdAt))
        .limit(mostCompared),
    );

  return {
    begin(fileIds) {
      if (version !== undefined) void describeAll(fileIds);
    },
    async findRequests(fileId) {
      if (version === undefined) return [];
      const own = await readViewsOf(fileId, version);
      if (own.length === 0) return [];
      await describeAll((await listMissing(version)).map(({ id }) => id));
      const compared = await mapInSlices(await listCompared(version), ({ requestId, views }) => ({
        requestId,
        likeness: compareViews(own, splitViews(views)) / sameLikeness,
      }));
      const alike = compared
        .filter(({ likeness }) => likeness >= leastPictureLikeness)
        .toSorted((one, other) => other.likeness - one.likeness);
      return [...new Set(alike.map(({ requestId }) => requestId))];
    },
  };
}
