import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  refuseParameter,
  succeeded,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { createRequestLimit } from "../../../platform/http/limits/request-limit.server.ts";
import type { ExportService } from "../../exports/contract.ts";
import { collectionLimits, type Requester } from "../contract.ts";
import {
  collectionKey,
  limitReached,
  notAcceptable,
  notAllowed,
  publicCollectionIcon,
  signedOut,
} from "../calls/public-shapes.server.ts";
import { drawingsPath, uploadLimits, uploadsPath, type Uploads } from "./contract.ts";

export interface UploadCallDependencies {
  uploads: Uploads;
  readRequester: (request: FastifyRequest) => Requester;
  readNetwork: (request: IncomingMessage) => string;
  exports: Pick<ExportService, "findLimit">;
}

const mostFilesPerMinute = 600;
const minuteMs = 60_000;

const temporaryId = z.string().max(64).optional().describe("Returned with the result for this file.");
const file = z.strictObject({
  name: z.string().max(255).describe("File name, ending in `.svg`."),
  svg: z
    .string()
    .refine((text) => !/^\s*</.test(text), "must be the SVG in Base64")
    .describe("The file in Base64."),
  temporaryId,
});
const error = z.array(
  z.object({
    name: z.string(),
    temporaryId,
    reason: z.string().describe("Stable error code: `notSvg`, `tooLarge`, `collectionFull` …"),
    message: z.string().describe("Message in the user’s language."),
  }),
);
const notice = z.string().optional();
const uploadResult = z.object({ success: z.array(publicCollectionIcon.extend({ temporaryId, notice })), error });
const cleaned = z.object({
  success: z.array(
    z.object({ name: z.string(), svg: z.string(), isColor: z.boolean(), isAnimated: z.boolean(), temporaryId, notice }),
  ),
  error,
  largestPngPx: z.int(),
});
const icons = z.array(file).min(1).max(uploadLimits.files);
const held = (most: number) => z.coerce.number().int().min(0).max(most).default(0);

const formType = "multipart/form-data";

/** A form with the files, as the same in JSON. */
async function readForm(body: Buffer, type = formType): Promise<{ icons: { name: string; svg: string }[] }> {
  const form = await new Response(body as Buffer<ArrayBuffer>, { headers: { "content-type": type } })
    .formData()
    .catch(() => refuseParameter("icons", "the form can’t be read"));
  const files = form.getAll("icons").slice(0, uploadLimits.files + 1);
  const sent = files.map(async (each) =>
    each instanceof File
      ? { name: each.name, svg: Buffer.from(await each.arrayBuffer()).toString("base64") }
      : refuseParameter("icons", "must be files"),
  );
  return { icons: await Promise.all(sent) };
}

async function readBody(request: FastifyRequest): Promise<void> {
  if (Buffer.isBuffer(request.body)) request.body = await readForm(request.body, request.headers["content-type"]);
}

/** The calls that bring drawings of one's own. */
export function registerUploadCalls(app: ApiScope, deps: UploadCallDependencies): void {
  const parts = prepareUploadCalls(deps);
  registerUploadIcons(app, parts);
  registerCleanDrawings(app, parts);
}

/** What several of these calls share. */
function prepareUploadCalls({ uploads, readRequester, readNetwork, exports }: UploadCallDependencies) {
  const limit = createRequestLimit({ name: "uploads", most: mostFilesPerMinute, windowMs: minuteMs });
  return { readRequester, limit, uploads, readNetwork, exports };
}

type UploadParts = ReturnType<typeof prepareUploadCalls>;

function registerUploadIcons(app: ApiScope, { readRequester, limit, uploads }: UploadParts): void {
  app.put(
    `${uploadsPath}/:id/icons`,
    {
      bodyLimit: uploadLimits.callBytes,
      preValidation: readBody,
      config: { keyScope: "collections:write" },
      schema: {
        operationId: "uploadIcons",
        tags: ["collections"],
        consumes: ["application/json", formType],
        summary: "Upload SVG files to a collection",
        description:
          "Each file is sanitized: only drawing and animation elements are kept. Valid files are saved even if others fail. Uploads are visible to the owner and, in public collections, to everyone with the link. A form sends the files in fields named `icons`.",
        params: z.object({ id: collectionKey.describe("`id` of the collection.") }),
        body: z.strictObject({
          collectionId: z.string().max(64).optional().describe("Ignored; the path names the collection."),
          icons,
        }),
        response: {
          200: answer({ result: uploadResult, totalIcons: z.int() }),
          400: invalidInput,
          401: signedOut,
          403: notAllowed,
          404: notFound,
          406: notAcceptable,
          413: failure.describe("The files are too large for one call. Upload them in several calls."),
          429: limitReached,
        },
      },
    },
    async (request, reply) => {
      const requester = readRequester(request);
      const { icons: files } = request.body;
      if (requester.personId !== undefined) await limit.demand(reply, requester.personId, files.length);
      const { totalIcons, ...result } = await uploads.add(requester, request.params.id, files);
      return { ...succeeded, result, totalIcons };
    },
  );
}

function registerCleanDrawings(
  app: ApiScope,
  { limit, readNetwork, exports, uploads, readRequester }: UploadParts,
): void {
  app.post(
    drawingsPath,
    {
      bodyLimit: uploadLimits.callBytes,
      preValidation: readBody,
      schema: {
        hide: true,
        querystring: z.object({ drawings: held(uploadLimits.icons), inCollection: held(collectionLimits.icons) }),
        body: z.strictObject({ icons }),
        response: { 200: answer({ result: cleaned }), 400: invalidInput, 413: failure, 429: limitReached },
      },
    },
    async (request, reply) => {
      const { icons: files } = request.body;
      await limit.demand(reply, readNetwork(request.raw), files.length);
      const largestPngPx = exports.findLimit("drawing", request.viewer).px;
      return uploads
        .clean(readRequester(request), files, request.query)
        .then((result) => ({ ...succeeded, result: { ...result, largestPngPx } }));
    },
  );
}
