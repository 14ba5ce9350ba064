import { and, count, eq, exists, inArray, notExists, or, sql } from "drizzle-orm";
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
import type { UploadReader } from "./upload-reader.server.ts";

type Reading = { file: UploadFile } & ({ fault: UploadFault } | { upload: UploadedIcon; leftOut: readonly string[] });

/** Drawings that are in no collection any more can be put back for so long. */
const keptUnused = sql`interval '30 days'`;
const ending = /\.svg$/i;

export function createUploads(deps: {
  database: Database;
  people: Pick<People, "find">;
  reader: UploadReader;
}): Uploads {
  const { database, people, reader } = deps;

  async function read(file: UploadFile): Promise<Reading> {
    if (!ending.test(file.name)) return { file, fault: "notSvg" };
    const id = makeUploadId();
    // Letters and digits only: movements wait for others by these names.
    const idPrefix = `i${id.slice(uploadPrefix.length).replaceAll(/[^a-z\d]/gi, "")}x`;
    const reading = await reader.read(file.svg, { idPrefix });
    if ("refusal" in reading) return { file, fault: reading.refusal };
    const { leftOut, ...drawing } = reading;
    return { file, upload: { id, name: nameIcon(file), ...drawing }, leftOut };
  }

  return {
    async add(asker, key, files) {
      const personId = requirePerson(asker);
      // Whoever may not put anything in there should not have to wait to hear it.
      await database.run((db) => getOwnRow(db, { key, personId, toDo: ["canAddIcons"] }));
      const readings = await Promise.all(files.map(read));
      const drawings = readings.filter((reading) => "upload" in reading);
      const { taken, fullness, places, totalIcons } = await changeCollections(database, personId, async (changing) => {
        const { step, open } = changing;
        const { id } = await open(key, "canAddIcons");
        changing.lastUsedId = id;
        const inCollection = collectionLimits.icons - (await countIcons(step, id));
        const ofPerson = uploadLimits.icons - (await countKept(step, personId));
        const fitting = drawings.slice(0, Math.max(0, Math.min(inCollection, ofPerson)));
        const uploads = fitting.map(({ upload }) => upload);
        return {
          taken: fitting,
          fullness: inCollection <= ofPerson ? ("collectionFull" as const) : ("tooMany" as const),
          places: await insertUploads(step, { personId, collectionId: id, uploads }),
          totalIcons: await countIcons(step, id),
        };
      });
      const faults = [
        ...readings.filter((reading) => "fault" in reading),
        ...drawings.slice(taken.length).map(({ file }) => ({ file, fault: fullness })),
      ];
      const t = loadTranslator(asker.locale, "uploads");
      const success = taken.map(({ file, upload, leftOut }): TakenUpload => {
        const { id, name, isColor, isAnimated } = upload;
        const notice = leftOut.length > 0 ? t("uploads.leftOut", { name: nameFile(file) }) : undefined;
        const about = { temporaryId: file.temporaryId, notice, isUserSource: true, platform: undefined };
        return { id, name, isColor, isAnimated, position: places.get(id)!, ...about };
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
      const rows = await database.run((db) => {
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
        return db
          .select()
          .from(uploadedIcons)
          .where(and(inArray(uploadedIcons.id, wanted), or(isOwn, isShared)));
      });
      const others = new Set(rows.map((row) => row.personId).filter((owner) => owner !== personId));
      const here = await Promise.all([...others].map((owner) => people.find(owner)));
      const owners = new Set([personId, ...here.map((owner) => owner?.id)]);
      return new Map(rows.filter((row) => owners.has(row.personId)).map((row) => [row.id, row]));
    },

    close: () => reader.close(),
  };
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

/** What is kept for somebody, when what they have not used for long is gone. */
async function countKept(step: Step, personId: string): Promise<number> {
  const isOwn = eq(uploadedIcons.personId, personId);
  const isUsed = step
    .select({ found: sql`1` })
    .from(collectionIcons)
    .where(eq(collectionIcons.iconId, uploadedIcons.id));
  await step
    .delete(uploadedIcons)
    .where(and(isOwn, sql`${uploadedIcons.createdAt} < now() - ${keptUnused}`, notExists(isUsed)));
  const [kept] = await step.select({ value: count() }).from(uploadedIcons).where(isOwn);
  return kept!.value;
}

/** @returns where they are */
async function insertUploads(
  step: Step,
  { personId, collectionId, uploads }: { personId: string; collectionId: string; uploads: readonly UploadedIcon[] },
): Promise<ReadonlyMap<string, number>> {
  if (uploads.length === 0) return new Map();
  const ids = uploads.map(({ id }) => id);
  await step.insert(uploadedIcons).values(uploads.map((upload) => ({ ...upload, personId })));
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
