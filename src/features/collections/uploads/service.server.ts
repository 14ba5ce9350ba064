import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { drawingLimits } from "../../../core/intake/drawing-limits.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { People } from "../../accounts/contract.ts";
import { changeCollections, requirePerson } from "../collection-changes.server.ts";
import { countIcons, insertIcons } from "../collection-icons.server.ts";
import { getOwnRow, type Step } from "../collection-rows.server.ts";
import { collectionLimits, uploadPrefix } from "../contract.ts";
import { makeUploadId } from "../make-upload-id.server.ts";
import { collectionIcons, collections, uploadedIcons } from "../tables.server.ts";
import {
  uploadLimits,
  type RefusedUpload,
  type TakenUpload,
  type UploadedIcon,
  type UploadFault,
  type UploadFile,
  type Uploads,
} from "./contract.ts";
import { countKept } from "./count-kept.server.ts";
import type { UploadLooks } from "./upload-looks.server.ts";
import type { UploadReader } from "./upload-reader.server.ts";

type Reading = { file: UploadFile } & ({ fault: UploadFault } | { upload: UploadedIcon; leftOut: readonly string[] });

const ending = /\.svg$/i;

export function createUploads(deps: {
  database: Database;
  people: Pick<People, "find">;
  reader: UploadReader;
  looks: UploadLooks;
}): Uploads {
  const { database, people, reader, looks } = deps;

  async function read(file: UploadFile): Promise<Reading> {
    if (!ending.test(file.name)) return { file, fault: "notSvg" };
    const id = makeUploadId();
    // Letters and digits only: movements wait for others by these names.
    const idPrefix = `i${id.slice(uploadPrefix.length).replaceAll(/[^a-z\d]/gi, "")}x`;
    const reading = await reader.read(file.svg, { idPrefix });
    if ("refusal" in reading) return { file, fault: reading.refusal };
    const { leftOut, ...drawing } = reading;
    return { file, upload: { id, name: nameIcon(file), ...drawing, isOwn: true }, leftOut };
  }

  return {
    async add(asker, key, files) {
      const personId = requirePerson(asker);
      // Whoever may not put anything in there should not have to wait to hear it.
      await database.run((db) => getOwnRow(db, { key, personId, toDo: ["canAddIcons"] }));
      // One after another: others bring drawings too.
      const readings: Reading[] = [];
      for (const file of files) readings.push(await read(file));
      const drawings = readings.filter((reading) => "upload" in reading);
      const { taken, fullness, places, totalIcons } = await changeCollections(database, personId, async (changing) => {
        const { step, open } = changing;
        const { id } = await getOwnRow(step, { key, personId, toDo: ["canAddIcons"] });
        const inCollection = collectionLimits.icons - (await countIcons(step, id));
        const ofPerson = uploadLimits.icons - (await countKept(step, personId));
        const fitting = drawings.slice(0, Math.max(0, Math.min(inCollection, ofPerson)));
        const uploads = fitting.map(({ upload }) => upload);
        // Where nothing is new, the collection has not changed.
        if (uploads.length > 0) changing.lastUsedId = (await open(key, "canAddIcons")).id;
        return {
          taken: fitting,
          fullness: inCollection <= ofPerson ? ("collectionFull" as const) : ("tooMany" as const),
          places: await insertUploads(step, { personId, collectionId: id, uploads }),
          totalIcons: await countIcons(step, id),
        };
      });
      if (taken.length > 0) looks.begin(personId);
      const faults = [
        ...readings.filter((reading) => "fault" in reading),
        ...drawings.slice(taken.length).map(({ file }) => ({ file, fault: fullness })),
      ];
      const t = loadTranslator(asker.locale, "uploads");
      const success = taken.map(({ file, upload, leftOut }): TakenUpload => {
        const { id, name, isColor, isAnimated } = upload;
        const notice = leftOut.length > 0 ? t("uploads.leftOut", { name: nameFile(file) }) : undefined;
        return {
          id,
          name,
          platform: undefined,
          isUserSource: true,
          isColor,
          isAnimated,
          position: places.get(id)!,
          temporaryId: file.temporaryId,
          notice,
        };
      });
      const error = faults.map(({ file, fault }): RefusedUpload => {
        const most = fault === "tooMany" ? uploadLimits.icons : collectionLimits.icons;
        const message = t(`uploads.${fault}`, { name: nameFile(file), most });
        return { name: file.name, temporaryId: file.temporaryId, reason: fault, message };
      });
      return { success, error, totalIcons };
    },

    async find(personId, ids) {
      const wanted = [...new Set(ids)].filter((id) => id.startsWith(uploadPrefix));
      if (wanted.length === 0) return new Map();
      const rows = await database.run(async (db) => {
        const isShared = exists(
          db
            .select({ found: sql`1` })
            .from(collectionIcons)
            .innerJoin(collections, eq(collections.id, collectionIcons.collectionId))
            .where(
              and(
                eq(collectionIcons.iconId, uploadedIcons.id),
                eq(collections.personId, uploadedIcons.personId),
                eq(collections.access, "public"),
              ),
            ),
        );
        const isOwn = personId === undefined ? undefined : eq(uploadedIcons.personId, personId);
        const isMeant = and(inArray(uploadedIcons.id, wanted), or(isOwn, isShared));
        if (wanted.length > manyUploads) {
          const bytes = sql<number>`coalesce(sum(octet_length(${uploadedIcons.svg})), 0)::int`;
          const [all] = await db.select({ bytes }).from(uploadedIcons).where(isMeant);
          if (all!.bytes > uploadLimits.readBytes) throw tooLarge(all!.bytes);
        }
        return db.select().from(uploadedIcons).where(isMeant);
      });
      const others = new Set(rows.map((row) => row.personId).filter((owner) => owner !== personId));
      const here = await Promise.all([...others].map((owner) => people.find(owner)));
      const owners = new Set([personId, ...here.map((owner) => owner?.id)]);
      return new Map(
        rows
          .filter((row) => owners.has(row.personId))
          .map(({ id, name, svg, isColor, isAnimated, personId: owner }) => [
            id,
            { id, name, svg, isColor, isAnimated, isOwn: owner === personId },
          ]),
      );
    },

    listLooks: (personId, version) => looks.list(personId, version),
    close: () => reader.close(),
  };
}

