import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import { relations, type IconDetails } from "../../core/icons/icon.ts";
import { type Locale, readLocale } from "../../i18n/locales.ts";
import {
  answer,
  catalogueAnswer,
  gone,
  invalidInput,
  notFound,
  succeeded,
  unavailable,
  unchanged,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { isAskedByPage } from "../../platform/http/is-asked-by-page.server.ts";
import { commaList, language, yesNo } from "../../platform/http/parameters/parameters.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { uploadPrefix, type UploadFinder } from "../../core/icons/uploaded-icon.ts";
import type { ExportService } from "../exports/contract.ts";
import type { RecordDownload } from "../../core/people/record-download.ts";
import { publicIcon, type IconService } from "./contract.ts";
import { nameTags } from "./describe-details.server.ts";
import { describeUpload, detailUpload } from "./describe-upload.ts";

const bundleLimit = 100;

const detailedIcon = publicIcon
  .extend({
    mainId: z.string().describe("The icon that represents the concept; same as `commonId`."),
    relation: z.enum(relations).describe("Lists only show `main` icons."),
    tags: z.array(z.string()).describe("In the language of the request, those with a translation."),
    resolutions: z.array(z.object({ id: z.string(), size: z.number() })).describe("The other native sizes."),
    variants: z.array(z.object({ id: z.string(), platform: z.string(), subcategory: z.string() })),
    pngSize: z.number().describe("Largest PNG size in px that you can download."),
    viewBox: z.array(z.number()).length(4),
    svg: z.string().optional().describe("SVG document in Base64, with `svg=true`."),
  })
  .meta({ id: "IconDetails" });

const inlineIcon = publicIcon.extend({ svg: z.string().describe("The SVG document.") });

/** What somebody brought is seen by who may, and by nobody for whom it was kept. */
const onlyForOne = "private, no-cache";

const toBase64 = (text: string) => Buffer.from(text).toString("base64");

export interface IconApiDependencies {
  icon: IconService;
  catalogue: CatalogueHost;
  uploads: UploadFinder;
  exports: Pick<ExportService, "findLimit" | "findIconLimits">;
  recordDownload: RecordDownload;
}

/** Calls about single icons. */
export function registerIconApi(app: ApiScope, deps: IconApiDependencies): void {
  const parts = prepareIconApi(deps);
  registerGetIcon(app, parts);
  registerListVariants(app, parts);
  registerGetIcons(app, parts);
}

/** What several of these calls share. */
function prepareIconApi({ icon: icons, catalogue: host, uploads, exports, recordDownload }: IconApiDependencies) {
  /** Drawings that a program takes away; of those that somebody brought, one's own. */
  const recordFetched = ({ headers, viewer }: FastifyRequest, ids: readonly string[]) =>
    isAskedByPage(headers) ? undefined : recordDownload(viewer, ids);
  const describeDetails = (details: IconDetails, locale: Locale) => ({
    ...details,
    ...icons.describe(details, locale),
    tags: nameTags(details.tags, host.current().names, locale),
    viewBox: [...details.viewBox],
  });
  return { uploads, recordFetched, exports, icons, describeDetails, host };
}

type IconParts = ReturnType<typeof prepareIconApi>;

function registerGetIcon(app: ApiScope, { uploads, recordFetched, exports, icons, describeDetails }: IconParts): void {
  app.get(
    "/siteApi/icons/icon",
    {
      config: { keyScope: "search", iconFields: ["id"] },
      schema: {
        operationId: "getIcon",
        tags: ["icons"],
        summary: "Get an icon with its variants",
        querystring: z.object({
          id: z.string().describe("Icon ID or Iconify name, such as `lucide:house`."),
          language,
          svg: yesNo.optional().describe("Include the SVG."),
          info: yesNo.optional().describe("Ignored; all details are always returned."),
        }),
        response: {
          200: answer({ icon: detailedIcon }),
          304: unchanged,
          400: invalidInput,
          404: notFound,
          410: gone,
          503: unavailable,
        },
      },
    },
    async (request, reply) => {
      const { query, viewer } = request;
      if (query.id.startsWith(uploadPrefix)) {
        const upload = (await uploads.find(viewer.person?.id, [query.id])).get(query.id);
        if (!upload) throw new AppError("not_found", "Icon not found.", { field: "id" });
        const drawing = query.svg ? { svg: toBase64(upload.svg) } : {};
        if (query.svg && upload.isOwn) await recordFetched(request, [query.id]);
        void reply.header("cache-control", onlyForOne);
        const details = { ...detailUpload(upload), pngSize: exports.findLimit("upload", viewer).px };
        return { ...succeeded, icon: { ...details, viewBox: [...details.viewBox], ...drawing } };
      }
      const details = icons.getDetails(query.id);
      const drawing = query.svg ? { svg: toBase64(icons.getSvg(query.id)) } : {};
      const [limit] = await exports.findIconLimits([details], viewer);
      const pngSize = limit!.px;
      if (query.svg) await recordFetched(request, [query.id]);
      if (viewer.isGuest) reply.publish({ ...catalogueAnswer, variesByCookie: true });
      else void reply.header("cache-control", onlyForOne);
      return { ...succeeded, icon: { ...describeDetails(details, readLocale(query.language)), pngSize, ...drawing } };
    },
  );
}

function registerListVariants(app: ApiScope, { icons, host }: IconParts): void {
  app.get(
    "/siteApi/icons/icon/:id/variants",
    {
      config: { keyScope: "search", iconFields: ["id"] },
      schema: {
        operationId: "listVariants",
        tags: ["icons"],
        summary: "List variants of an icon in other styles",
        params: z.object({ id: z.string().describe("Icon ID or Iconify name, such as `lucide:house`.") }),
        querystring: z.object({ language }),
        response: {
          200: answer({ variants: z.array(publicIcon) }),
          304: unchanged,
          400: invalidInput,
          404: notFound,
          410: gone,
        },
      },
    },
    async ({ params, query }, reply) => {
      const locale = readLocale(query.language);
      const { variants } = icons.getDetails(params.id);
      const { catalogue } = host.current();
      const found = variants.flatMap(({ id }) => {
        const ordinal = catalogue.findById(id);
        return ordinal === undefined ? [] : [icons.describe(catalogue.icon(ordinal), locale)];
      });
      reply.publish(catalogueAnswer);
      return { ...succeeded, variants: found };
    },
  );
}

function registerGetIcons(app: ApiScope, { uploads, host, icons, recordFetched }: IconParts): void {
  app.get(
    "/api/bundle/icons",
    {
      config: { keyScope: "search", iconFields: ["ids"] },
      schema: {
        operationId: "getIcons",
        tags: ["icons"],
        summary: "Get several icons with their SVGs",
        querystring: z.object({
          ids: commaList
            .refine((ids) => ids.length > 0, "give at least one ID")
            .describe(`Icon IDs or Iconify names, such as \`lucide:house\`, at most ${bundleLimit}.`),
          language,
        }),
        response: {
          200: answer({ icons: z.array(inlineIcon), notFound: z.array(z.string()) }),
          304: unchanged,
          400: invalidInput,
          404: notFound.describe("There is none of these icons."),
          503: unavailable,
        },
      },
    },
    async (request, reply) => {
      const { query, viewer } = request;
      const locale = readLocale(query.language);
      const ids = [...new Set(query.ids)];
      const foundUploads = await uploads.find(viewer.person?.id, ids);
      const { catalogue } = host.current();
      const describe = (id: string): z.infer<typeof inlineIcon>[] => {
        const upload = foundUploads.get(id);
        if (upload) return [Object.assign(describeUpload(upload), { svg: upload.svg })];
        const ordinal = catalogue.findById(id);
        if (ordinal === undefined) return [];
        return [Object.assign(icons.describe(catalogue.icon(ordinal), locale), { svg: icons.getSvg(id) })];
      };
      const known = ids.flatMap(describe);
      if (known.length === 0) {
        throw new AppError("not_found", "None of these icons exists or is yours.", { field: "ids" });
      }
      const found = new Set(known.map(({ id }) => id));
      await recordFetched(
        request,
        ids.filter((id) => found.has(id) && foundUploads.get(id)?.isOwn !== false),
      );
      if (ids.some((id) => id.startsWith(uploadPrefix))) void reply.header("cache-control", onlyForOne);
      else reply.publish(catalogueAnswer);
      return { ...succeeded, icons: known, notFound: ids.filter((id) => !found.has(id)) };
    },
  );
}
