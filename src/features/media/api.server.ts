import type { IncomingMessage } from "node:http";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { readLocale } from "../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  failure,
  invalidInput,
  notFound,
  refuseParameter,
  succeeded,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { attachment } from "../../platform/http/answers/attachment.server.ts";
import { drawingPolicy } from "../../platform/http/drawing-policy.server.ts";
import { fileAnswer } from "../../platform/http/answers/file-answer.server.ts";
import { isPersonHere } from "../../platform/http/is-person-here.server.ts";
import {
  commaList,
  commaListOf,
  documents,
  language,
  limit,
  pageNumber,
  term,
  yesNo,
} from "../../platform/http/parameters/parameters.server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import { illustration, image, toIllustration, toImage } from "./call-shapes.ts";
import { mediaId, mediaSorts, mediaTypes, type MediaQuery, type MediaService } from "./contract.ts";
import { mediaFormats, mediaWidths, type MediaFormat } from "../../core/media/media-vocabulary.ts";

const mostAtOnce = 100;
const dayMs = 86_400_000;
const perPage = limit(24, mostAtOnce);
const fieldsOf = <Shape extends z.ZodRawShape>(item: z.ZodObject<Shape>) =>
  commaListOf(Object.keys(item.shape) as [string, ...string[]])
    .optional()
    .describe("Fields of each item to return.");
const imageFields = fieldsOf(image);
const illustrationFields = fieldsOf(illustration);
const sortBy = z
  .enum(mediaSorts)
  .optional()
  .describe("By downloads (trending or overall), or newest first. Defaults to relevance.");
const categoryId = commaList.optional().describe("Category codes; matches any of them.");

const imagesAnswer = answer({ total: z.number(), images: z.array(image) });
const illustrationsAnswer = answer({ total: z.number(), illustrations: z.array(illustration) });

/** A picture changes only with the catalogue or its file, and then its tag does too. */
const pictureAnswer = { maxAge: 86_400 };
const fileForm = new RegExp(`^(.+)\\.(${mediaFormats.join("|")})$`);

/** Calls that bring illustrations, photos and patterns. */
export function registerMediaApi(
  app: ApiScope,
  deps: { media: MediaService; readNetwork: (request: IncomingMessage) => string },
): void {
  const parts = prepareMediaApi(deps);
  registerListImages(app, parts);
  registerSearchImages(app, parts);
  registerListIllustrations(app, parts);
  registerGetMediaFile(app, parts);
}

/** What several of these calls share. */
function prepareMediaApi({
  media,
  readNetwork,
}: {
  media: MediaService;
  readNetwork: (request: IncomingMessage) => string;
}) {
  /** Whoever takes a picture again and again wants it once. */
  const isFirst = createRateLimit({ name: "media-downloads", most: 1, windowMs: dayMs });
  async function listImages(
    query: { page: number; per_page: number; fields?: string[] | undefined; locale: string },
    mediaQuery: Pick<MediaQuery, "term" | "categories" | "sort">,
  ) {
    const { total, items } = await search("photo", { ...query, ...mediaQuery });
    return { ...succeeded, total, images: items.map((item) => pick(toImage(item), query.fields)) };
  }
  async function search(
    kind: MediaQuery["kind"],
    mediaQuery: { page: number; per_page: number; locale: string } & Pick<MediaQuery, "term" | "categories" | "sort">,
  ) {
    const { term: wanted, categories, sort, page, per_page: size, locale } = mediaQuery;
    const listed = { kind, term: wanted, categories, sort, page, perPage: size, locale: readLocale(locale) };
    return media.search(listed);
  }
  return { listImages, search, media, isFirst, readNetwork };
}

type MediaParts = ReturnType<typeof prepareMediaApi>;

