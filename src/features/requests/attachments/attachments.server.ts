import { and, count, eq, isNull, or, sql } from "drizzle-orm";
import { AppError } from "../../../core/errors.ts";
import { cleanFileName } from "../../../core/text/clean-file-name.ts";
import { sketchLimits } from "../../../core/svg-sanitizer/drawing-limits.ts";
import { readPictureType } from "../../../core/pictures/picture-type.ts";
import { attachmentTypes, requestLimits, type AttachmentType } from "../../../core/requests/request-rules.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import type { ObjectStore } from "../../../platform/files/object-store.server.ts";
import type { PictureDecoder } from "../../../platform/workers/picture-decoder.server.ts";
import type { UploadReader } from "../../collections/contract.ts";
import type { Attachment, Attachments, RequestFile } from "../contract.ts";
import { readContent, storeContents } from "./file-contents.server.ts";
import type { FilePreviews } from "./file-previews.server.ts";
import type { ReadPicture } from "./read-attachment.server.ts";
import { describeFile, isVisibleTo, requireMember } from "../request-rows.server.ts";
import { iconRequests, requestFiles } from "../tables.server.ts";

type ReadFile = Pick<Attachment, "name" | "type" | "widthPx" | "heightPx"> & { content: Buffer };

/** Files that no request has are kept for so long, and so many for one person. */
const looseRetention = sql`interval '1 day'`;
const mostLoose = 60;
const nameLength = 120;
const acceptedTypes = "SVG, PNG, JPEG or WebP";
const megabyte = 1_048_576;

export function createAttachments(deps: {
  database: Database;
  objects: ObjectStore;
  drawings: Pick<UploadReader, "read">;
  pictures: PictureDecoder<ReadPicture>;
  previews: Pick<FilePreviews, "begin">;
}): Attachments {
  const { database, objects, drawings, pictures, previews } = deps;

  async function read({ name: given, content }: RequestFile): Promise<ReadFile> {
    const name = cleanFileName(given, { most: nameLength });
    if (content.length > requestLimits.attachmentBytes) {
      const most = requestLimits.attachmentBytes / megabyte;
      throw new AppError("too_large", `files: ${name} is larger than ${most} MB`, { field: "files" });
    }
    const type = readPictureType(content);
    if (type === undefined || !isAccepted(type)) {
      throw new AppError("unsupported_type", `files: ${name} must be ${acceptedTypes}`, { field: "files" });
    }
    const drawing = type === "image/svg+xml" ? await readDrawing(name, content) : undefined;
    if (drawing) return drawing;
    const picture = await pictures.decode(content, { type }).catch((error: unknown) => explain(name, error));
    return {
      name,
      type: "image/webp",
      widthPx: picture.widthPx,
      heightPx: picture.heightPx,
      content: Buffer.from(picture.content),
    };
  }

  /** Undefined for a drawing that had better be kept as the picture that it shows: it has too much in it. */
  async function readDrawing(name: string, content: Uint8Array): Promise<ReadFile | undefined> {
    const file = Buffer.from(content).toString("base64");
    const reading = await drawings.read(file, { idPrefix: "a", limits: sketchLimits });
    if ("refusal" in reading) {
      if (reading.refusal === "tooComplex") return undefined;
      const message = `files: ${name} was rejected (${reading.refusal})`;
      throw new AppError("unsupported_type", message, { field: "files" });
    }
    const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(reading.svg)?.[1] ?? "").split(/[\s,]+/).map(Number);
    const size = { widthPx: Math.max(1, Math.round(width)), heightPx: Math.max(1, Math.round(height)) };
    return { name, type: "image/svg+xml", ...size, content: Buffer.from(reading.svg) };
  }

  return {
    async add(requester, files) {
      const { id: personId } = requireMember(requester);
      const isLoose = and(eq(requestFiles.personId, personId), isNull(requestFiles.requestId));
      await database.run(async (db) => {
        await db.delete(requestFiles).where(and(isLoose, sql`${requestFiles.createdAt} < now() - ${looseRetention}`));
        const [loose] = await db.select({ value: count() }).from(requestFiles).where(isLoose);
        if (loose!.value + files.length > mostLoose) {
          throw new AppError("limit_reached", "Too many unused files. Submit your request or try again tomorrow.");
        }
      });
      const accepted: ReadFile[] = [];
      // One after another: others bring files, too.
      for (const file of files) accepted.push(await read(file));
      const contents = accepted.map(({ content }) => content);
      const rows = await storeContents({ database, objects }, contents, (stored) =>
        database.run((db) =>
          db
            .insert(requestFiles)
            .values(accepted.map((file, place) => ({ ...file, ...stored[place]!, personId, place })))
            .returning({ id: requestFiles.id }),
        ),
      );
      previews.begin(rows.map(({ id }) => id));
      return rows.map(({ id }, place) => {
        const { content, ...file } = accepted[place]!;
        return describeFile({ id, ...file, bytes: content.length });
      });
    },
    async read(requester, id) {
      const isOwn = requester.person ? eq(requestFiles.personId, requester.person.id) : undefined;
      const isShown = and(sql`${requestFiles.requestId} is not null`, isVisibleTo(requester));
      const [row] = await database.run((db) =>
        db
          .select({ file: requestFiles })
          .from(requestFiles)
          .leftJoin(iconRequests, eq(iconRequests.id, requestFiles.requestId))
          .where(and(eq(requestFiles.id, id), or(isOwn, isShown))),
      );
      if (!row) throw new AppError("not_found", "File not found.");
      const content = await readContent(objects, row.file);
      return Object.assign(describeFile({ ...row.file, bytes: content.length }), { content });
    },
  };
}

const isAccepted = (type: string): type is AttachmentType => (attachmentTypes as readonly string[]).includes(type);

function explain(name: string, error: unknown): never {
  if (!(error instanceof AppError) || error.code === "unavailable") throw error;
  throw new AppError(error.code, `files: ${name} can’t be read`, { field: "files" });
}
