import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { AppError } from "../../core/errors.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  type ApiScope,
} from "../../platform/http/api-scope.server.ts";
import { createRateLimit } from "../../platform/http/rate-limit.server.ts";
import { sendBundle } from "../../platform/http/send-bundle.server.ts";
import type { BundleService } from "../exports/bundles/contract.ts";
import { fileWishes } from "../exports/contract.ts";
import type { KeepTaken } from "../takes/contract.ts";
import { collectionLimits, collectionsPath, type Asker, type CollectionService } from "./contract.ts";
import { collectionKey } from "./public-shapes.server.ts";

export interface DownloadCallDependencies {
  collections: CollectionService;
  bundles: Pick<BundleService, "makeZip">;
  keepTaken: KeepTaken;
  readAsker: (request: FastifyRequest) => Asker;
  readNetwork: (request: IncomingMessage) => string;
}

/** What somebody asked for, until they fetch it. */
interface Order {
  personId: string | undefined;
  key: string;
  wish: z.infer<typeof downloadRequest>;
}

const mostOrders = 10_000;
const minuteMs = 60_000;
const orderMs = 10 * minuteMs;
const mostPerMinute = 30;
const idBytes = 18;

const downloadRequest = z.strictObject({
  format: fileWishes.format.default("svg"),
  size: fileWishes.size,
});
const params = z.object({ id: collectionKey.describe("`id`, or `apiCode`, of the collection.") });
const zip = z.unknown().meta({ type: "string", format: "binary", contentMediaType: "application/zip" });

/** Calls that bring all icons of a collection as files: first they are asked for, then fetched. */
export function registerDownloadCalls(app: ApiScope, dependencies: DownloadCallDependencies): void {
  const { collections, bundles, keepTaken, readAsker, readNetwork } = dependencies;
  const orders = new LRUCache<string, Order>({ max: mostOrders, ttl: orderMs });
  const mayAsk = createRateLimit({ most: mostPerMinute, windowMs: minuteMs });

  /** What can be made files of: drawings that somebody else brought are theirs. */
  async function listIcons(request: FastifyRequest, key: string) {
    const { collection, icons } = await collections.listIcons(readAsker(request), key, {
      limit: collectionLimits.icons,
    });
    const ids = icons.filter(({ isUserSource }) => !isUserSource || collection.isOwn).map(({ id }) => id);
    if (ids.length === 0) throw new AppError("invalid_input", "id: there is nothing to download in this collection");
    return { collection, ids, leftOut: collection.totalIcons - ids.length };
  }

  app.post(
    `${collectionsPath}/:id/download`,
    {
      schema: {
        operationId: "orderCollectionDownload",
        tags: ["collections"],
        summary: "Ask for the icons of a collection as files",
        params,
        body: downloadRequest,
        response: {
          200: answer({
            id: z.string().describe("Of the download; whoever asked fetches it within ten minutes."),
            url: z.string().describe("Path of the ZIP."),
            icons: z.int().describe("How many icons it has."),
          }),
          400: invalidInput,
          404: notFound,
          429: failure.describe("Too many in a minute."),
        },
      },
    },
    async (request) => {
      if (!mayAsk(readNetwork(request.raw))) throw new AppError("limit_reached", "That is enough for one minute.");
      const { collection, ids } = await listIcons(request, request.params.id);
      const id = randomBytes(idBytes).toString("base64url");
      orders.set(id, { personId: request.viewer.person?.id, key: collection.id, wish: request.body });
      return { ...succeeded, id, url: `${collectionsPath}/${collection.id}/download/${id}`, icons: ids.length };
    },
  );

  app.get(
    `${collectionsPath}/:id/download/:download`,
    {
      schema: {
        operationId: "fetchCollectionDownload",
        tags: ["collections"],
        summary: "The icons of a collection as files",
        description: "A ZIP, written while it is made, of what was asked for.",
        params: params.extend({ download: z.string().max(64) }),
        response: {
          200: zip,
          403: failure.describe("A picture would be larger than this viewer may have; nothing is made."),
          404: notFound,
          413: failure.describe("Too many files, pixels or bytes for one bundle."),
          429: failure.describe("Too many bundles at the same time, or nothing is left of what the licence allows."),
        },
      },
    },
    async (request, reply) => {
      const { id: key, download } = request.params;
      const order = orders.get(download);
      const { viewer } = request;
      if (!order || order.key !== key || order.personId !== viewer.person?.id) {
        throw new AppError("not_found", "There is no such download any more.");
      }
      // What has left the collection meanwhile, or is no longer for them, is not in it.
      const { collection, ids, leftOut } = await listIcons(request, order.key);
      const { format, size } = order.wish;
      const bundle = await bundles.makeZip(
        {
          icons: ids.map((id) => ({ id })),
          formats: [{ format, ...(size !== undefined && { size }) }],
          licences: "all",
          name: collection.name,
        },
        { viewer, who: readNetwork(request.raw) },
      );
      await keepTaken(viewer, ids);
      return sendBundle(reply, { ...bundle, leftOut: bundle.leftOut + leftOut });
    },
  );
}