function registerListImages(app: ApiScope, { listImages }: MediaParts): void {
  app.get(
    "/images",
    {
      schema: {
        operationId: "listImages",
        tags: ["media"],
        summary: "List photos and patterns",
        querystring: z.object({
          page: pageNumber,
          per_page: perPage,
          fields: imageFields,
          sort_by: sortBy,
          locale: language,
          category_id: categoryId,
          query: term,
        }),
        response: { 200: imagesAnswer, 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      reply.publish(catalogueAnswer);
      return listImages(query, { term: query.query, categories: query.category_id, sort: query.sort_by });
    },
  );
}

function registerSearchImages(app: ApiScope, { listImages }: MediaParts): void {
  app.get(
    "/images/search",
    {
      config: { keyScope: "search" },
      schema: {
        operationId: "searchImages",
        tags: ["media"],
        summary: "Search photos and patterns",
        querystring: z.object({
          query: term,
          page: pageNumber,
          per_page: perPage,
          fields: imageFields,
          locale: language,
        }),
        response: { 200: imagesAnswer, 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      if (query.query === "") refuseParameter("query", "enter a search term");
      reply.publish(catalogueAnswer);
      return listImages(query, { term: query.query });
    },
  );
}

function registerListIllustrations(app: ApiScope, { search }: MediaParts): void {
  app.get(
    "/illustrations",
    {
      schema: {
        operationId: "listIllustrations",
        tags: ["media"],
        summary: "Search illustrations",
        querystring: z.object({
          page: pageNumber,
          per_page: perPage,
          fields: illustrationFields,
          sort_by: sortBy,
          locale: language,
          subject_pretty_ids: categoryId,
          search: term,
        }),
        response: { 200: illustrationsAnswer, 304: unchanged, 400: invalidInput },
      },
    },
    async ({ query }, reply) => {
      const mediaQuery = { ...query, term: query.search, categories: query.subject_pretty_ids, sort: query.sort_by };
      const { total, items } = await search("illustration", mediaQuery);
      reply.publish(catalogueAnswer);
      return { ...succeeded, total, illustrations: items.map((item) => pick(toIllustration(item), query.fields)) };
    },
  );
}

function registerGetMediaFile(app: ApiScope, { media, isFirst, readNetwork }: MediaParts): void {
  app.get(
    "/media/:file",
    {
      config: { makesWay: true, keyScope: "download" },
      schema: {
        operationId: "getMediaFile",
        tags: ["media"],
        summary: "Download an illustration, photo or pattern",
        params: z.object({ file: z.string().describe("`{id}.{format}`; formats are svg, png and webp.") }),
        querystring: z.object({
          width: z.coerce
            .number()
            .pipe(z.literal(mediaWidths))
            .default(640)
            .meta(documents({ type: "integer", enum: [...mediaWidths] }))
            .describe("Width in px, for PNG and WebP."),
          download: yesNo.optional().describe("Send as a file download."),
        }),
        response: {
          200: fileAnswer(Object.values(mediaTypes), "The image."),
          304: unchanged,
          400: invalidInput,
          403: failure.describe("Larger than your size limit."),
          404: notFound,
          429: failure.describe("The license’s quota is used up."),
          503: failure.describe("The image can’t be rendered right now."),
        },
      },
    },
    async ({ params, query, viewer, raw }, reply) => {
      const [, id = "", format = ""] = fileForm.exec(params.file) ?? [];
      if (!mediaId.test(id)) refuseParameter("file", "must look like garden-noto.webp");
      const { width, download } = query;
      const file = await media.makeFile(id, { format: format as MediaFormat, width, viewer });
      if (download) {
        void reply.header("content-disposition", attachment(file.fileName));
        if (isPersonHere(raw.headers) && (await isFirst(reply, `${readNetwork(raw)} ${id}`)))
          media.noteDownload(id, format as MediaFormat);
      }
      // Downloads come here every time, as they are counted.
      if (file.isPublic && !download) reply.publish(pictureAnswer);
      else void reply.header("cache-control", `private, max-age=${pictureAnswer.maxAge}`);
      return sendFile(file, reply);
    },
  );
}

function sendFile({ bytes, mediaType }: { bytes: Buffer; mediaType: string }, reply: FastifyReply): Buffer {
  const isSvg = mediaType === "image/svg+xml";
  if (isSvg) void reply.header("content-security-policy", drawingPolicy);
  void reply.type(isSvg ? `${mediaType}; charset=utf-8` : mediaType);
  return bytes;
}

/** Only the wanted fields of something; all by default. */
function pick<Shape extends object>(whole: Shape, wanted: readonly string[] | undefined): Partial<Shape> {
  if (!wanted || wanted.length === 0) return whole;
  return Object.fromEntries(Object.entries(whole).filter(([name]) => wanted.includes(name))) as Partial<Shape>;
}
