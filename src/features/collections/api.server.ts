import { findPerson } from "../../core/people/viewer.ts";
import type { IncomingMessage } from "node:http";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
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
import { iconReference } from "../../platform/http/parameters/icon-fields.server.ts";
import { commaListOf } from "../../platform/http/parameters/parameters.server.ts";
import type { ExportService } from "../exports/contract.ts";
import { registerCollectionIconCalls } from "./calls/collection-icon-calls.server.ts";
import {
  collectionLimits,
  collectionSorts,
  type Requester,
  type Collection,
  type CollectionService,
} from "./contract.ts";
import { collectionsPath } from "../../core/urls/paths/collection-paths.ts";
import { registerNewsCalls } from "./calls/event-calls.server.ts";
import {
  collectionChange,
  collectionKey,
  limitReached,
  newCollection,
  notAcceptable,
  notAllowed,
  publicCollection,
  signedOut,
} from "./calls/public-shapes.server.ts";
import type { Uploads } from "./uploads/contract.ts";
import { registerUploadCalls } from "./uploads/upload-calls.server.ts";

export interface CollectionsApiDependencies {
  collections: CollectionService;
  uploads: Uploads;
  exports: Pick<ExportService, "findLimit">;
  readNetwork: (request: IncomingMessage) => string;
  /** In which language made collections are named. */
  readLocale: (request: FastifyRequest) => Locale;
}

const tags = ["collections"];
const one = answer({ collection: publicCollection });
const params = z.object({ id: collectionKey.describe("`id`, or `apiCode`.") });
const [firstField, ...moreFields] = publicCollection.keyof().options;
const listed = publicCollection.partial().required({ id: true });

/** Calls about people's collections. What they tell is for the viewer only: nothing of it is kept. */
export function registerCollectionsApi(app: ApiScope, dependencies: CollectionsApiDependencies): void {
  const parts = prepareCollectionsApi(dependencies);
  const { collections, readRequester, uploads, readNetwork, exports } = parts;
  registerListCollections(app, parts);
  registerCreateCollection(app, parts);
  registerGetCollection(app, parts);
  registerChangeCollection(app, parts);
  registerDeleteCollection(app, parts);
  registerCopyCollection(app, parts);
  registerCollectionIconCalls(app, { collections, readRequester });
  registerUploadCalls(app, { uploads, readRequester, readNetwork, exports });
  registerNewsCalls(app, collections);
}

/** What several of these calls share. */
function prepareCollectionsApi(dependencies: CollectionsApiDependencies) {
  const { collections, uploads, readLocale } = dependencies;
  const readRequester = (request: FastifyRequest): Requester => ({
    personId: findPerson(request)?.id,
    locale: readLocale(request),
  });
  const { readNetwork, exports } = dependencies;
  return { collections, readRequester, uploads, readNetwork, exports };
}

type CollectionsParts = ReturnType<typeof prepareCollectionsApi>;

function registerListCollections(app: ApiScope, { collections, readRequester }: CollectionsParts): void {
  app.get(
    collectionsPath,
    {
      config: { keyScope: "collections:read", iconFields: ["icon"] },
      schema: {
        operationId: "listCollections",
        tags,
        summary: "List your collections",
        querystring: z.object({
          select: commaListOf([firstField!, ...moreFields])
            .optional()
            .describe("Fields to return besides `id`; all by default."),
          sort: z.enum(collectionSorts).default("-updatedAt"),
          limit: z.coerce.number().int().min(1).max(collectionLimits.collections).optional(),
          previewCount: z.coerce.number().int().min(0).max(collectionLimits.previewIcons).optional(),
          icon: iconReference.optional().describe("Only collections that contain this icon."),
        }),
        response: {
          200: answer({ docs: z.array(listed), total: z.int(), lastUsedId: z.string() }),
          400: invalidInput,
          401: signedOut,
        },
      },
    },
    (request) => {
      const { select, sort, limit, previewCount, icon } = request.query;
      const options = {
        sort,
        ...(limit !== undefined && { limit }),
        ...(previewCount !== undefined && { previewCount }),
        ...(icon !== undefined && { iconId: icon }),
      };
      return collections.list(readRequester(request), options).then(({ collections: found, ...rest }) => ({
        ...succeeded,
        docs: found.map((collection) => selectFields(collection, select)),
        ...rest,
      }));
    },
  );
}

function registerCreateCollection(app: ApiScope, { collections, readRequester }: CollectionsParts): void {
  app.put(
    collectionsPath,
    {
      config: { keyScope: "collections:write", iconFields: ["icons"] },
      schema: {
        operationId: "createCollection",
        tags,
        summary: "Create a collection",
        body: newCollection,
        response: {
          200: one,
          400: invalidInput,
          401: signedOut,
          409: failure.describe("Another collection has this ID."),
          429: limitReached,
        },
      },
    },
    (request) =>
      collections.create(readRequester(request), request.body).then((collection) => ({ ...succeeded, collection })),
  );
}

function registerGetCollection(app: ApiScope, { collections, readRequester }: CollectionsParts): void {
  app.get(
    `${collectionsPath}/:id`,
    {
      config: { keyScope: "collections:read" },
      schema: {
        operationId: "getCollection",
        tags,
        summary: "Get a collection",
        params,
        response: { 200: one, 404: notFound, 503: unavailable },
      },
    },
    async (request) => ({
      ...succeeded,
      collection: await collections.get(readRequester(request), request.params.id),
    }),
  );
}

function registerChangeCollection(app: ApiScope, { collections, readRequester }: CollectionsParts): void {
  app.patch(
    `${collectionsPath}/:id`,
    {
      config: { keyScope: "collections:write", iconFields: ["order", "icons", "before"] },
      schema: {
        operationId: "changeCollection",
        tags,
        summary: "Update a collection or reorder its icons",
        params,
        body: collectionChange,
        response: {
          200: one,
          400: invalidInput,
          401: signedOut,
          403: notAllowed,
          404: notFound,
          406: notAcceptable,
        },
      },
    },
    async (request) => ({
      ...succeeded,
      collection: await collections.change(readRequester(request), request.params.id, request.body),
    }),
  );
}

function registerDeleteCollection(app: ApiScope, { collections, readRequester }: CollectionsParts): void {
  app.delete(
    `${collectionsPath}/:id`,
    {
      config: { keyScope: "collections:write" },
      schema: {
        operationId: "deleteCollection",
        tags,
        summary: "Delete a collection",
        params,
        response: {
          200: answer({ lastUsedId: z.string() }),
          401: signedOut,
          403: notAllowed,
          404: notFound,
          406: notAcceptable,
        },
      },
    },
    async (request) => ({ ...succeeded, ...(await collections.delete(readRequester(request), request.params.id)) }),
  );
}

function registerCopyCollection(app: ApiScope, { collections, readRequester }: CollectionsParts): void {
  app.post(
    `${collectionsPath}/:id/copy`,
    {
      config: { keyScope: "collections:write" },
      schema: {
        operationId: "copyCollection",
        tags,
        summary: "Copy a collection",
        params,
        response: { 200: one, 401: signedOut, 404: notFound, 429: limitReached },
      },
    },
    async (request) => ({
      ...succeeded,
      collection: await collections.copy(readRequester(request), request.params.id),
    }),
  );
}

function selectFields(
  collection: Collection,
  select: readonly (keyof Collection)[] | undefined,
): z.infer<typeof listed> {
  if (!select) return collection;
  return { ...Object.fromEntries(select.map((field) => [field, collection[field]])), id: collection.id };
}
