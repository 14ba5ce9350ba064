import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { bundleLimits } from "../../core/bundles/bundle-calls.ts";
import { AppError } from "../../core/errors.ts";
import { findPerson } from "../../core/people/viewer.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import type { Locale } from "../../i18n/locales.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  unavailable,
  type ApiScope,
} from "../../platform/http/parameters/api-scope.server.ts";
import { fileAnswer } from "../../platform/http/answers/file-answer.server.ts";
import { createRequestLimit } from "../../platform/http/limits/request-limit.server.ts";
import { sendBundle } from "../../platform/http/answers/send-bundle.server.ts";
import type { OneTimeTokens } from "../accounts/contract.ts";
import { fileOptions, type BundleService, type ZipRequest } from "../exports/contract.ts";
import type { RecordDownload } from "../../core/people/record-download.ts";

export interface CollectionDownloadDependencies {
  collections: DownloadableCollections;
  bundles: Pick<BundleService, "makeZip" | "checkZip">;
  recordDownload: RecordDownload;
  oneTimeTokens: OneTimeTokens;
  /** In which language made collections are named. */
  readLocale: (request: FastifyRequest) => Locale;
  readNetwork: (request: IncomingMessage) => string;
}

/** What is to be known of collections to download them. */
interface DownloadableCollections {
  /** @throws AppError `not_found` for what there is not, and for what whoever asks may not see */
  listIcons(
    requester: { personId: string | undefined; locale: Locale },
    key: string,
    options: { limit: number },
  ): Promise<{
    collection: { id: string; name: string; isOwn: boolean; totalIcons: number };
    icons: readonly { id: string; isUserSource: boolean }[];
  }>;
}

const minuteMs = 60_000;
const orderMinutes = 10;
const mostPerMinute = 30;

const downloadRequest = z.strictObject({
  format: fileOptions.format.default("svg"),
  size: fileOptions.size,
});
/** What somebody asked for, until they fetch it. */
const order = z.object({ key: z.string(), wish: downloadRequest });
const params = z.object({ id: z.string().max(64).describe("`id` or `apiCode` of the collection.") });
const tooLarge = failure.describe("An image exceeds your size limit; nothing is created.");
const tooMuch = failure.describe("Too many files, pixels or bytes for one download.");
const zipFile = fileAnswer(["application/zip"], "A streamed ZIP.");

/** Calls that bring all icons of a collection as files: first they are asked for, then fetched. */
export function registerCollectionDownloads(app: ApiScope, dependencies: CollectionDownloadDependencies): void {
  const parts = prepareCollectionDownloads(dependencies);
  registerOrderCollectionDownload(app, parts);
  registerFetchCollectionDownload(app, parts);
}

/** What several of these calls share. */
function prepareCollectionDownloads(dependencies: CollectionDownloadDependencies) {
  const { collections, bundles, recordDownload, oneTimeTokens, readLocale, readNetwork } = dependencies;
  const limit = createRequestLimit({ name: "collections", most: mostPerMinute, windowMs: minuteMs });
  /** What can be made files of: drawings that somebody else brought are theirs. */
  async function listIcons(request: FastifyRequest, key: string) {
    const requester = { personId: findPerson(request)?.id, locale: readLocale(request) };
    const { collection, icons } = await collections.listIcons(requester, key, { limit: bundleLimits.icons });
    const ids = icons.filter(({ isUserSource }) => !isUserSource || collection.isOwn).map(({ id }) => id);
    if (ids.length === 0) throw new AppError("invalid_input", "id: this collection has no icons to download");
    return { collection, ids, leftOut: collection.totalIcons - ids.length };
  }
  /** The ZIP of what somebody selects of a collection. */
  async function describeZip(request: FastifyRequest, key: string, { format, size }: z.infer<typeof downloadRequest>) {
    const { collection, ids, leftOut } = await listIcons(request, key);
    const zip: ZipRequest = {
      icons: ids.map((id) => ({ id })),
      formats: [{ format, ...(size !== undefined && { size }) }],
      licenses: "all",
      name: collection.name,
    };
    return { collection, ids, leftOut, zip };
  }
  return { limit, readNetwork, describeZip, bundles, oneTimeTokens, recordDownload };
}

type CollectionDownloadsParts = ReturnType<typeof prepareCollectionDownloads>;

function registerOrderCollectionDownload(
  app: ApiScope,
  { limit, readNetwork, describeZip, bundles, oneTimeTokens }: CollectionDownloadsParts,
): void {
  app.post(
    `${collectionsPath}/:id/download`,
    {
      config: { keyScope: "download" },
      schema: {
        operationId: "orderCollectionDownload",
        tags: ["collections"],
        summary: "Prepare a download of a collection",
        params,
        body: downloadRequest,
        response: {
          200: answer({
            id: z.string().describe("ID of the download. Fetch it once, within ten minutes."),
            url: z.string().describe("Path of the ZIP."),
            icons: z.int().describe("Number of icons."),
          }),
          400: invalidInput,
          403: tooLarge,
          404: notFound,
          413: tooMuch,
          429: failure.describe("Too many requests."),
          503: unavailable,
        },
      },
    },
    async (request, reply) => {
      await limit.demand(reply, readNetwork(request.raw));
      const { collection, ids, zip } = await describeZip(request, request.params.id, request.body);
      await bundles.checkZip(zip, request);
      const payload = JSON.stringify({ key: collection.id, wish: request.body } satisfies z.infer<typeof order>);
      const personId = findPerson(request)?.id;
      const id = await oneTimeTokens.make("download", { personId, payload, minutes: orderMinutes });
      return { ...succeeded, id, url: `${collectionsPath}/${collection.id}/download/${id}`, icons: ids.length };
    },
  );
}

function registerFetchCollectionDownload(
  app: ApiScope,
  { oneTimeTokens, describeZip, bundles, readNetwork, recordDownload }: CollectionDownloadsParts,
): void {
  app.get(
    `${collectionsPath}/:id/download/:download`,
    {
      config: { keyScope: "download" },
      schema: {
        operationId: "fetchCollectionDownload",
        tags: ["collections"],
        summary: "Download a collection",
        description: "A streamed ZIP of the prepared download. It works once, even if the transfer fails.",
        params: params.extend({ download: z.string().max(64) }),
        response: {
          200: zipFile,
          400: invalidInput,
          403: tooLarge,
          404: notFound,
          413: tooMuch,
          429: failure.describe("Too many simultaneous downloads, or the license’s quota is used up."),
          503: unavailable,
        },
      },
    },
    async (request, reply) => {
      const { id: key, download } = request.params;
      const { viewer } = request;
      const personId = findPerson(request)?.id;
      const used = await oneTimeTokens.use("download", download);
      const ordered = used && order.parse(JSON.parse(used.payload));
      if (!ordered || ordered.key !== key || used.personId !== personId) {
        throw new AppError("not_found", "This download has expired. Request a new one.");
      }
      // What has left the collection meanwhile, or is no longer for them, is not in it.
      const { ids, leftOut, zip } = await describeZip(request, ordered.key, ordered.wish);
      const bundle = await bundles.makeZip(zip, { viewer, who: readNetwork(request.raw) });
      await recordDownload(viewer, ids);
      return sendBundle(reply, { ...bundle, leftOut: bundle.leftOut + leftOut });
    },
  );
}
