import { z } from "zod";
import { requestLimits, requestStatuses, type RequestStatus } from "../../../core/requests/request-rules.ts";
import { requireCaptcha } from "../../../platform/captcha/require-captcha.server.ts";
import {
  answer,
  failure,
  invalidInput,
  notFound,
  succeeded,
  unavailable,
  type ApiScope,
} from "../../../platform/http/parameters/api-scope.server.ts";
import { pageNumber } from "../../../platform/http/parameters/parameters.server.ts";
import { requirePerson } from "../../../platform/http/parameters/require-person.server.ts";
import type { Gate, RequestCallDependencies } from "../api.server.ts";
import { makersPath, requestsPath } from "../contract.ts";
import { readRequestId, requestParams } from "./request-id.server.ts";
import {
  answeringIcon,
  halfRequest,
  limitReached,
  newRequest,
  notAllowed,
  publicMaker,
  publicRequest,
  requestDetails,
  requestQuery,
  signedOut,
} from "./request-shapes.server.ts";

const tags = ["requests"];
const hourMs = 3_600_000;
const minuteMs = 60_000;
const count = z.int();
const counts = z.object(
  Object.fromEntries(requestStatuses.map((status) => [status, count])) as Record<RequestStatus, typeof count>,
);

/** Calls that look at requests, make them and take them back. */
export function registerRequestCalls(app: ApiScope, deps: RequestCallDependencies & { gate: Gate }): void {
  const parts = prepareRequestCalls(deps);
  registerCreateRequest(app, parts);
  registerListRequests(app, parts);
  registerGetRequest(app, parts);
  registerDeleteRequest(app, parts);
  registerFindDuplicates(app, parts);
  registerSuggestWords(app, parts);
  registerListMakers(app, parts);
}

/** What several of these calls share. */
function prepareRequestCalls({ requests, captcha, readNetwork, gate }: RequestCallDependencies & { gate: Gate }) {
  const mayCreate = gate.limit({ name: "new-requests", person: 20, network: 60, windowMs: hourMs });
  const mayCompare = gate.limit({ name: "request-comparisons", person: 120, network: 240, windowMs: minuteMs });
  const proven = requireCaptcha({ captcha, readNetwork }, "request");
  return { proven, mayCreate, requests, gate, mayCompare };
}

type RequestParts = ReturnType<typeof prepareRequestCalls>;

function registerCreateRequest(app: ApiScope, { proven, mayCreate, requests, gate }: RequestParts): void {
  app.put(
    requestsPath,
    {
      async preHandler(request) {
        requirePerson(request);
        await proven(request);
      },
      schema: {
        operationId: "createRequest",
        tags,
        summary: "Request icons",
        description: "The owner’s vote counts as the first. Needs a captcha token in the header `x-captcha-token`.",
        body: newRequest,
        response: {
          200: answer({ request: requestDetails }),
          400: invalidInput,
          401: signedOut,
          403: failure.describe("The captcha token is missing or invalid."),
          409: failure.describe("The ID is already used."),
          429: limitReached,
        },
      },
    },
    async (asked) => {
      await mayCreate(asked);
      return { ...succeeded, request: await requests.create(gate.readRequester(asked), asked.body) };
    },
  );
}

function registerListRequests(app: ApiScope, { requests, gate }: RequestParts): void {
  app.get(
    requestsPath,
    {
      schema: {
        operationId: "listRequests",
        tags,
        summary: "List requests",
        description: "`counts` has the number of requests per status, with the same other filters.",
        querystring: requestQuery,
        response: {
          200: answer({ requests: z.array(publicRequest), total: z.int(), page: z.int(), limit: z.int(), counts }),
          400: invalidInput,
          401: signedOut,
          403: notAllowed,
        },
      },
    },
    async (asked) => {
      const { type: _type, ...query } = asked.query;
      const { page, limit } = query;
      const found = await requests.list(gate.readRequester(asked), query);
      return { ...succeeded, ...found, page, limit };
    },
  );
}

function registerGetRequest(app: ApiScope, { requests, gate }: RequestParts): void {
  app.get(
    `${requestsPath}/:id`,
    {
      schema: {
        operationId: "getRequest",
        tags,
        summary: "Get a request with its history",
        params: requestParams,
        response: { 200: answer({ request: requestDetails }), 404: notFound, 503: unavailable },
      },
    },
    async (asked) => ({
      ...succeeded,
      request: await requests.get(gate.readRequester(asked), readRequestId(asked.params.id)),
    }),
  );
}

function registerDeleteRequest(app: ApiScope, { requests, gate }: RequestParts): void {
  app.delete(
    `${requestsPath}/:id`,
    {
      schema: {
        operationId: "deleteRequest",
        tags,
        summary: "Delete a request",
        description: "For the owner and admins. Also deletes its votes and files.",
        params: requestParams,
        response: { 200: answer({}), 401: signedOut, 403: notAllowed, 404: notFound },
      },
    },
    async (asked) => {
      requirePerson(asked);
      await requests.delete(gate.readRequester(asked), readRequestId(asked.params.id));
      return succeeded;
    },
  );
}

function registerFindDuplicates(app: ApiScope, { mayCompare, requests, gate }: RequestParts): void {
  app.post(
    `${requestsPath}/alike`,
    {
      schema: {
        operationId: "findAlike",
        tags,
        summary: "Find existing icons and similar requests",
        description: "Compares words, meaning and attached images.",
        body: halfRequest,
        response: {
          200: answer({
            icons: z.array(answeringIcon),
            requests: z.array(publicRequest.pick({ id: true, title: true, status: true, votes: true, isVoted: true })),
          }),
          400: invalidInput,
          404: notFound,
          429: limitReached,
          503: unavailable,
        },
      },
    },
    async (asked) => {
      await mayCompare(asked);
      return { ...succeeded, ...(await requests.findDuplicates(gate.readRequester(asked), asked.body)) };
    },
  );
}

function registerSuggestWords(app: ApiScope, { mayCompare, requests }: RequestParts): void {
  app.get(
    `${requestsPath}/words`,
    {
      schema: {
        operationId: "suggestWords",
        tags,
        summary: "Suggest tags and a category",
        description: "Uses the catalogue’s vocabulary.",
        querystring: z.object({ name: z.string().max(requestLimits.titleLength.most) }),
        response: {
          200: answer({ category: z.string().optional(), tags: z.array(z.string()) }),
          400: invalidInput,
          429: limitReached,
        },
      },
    },
    async (asked) => {
      await mayCompare(asked);
      return { ...succeeded, ...(await requests.suggestWords(asked.query.name)) };
    },
  );
}

function registerListMakers(app: ApiScope, { requests, gate }: RequestParts): void {
  app.get(
    makersPath,
    {
      schema: {
        operationId: "listMakers",
        tags,
        summary: "List makers",
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(requestLimits.makers).default(10),
          page: pageNumber,
        }),
        response: {
          200: answer({ makers: z.array(publicMaker), total: z.int(), page: z.int(), limit: z.int() }),
          400: invalidInput,
          401: signedOut,
        },
      },
    },
    async (asked) => {
      const { query } = asked;
      const found = await requests.listMakers(gate.readRequester(asked), query);
      return { ...succeeded, ...found, ...query };
    },
  );
}
