import type { FastifyRequest } from "fastify";
import { z } from "zod";
import {
  answer,
  invalidInput,
  notFound,
  succeeded,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import {
  hasOneList,
  iconLists,
  iconReference,
  readIconList,
} from "../../../platform/http/parameters/icon-fields.server.ts";
import { createRequestLimit } from "../../../platform/http/limits/request-limit.server.ts";
import { collectionLimits, type Requester, type CollectionService } from "../contract.ts";
import { collectionsPath } from "../../../core/urls/paths/collection-paths.ts";
import {
  addedIcons,
  collectionKey,
  iconPlaces,
  limitReached,
  notAcceptable,
  notAllowed,
  publicCollectionIcon,
  publicFoundIcon,
  removedIcons,
  signedOut,
} from "./public-shapes.server.ts";

const mostFindsPerMinute = 300;
const minuteMs = 60_000;
const tags = ["collections"];
const params = z.object({ id: collectionKey.describe("`id` or `apiCode` of the collection.") });
const refusals = { 401: signedOut, 403: notAllowed, 404: notFound };
const removal = answer({ removed: removedIcons, totalIcons: z.int() });

const lists = iconLists(collectionLimits.icons);

/** Calls about icons in collections. */
export function registerCollectionIconCalls(
  app: ApiScope,
  deps: { collections: CollectionService; readRequester: (request: FastifyRequest) => Requester },
): void {
  const parts = prepareCollectionIconCalls(deps);
  registerFindCollectedIcons(app, parts);
  registerListCollectionIcons(app, parts);
  registerAddCollectionIcons(app, parts);
  registerRemoveCollectionIcon(app, parts);
  registerRemoveCollectionIcons(app, parts);
  registerMoveCollectionIcons(app, parts);
}

/** What several of these calls share. */
function prepareCollectionIconCalls({
  collections,
  readRequester,
}: {
  collections: CollectionService;
  readRequester: (request: FastifyRequest) => Requester;
}) {
  const limit = createRequestLimit({ name: "searches", most: mostFindsPerMinute, windowMs: minuteMs });
  return { readRequester, limit, collections };
}

type CollectionIconParts = ReturnType<typeof prepareCollectionIconCalls>;

function registerFindCollectedIcons(app: ApiScope, { readRequester, limit, collections }: CollectionIconParts): void {
  app.get(
    `${collectionsPath}/icons`,
    {
      config: { keyScope: "collections:read" },
      schema: {
        operationId: "findCollectedIcons",
        tags,
        summary: "Search the icons in your collections",
        querystring: z.object({ term: z.string().trim().min(1).max(collectionLimits.termLength) }),
        response: {
          200: answer({ icons: z.array(publicFoundIcon), total: z.int() }),
          400: invalidInput,
          401: signedOut,
          429: limitReached,
        },
      },
    },
    async (request, reply) => {
      const requester = readRequester(request);
      if (requester.personId !== undefined) await limit.demand(reply, requester.personId);
      return { ...succeeded, ...(await collections.findIcons(requester, request.query.term)) };
    },
  );
}

function registerListCollectionIcons(app: ApiScope, { collections, readRequester }: CollectionIconParts): void {
  app.get(
    `${collectionsPath}/:id/icons`,
    {
      config: { keyScope: "collections:read" },
      schema: {
        operationId: "listCollectionIcons",
        tags,
        summary: "List the icons of a collection",
        params,
        querystring: z.object({ limit: z.coerce.number().int().min(1).max(collectionLimits.icons).optional() }),
        response: {
          200: answer({ icons: z.array(publicCollectionIcon), total: z.int() }),
          400: invalidInput,
          404: notFound,
          503: unavailable,
        },
      },
    },
    async (request) => {
      const { limit } = request.query;
      const options = limit === undefined ? {} : { limit };
      const { icons, total } = await collections.listIcons(readRequester(request), request.params.id, options);
      return { ...succeeded, icons, total };
    },
  );
}

function registerAddCollectionIcons(app: ApiScope, { collections, readRequester }: CollectionIconParts): void {
  app.put(
    `${collectionsPath}/:id/icons`,
    {
      config: { keyScope: "collections:write", iconFields: ["icons", "id"] },
      schema: {
        operationId: "addCollectionIcons",
        tags,
        summary: "Add icons to a collection",
        params,
        body: z.strictObject({ icons: iconPlaces }),
        response: { 200: answer(addedIcons), 400: invalidInput, ...refusals, 406: notAcceptable, 429: limitReached },
      },
    },
    async (request) => ({
      ...succeeded,
      ...(await collections.addIcons(readRequester(request), request.params.id, request.body.icons)),
    }),
  );
}

function registerRemoveCollectionIcon(app: ApiScope, { collections, readRequester }: CollectionIconParts): void {
  app.delete(
    `${collectionsPath}/:id/icons/:iconId`,
    {
      config: { keyScope: "collections:write", iconFields: ["icons", "ids", "iconId"] },
      schema: {
        operationId: "removeCollectionIcon",
        tags,
        summary: "Remove an icon from a collection",
        params: params.extend({ iconId: iconReference }),
        response: { 200: removal, 400: invalidInput, ...refusals },
      },
    },
    async (request) => {
      const { id, iconId: icon } = request.params;
      return { ...succeeded, ...(await collections.removeIcons(readRequester(request), id, [icon])) };
    },
  );
}

function registerRemoveCollectionIcons(app: ApiScope, { collections, readRequester }: CollectionIconParts): void {
  app.post(
    `${collectionsPath}/:id/icons/remove`,
    {
      config: { keyScope: "collections:write", iconFields: ["icons", "ids", "iconId"] },
      schema: {
        operationId: "removeCollectionIcons",
        tags,
        summary: "Remove icons from a collection",
        params,
        body: z.strictObject(lists).refine(...hasOneList),
        response: { 200: removal, 400: invalidInput, ...refusals },
      },
    },
    async (request) => ({
      ...succeeded,
      ...(await collections.removeIcons(readRequester(request), request.params.id, readIconList(request.body))),
    }),
  );
}

function registerMoveCollectionIcons(app: ApiScope, { collections, readRequester }: CollectionIconParts): void {
  app.post(
    `${collectionsPath}/:id/icons/move`,
    {
      config: { keyScope: "collections:write", iconFields: ["icons", "ids", "iconId"] },
      schema: {
        operationId: "moveCollectionIcons",
        tags,
        summary: "Move icons to another collection",
        params,
        body: z
          .strictObject({ ...lists, to: collectionKey.describe("ID of the target collection.") })
          .refine(...hasOneList),
        response: {
          200: answer({ ...addedIcons, removed: removedIcons }),
          400: invalidInput,
          ...refusals,
          406: notAcceptable,
          429: limitReached,
        },
      },
    },
    async (request) => {
      const { to } = request.body;
      const move = { from: request.params.id, to, ids: readIconList(request.body) };
      return { ...succeeded, ...(await collections.moveIcons(readRequester(request), move)) };
    },
  );
}
