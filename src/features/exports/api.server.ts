import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Viewer } from "../../context.ts";
import { imageFormats } from "../../core/icons/vocabulary.ts";
import { lookLimits } from "../../core/svg/icon-look.ts";
import { parseImageAddress, type ImageQuery } from "../../core/urls/image-address.ts";
import { failure, invalidInput, notFound, type ApiScope } from "../../platform/http/api-scope.server.ts";
import { documents, yesNo } from "../../platform/http/parameters.server.ts";
import type { ExportService } from "./contract.ts";

const imageQuery = z.object({
  id: z.string().optional().describe("Icon id."),
  name: z.string().optional().describe("Concept, e.g. `arrow-left`, or the icon's name in its set."),
  platform: z.string().optional().describe("Code of a style or prefix of a set."),
  size: z
    .string()
    .optional()
    .meta(documents({ type: "string", pattern: "^([1-9]\\d{0,4}(px|x[1-9]\\d{0,4})?|[1-9]\\d?x|x[1-9]\\d?)$" }))
    .describe("Edge in px (`48`) or a multiple of the native size (`2x`)."),
  format: z
    .string()
    .optional()
    .meta(documents({ type: "string", enum: imageFormats }))
    .describe("`svg` or `png` (default)."),
  color: z
    .string()
    .optional()
    .meta(documents({ type: "string", pattern: "^[0-9a-fA-F]{6}$" }))
    .describe("Six hex digits; repaints what has no colour of its own."),
  stroke: z.coerce
    .number()
    .min(lookLimits.stroke.min)
    .max(lookLimits.stroke.max)
    .optional()
    .describe("Stroke width in px on the 24 px grid."),
  download: yesNo.optional().describe("Answer as a file to save."),
});

const picture = z
  .string()
  .meta({ format: "binary", description: "The picture: `image/svg+xml` or `image/png`." }) as unknown as z.ZodType<
  string | Buffer
>;

const responses = {
  200: picture,
  400: invalidInput,
  403: failure.describe("Larger than this viewer may have."),
  404: notFound,
};

/** A picture changes only with its drawing, and then its tag does too. */
const pictureAnswer = { maxAge: 86_400 };
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

export function registerExportsApi(
  app: ApiScope,
  { exports, readViewer }: { exports: ExportService; readViewer: (request: FastifyRequest) => Viewer },
): void {
  async function sendImage(path: string, query: z.infer<typeof imageQuery>, reply: FastifyReply) {
    const { download, ...given } = query;
    const viewer = readViewer(reply.request);
    const image = await exports.exportImage(parseImageAddress(path, given satisfies ImageQuery), { viewer });
    if (download)
      void reply.header("content-disposition", `attachment; filename="${image.fileName.replaceAll(/[^\w.-]/g, "-")}"`);
    if (image.contentType.startsWith("image/svg")) void reply.header("content-security-policy", svgPolicy);
    if (image.isPublic) reply.publish(pictureAnswer);
    else void reply.header("cache-control", `private, max-age=${pictureAnswer.maxAge}`);
    void reply.type(image.contentType);
    return image.bytes;
  }

  app.get(
    "/img",
    {
      schema: {
        operationId: "getImage",
        tags: ["images"],
        summary: "A picture of an icon, by parameters",
        querystring: imageQuery,
        response: responses,
      },
    },
    (request, reply) => sendImage("", request.query, reply),
  );
  app.get(
    "/img/*",
    {
      schema: {
        operationId: "getImageByPath",
        tags: ["images"],
        summary: "A picture of an icon, by path",
        description:
          "`/img/{name}.{format}` after segments in any order: six hex digits are a colour, `48`, `48px` or `2x` a size, anything else a style or a set. `/img/{prefix}/{name}.svg` answers to Iconify names.",
        params: z.object({ "*": z.string().describe("For example `lucide/48/fa5252/house.png`.") }),
        querystring: imageQuery,
        response: responses,
      },
    },
    (request, reply) => sendImage(request.params["*"], request.query, reply),
  );
}
