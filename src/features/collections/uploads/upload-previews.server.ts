import { and, desc, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { joinViews, splitViews } from "../../../core/pictures/join-views.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import { workOn } from "../../../platform/workers/work-client.server.ts";
import type { DrawingDescriber, OwnDrawing } from "../../picture-search/contract.ts";
import { uploadedIcons, uploadPreviews } from "../tables.server.ts";
import { uploadLimits } from "./contract.ts";

/** Whoever searches waits for so many drawings at most that have not been looked at. */
const drawingsAtOnce = 32;

/** How people's drawings look. */
export interface UploadPreviews {
  /** Looks at what somebody brought, in the background. */
  begin(personId: string): void;
  /** See `Uploads.listLooks`. */
  list(personId: string, version: string): Promise<OwnDrawing[]>;
}

/** @param deps.describer undefined where pictures are not searched by */
export function createUploadPreviews(deps: {
  database: Database;
  describer: DrawingDescriber | undefined;
  log: Log;
}): UploadPreviews {
  const { database, describer, log } = deps;
  const running = new Map<string, Promise<boolean>>();

  /** @returns whether some may be left */
  async function describeSome(personId: string, by: DrawingDescriber): Promise<boolean> {
    const { version } = by;
    const rows = await database.run((db) =>
      db
        .select({ id: uploadedIcons.id, svg: uploadedIcons.svg })
        .from(uploadedIcons)
        .leftJoin(uploadPreviews, eq(uploadPreviews.uploadId, uploadedIcons.id))
        .where(
          and(
            eq(uploadedIcons.personId, personId),
            or(isNull(uploadPreviews.uploadId), ne(uploadPreviews.version, version)),
          ),
        )
        .orderBy(desc(uploadedIcons.createdAt))
        .limit(drawingsAtOnce),
    );
    if (rows.length === 0) return false;
    const { vectors: previews } = await by.describe(rows.map(({ svg }) => svg));
    const values = rows.map(({ id }, place) => ({
      uploadId: id,
      version,
      views: Buffer.from(joinViews(previews[place]!)),
    }));
    await database.run((db) => db.transaction((step) => store(step, values)));
    return rows.length === drawingsAtOnce;
  }

  /** One after another for each person; what fails is tried again with the next search. */
  function describeNext(personId: string): Promise<boolean> {
    if (!describer) return Promise.resolve(false);
    const earlier = running.get(personId) ?? Promise.resolve(false);
    const next = earlier
      .then(() => workOn(() => describeSome(personId, describer)))
      .catch((error: unknown) => {
        log.warn(error, "Uploads are not indexed for now");
        return false;
      })
      .finally(() => {
        if (running.get(personId) === next) running.delete(personId);
      });
    running.set(personId, next);
    return next;
  }

  async function describeRest(personId: string): Promise<void> {
    let isSomeLeft = true;
    while (isSomeLeft) isSomeLeft = await describeNext(personId);
  }

  return {
    begin: (personId) => void describeRest(personId),
    async list(personId, version) {
      if (await describeNext(personId)) void describeRest(personId);
      const rows = await database.run((db) =>
        db
          .select({ id: uploadPreviews.uploadId, views: uploadPreviews.views })
          .from(uploadPreviews)
          .innerJoin(uploadedIcons, eq(uploadedIcons.id, uploadPreviews.uploadId))
          .where(and(eq(uploadedIcons.personId, personId), eq(uploadPreviews.version, version)))
          .limit(uploadLimits.icons),
      );
      return rows.map(({ id, views }) => ({ id, vectors: splitViews(views) }));
    },
  };
}

type Transaction = Parameters<Parameters<Parameters<Parameters<Database["run"]>[0]>[0]["transaction"]>[0]>[0];

/** What has been deleted meanwhile is left out. */
async function store(step: Transaction, values: (typeof uploadPreviews.$inferInsert)[]): Promise<void> {
  const ids = values.map(({ uploadId }) => uploadId);
  const here = await step
    .select({ id: uploadedIcons.id })
    .from(uploadedIcons)
    .where(inArray(uploadedIcons.id, ids))
    .for("key share");
  const isHere = new Set(here.map(({ id }) => id));
  const current = values.filter(({ uploadId }) => isHere.has(uploadId));
  if (current.length === 0) return;
  await step
    .insert(uploadPreviews)
    .values(current)
    .onConflictDoUpdate({
      target: uploadPreviews.uploadId,
      set: { version: sql`excluded.version`, views: sql`excluded.views` },
    });
}
