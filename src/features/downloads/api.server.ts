import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Viewer } from "../../core/people/viewer.ts";
import { bundleKinds } from "../../core/bundles/bundle-calls.ts";
import { exportFormats } from "../../core/formats/export-formats.ts";
import { pictureFormats } from "../../core/formats/picture-formats.ts";
import { mostDownloadedAtOnce, downloadKinds, type DownloadKind } from "../../core/icons/download-kind.ts";
import { customizationLimits } from "../../core/svg/icon-customization.ts";
import type { PageKind } from "../../core/urls/address.ts";
import { clickEventPath, downloadEventPath } from "../../core/urls/paths/event-paths.ts";
import { readLocale, type Locale } from "../../i18n/locales.ts";
import { failure, invalidInput, type ApiScope } from "../../platform/http/parameters/api-scope.server.ts";
import { isPersonHere } from "../../platform/http/is-person-here.server.ts";
import type { NetworkReader } from "../../platform/http/network.server.ts";
import { language } from "../../platform/http/parameters/parameters.server.ts";
import { createRateLimit } from "../../platform/http/limits/rate-limit.server.ts";
import type { CatalogueHost } from "../catalogue/contract.ts";
import { uploadPrefix, type UploadedIcon, type UploadFinder } from "../../core/icons/uploaded-icon.ts";
import { registerCollectionDownloads, type CollectionDownloadDependencies } from "./collection-calls.server.ts";
import type { DownloadLog } from "./contract.ts";

export interface DownloadsApiDependencies extends CollectionDownloadDependencies {
  catalogue: CatalogueHost;
  downloadLog: DownloadLog;
  /** Learns what is taken after a search. Never throws, never waits. */
  learning: {
    note(downloaded: {
      term: string;
      language: Locale;
      concept: string;
      kind: Exclude<DownloadKind, "bundle">;
      network: string;
    }): void;
  };
  uploads: UploadFinder;
  readNetwork: NetworkReader;
}

const mostClickBytes = 1_024;
const mostBytes = 65_536;
const dayMs = 86_400_000;
/** More than a studio behind one address takes in a day; what is beyond is not counted. */
const mostLearnedPerDay = 500;
const mostIconsPerDay = 5_000;

const pages = [
  "landing",
  "search",
  "emoji",
  "style",
  "family",
  "author",
  "styles",
  "new",
  "clip-art",
  "search-by-image",
  "collections",
  "collection",
  "shared",
  "icon",
] as const satisfies readonly PageKind[];

const formatIds = [...pictureFormats, ...exportFormats].map(({ id }) => id);

const reference = z.string().max(128);
const event = {
  id: reference.exactOptional().describe("Icon ID or Iconify name."),
  ids: z.array(reference).min(1).max(mostDownloadedAtOnce).exactOptional().describe("Icon IDs, instead of one."),
  page: z.enum(pages).exactOptional().describe("Page type."),
  term: z.string().min(1).max(200).exactOptional().describe("The search term."),
  lang: language,
};

const hasIcons = ({ id, ids }: { id?: string; ids?: string[] }) => (id === undefined) !== (ids === undefined);
const needsIcons = { path: ["id"], message: "give either id or ids" };

const click = z.object(event).refine(hasIcons, needsIcons);
const download = z
  .object({
    ...event,
    kind: z.enum(downloadKinds).exclude(["click"]).default("download"),
    format: z.enum([...formatIds, ...bundleKinds]).exactOptional(),
    size: z
      .int()
      .min(customizationLimits.size.min)
      .max(customizationLimits.size.max)
      .exactOptional()
      .describe("Size in px."),
  })
  .refine(hasIcons, needsIcons);

const responses = {
  204: z.null().describe("Accepted."),
  400: invalidInput,
  413: failure.describe("Too many requests."),
};

