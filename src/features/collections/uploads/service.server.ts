import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import { cleanFileName } from "../../../core/text/clean-file-name.ts";
import { AppError } from "../../../core/errors.ts";
import { drawingLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import type { Translator } from "../../../i18n/translator.ts";
import { loadTranslator } from "../../../i18n/translations.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { People } from "../../accounts/contract.ts";
import { changeCollections, requirePerson } from "../persistence/collection-changes.server.ts";
import { countIcons, countPlaces, insertIcons } from "../persistence/collection-icons.server.ts";
import { getOwnRow, type Step } from "../persistence/collection-rows.server.ts";
import { collectionLimits } from "../contract.ts";
import { uploadPrefix, type UploadedIcon } from "../../../core/icons/uploaded-icon.ts";
import { makeUploadId } from "../persistence/make-upload-id.server.ts";
import { collectionIcons, collections, uploadedIcons } from "../tables.server.ts";
import {
  uploadLimits,
  type RefusedUpload,
  type AcceptedUpload,
  type UploadFault,
  type UploadFile,
  type Uploads,
} from "./contract.ts";
import { countStored } from "./count-stored.server.ts";
import type { UploadPreviews } from "./upload-previews.server.ts";
import type { UploadReader } from "./upload-reader.server.ts";

type Drawing = { file: UploadFile; upload: UploadedIcon; leftOut: readonly string[] };
type Fault = { file: UploadFile; fault: UploadFault };
type Reading = Drawing | Fault;

const ending = /\.svg$/i;

export function createUploads(deps: {
  database: Database;
  people: Pick<People, "find">;
  reader: UploadReader;
  previews: UploadPreviews;
}): Uploads {
  const { database, people, reader, previews } = deps;

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

  /** One after another: others bring drawings too. */
  async function readAll(files: readonly UploadFile[]): Promise<Reading[]> {
    const readings: Reading[] = [];
    for (const file of files) readings.push(await read(file));
    return readings;
  }

  return {
    async add(requester, key, files) {
      const personId = requirePerson(requester);
      // Whoever may not put anything in there should not have to wait to hear it.
      await database.run((db) => getOwnRow(db, { key, personId, toDo: ["canAddIcons"] }));
      const readings = await readAll(files);
      const drawings = readings.filter((reading) => "upload" in reading);
      const { accepted, fullness, places, totalIcons } = await changeCollections(
        database,
        personId,
        async (changing) => {
          const { step, open } = changing;
          const { id } = await getOwnRow(step, { key, personId, toDo: ["canAddIcons"] });
          const inCollection = collectionLimits.icons - (await countPlaces(step, id));
          const ofPerson = uploadLimits.icons - (await countStored(step, personId));
          const room = measureRoom({ inCollection, ofPerson });
          const fitting = drawings.slice(0, room.most);
          const uploads = fitting.map(({ upload }) => upload);
          // Where nothing is new, the collection has not changed.
          if (uploads.length > 0) changing.lastUsedId = (await open(key, "canAddIcons")).id;
          return {
            accepted: fitting,
            fullness: room.fullness,
            places: await insertUploads(step, { personId, collectionId: id, uploads }),
            totalIcons: await countIcons(step, id),
          };
        },
      );
      if (accepted.length > 0) previews.begin(personId);
      const t = loadTranslator(requester.locale, "uploads");
      const success = accepted.map(({ file, upload, leftOut }): AcceptedUpload => {
        const { id, name, isColor, isAnimated } = upload;
        return {
          id,
          name,
          platform: undefined,
          isUserSource: true,
          isColor,
          isAnimated,
          position: places.get(id)!,
          temporaryId: file.temporaryId,
          notice: describeLeftOut(t, file, leftOut),
        };
      });
      const error = describeFaults(t, listFaults(readings, { drawings, acceptedCount: accepted.length, fullness }));
      return { success, error, totalIcons };
    },

    async clean(requester, files, held) {
      const readings = await readAll(files);
      const drawings = readings.filter((reading) => "upload" in reading);
      const { most, fullness } = measureRoom({
        inCollection: collectionLimits.icons - held.inCollection,
        ofPerson: uploadLimits.icons - held.drawings,
      });
      const accepted = drawings.slice(0, most);
      const t = loadTranslator(requester.locale, "uploads");
      return {
        success: accepted.map(({ file, upload: { name, svg, isColor, isAnimated }, leftOut }) => ({
          name,
          svg,
          isColor,
          isAnimated,
          temporaryId: file.temporaryId,
          notice: describeLeftOut(t, file, leftOut),
        })),
        error: describeFaults(t, listFaults(readings, { drawings, acceptedCount: accepted.length, fullness })),
      };
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

    listVectors: (personId, version) => previews.list(personId, version),
    close: () => reader.close(),
  };
}

const megabyte = 1_048_576;
/** Fewer cannot be too large. */
const manyUploads = Math.floor(uploadLimits.readBytes / drawingLimits.bytes / 2);

function tooLarge(bytes: number): AppError {
  const [size, most] = [Math.ceil(bytes / megabyte), uploadLimits.readBytes / megabyte];
  return new AppError("too_large", `icons: the uploaded icons have ${size} MB; at most ${most} MB per download`, {
    field: "icons",
  });
}

/** How many drawings there is room for, and what is full where there are more. */
function measureRoom({ inCollection, ofPerson }: { inCollection: number; ofPerson: number }) {
  const fullness: UploadFault = inCollection <= ofPerson ? "collectionFull" : "tooMany";
  return { most: Math.max(0, Math.min(inCollection, ofPerson)), fullness };
}

/** Files that are no drawings, and drawings for which there is no room. */
function listFaults(
  readings: readonly Reading[],
  { drawings, acceptedCount, fullness }: { drawings: readonly Drawing[]; acceptedCount: number; fullness: UploadFault },
): Fault[] {
  return [
    ...readings.filter((reading) => "fault" in reading),
    ...drawings.slice(acceptedCount).map(({ file }) => ({ file, fault: fullness })),
  ];
}

function describeFaults(t: Translator, faults: readonly Fault[]): RefusedUpload[] {
  return faults.map(({ file, fault }) => {
    const most = fault === "tooMany" ? uploadLimits.icons : collectionLimits.icons;
    const message = t(`uploads.${fault}`, { name: nameFile(file), most });
    return { name: file.name, temporaryId: file.temporaryId, reason: fault, message };
  });
}

const describeLeftOut = (t: Translator, file: UploadFile, leftOut: readonly string[]): string | undefined =>
  leftOut.length > 0 ? t("uploads.leftOut", { name: nameFile(file) }) : undefined;

/** What people see of the name of a file. */
const nameFile = ({ name }: UploadFile) => cleanFileName(name, { most: uploadLimits.nameLength });

/** The name of an icon: that of the file without its ending. */
const nameIcon = ({ name }: UploadFile): string =>
  cleanFileName(name.replace(ending, ""), { most: uploadLimits.nameLength, fallback: "icon" });

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