const megabyte = 1_048_576;
/** Fewer cannot be too large. */
const manyUploads = Math.floor(uploadLimits.readBytes / drawingLimits.bytes / 2);

function tooLarge(bytes: number): AppError {
  const [size, most] = [Math.ceil(bytes / megabyte), uploadLimits.readBytes / megabyte];
  return new AppError("too_large", `icons: uploaded drawings of ${size} MB are too many at once; ${most} MB are not`, {
    field: "icons",
  });
}

/** What people see of the name of a file. */
const nameFile = ({ name }: UploadFile) => name.slice(0, uploadLimits.nameLength).toWellFormed();

/** The name of an icon: that of the file without its ending, in one line. */
function nameIcon({ name }: UploadFile): string {
  const line = name
    .replace(ending, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return line.slice(0, uploadLimits.nameLength).toWellFormed() || "icon";
}

/** @returns where they are */
async function insertUploads(
  step: Step,
  { personId, collectionId, uploads }: { personId: string; collectionId: string; uploads: readonly UploadedIcon[] },
): Promise<ReadonlyMap<string, number>> {
  if (uploads.length === 0) return new Map();
  const ids = uploads.map(({ id }) => id);
  await step
    .insert(uploadedIcons)
    .values(
      uploads.map(({ id, name, svg, isColor, isAnimated }) => ({ id, personId, name, svg, isColor, isAnimated })),
    );
  await insertIcons(
    step,
    collectionId,
    ids.map((id) => ({ id })),
  );
  const rows = await step
    .select({ id: collectionIcons.iconId, position: collectionIcons.position })
    .from(collectionIcons)
    .where(and(eq(collectionIcons.collectionId, collectionId), inArray(collectionIcons.iconId, ids)));
  return new Map(rows.map(({ id, position }) => [id, position]));
}