/** Calls by which pages tell what people look at and take. They bring nothing back, and nothing depends on them. */
export function registerDownloadsApi(app: ApiScope, dependencies: DownloadsApiDependencies): void {
  const parts = prepareDownloadsApi(dependencies);
  registerReportClick(app, parts);
  registerReportDownload(app, parts);
  registerCollectionDownloads(app, dependencies);
}

/** What several of these calls share. */
function prepareDownloadsApi(dependencies: DownloadsApiDependencies) {
  const { catalogue: host, downloadLog, learning, recordDownload, uploads, readNetwork } = dependencies;
  const mayLearn = createRateLimit({ name: "learned-searches", most: mostLearnedPerDay, windowMs: dayMs });
  const mayCount = createRateLimit({ name: "counted-icons", most: mostIconsPerDay, windowMs: dayMs });
  /** Those that are the viewer's own drawings; nothing depends on it. */
  async function findOwn({ person }: Viewer, ids: readonly string[]): Promise<string[]> {
    const wanted = person ? ids.filter((id) => id.startsWith(uploadPrefix)) : [];
    const found = await uploads.find(person?.id, wanted).catch((): ReadonlyMap<string, UploadedIcon> => new Map());
    return wanted.filter((id) => found.get(id)?.isOwn);
  }
  async function note(request: FastifyRequest, reply: FastifyReply, received: ReceivedEvent): Promise<null> {
    void reply.code(204);
    const { id, ids, kind, format, size, page, term, lang } = received;
    const { catalogue } = host.current();
    const named = [...new Set(ids ?? [id!])];
    const icons = new Map(named.map((each) => [each, catalogue.findById(each)]));
    for (const [each, ordinal] of icons) if (ordinal === undefined) icons.delete(each);
    const network = readNetwork(request.raw);
    if (!isPersonHere(request.headers)) return null;
    if (kind !== "click") {
      const own = new Set(await findOwn(request.viewer, named));
      await recordDownload(
        request.viewer,
        named.filter((each) => icons.has(each) || own.has(each)),
      );
    }
    if (icons.size === 0) return null;
    if (await mayCount(request, network, icons.size)) {
      downloadLog.record({
        icons: [...icons.keys()],
        kind,
        ...(format !== undefined && { format }),
        ...(size !== undefined && { sizePx: size }),
        ...(page !== undefined && { page }),
      });
    }
    if (term !== undefined && kind !== "bundle" && icons.size === 1 && (await mayLearn(request, network))) {
      const [ordinal] = icons.values();
      const concept = catalogue.icon(ordinal!).commonName;
      learning.note({ term, language: readLocale(lang), concept, kind, network });
    }
    return null;
  }
  return { note };
}

type DownloadsParts = ReturnType<typeof prepareDownloadsApi>;

function registerReportClick(app: ApiScope, { note }: DownloadsParts): void {
  app.post(
    clickEventPath,
    {
      bodyLimit: mostClickBytes,
      config: { iconFields: ["id", "ids"] },
      schema: {
        operationId: "recordClick",
        tags: ["events"],
        summary: "Report an icon view",
        description: "For pages of this site; other reports aren’t counted.",
        body: click,
        response: responses,
      },
    },
    (request, reply) => note(request, reply, { ...request.body, kind: "click" }),
  );
}

function registerReportDownload(app: ApiScope, { note }: DownloadsParts): void {
  app.post(
    downloadEventPath,
    {
      bodyLimit: mostBytes,
      config: { iconFields: ["id", "ids"] },
      schema: {
        operationId: "recordDownload",
        tags: ["events"],
        summary: "Report downloads",
        description:
          "For pages of this site; other reports aren’t counted. For signed-in users, icons are added to Downloaded.",
        body: download,
        response: responses,
      },
    },
    (request, reply) => note(request, reply, request.body),
  );
}

type ReceivedEvent = z.infer<typeof click> & { kind: DownloadKind } & Partial<
    Pick<z.infer<typeof download>, "format" | "size">
  >;
