import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../../core/errors.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  refuseParameter,
  succeeded,
  type ApiScope,
} from "../../../platform/http/api-scope.server.ts";
import { createRateLimit } from "../../../platform/http/rate-limit.server.ts";
import type { Asker } from "../contract.ts";
import {
  collectionKey,
  limitReached,
  notAcceptable,
  notAllowed,
  publicCollectionIcon,
  signedOut,
} from "../public-shapes.server.ts";
import { uploadLimits, uploadsPath, type Uploads } from "./contract.ts";

export interface UploadCallDependencies {
  uploads: Uploads;
  readAsker: (request: FastifyRequest) => Asker;
}

const mostFilesPerMinute = 600;
const minuteMs = 60_000;

const temporaryId = z.string().max(64).optional().describe("Comes back with what became of the file.");
const file = z.strictObject({
  name: z.string().max(255).describe("Of the file; it ends with `.svg`."),
  svg: z.string().describe("The file in Base64."),
  temporaryId,
});
const result = z.object({
  success: z.array(publicCollectionIcon.extend({ temporaryId, notice: z.string().optional() })),
  error: z.array(
    z.object({
      name: z.string(),
      temporaryId,
      reason: z.string().describe("Stable, for programs: `notSvg`, `tooLarge`, `collectionFull` …"),
      message: z.string().describe("For people, in their language."),
    }),
  ),
});

const formType = "multipart/form-data";

/** A form with the files, as the same in JSON. */
async function readForm(body: Buffer, type = formType): Promise<{ icons: { name: string; svg: string }[] }> {
  const form = await new Response(body as Buffer<ArrayBuffer>, { headers: { "content-type": type } })
    .formData()
    .catch(() => refuseParameter("icons", "the form cannot be read"));
  const files = form.getAll("icons").slice(0, uploadLimits.files + 1);
  const icons = files.map(async (each) =>
    each instanceof File
      ? { name: each.name, svg: Buffer.from(await each.arrayBuffer()).toString("base64") }
      : refuseParameter("icons", "must be files"),
  );
  return { icons: await Promise.all(icons) };
}

/** The call that brings drawings of one's own. */
export function registerUploadCalls(app: ApiScope, { uploads, readAsker }: UploadCallDependencies): void {
  const mayBring = createRateLimit({ most: mostFilesPerMinute, windowMs: minuteMs });

  app.put(
    `${uploadsPath}/:id/icons`,
    {
      bodyLimit: uploadLimits.callBytes,
      async preValidation(request) {
        if (Buffer.isBuffer(request.body)) request.body = await readForm(request.body, request.headers["content-type"]);
      },
      schema: {
        operationId: "uploadIcons",
        tags: ["collections"],
        consumes: ["application/json", formType],
        summary: "Bring drawings of one's own to a collection",
        description:
          "Each is made harmless: only what draws and moves is kept. Those that can be taken are, whatever the others are like. Shown to the owner, and to others in public collections. A form brings them as files in its fields `icons`.",
        params: z.object({ id: collectionKey.describe("`id` of the collection.") }),
        body: z.strictObject({
          collectionId: z.string().max(64).optional().describe("Accepted; the path tells which collection."),
          icons: z.array(file).min(1).max(uploadLimits.files),
        }),
        response: {
          200: answer({ result, totalIcons: z.int() }),
          400: invalidInput,
          401: signedOut,
          403: notAllowed,
          404: notFound,
          406: notAcceptable,
          413: failure.describe("The files have too many bytes for one call; bring them in several."),
          429: limitReached,
        },
      },
    },
    async (request) => {
      const asker = readAsker(request);
      const { icons } = request.body;
      if (asker.personId !== undefined && !mayBring(asker.personId, icons.length)) {
        throw new AppError("limit_reached", "That is enough for one minute.");
      }
      const { totalIcons, ...brought } = await uploads.add(asker, request.params.id, icons);
      return { ...succeeded, result: brought, totalIcons };
    },
  );
}
