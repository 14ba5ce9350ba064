import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { exportFormats } from "../../core/formats/export-formats.ts";
import { pictureFormats } from "../../core/formats/picture-formats.ts";
import { palette } from "../../core/icons/palette.ts";
import { freeFilesPerMinute } from "../../core/quotas/free-rate.ts";
import { findPerson } from "../../core/people/viewer.ts";
import { customizationLimits } from "../../core/svg/icon-customization.ts";
import { imageFormats, parseImageAddress, type ImageQuery } from "../../core/urls/image-address.ts";
import {
  answer,
  failure,
  gone,
  invalidInput,
  notFound,
  succeeded,
  unavailable,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { drawingPolicy } from "../../platform/http/drawing-policy.server.ts";
import { fileAnswer } from "../../platform/http/answers/file-answer.server.ts";
import { attachment } from "../../platform/http/answers/attachment.server.ts";
import { commaList, documents, yesNo } from "../../platform/http/parameters/parameters.server.ts";
import type { RateStanding } from "../../platform/http/limits/rate-limit.server.ts";
import { createRequestLimit, refuseBeyond, tellPackage } from "../../platform/http/limits/request-limit.server.ts";
import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import type { Licenses } from "../licenses/contract.ts";
import type { Rewards } from "../ads/contract.ts";
import type { RecordDownload } from "../../core/people/record-download.ts";
import { convertRequest, longestDocument, type ExportedFile, type ExportService } from "./contract.ts";

const names = palette.map(({ name }) => name).join("|");
const colorText = { type: "string", pattern: `^(#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})|${names})$` };

const imageQuery = z.object({
  id: z.string().optional().describe("Icon ID or Iconify name, such as `lucide:house`."),
  name: z.string().optional().describe("Concept, such as `arrow-left`, or the icon’s name in its set."),
  platform: z.string().optional().describe("Style code or set prefix."),
  size: z
    .string()
    .optional()
    .meta(documents({ type: "string", pattern: "^([1-9]\\d{0,4}(px|x[1-9]\\d{0,4})?|[1-9]\\d?x|x[1-9]\\d?)$" }))
    .describe("Size in px (`48`) or as a multiple of the native size (`2x`)."),
  format: z
    .string()
    .optional()
    .meta(documents({ type: "string", enum: imageFormats }))
    .describe("Defaults to `png`."),
  color: z
    .string()
    .optional()
    .meta(documents(colorText))
    .describe("Palette color (`red`) or hex digits (`fa5252`); replaces `currentColor`."),
  color2: z
    .string()
    .optional()
    .meta(documents(colorText))
    .describe("Used with `color`: `color` replaces the icon’s first color, this one the second."),
  stroke: z.coerce
    .number()
    .min(customizationLimits.stroke.min)
    .max(customizationLimits.stroke.max)
    .optional()
    .describe("Stroke width in px on a 24 px grid."),
  look: z
    .string()
    .optional()
    .describe("All other customization, in the customizer’s notation: `rotate-45_bg-circle-ffffff`."),
  download: yesNo.optional().describe("Send as a file download."),
});

const pictureTypes = pictureFormats.map(({ mediaType }) => mediaType);
const codeTypes = exportFormats.map(({ mediaType }) => mediaType);

const responses = {
  200: fileAnswer(pictureTypes, "The image."),
  400: invalidInput,
  403: failure.describe("Larger than your size limit."),
  404: notFound,
  413: failure.describe("The icon takes too long to render at this size."),
  429: failure.describe("The license’s quota is used up: `metadata.isUsedUp`, and `Retry-After` until it is renewed."),
  503: unavailable,
};

/** A picture changes only with its drawing, and then its tag does too. */
const pictureAnswer = { maxAge: 86_400 };
const minuteMs = 60_000;

export interface ExportsApiDependencies {
  recordDownload: RecordDownload;
  collections: {
    /** @throws AppError `not_found` */
    listIcons(
      requester: { personId: string | undefined; locale: Locale },
      key: string,
    ): Promise<{ icons: readonly { id: string }[] }>;
  };
  exports: ExportService;
  licenses: Pick<Licenses, "listPurchased" | "spend">;
  rewards: Rewards;
  readNetwork: (request: IncomingMessage) => string;
}

/** Calls that bring files of icons. */
export function registerExportsApi(app: ApiScope, deps: ExportsApiDependencies): void {
  const parts = prepareExportsApi(deps);
  registerGetImage(app, parts);
  registerGetImageByPath(app, parts);
  registerConvertIcon(app, parts);
  registerListPaidDownloads(app, parts);
}

/** What several of these calls share. */
function prepareExportsApi(deps: ExportsApiDependencies) {
  const { exports, recordDownload, collections, licenses, rewards, readNetwork } = deps;
  const limit = createRequestLimit({ name: "files", most: freeFilesPerMinute, windowMs: minuteMs });
  async function sendImage(path: string, query: z.infer<typeof imageQuery>, reply: FastifyReply) {
    const { download, ...given } = query;
    const { viewer } = reply.request;
    const image = await exports.exportImage(parseImageAddress(path, given satisfies ImageQuery), { viewer });
    if (download) void reply.header("content-disposition", attachment(image.fileName));
    if (download || !isShown(reply.request.headers)) {
      await recordDownload(viewer, image.iconId === undefined ? [] : [image.iconId]);
    }
    tellPackage(reply, image.callsLeft);
    if (image.isPublic) reply.publish(pictureAnswer);
    else void reply.header("cache-control", `private, max-age=${pictureAnswer.maxAge}`);
    return sendFile(image, reply);
  }
  /** @throws AppError `limit_reached`: without anything left of a package, one waits as everybody does */
  async function payBeyond(personId: string, id: string, standing: RateStanding): Promise<number | undefined> {
    try {
      return await licenses.spend(personId, "api-call-icon", [id]);
    } catch (error) {
      if (!(error instanceof AppError && error.code === "limit_reached")) throw error;
      throw refuseBeyond(standing, error.callsLeft);
    }
  }
  return { sendImage, payBeyond, readNetwork, limit, rewards, exports, recordDownload, collections, licenses };
}

type ExportsParts = ReturnType<typeof prepareExportsApi>;

function registerGetImage(app: ApiScope, { sendImage }: ExportsParts): void {
  app.get(
    "/img",
    {
      config: { makesWay: true, keyScope: "download" },
      schema: {
        operationId: "getImage",
        tags: ["images"],
        summary: "Get an image of an icon, by parameters",
        querystring: imageQuery,
        response: { ...responses, 304: unchanged, 410: gone },
      },
    },
    (request, reply) => sendImage("", request.query, reply),
  );
}

function registerGetImageByPath(app: ApiScope, { sendImage }: ExportsParts): void {
  app.get(
    "/img/*",
    {
      config: { makesWay: true, keyScope: "download" },
      schema: {
        operationId: "getImageByPath",
        tags: ["images"],
        summary: "Get an image of an icon, by path",
        description:
          "`/img/{name}.{format}` after segments in any order: six hex digits or a palette color (`red`) are a color (twice: the first and the second), `48`, `48px` or `2x` a size, anything else a style or a set. `{name}@2x.{format}` is twice as large. `/img/{prefix}/{name}.svg` answers to Iconify names.",
        params: z.object({ "*": z.string().describe("For example `lucide/48/fa5252/house.png`.") }),
        querystring: imageQuery,
        response: { ...responses, 304: unchanged, 410: gone },
      },
    },
    (request, reply) => sendImage(request.params["*"], request.query, reply),
  );
}

function registerConvertIcon(
  app: ApiScope,
  { payBeyond, readNetwork, limit, rewards, exports, recordDownload }: ExportsParts,
): void {
  app.post(
    "/plainConverter",
    {
      config: { makesWay: true, keyScope: "download", iconFields: ["id"] },
      bodyLimit: longestDocument * 2,
      schema: {
        operationId: "convertIcon",
        tags: ["images"],
        summary: "Export an icon or your own SVG",
        description:
          "Images and code in any format. `look` is the customization, as in the address of a customized page.",
        body: convertRequest,
        response: {
          ...responses,
          200: fileAnswer([...pictureTypes, ...codeTypes], "The file."),
          413: failure.describe("The document is too large, or takes too long to convert."),
          429: failure.describe(
            "Too many files in a minute, and no package pays for more. `Retry-After` says when to come back.",
          ),
        },
      },
    },
    async (request, reply) => {
      const network = readNetwork(request.raw);
      const standing = await limit.count(reply, network);
      const { id, svg, size, reward, ...options } = request.body;
      const subject = id === undefined ? { svg: svg! } : { id };
      const wanted = { ...subject, ...options, ...(size !== undefined && { sizePx: size }) };
      const { viewer } = request;
      const isEarned = reward !== undefined && id !== undefined && !viewer.isPaid;
      const earned = isEarned ? await rewards.admit(reward, id) : undefined;
      const isCharged = !standing.isWithin;
      if (isCharged) {
        // A package pays for what is beyond the free rate.
        if (!viewer.person || !viewer.paysByCall || id === undefined) throw refuseBeyond(standing);
        exports.checkFile(wanted, { viewer, purchased: await exports.listPurchased([wanted], viewer) });
        tellPackage(reply, await payBeyond(viewer.person.id, id, standing));
      }
      const file = await exports.exportFile(wanted, {
        viewer,
        isCharged,
        ...(earned && { purchased: new Set([id!]) }),
      });
      tellPackage(reply, file.callsLeft);
      // Made before it is used up: what could not be made costs nothing.
      if (!file.isPublic) await earned?.spend(network);
      await recordDownload(request.viewer, id === undefined ? [] : [id]);
      void reply.headers({ "content-disposition": attachment(file.fileName), "cache-control": "no-store" });
      return sendFile(file, reply);
    },
  );
}

function registerListPaidDownloads(app: ApiScope, { collections, licenses }: ExportsParts): void {
  for (const isAlias of [false, true]) {
    app.get(
      isAlias ? "/user/v1/paidDownloadIds" : "/api/user/v1/paidDownloadIds",
      {
        config: { keyScope: "download", iconFields: ["objectIds"] },
        schema: {
          hide: isAlias,
          operationId: "listPaidDownloads",
          tags: ["images"],
          summary: "List icons you can download in large sizes",
          querystring: z.object({
            type: z.literal("iconDownload").default("iconDownload"),
            objectIds: commaList.optional().describe("Check only these icons."),
            collectionId: z.string().max(64).optional().describe("Check only the icons of this collection."),
          }),
          response: { 200: answer({ ids: z.array(z.string()) }), 400: invalidInput, 404: notFound, 503: unavailable },
        },
      },
      async (request, reply) => {
        const person = findPerson(request);
        const { objectIds, collectionId } = request.query;
        const requester = { personId: person?.id, locale: defaultLocale };
        const collected =
          collectionId === undefined
            ? undefined
            : (await collections.listIcons(requester, collectionId)).icons.map(({ id }) => id);
        const wanted = objectIds ? (collected?.filter((id) => objectIds.includes(id)) ?? objectIds) : collected;
        const purchased = person ? await licenses.listPurchased(person.id, "icon", wanted) : [];
        void reply.header("cache-control", "private, no-cache");
        return { ...succeeded, ids: [...purchased] };
      },
    );
  }
}

/** Whether a page shows it: browsers ask for images as such. */
const isShown = ({ "sec-fetch-dest": dest, accept = "" }: IncomingMessage["headers"]): boolean =>
  dest === undefined ? accept.startsWith("image/") : dest === "image";

function sendFile({ bytes, mediaType, savedBytes }: ExportedFile, reply: FastifyReply): string | Buffer {
  if (mediaType === "image/svg+xml") void reply.header("content-security-policy", drawingPolicy);
  if (savedBytes !== undefined) void reply.header("x-saved-bytes", savedBytes);
  void reply.type(
    /^(?:text\/|image\/svg|application\/(?:json|javascript))/.test(mediaType)
      ? `${mediaType}; charset=utf-8`
      : mediaType,
  );
  return bytes;
}
