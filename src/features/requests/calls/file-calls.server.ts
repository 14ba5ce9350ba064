import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { requestLimits } from "../../../core/requests/request-rules.ts";
import {
  answer,
  failure,
  notFound,
  refuseParameter,
  succeeded,
  invalidInput,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { drawingPolicy } from "../../../platform/http/drawing-policy.server.ts";
import { fileAnswer } from "../../../platform/http/answers/file-answer.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import type { Gate, RequestCallDependencies } from "../api.server.ts";
import { uploadFilesPath, type RequestFile } from "../contract.ts";
import { readRequestId, requestParams } from "./request-id.server.ts";
import { limitReached, publicAttachment, signedOut } from "./request-shapes.server.ts";

const hourMs = 3_600_000;
const formType = "multipart/form-data";
const largestFormBytes = requestLimits.attachments * requestLimits.attachmentBytes + 65_536;

/** Checked by `readFiles`; this is what the document says. */
const formBody = z.unknown().meta({
  type: "object",
  required: ["files"],
  properties: {
    files: {
      type: "array",
      maxItems: requestLimits.attachments,
      items: { type: "string", format: "binary" },
      description: "SVG, PNG, JPEG or WebP; at most 5 MB each.",
    },
  },
});

/** Calls that bring files to requests and show them. */
export function registerFileCalls(app: ApiScope, deps: RequestCallDependencies & { gate: Gate }): void {
  const parts = prepareFileCalls(deps);
  registerUploadFiles(app, parts);
  registerGetFile(app, parts);
}

/** What several of these calls share. */
function prepareFileCalls({ attachments, gate }: RequestCallDependencies & { gate: Gate }) {
  const mayUpload = gate.limit({ name: "request-files", person: 100, network: 400, windowMs: hourMs });
  return { mayUpload, attachments, gate };
}

type FileParts = ReturnType<typeof prepareFileCalls>;

function registerUploadFiles(app: ApiScope, { mayUpload, attachments, gate }: FileParts): void {
  app.post(
    uploadFilesPath,
    {
      bodyLimit: largestFormBytes,
      async onRequest(asked) {
        requirePerson(asked);
      },
      schema: {
        operationId: "uploadFiles",
        tags: ["requests"],
        summary: "Upload attachments",
        description:
          "Saves all files or none. Each file is decoded and re-encoded. Files without a request are deleted after a day.",
        consumes: [formType],
        body: formBody,
        response: {
          200: answer({ files: z.array(publicAttachment) }),
          400: invalidInput,
          401: signedOut,
          413: failure.describe("A file has too many bytes or pixels."),
          415: failure.describe("A file isn’t a supported image."),
          429: limitReached,
        },
      },
    },
    async (asked) => {
      const files = await readFiles(asked);
      await mayUpload(asked, files.length);
      return { ...succeeded, files: await attachments.add(gate.readRequester(asked), files) };
    },
  );
}

function registerGetFile(app: ApiScope, { attachments, gate }: FileParts): void {
  app.get(
    `${uploadFilesPath}/:id`,
    {
      schema: {
        operationId: "getFile",
        tags: ["requests"],
        summary: "Get an attachment",
        description: "For everyone who can view the request, and for the uploader.",
        params: requestParams,
        response: { 200: fileAnswer(["image/webp", "image/svg+xml"], "The file."), 404: notFound, 503: unavailable },
      },
    },
    async (asked, reply) => {
      const { type, content } = await attachments.read(gate.readRequester(asked), readRequestId(asked.params.id));
      return reply
        .headers({
          "content-type": type,
          "content-security-policy": drawingPolicy,
          "cache-control": "private, max-age=600",
        })
        .send(content);
    },
  );
}

async function readFiles({ body, headers }: FastifyRequest): Promise<RequestFile[]> {
  if (!Buffer.isBuffer(body)) refuseParameter("files", `must come in a form (${formType})`);
  const type = headers["content-type"] ?? formType;
  const form = await new Response(body as Buffer<ArrayBuffer>, { headers: { "content-type": type } })
    .formData()
    .catch(() => refuseParameter("files", "the form can’t be read"));
  const files = [...form.getAll("files"), ...form.getAll("file")];
  if (files.length === 0) refuseParameter("files", "is missing");
  if (files.length > requestLimits.attachments) refuseParameter("files", `at most ${requestLimits.attachments}`);
  return Promise.all(
    files.map(async (file) =>
      file instanceof File
        ? { name: file.name, content: new Uint8Array(await file.arrayBuffer()) }
        : refuseParameter("files", "must be files"),
    ),
  );
}
